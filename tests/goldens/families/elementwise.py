"""Elementwise functions and arithmetic."""

from base import *


UNARY_SHAPES = [("AB", (2, 3)), ("AB", (1, 1)), ("AB", (0, 3)), ("", ()), ("ABC", (2, 3, 2))]


def pointwise(fn, derivative):
    """A rule for one elementwise operation, with the strong zero."""

    def rule(xs, ct, ts):
        (x,), (t,) = xs, ts
        with np.errstate(all="ignore"):
            y, d = fn(x), derivative(x)
            return y, [strong(ct, d)], strong(t, d), None

    return rule


def np_sigmoid(x):
    e = np.exp(-np.abs(x))
    return np.where(x >= 0, 1 / (1 + e), e / (1 + e))


def unary(op, fn, ref, draw, attrs=None, tag=""):
    for axes, shape in UNARY_SHAPES:
        cid = f"{op}/{tag}{shape_name(shape)}"
        x = getattr(Draw(cid), draw)(shape)
        case("elementwise", cid, attrs or {}, [T(axes, x)], fn, list(axes), ref=ref)


def vector(op, tag, values, fn, *, axes="B", attrs=None, **kw):
    case("elementwise", f"{op}/{tag}", attrs or {}, [T(axes, values)], fn, list(axes), **kw)


