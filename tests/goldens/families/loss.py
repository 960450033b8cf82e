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

    for op in ("cross_entropy", "cross_entropy_at", "nll"):
        pre = "indices/" if op != "nll" else ""
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
        if op != "nll":
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

    regression()
    two_classes()
    divergence(wide)


def pair(cid, la, ra, x, y, each, np_each, attrs={}, **kw):
    """The mean over all axes of a function of two operands, broadcast by name."""
    out = larger(list(la), list(ra))
    place = lambda f, mean: lambda x, y: mean(f(align(x, list(la), out), align(y, list(ra), out)))
    case("loss", cid, attrs, [T(la, x), T(ra, y)], place(each, jnp.mean), [], ref=place(np_each, np.mean), **kw)


PAIRS = [
    ("same", "AB", (2, 3), "AB", (2, 3)),
    ("same", "A", (4,), "A", (4,)),
    ("same", "AB", (1, 1), "AB", (1, 1)),
    ("same", "", (), "", ()),
    ("subset", "AB", (2, 3), "B", (3,)),
    ("subset", "A", (2,), "AB", (2, 3)),
    ("scalar", "AB", (2, 3), "", ()),
]


def regression():
    def mae(xp):
        return lambda x, y: xp.abs(x - y)

    def huber(xp, delta):
        def f(x, y):
            d = x - y
            c = xp.clip(d, -delta, delta)
            return c * (d - c / 2)

        return f

    for tag, la, ls, ra, rs in PAIRS:
        d = Draw(f"mae/{tag}/{shape_name(ls)}-{shape_name(rs)}")
        x, y = d.any(ls), d.any(rs)
        name = f"{tag}/{shape_name(ls)}-{shape_name(rs)}"
        pair(f"mae/{name}", la, ra, x, y, mae(jnp), mae(np))
        for delta in (0.5, 1.25):
            pair(f"huber/{delta}/{name}", la, ra, x, y, huber(jnp, delta), huber(np, delta), {"delta": delta})
    x = np.array([[1.0, 0.5, -1.0], [2.0, 0.0, 0.25]])
    y = np.array([[1.0, -0.5, -1.0], [1.0, 0.0, 0.5]])
    note = "abs has derivative 0 at 0; JAX has 1"

    def rule(xs, ct, ts):
        sign = np.sign(x - y)
        g = ct * sign / 6
        return np.mean(np.abs(x - y)), [g, -g], np.mean(sign * (ts[0] - ts[1])), None

    pair("mae/equal/2x3-2x3", "AB", "AB", x, y, mae(jnp), mae(np), rule=rule, note=note)
    # At the bound, and at 0.
    optax = lambda x, y: jnp.where(
        jnp.abs(x - y) <= 1.0, (x - y) ** 2 / 2, jnp.abs(x - y) - 0.5
    )
    pair("huber/1.0/bound/2x3-2x3", "AB", "AB", x, y, optax, huber(np, 1.0), {"delta": 1.0}, kink=True)


def two_classes():
    softplus = lambda v: np.maximum(v, 0.0) + np.log1p(np.exp(-np.abs(v)))
    np_each = lambda z, t: t * softplus(-z) + (1 - t) * softplus(z)
    each = lambda z, t: t * jax.nn.softplus(-z) + (1 - t) * jax.nn.softplus(z)
    for tag, la, ls, ra, rs in PAIRS:
        cid = f"bce_with_logits/{tag}/{shape_name(ls)}-{shape_name(rs)}"
        d = Draw(cid)
        z, t = d.any(ls), np.round(d.rng.uniform(0.05, 0.95, rs), 3)
        pair(cid, la, ra, z, t, each, np_each)
    z = np.array([[40.0, -40.0, 1000.0], [-1000.0, 0.0, 30.0]])
    hard = np.array([[1.0, 0.0, 1.0], [0.0, 1.0, 0.0]])
    pair("bce_with_logits/wide/2x3-2x3", "AB", "AB", z, hard, each, np_each, kink=True)
    soft = np.array([[0.25, 0.5, 0.75], [0.125, 1.0, 0.0]])
    pair("bce_with_logits/soft/2x3-2x3", "AB", "AB", z, soft, each, np_each)


def divergence(wide):
    def kl(tag, axes, log_q, p, over, **kw):
        k = axes.index(over)
        out = [a for a in axes if a != over]
        fn = lambda q, p: jnp.sum(p * (jnp.log(p) - q), axis=k)
        ref = lambda q, p: np.sum(np.where(p == 0, 0.0, p * (np.log(np.where(p == 0, 1.0, p)) - q)), axis=k)
        case("loss", f"kl/{tag}", {"axis": over}, [T(axes, log_q), T(axes, p)], fn, out, ref=ref, **kw)

    for axes, sh, over in [
        ("AC", (2, 4), "C"),
        ("CA", (3, 2), "C"),
        ("ABC", (2, 3, 2), "C"),
        ("C", (4,), "C"),
        ("AC", (1, 1), "C"),
        ("AC", (0, 3), "C"),
    ]:
        tag = f"{shape_name(sh)}/{axes}-over-{over}"
        d = Draw("kl/" + tag)
        k = axes.index(over)
        log_q = np_log_softmax(d.any(sh), k) if sh[0] else np.zeros(sh)
        kl(tag, axes, np.round(log_q, 3), d.distribution(sh, k) if sh[0] else np.zeros(sh), over)
    kl("wide/2x3/AC-over-C", "AC", np_log_softmax(wide, 1), np.array([[0.25, 0.25, 0.5], [0.5, 0.125, 0.375]]), "C")
    log_q = np.array([[-0.5, -1.5, -INF], [-1.0, -1.25, -2.0]])
    p = np.array([[0.5, 0.5, 0.0], [0.0, 0.25, 0.75]])
    note = "a probability of 0 contributes nothing; by it the derivative is the one-sided limit"

    def rule(xs, ct, ts):
        (q, p), (dq, dp) = xs, ts
        with np.errstate(all="ignore"):
            slope = np.where(p == 0, np.where(np.isneginf(q), NAN, -INF), np.log(p) + 1 - q)
            y = np.sum(np.where(p == 0, 0.0, p * (np.log(p) - q)), axis=1)
        # Where the tangent or the cotangent is exactly zero there is nothing.
        along = strong(dp, np.where(p == 0, -INF, slope))
        out_t = np.sum(along - strong(p, dq), axis=1)
        c = np.broadcast_to(ct[:, None], p.shape)
        return y, [-strong(c, p), strong(c, np.where(p == 0, -INF, slope))], out_t, None

    dp = np.array([[0.25, -0.5, 0.0], [0.0, 0.75, -0.5]])
    ct = np.array([0.0, 1.5])
    kl("zero/2x3/AC-over-C", "AC", log_q, p, "C", rule=rule, tangents=[None, dp], cotangent=ct, note=note)
