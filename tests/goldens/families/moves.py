"""Entries moved along one axis, and tensors one after the other."""

from base import *

SHAPES = [("AB", (2, 3)), ("AB", (1, 4)), ("AB", (2, 1)), ("AB", (0, 2)), ("B", (5,)), ("ABC", (2, 3, 2))]


def along(op, tag, attrs, fn, ref=None, shapes=SHAPES, **kw):
    """One case a shape; fn takes the array and the position of the axis B."""
    for axes, shape in shapes:
        cid = f"{op}/{tag}/{shape_name(shape)}"
        k = axes.index("B")
        x = Draw(cid).any(shape)
        place = lambda f: f and (lambda x: f(x, k))
        case("moves", cid, {"axis": "B", **attrs}, [T(axes, x)], place(fn), list(axes), ref=place(ref), resizes="B", **kw)


def part(start, stop, step):
    """The slice of ndarray: a negative step walks the range from its end."""

    def f(x, k):
        n = x.shape[k]
        a = start + n if start < 0 else start
        b = n if stop is None else stop + n if stop < 0 else stop
        where = list(range(a, max(a, b)))[:: abs(step)] if step > 0 else list(range(a, max(a, b)))[::-1][:: abs(step)]
        return (jnp if not isinstance(x, np.ndarray) else np).take(x, np.array(where, int), axis=k)

    return f


def cases():
    for start, stop, step in [(0, None, 1), (1, None, 1), (0, -1, 1), (-1, None, 1), (0, None, 2), (0, None, -1), (0, 0, 1), (0, None, -2)]:
        shapes = [s for s in SHAPES if s[1] != (0, 2)] + ([("AB", (0, 2))] if start == 1 else [])
        attrs = {"start": start, "end": stop, "step": step}
        along("slice", f"{start}..{stop}..{step}", attrs, part(start, stop, step), part(start, stop, step), shapes)
    along("flip", "all", {}, lambda x, k: jnp.flip(x, k), lambda x, k: np.flip(x, k))
    for shift in (1, -1, 7, 0):
        along("roll", f"{shift}", {"shift": shift}, lambda x, k: jnp.roll(x, shift, k), lambda x, k: np.roll(x, shift, k))
    for n in (0, 1, 3):
        tile = lambda x, k: [n if i == k else 1 for i in range(x.ndim)]
        shapes = SHAPES[:3]
        along("tile", f"{n}", {"times": n}, lambda x, k: jnp.tile(x, tile(x, k)), lambda x, k: np.tile(x, tile(x, k)), shapes)
        along("repeat", f"{n}", {"times": n}, lambda x, k: jnp.repeat(x, n, k), lambda x, k: np.repeat(x, n, k), shapes)
    for low, high, interior in [(1, 2, 0), (0, 0, 1), (-1, 0, 0), (0, -1, 2), (2, -1, 1), (-1, 3, 0)]:
        for axes, shape in [("AB", (2, 3)), ("AB", (1, 2)), ("B", (1,)), ("AB", (0, 2))]:
            cid = f"pad/{low}_{high}_{interior}/{shape_name(shape)}"
            k = axes.index("B")
            d = Draw(cid)
            x, v = d.any(shape), d.any(())
            edges = [(low, high, interior) if i == k else (0, 0, 0) for i in range(len(shape))]
            attrs = {"axis": "B", "low": low, "high": high, "interior": interior}
            case("moves", cid, attrs, [T(axes, x), T("", v)], lambda x, v: jax.lax.pad(x, v, edges), list(axes), resizes="B")
    for la, ls, ra, rs in [
        ("AB", (2, 3), "AB", (2, 2)),
        ("AB", (2, 3), "BA", (1, 2)),
        ("AB", (2, 0), "AB", (2, 2)),
        ("AB", (2, 1), "AB", (2, 0)),
        ("AB", (0, 1), "AB", (0, 1)),
        ("B", (3,), "B", (1,)),
    ]:
        cid = f"concat/{la}-{ra}/{shape_name(ls)}-{shape_name(rs)}"
        d = Draw(cid)
        k = la.index("B")
        order = [ra.index(a) for a in la]
        fn = lambda x, y: jnp.concatenate([x, jnp.transpose(y, order)], k)
        case("moves", cid, {"axis": "B"}, [T(la, d.any(ls)), T(ra, d.any(rs))], fn, list(la), resizes="B")
    for la, ls, ra, rs in [
        ("AB", (2, 3), "AB", (2, 3)),
        ("AB", (2, 1), "BA", (1, 2)),
        ("AB", (0, 2), "AB", (0, 2)),
        ("", (), "", ()),
    ]:
        cid = f"stack/{la}-{ra}/{shape_name(ls)}-{shape_name(rs)}"
        d = Draw(cid)
        order = [ra.index(a) for a in la]
        fn = lambda x, y: jnp.stack([x, jnp.transpose(y, order)], 0)
        case("moves", cid, {"axis": "C"}, [T(la, d.any(ls)), T(ra, d.any(rs))], fn, ["C", *la])
