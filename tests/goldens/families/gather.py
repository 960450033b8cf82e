"""Entries at indices that are a tensor, and values put there."""

from base import *


def ints(values):
    return np.asarray(values, np.int64)


def take_named(x, axes, index, of):
    """Entries of x, over axes, along B at an index over the axes `of`: paired by name, the index's axes first."""
    rest = [a for a in axes if a != "B" and a not in of]
    out = [*of, *rest]
    size = {a: n for a, n in zip(axes, x.shape)} | {a: n for a, n in zip(of, index.shape)}
    shape = [size[a] for a in out]
    grid = np.indices(shape) if shape else []
    where = []
    for a in axes:
        if a == "B":
            where.append(index[tuple(grid[out.index(i)] for i in of)])
        else:
            where.append(grid[out.index(a)])
    return x[tuple(where)], out


TAKES = [
    ("BC", (3, 2), "A", [2, 0, 2]),
    ("AB", (2, 3), "A", [1, 2]),
    ("CB", (2, 3), "", 1),
    ("B", (4,), "AC", [[0, 3], [3, 3], [1, 0]]),
    ("BC", (1, 2), "A", [0]),
    ("BC", (3, 0), "A", [1, 1]),
    ("BC", (3, 2), "A", []),
    ("AB", (2, 3), "AB", [[1, 1, 0], [2, 0, 2]]),
]
SCATTERS = [
    ("BC", (3, 2), "A", [2, 0, 2, 2], "AC"),
    ("AB", (2, 3), "A", [1, 2], "A"),
    ("BC", (3, 2), "A", [1, 1], "A"),
    ("B", (4,), "AC", [[0, 3], [3, 3]], "AC"),
    ("B", (1,), "A", [0, 0], "A"),
    ("CB", (2, 3), "", 1, "C"),
    ("BC", (3, 2), "A", [], "AC"),
]


def scatter_named(kind, x, axes, index, of, u, ua):
    """The scatter one update after the other, in the order of the points."""
    rest = [a for a in axes if a != "B" and a not in of]
    over = [*of, *rest]
    size = {a: n for a, n in zip(axes, x.shape)} | {a: n for a, n in zip(of, index.shape)}
    for point in np.ndindex(*[size[a] for a in over]):
        at = dict(zip(over, point))
        cell = tuple(int(index[tuple(at[a] for a in of)]) if a == "B" else at[a] for a in axes)
        v = u[tuple(at[a] for a in ua)]
        old = x[cell]
        if kind == "add":
            new = old + v
        elif kind == "set":
            new = v
        elif kind == "mul":
            new = old * v
        elif kind == "max":
            new = jnp.maximum(old, v)
        else:
            new = jnp.minimum(old, v)
        x = x.at[cell].set(new)
    return x


def cases():
    for axes, shape, of, index in TAKES:
        index = ints(index)
        cid = f"take/{axes}-{of}/{shape_name(shape)}-{shape_name(index.shape)}"
        x = Draw(cid).any(shape)
        out = take_named(x, axes, index, list(of))[1]
        fn = lambda x, _: take_named(x, axes, index, list(of))[0]
        case("gather", cid, {"axis": "B"}, [T(axes, x), T(of, index)], fn, out, resizes="B")
    for kind in ("add", "set", "mul", "max", "min"):
        for axes, shape, of, index, ua in SCATTERS:
            index = ints(index)
            size = {a: n for a, n in zip(axes, shape)} | {a: n for a, n in zip(of, index.shape)}
            us = tuple(size[a] for a in ua)
            cid = f"scatter_{kind}/{axes}-{of}-{ua}/{shape_name(shape)}-{shape_name(index.shape)}"
            d = Draw(cid)
            x, u = d.any(shape), d.any(us)
            fn = lambda x, _, u: scatter_named(kind, x, axes, index, of, u, ua)
            case("gather", cid, {"axis": "B"}, [T(axes, x), T(of, index), T(ua, u)], fn, list(axes))
    # Zeros among the factors, where a rule that divides has none.
    for tag, x, u in [
        ("one-zero", [1.5, 2.0, -3.0], [0.0, 5.0, 6.0, 7.0]),
        ("two-zeros", [0.0, 0.0, 3.0], [0.0, 5.0, 0.0, 7.0]),
        ("all-zero", [0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]),
    ]:
        index = ints([2, 0, 2, 2])
        fn = lambda x, _, u: scatter_named("mul", x, "B", index, "A", u, "A")
        case("gather", f"scatter_mul/{tag}", {"axis": "B"}, [T("B", x), T("A", index), T("A", u)], fn, ["B"])
    for axes, shape, start, size in [("AB", (2, 4), 1, 2), ("BA", (3, 2), 0, 3), ("B", (3,), 2, 1), ("AB", (0, 3), 1, 2), ("B", (3,), 3, 0)]:
        k = axes.index("B")
        cid = f"dynamic_slice/{axes}-{start}-{size}/{shape_name(shape)}"
        x = Draw(cid).any(shape)
        fn = lambda x, _: jax.lax.dynamic_slice_in_dim(x, start, size, k)
        case("gather", cid, {"axis": "B", "size": size}, [T(axes, x), T("", ints(start))], fn, list(axes), resizes="B")
    for axes, shape, ua, start, size in [("AB", (2, 4), "AB", 1, 2), ("AB", (2, 4), "BA", 2, 2), ("BA", (3, 2), "BA", 0, 3), ("B", (3,), "B", 2, 1), ("B", (3,), "B", 1, 0)]:
        cid = f"dynamic_update/{axes}-{ua}-{start}-{size}/{shape_name(shape)}"
        extents = {a: (size if a == "B" else n) for a, n in zip(axes, shape)}
        d = Draw(cid)
        x, u = d.any(shape), d.any(tuple(extents[a] for a in ua))
        order = [ua.index(a) for a in axes]
        fn = lambda x, u, _: jax.lax.dynamic_update_slice_in_dim(x, jnp.transpose(u, order), start, axes.index("B"))
        case("gather", cid, {"axis": "B"}, [T(axes, x), T(ua, u), T("", ints(start))], fn, list(axes), resizes="B")
    for of, index, n in [("A", [1, 0, 1], 2), ("", 2, 3), ("AC", [[0, 1], [2, 2]], 3), ("A", [], 2), ("A", [0], 1)]:
        index = ints(index)
        hot = np.moveaxis(np.arange(n) == index[..., None], -1, 0)
        cid = f"one_hot/{of}/{shape_name(index.shape)}-{n}"
        case("gather", cid, {"axis": "B", "n": n}, [T(of, index)], lambda i: jnp.asarray(hot), ["B", *of], derivative=False)
    for tag, xa, xs, ma, ms, va, vs in [
        ("scalar", "AB", (2, 3), "AB", (2, 3), "", ()),
        ("row", "AB", (2, 3), "B", (3,), "B", (3,)),
        ("same", "AB", (1, 1), "AB", (1, 1), "AB", (1, 1)),
        ("empty", "AB", (0, 2), "AB", (0, 2), "", ()),
    ]:
        cid = f"masked_fill/{tag}/{shape_name(xs)}"
        d = Draw(cid)
        x, m, v = d.any(xs), d.mask(ms), d.any(vs)
        fn = lambda x, m, v: jnp.where(align(m, list(ma), list(xa)), align(v, list(va), list(xa)), x)
        case("gather", cid, {}, [T(xa, x), T(ma, m), T(va, v)], fn, list(xa))
