"""Comparison and selection."""

from base import *


def cases():
    table = {
        "lt": (jnp.less, np.less),
        "le": (jnp.less_equal, np.less_equal),
        "gt": (jnp.greater, np.greater),
        "ge": (jnp.greater_equal, np.greater_equal),
        "eq": (jnp.equal, np.equal),
        "ne": (jnp.not_equal, np.not_equal),
    }
    layouts = [
        ("AB", (2, 3), "AB", (2, 3)),
        ("AB", (1, 1), "AB", (1, 1)),
        ("AB", (2, 0), "AB", (2, 0)),
        ("AB", (2, 3), "B", (3,)),
        ("A", (2,), "AB", (2, 3)),
        ("AB", (2, 3), "", ()),
        ("", (), "", ()),
    ]
    for op, (fn, ref) in table.items():
        for la, ls, ra, rs in layouts:
            cid = f"{op}/{shape_name(ls)}-{shape_name(rs)}"
            d = Draw(cid)
            l, r = T(la, d.small(ls)), T(ra, d.small(rs))
            binary("compare", cid, l, r, fn, ref, derivative=False)
        l = T("B", [NAN, 1.0, INF, -INF, 0.0, NAN])
        r = T("B", [1.0, NAN, INF, INF, -0.0, NAN])
        binary("compare", f"{op}/special", l, r, fn, ref, derivative=False)

    for tag, ma, ms, aa, ash, ba, bs in [
        ("same", "AB", (2, 3), "AB", (2, 3), "AB", (2, 3)),
        ("same", "AB", (1, 1), "AB", (1, 1), "AB", (1, 1)),
        ("same", "AB", (0, 3), "AB", (0, 3), "AB", (0, 3)),
        ("mask-subset", "B", (3,), "AB", (2, 3), "AB", (2, 3)),
        ("a-subset", "AB", (2, 3), "A", (2,), "AB", (2, 3)),
        ("b-scalar", "AB", (2, 3), "AB", (2, 3), "", ()),
        ("both-scalar", "AB", (2, 3), "", (), "", ()),
        ("mask-scalar", "", (), "AB", (2, 3), "AB", (2, 3)),
        ("scalars", "", (), "", (), "", ()),
    ]:
        cid = f"select/{tag}/{shape_name(ms)}-{shape_name(ash)}-{shape_name(bs)}"
        d = Draw(cid)
        select(cid, T(ma, d.mask(ms)), T(aa, d.any(ash)), T(ba, d.any(bs)))
    select(
        "select/untaken-nan",
        T("B", np.array([True, False, True, False])),
        T("B", [1.0, NAN, 2.0, -INF]),
        T("B", [NAN, 3.0, INF, 4.0]),
    )


def select(cid, mask, a, b):
    out = larger(mask.axes, a.axes, b.axes)
    place = lambda xp: lambda m, x, y: xp.where(
        align(m, mask.axes, out), align(x, a.axes, out), align(y, b.axes, out)
    )
    case("compare", cid, {}, [mask, a, b], place(jnp), out, ref=place(np))
