"""Entries at indices that are written out, other names, the extents of another tensor, other elements."""

from base import *

SHAPES = [("AB", (2, 3)), ("AB", (1, 1)), ("BA", (4, 2)), ("ABC", (2, 3, 2)), ("B", (3,))]


def cases():
    for axes, shape in SHAPES + [("AB", (0, 2))]:
        k = axes.index("B")
        for i in sorted({0, shape[k] - 1}):
            cid = f"index/{i}/{axes}/{shape_name(shape)}"
            x = Draw(cid).any(shape)
            out = [a for a in axes if a != "B"]
            fn = lambda x: jnp.take(x, i, axis=k)
            case("index", cid, {"axis": "B", "index": i}, [T(axes, x)], fn, out, ref=lambda x: np.take(x, i, axis=k))
    for axes, shape, at in [("AB", (2, 3), (1, 2)), ("AB", (1, 1), (0, 0)), ("B", (3,), (1,)), ("", (), ())]:
        cid = f"at/{'_'.join(map(str, at))}/{shape_name(shape)}"
        x = Draw(cid).any(shape)
        case("index", cid, {"at": list(at)}, [T(axes, x)], lambda x: x[at], [], ref=lambda x: x[at])
    for axes, shape in SHAPES + [("AB", (2, 0))]:
        cid = f"rename/{axes}/{shape_name(shape)}"
        x = Draw(cid).any(shape)
        out = ["D" if a == "B" else a for a in axes]
        case("index", cid, {"old": "B", "new": "D"}, [T(axes, x)], lambda x: x, out, ref=lambda x: x)
    for xa, xs, la, ls in [
        ("B", (3,), "AB", (2, 3)),
        ("", (), "AB", (2, 1)),
        ("A", (2,), "AB", (2, 0)),
    ]:
        cid = f"broadcast_like/{xa}-{la}/{shape_name(xs)}-{shape_name(ls)}"
        d = Draw(cid)
        x, like = d.any(xs), d.any(ls)
        fn = lambda x, y: jnp.broadcast_to(align(x, list(xa), list(la)), ls) + 0.0 * y
        case("index", cid, {}, [T(xa, x), T(la, like)], fn, list(la))
    note = "the rounding is a constant to the derivative"
    for op, dtype in (("to_f32", jnp.float32), ("to_f64", jnp.float64)):
        for axes, shape in [("AB", (2, 3)), ("AB", (1, 1)), ("AB", (0, 2)), ("", ())]:
            cid = f"{op}/{shape_name(shape)}"
            d = Draw(cid)
            # Directions that both types have, so that rounding does not part the two modes.
            ct, t = d.small(shape), d.small(shape)
            fn = lambda x: x.astype(dtype).astype(jnp.float64)
            case("index", cid, {}, [T(axes, d.any(shape))], fn, list(axes), kink=True, cotangent=ct, tangents=[t], note=note)
