"""Truth values and integers: logic, bits, shifts, what holds of all or any, whole numbers."""

from base import *


def value(op, tag, attrs, inputs, fn, out, ref=None):
    case("discrete", f"{op}/{tag}", attrs, inputs, fn, list(out), ref=ref, derivative=False)


def cases():
    pairs = [("AB", (2, 3), "AB", (2, 3)), ("AB", (1, 3), "B", (3,)), ("AB", (0, 2), "AB", (0, 2)), ("", (), "", ())]
    logic = {"and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor}
    bits = {"and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor, "shl": np.left_shift, "shr": np.right_shift}
    for la, ls, ra, rs in pairs:
        shape = f"{shape_name(ls)}-{shape_name(rs)}"
        for kind, table in (("truths", logic), ("integers", bits)):
            for op, fn in table.items():
                d = Draw(f"{op}/{kind}/{shape}")
                if kind == "truths":
                    l, r = d.mask(ls), d.mask(rs)
                else:
                    l = d.rng.integers(-20, 20, ls)
                    r = d.rng.integers(0, 6, rs) if op in ("shl", "shr") else d.rng.integers(-20, 20, rs)
                both = lambda x, y: jnp.asarray(fn(np.asarray(x), np.asarray(align(np.asarray(y), list(ra), list(la)))))
                value(op, f"{kind}/{shape}", {}, [T(la, l), T(ra, r)], both, la)
    for axes, shape in [("AB", (2, 3)), ("AB", (1, 1)), ("AB", (0, 2)), ("", ())]:
        name = shape_name(shape)
        value("not", f"truths/{name}", {}, [T(axes, Draw(f"not/{name}").mask(shape))], jnp.logical_not, axes, np.logical_not)
        x = Draw(f"whole/{name}").rng.uniform(0.0, 9.0, shape).round(3)
        for op in ("to_i32", "to_i64", "to_usize"):
            value(op, name, {}, [T(axes, x)], lambda x: x.astype(jnp.int64), axes, lambda x: np.trunc(x).astype(np.int64))
        case("discrete", f"stop_gradient/{name}", {}, [T(axes, Draw(f"stop/{name}").any(shape))], jax.lax.stop_gradient, list(axes), kink=True)
    odd = [NAN, INF, -INF, 0.0, 1e308]
    for op, fn, ref in (("is_nan", jnp.isnan, np.isnan), ("is_finite", jnp.isfinite, np.isfinite)):
        for axes, values in [("B", odd), ("AB", [odd, odd[::-1]]), ("B", []), ("", NAN), ("B", [1.0])]:
            x = np.asarray(values, np.float64)
            value(op, shape_name(x.shape) + ("-one" if x.shape == (1,) else ""), {}, [T(axes, x)], fn, axes, ref)
    reduced = {"all": (jnp.all, np.all), "any": (jnp.any, np.any), "count": (jnp.sum, np.sum)}
    for op, (fn, ref) in reduced.items():
        for axes, shape, over in [("AB", (2, 3), "B"), ("AB", (2, 3), "A"), ("AB", (2, 0), "B"), ("AB", (1, 1), "AB"), ("AB", (2, 2), "AB"), ("AB", (0, 2), "A")]:
            k = tuple(axes.index(a) for a in over)
            tag = f"{over}/{shape_name(shape)}"
            mask = Draw(f"{op}/{tag}").mask(shape)
            out = [a for a in axes if a not in over]
            value(op, tag, {"axes": list(over)}, [T(axes, mask)], lambda x: fn(x, axis=k), out, lambda x: ref(x, axis=k))
