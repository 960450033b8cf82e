"""One axis seen as several and several as one, windows, diagonals, triangles."""

from base import *


def view(op, tag, attrs, axes, shape, fn, out, ref=None):
    cid = f"{op}/{tag}/{shape_name(shape)}"
    case("views", cid, attrs, [T(axes, Draw(cid).any(shape))], fn, list(out), ref=ref, resizes="B")


def both(f):
    """The same formula in JAX and NumPy."""
    return (lambda x: f(jnp, x)), (lambda x: f(np, x))


def cases():
    for axes, shape, extents, out in [
        ("AB", (2, 6), (3, 2), "ACD"),
        ("AB", (2, 1), (1, 1), "ACD"),
        ("BA", (4, 2), (2, 2), "CDA"),
        ("AB", (2, 0), (0, 3), "ACD"),
        ("B", (6,), (2, 3), "CD"),
    ]:
        k = axes.index("B")
        fn, ref = both(lambda xp, x: xp.reshape(x, shape[:k] + extents + shape[k + 1 :]))
        attrs = {"axis": "B", "into": list("CD"), "extents": list(extents)}
        view("split", f"{axes}-{out}", attrs, axes, shape, fn, out, ref)
    for axes, shape, parts, out in [
        ("ABC", (2, 3, 2), "BC", "AD"),
        ("ABC", (2, 3, 2), "CB", "AD"),
        ("BAC", (3, 2, 2), "BC", "DA"),
        ("ABC", (2, 1, 2), "BC", "AD"),
        ("ABC", (2, 0, 2), "BC", "AD"),
        ("BC", (2, 3), "BC", "D"),
    ]:
        at = [axes.index(a) for a in parts]
        rest = [i for i in range(len(axes)) if i not in at]
        front = at[0] - sum(p < at[0] for p in at[1:])
        order = rest[:front] + at + rest[front:]
        n = int(np.prod([shape[i] for i in at]))
        sizes = [shape[i] for i in rest]
        sizes.insert(front, n)
        fn, ref = both(lambda xp, x: xp.reshape(xp.transpose(x, order), sizes))
        view("merge", f"{axes}-{parts}", {"axes": list(parts), "into": "D"}, axes, shape, fn, out, ref)
    for axes, shape, out in [("AB", (2, 1), "A"), ("BA", (1, 3), "A"), ("AB", (0, 1), "A"), ("B", (1,), "")]:
        fn, ref = both(lambda xp, x: xp.squeeze(x, axes.index("B")))
        view("remove_axis", axes, {"axis": "B"}, axes, shape, fn, out, ref)
    for axes, shape, size, step in [
        ("AB", (2, 5), 3, 1),
        ("AB", (2, 5), 2, 2),
        ("AB", (2, 1), 1, 1),
        ("BA", (4, 2), 2, 3),
        ("B", (3,), 4, 1),
        ("AB", (0, 3), 2, 1),
    ]:
        k = axes.index("B")
        count = 0 if shape[k] < size else (shape[k] - size) // step + 1
        where = np.arange(size)[:, None] + step * np.arange(count)[None, :]
        # The window comes first, the number of the window stays where the axis was.
        fn, ref = both(lambda xp, x: xp.moveaxis(xp.take(x, where, axis=k), k, 0))
        view("windows", f"{axes}-{size}-{step}", {"axis": "B", "size": size, "step": step}, axes, shape, fn, ["C", *axes], ref)
    for axes, shape, pair, out in [
        ("ABC", (2, 3, 3), "BC", "DA"),
        ("ABC", (2, 2, 3), "BC", "DA"),
        ("BAC", (3, 2, 2), "BC", "DA"),
        ("BC", (1, 1), "BC", "D"),
        ("BC", (0, 2), "BC", "D"),
    ]:
        i, j = axes.index(pair[0]), axes.index(pair[1])
        fn, ref = both(lambda xp, x: xp.moveaxis(xp.diagonal(x, axis1=i, axis2=j), -1, 0))
        view("diagonal", axes, {"axes": list(pair)}, axes, shape, fn, out, ref)
    for op in ("tril", "triu"):
        for k in (0, 1, -1, 5):
            for axes, shape in [("ABC", (2, 3, 3)), ("BC", (2, 3)), ("BC", (3, 1)), ("BC", (0, 2))]:
                fn, ref = both(lambda xp, x: getattr(xp, op)(x, k))
                view(op, f"{axes}/{k}", {"axes": list("BC"), "k": k}, axes, shape, fn, axes, ref)