def cases():
    table = [
        ("neg", lambda x: -x, np.negative, "any"),
        ("exp", jnp.exp, np.exp, "any"),
        ("ln", jnp.log, np.log, "positive"),
        ("sqrt", jnp.sqrt, np.sqrt, "positive"),
        ("tanh", jnp.tanh, np.tanh, "any"),
        ("sigmoid", jax.nn.sigmoid, np_sigmoid, "any"),
        ("relu", jax.nn.relu, lambda x: np.maximum(x, 0), "any"),
        ("abs", jnp.abs, np.abs, "any"),
        ("recip", lambda x: 1.0 / x, np.reciprocal, "nonzero"),
        ("square", lambda x: x * x, np.square, "any"),
    ]
    for op, fn, ref, draw in table:
        unary(op, fn, ref, draw)

    # Points far out, and points where a rule is singular or has a kink.
    vector("exp", "extreme", [-1000.0, -700.0, 0.0, 700.0, 710.0, -INF], jnp.exp, ref=np.exp)
    vector("ln", "extreme", [1e-300, 1e-3, 1.0, 1e300, INF], jnp.log, ref=np.log, kink=True)
    vector("tanh", "extreme", [-1000.0, -20.0, -1e-8, 0.0, 1e-8, 20.0, 1000.0], jnp.tanh, ref=np.tanh)
    vector(
        "sigmoid",
        "extreme",
        [-1000.0, -700.0, -40.0, 0.0, 20.0, 1000.0],
        jax.nn.sigmoid,
        ref=np_sigmoid,
    )
    singular = "a cotangent or tangent of exactly zero gives exactly zero at a singular point"
    ct, t = np.array([1.25, 0.0, -0.5, 2.0]), [np.array([0.5, 1.0, 0.0, -1.5])]
    vector(
        "sqrt",
        "zero",
        [0.0, 0.0, 0.0, 4.0],
        jnp.sqrt,
        rule=pointwise(np.sqrt, lambda x: 0.5 / np.sqrt(x)),
        cotangent=ct,
        tangents=t,
        note=singular,
    )
    vector(
        "ln",
        "zero",
        [0.0, 0.0, 0.0, 4.0],
        jnp.log,
        rule=pointwise(np.log, lambda x: 1.0 / x),
        cotangent=ct,
        tangents=t,
        note=singular,
    )
    vector(
        "recip",
        "zero",
        [0.0, 0.0, 0.0, 4.0],
        lambda x: 1.0 / x,
        rule=pointwise(lambda x: 1.0 / x, lambda x: -1.0 / (x * x)),
        cotangent=ct,
        tangents=t,
        note=singular,
    )
    vector(
        "abs",
        "zero",
        [-2.0, 0.0, 3.0, 0.0],
        jnp.abs,
        rule=pointwise(np.abs, np.sign),
        note="abs'(0) is 0; JAX has +1",
    )
    case(
        "elementwise",
        "abs/zero-scalar",
        {},
        [T("", 0.0)],
        jnp.abs,
        [],
        rule=pointwise(np.abs, np.sign),
        note="abs'(0) is 0; JAX has +1",
    )
    vector("relu", "zero", [-1.0, 0.0, 2.0, 0.0], jax.nn.relu, kink=True)
    case("elementwise", "relu/zero-scalar", {}, [T("", 0.0)], jax.nn.relu, [], kink=True)
    vector("square", "zero", [0.0, -3.0, 1e-200, 1e100], lambda x: x * x, kink=True)

    for n in (-2, -1, 0, 1, 2, 3, 7):
        fn = lambda x, n=n: jax.lax.integer_pow(x, n)
        ref = lambda x, n=n: np.power(x, float(n))
        for axes, shape in [("AB", (2, 3)), ("", ()), ("AB", (1, 1)), ("AB", (2, 0))]:
            if shape in ((1, 1), (2, 0)) and n not in (-2, 3):
                continue
            cid = f"powi/{n}/{shape_name(shape)}"
            x = Draw(cid).nonzero(shape)
            case("elementwise", cid, {"exponent": n}, [T(axes, x)], fn, list(axes), ref=ref)
        if n >= 0:
            case(
                "elementwise",
                f"powi/{n}/zero",
                {"exponent": n},
                [T("B", [0.0, -1.5, 0.0, 2.0])],
                fn,
                ["B"],
                ref=ref,
            )

    binary_table = [
        ("add", jnp.add, np.add, "any"),
        ("sub", jnp.subtract, np.subtract, "any"),
        ("mul", jnp.multiply, np.multiply, "any"),
        ("div", jnp.divide, np.divide, "nonzero"),
        ("maximum", jnp.maximum, np.maximum, "any"),
        ("minimum", jnp.minimum, np.minimum, "any"),
    ]
    layouts = [
        ("same", "AB", (2, 3), "AB", (2, 3)),
        ("same", "AB", (1, 1), "AB", (1, 1)),
        ("same", "AB", (0, 3), "AB", (0, 3)),
        ("right-subset", "ABC", (2, 3, 2), "B", (3,)),
        ("left-subset", "C", (4,), "AC", (2, 4)),
        ("right-ones", "AB", (1, 3), "A", (1,)),
        ("left-empty", "A", (0,), "AB", (0, 3)),
        ("right-scalar", "AB", (2, 3), "", ()),
        ("left-scalar", "", (), "AB", (2, 3)),
        ("scalars", "", (), "", ()),
    ]
    for op, fn, ref, draw in binary_table:
        more = [("permuted-subset", "ABC", (2, 3, 2), "CA", (2, 2))] if op in ("sub", "mul") else []
        more += [("scalar-empty", "AB", (2, 0), "", ())] if op in ("add", "mul") else []
        for tag, la, ls, ra, rs in layouts + more:
            cid = f"{op}/{tag}/{shape_name(ls)}-{shape_name(rs)}"
            d = Draw(cid)
            l, r = d.any(ls), getattr(d, draw)(rs)
            binary("elementwise", cid, T(la, l), T(ra, r), fn, ref)
    for op, fn, ref, _ in binary_table[-2:]:
        a = T("AB", [[1.0, -2.0, 0.0], [3.0, 3.0, -1.0]])
        b = T("AB", [[1.0, -3.0, 0.0], [4.0, 3.0, 1.0]])
        binary("elementwise", f"{op}/ties/2x3-2x3", a, b, fn, ref, kink=True)
        binary("elementwise", f"{op}/ties/2x3-3", a, T("B", [3.0, -2.0, 0.0]), fn, ref, kink=True)
        binary("elementwise", f"{op}/ties/scalar-2x3", T("", 3.0), a, fn, ref, kink=True)
        binary("elementwise", f"{op}/ties/scalars", T("", 0.0), T("", 0.0), fn, ref, kink=True)
        nan_l, nan_r = T("B", [NAN, 1.0, INF, -INF]), T("B", [1.0, NAN, 2.0, 2.0])
        binary("elementwise", f"{op}/nan", nan_l, nan_r, fn, ref, derivative=False)
    zero, odd = T("B", [0.0, 0.0, 2.0]), T("B", [NAN, INF, -INF])
    binary("elementwise", "mul/zero-nan", zero, odd, jnp.multiply, np.multiply, derivative=False)
