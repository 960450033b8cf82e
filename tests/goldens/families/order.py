"""Sorting, the largest entries, quantiles."""

from base import *
from families.reduce import dims


def cases():
    shapes = [
        ("AB", (2, 4), "B"),
        ("AB", (4, 2), "A"),
        ("ABC", (2, 3, 2), "B"),
        ("B", (5,), "B"),
        ("AB", (3, 1), "B"),
        ("AB", (1, 1), "A"),
        ("AB", (2, 0), "B"),
        ("AB", (0, 3), "B"),
    ]
    ties = np.array([[1.0, 0.5, 1.0, 0.5, 2.0], [2.0, 2.0, -1.0, 2.0, -1.0]])
    special = np.array([[1.0, INF, -INF, 0.5, INF], [INF, 0.0, 2.0, -0.0, -INF]])
    for largest in (False, True):
        end = "_descending" if largest else ""
        for axes, shape, over in shapes:
            tag = f"{shape_name(shape)}/along-{over}"
            x = Draw(f"sort{end}/{tag}").any(shape)
            sort(f"sort{end}/{tag}", axes, over, x, largest)
            places(f"argsort{end}/{tag}", axes, over, x, largest)
        sort(f"sort{end}/ties/2x5/along-B", "AB", "B", ties, largest, kink=True)
        places(f"argsort{end}/ties/2x5/along-B", "AB", "B", ties, largest)
        sort(f"sort{end}/special/2x5/along-B", "AB", "B", special, largest, derivative=False)
        places(f"argsort{end}/special/2x5/along-B", "AB", "B", special, largest)

    for axes, shape, over, k in [
        ("AB", (2, 4), "B", 2),
        ("AB", (4, 2), "A", 3),
        ("ABC", (2, 3, 2), "B", 1),
        ("B", (5,), "B", 5),
        ("B", (5,), "B", 0),
        ("AB", (3, 1), "B", 1),
        ("AB", (0, 3), "B", 2),
    ]:
        tag = f"{k}/{shape_name(shape)}/along-{over}"
        x = Draw(f"top_k/{tag}").any(shape)
        top(f"top_k/{tag}", axes, over, x, k)
        top_places(f"arg_top_k/{tag}", axes, over, x, k)
    top("top_k/ties/3/2x5/along-B", "AB", "B", ties, 3, kink=True)
    top_places("arg_top_k/ties/3/2x5/along-B", "AB", "B", ties, 3)
    top("top_k/special/3/2x5/along-B", "AB", "B", special, 3, derivative=False)
    top_places("arg_top_k/special/3/2x5/along-B", "AB", "B", special, 3)

    reduced = [
        ("AB", (2, 4), "B"),
        ("AB", (3, 2), "A"),
        ("ABC", (2, 3, 2), "B"),
        ("ABC", (2, 2, 3), "AC"),
        ("ABC", (2, 3, 2), "ABC"),
        ("B", (5,), "B"),
        ("AB", (3, 1), "B"),
        ("AB", (0, 3), "B"),
        ("", (), ""),
    ]
    for op, q in [("median", 0.5), ("quantile", 0.0), ("quantile", 0.3), ("quantile", 0.9), ("quantile", 1.0)]:
        for axes, shape, over in reduced:
            tag = f"{shape_name(shape)}/{'over-' + over if over else 'all'}"
            cid = f"{op}/{tag}" if op == "median" else f"{op}/{q}/{tag}"
            quantile(cid, axes, over, Draw(cid).any(shape), q)
    quantile("median/ties/2x5/over-B", "AB", "B", ties, 0.5, kink=True)
    quantile("quantile/0.375/ties/2x5/over-B", "AB", "B", ties, 0.375, kink=True)
    wide = np.array([[1.0, INF, -INF, 0.5], [INF, INF, 0.0, INF], [1.0, NAN, 2.0, 3.0]])
    note = "an entry of weight zero has no part in it; JAX has NaN beside an infinite one"
    least = lambda v: jnp.min(v, axis=1)
    attrs = {"axes": ["B"], "q": 0.0}
    case("order", "quantile/0.0/special/3x4/over-B", attrs, [T("AB", wide)], least, ["A"], derivative=False, note=note)
    quantile("median/special/3x4/over-B", "AB", "B", wide, 0.5, derivative=False)


def ordered(x, k, largest):
    """Stable in both directions."""
    x = np.asarray(x)
    if not largest:
        return np.argsort(x, axis=k, kind="stable")
    n = x.shape[k]
    return n - 1 - np.flip(np.argsort(np.flip(x, k), axis=k, kind="stable"), k)


def taken(x, at, k):
    """With the order of the entries at hand, which is constant near them."""
    return jnp.take_along_axis(x, jnp.asarray(at), axis=k)


def sort(cid, axes, over, x, largest, **kw):
    k = axes.index(over)

    def fn(v):
        # By JAX's own sort where that has the same order at ties.
        return taken(v, ordered(x, k, True), k) if largest else jnp.sort(v, axis=k, stable=True)

    def ref(v):
        return np.take_along_axis(v, ordered(v, k, largest), axis=k)

    case("order", cid, {"axis": over}, [T(axes, x)], fn, list(axes), ref=ref, **kw)


def places(cid, axes, over, x, largest, **kw):
    k = axes.index(over)
    fn = lambda v: jnp.argsort(v, axis=k, stable=True, descending=largest)
    ref = lambda v: ordered(v, k, largest)
    case("order", cid, {"axis": over}, [T(axes, x)], fn, list(axes), ref=ref, derivative=False, **kw)


def top_of(v, k, n):
    values, at = jax.lax.top_k(jnp.moveaxis(v, k, -1), n)
    return jnp.moveaxis(values, -1, k), jnp.moveaxis(at, -1, k)


def top(cid, axes, over, x, n, **kw):
    k = axes.index(over)
    out = ["D" if a == over else a for a in axes]
    first = lambda v: np.take(ordered(v, k, True), range(n), axis=k)
    ref = lambda v: np.take_along_axis(v, first(v), axis=k)
    case("order", cid, {"axis": over, "k": n}, [T(axes, x)], lambda v: top_of(v, k, n)[0], out, ref=ref, **kw)


def top_places(cid, axes, over, x, n):
    k = axes.index(over)
    out = ["D" if a == over else a for a in axes]
    ref = lambda v: np.take(ordered(v, k, True), range(n), axis=k)
    fn = lambda v: top_of(v, k, n)[1].astype(jnp.int64)
    case("order", cid, {"axis": over, "k": n}, [T(axes, x)], fn, out, ref=ref, derivative=False)


def quantile(cid, axes, over, x, q, **kw):
    axis = dims(axes, over)
    out = [a for a in axes if a not in over]
    if not over:
        fn, ref = (lambda v: v), (lambda v: v)
    else:
        fn = lambda v: jnp.quantile(v, q, axis=axis) if v.size else jnp.zeros([v.shape[axes.index(a)] for a in out])
        ref = lambda v: np.quantile(v, q, axis=axis) if v.size else np.zeros([v.shape[axes.index(a)] for a in out])
    if not np.isfinite(x).all():
        ref = None
    case("order", cid, {"axes": list(over), "q": q}, [T(axes, x)], fn, out, ref=ref, **kw)
