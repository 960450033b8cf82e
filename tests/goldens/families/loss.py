"""Losses."""

from base import *
from families.reduce import log_softmax, np_log_softmax


def cases():
    wide = np.array([[1000.0, 999.5, -1000.0], [-1000.0, -998.0, -999.0]])

    def ce_targets(tag, axes, z, y, over):
        k = axes.index(over)
        case(
            "loss",
            f"cross_entropy/{tag}",
            {"axis": over, "targets": "probabilities"},
            [T(axes, z), T(axes, y)],
            lambda z, y: -jnp.sum(y * log_softmax(z, k), axis=k),
            [a for a in axes if a != over],
            ref=lambda z, y: -np.sum(y * np_log_softmax(z, k), axis=k),
        )

    for kind in ("probabilities", "one-hot"):
        for axes, sh, over in [
            ("AC", (2, 4), "C"),
            ("CA", (3, 2), "C"),
            ("ABC", (2, 3, 4), "C"),
            ("ABC", (2, 3, 2), "B"),
            ("C", (4,), "C"),
            ("AC", (1, 1), "C"),
            ("AC", (0, 3), "C"),
            *([("AC", (2, 0), "C")] if kind == "probabilities" else []),
        ]:
            tag = f"{kind}/{shape_name(sh)}/{axes}-over-{over}"
            d = Draw("cross_entropy/" + tag)
            make = d.distribution if kind == "probabilities" else d.one_hot
            ce_targets(tag, axes, d.any(sh), make(sh, axes.index(over)), over)
    ce_targets("probabilities/unnormalised/2x3/AC-over-C", "AC", Draw("u").any((2, 3)), Draw("v").any((2, 3)), "C")
    ce_targets(
        "probabilities/wide/2x3/AC-over-C", "AC", wide, np.array([[0.25, 0.25, 0.5], [0.5, 0.125, 0.375]]), "C"
    )
    ce_targets("one-hot/wide/2x3/AC-over-C", "AC", wide, np.array([[0.0, 0.0, 1.0], [0.0, 1.0, 0.0]]), "C")

    def picked(table, index, k):
        return jnp.squeeze(jnp.take_along_axis(table, jnp.expand_dims(index, k), axis=k), k)

    def np_picked(table, index, k):
        return np.squeeze(np.take_along_axis(table, np.expand_dims(index, k), axis=k), k)

    def by_index(op, tag, axes, z, index, over):
        k = axes.index(over)
        rest = [a for a in axes if a != over]
        if op == "nll":
            fn = lambda z, i: -picked(z, i, k)
            ref = lambda z, i: -np_picked(z, i, k)
            attrs = {"axis": over}
        else:
            fn = lambda z, i: -picked(jax.nn.log_softmax(z, axis=k), i, k)
            ref = lambda z, i: -np_picked(np_log_softmax(z, k), i, k)
            attrs = {"axis": over, "targets": "indices"}
        case("loss", f"{op}/{tag}", attrs, [T(axes, z), T(rest, index)], fn, rest, ref=ref)

    for op in ("cross_entropy", "nll"):
        pre = "indices/" if op == "cross_entropy" else ""
        for axes, sh, over in [
            ("AC", (2, 4), "C"),
            ("AC", (4, 3), "C"),
            ("CA", (3, 2), "C"),
            ("ABC", (2, 3, 4), "C"),
            ("ABC", (2, 3, 2), "B"),
            ("C", (4,), "C"),
            ("AC", (1, 1), "C"),
            ("AC", (0, 3), "C"),
        ]:
            tag = f"{pre}{shape_name(sh)}/{axes}-over-{over}"
            d = Draw(f"{op}/{tag}")
            k = axes.index(over)
            z = d.any(sh)
            if op == "nll" and z.size:
                z = np.round(np_log_softmax(z, k), 3)
            index = d.rng.integers(0, sh[k], sh[:k] + sh[k + 1 :]).astype(np.int64)
            by_index(op, tag, axes, z, np.asarray(index), over)
        if op == "cross_entropy":
            by_index(op, "indices/wide/2x3/AC-over-C", "AC", wide, np.array([2, 1]), "C")
            by_index(op, "indices/repeated/3x3/AC-over-C", "AC", Draw("r").any((3, 3)), np.array([1, 1, 1]), "C")

    for tag, la, ls, ra, rs in [
        ("same", "AB", (2, 3), "AB", (2, 3)),
        ("same", "ABC", (2, 3, 2), "ABC", (2, 3, 2)),
        ("same", "A", (4,), "A", (4,)),
        ("same", "AB", (1, 1), "AB", (1, 1)),
        ("same", "", (), "", ()),
        ("subset", "AB", (2, 3), "B", (3,)),
        ("subset", "A", (2,), "AB", (2, 3)),
        ("scalar", "AB", (2, 3), "", ()),
        ("same", "AB", (0, 3), "AB", (0, 3)),
    ]:
        cid = f"mse/{tag}/{shape_name(ls)}-{shape_name(rs)}"
        d = Draw(cid)
        out = larger(list(la), list(ra))
        diff = lambda x, y: align(x, list(la), out) - align(y, list(ra), out)
        case(
            "loss",
            cid,
            {},
            [T(la, d.any(ls)), T(ra, d.any(rs))],
            lambda x, y: jnp.mean(diff(x, y) ** 2),
            [],
            ref=lambda x, y: np.mean(diff(x, y) ** 2),
            note=None if 0 not in ls else "the mean of nothing is NaN",
        )
