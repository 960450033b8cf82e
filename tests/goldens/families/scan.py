"""Scans along an axis, from either end."""

from base import *


def cases():
    shapes = [
        ("AB", (2, 3), "B"),
        ("AB", (3, 2), "A"),
        ("ABC", (2, 4, 2), "B"),
        ("B", (5,), "B"),
        ("AB", (3, 1), "B"),
        ("AB", (1, 1), "A"),
        ("AB", (2, 0), "B"),
        ("AB", (0, 3), "B"),
    ]
    for reverse in (False, True):
        end = "_reverse" if reverse else ""
        for op, fn, ref in [
            ("cumsum", jax.lax.cumsum, np.cumsum),
            ("cumprod", jax.lax.cumprod, np.cumprod),
            ("cummax", jax.lax.cummax, np.maximum.accumulate),
            ("cummin", jax.lax.cummin, np.minimum.accumulate),
            ("cumlogsumexp", jax.lax.cumlogsumexp, np.logaddexp.accumulate),
        ]:
            run = lambda tag, axes, over, x, **kw: scan(op + end, fn, ref, reverse, tag, axes, over, x, **kw)
            for axes, shape, over in shapes:
                tag = f"{shape_name(shape)}/along-{over}"
                run(tag, axes, over, Draw(f"{op}{end}/{tag}").any(shape))
            if op == "cumprod":
                zeros = np.array([[0.0, 1.5, -2.0, 0.5], [1.5, 0.0, 2.0, -1.0], [2.0, 0.0, 0.5, 0.0]])
                run("zeros/3x4/along-B", "AB", "B", zeros)
                run("zeros/3x4/along-A", "AB", "A", zeros)
            if op in ("cummax", "cummin"):
                ties = np.array([[1.0, 1.0, 2.0, 2.0, 0.5], [-1.0, -1.0, -2.0, -1.0, -2.0]])
                note = "at a tie the first entry that the scan met takes all; JAX splits"
                rule = record_rule(max if op == "cummax" else min, reverse)
                run("ties/2x5/along-B", "AB", "B", ties, rule=rule, note=note)
                special = np.array([[-INF, 1.0, NAN, 2.0], [INF, -INF, 0.0, INF]])
                run("special/2x4/along-B", "AB", "B", special, derivative=False)
            if op == "cumlogsumexp":
                wide = np.array([[1000.0, 999.5, -1000.0, 1001.0], [-1000.0, -998.0, 0.0, -999.0]])
                run("wide/2x4/along-B", "AB", "B", wide)
                none = np.array([[-INF, -INF, 0.5, -INF], [1.0, -INF, 2.0, 0.25]])
                note = "as long as all is -inf the value is -inf with gradient 0; JAX has NaN gradients"
                run("neg-inf/2x4/along-B", "AB", "B", none, rule=lse_rule(reverse), note=note)
    check_lse_rule()


def scan(op, fn, ref, reverse, tag, axes, over, x, **kw):
    k = axes.index(over)
    flip = (lambda v: np.flip(v, k)) if reverse else (lambda v: v)

    def expected(x):
        return flip(ref(flip(x), axis=k)) if x.size else x

    case(
        "scan",
        f"{op}/{tag}",
        {"axis": over},
        [T(axes, x)],
        lambda x: fn(x, axis=k, reverse=reverse),
        list(axes),
        ref=expected,
        **kw,
    )


def record_rule(best, reverse):
    """Along the second axis: the first entry that the scan met takes all."""

    def rule(xs, ct, ts):
        (x,), (t,) = xs, ts
        y, g, out_t = np.zeros_like(x), np.zeros_like(x), np.zeros_like(x)
        order = range(x.shape[1])[::-1] if reverse else range(x.shape[1])
        for r in range(x.shape[0]):
            at = None
            for i in order:
                if at is None or best(x[r, i], x[r, at]) != x[r, at]:
                    at = i
                y[r, i], out_t[r, i] = x[r, at], t[r, at]
                g[r, at] += ct[r, i]
        return y, [g], out_t, None

    return rule


def lse_rule(reverse):
    """Along the second axis, by the weights that each entry has in each of the sums."""

    def rule(xs, ct, ts):
        (x,), (t,) = xs, ts
        n = x.shape[1]
        within = np.triu(np.ones((n, n))) if not reverse else np.tril(np.ones((n, n)))
        # rows, entry j, sum i
        z = np.where(within[None] > 0, x[:, :, None], -INF)
        top = np.max(z, axis=1, keepdims=True)
        safe = np.where(np.isneginf(top), 0.0, top)
        e = np.exp(z - safe)
        total = e.sum(axis=1, keepdims=True)
        p = np.where(total > 0, e / np.where(total > 0, total, 1.0), 0.0)
        with np.errstate(all="ignore"):
            y = (np.log(total) + safe)[:, 0, :]
        mean = np.sum(p * t[:, :, None], axis=1)
        g = np.sum(p * ct[:, None, :], axis=2)
        second = np.sum(p * (t[:, :, None] - mean[:, None, :]) * ct[:, None, :], axis=2)
        return y, [g], mean, [second]

    return rule


def check_lse_rule():
    """The formula agrees with JAX where JAX has no NaN."""
    d = Draw("cumlogsumexp/rule")
    x, t, ct = d.any((2, 4)), d.any((2, 4)), d.any((2, 4))
    for reverse in (False, True):
        f = lambda x: jax.lax.cumlogsumexp(x, axis=1, reverse=reverse)
        y, (g,), out_t, (h,) = lse_rule(reverse)([x], ct, [t])
        close(y, f(x), 1e-13, 0, "cumlogsumexp rule")
        close(g, jax.vjp(f, x)[1](jnp.asarray(ct))[0], 1e-12, 1e-14, "cumlogsumexp rule")
        close(out_t, jax.jvp(f, (x,), (t,))[1], 1e-12, 1e-14, "cumlogsumexp rule")
        along = lambda p: jnp.sum(ct * jax.jvp(f, (p,), (t,))[1])
        close(h, jax.grad(along)(x), 1e-12, 1e-14, "cumlogsumexp rule")
