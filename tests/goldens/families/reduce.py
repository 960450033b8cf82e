"""Reductions and softmax."""

from base import *


def dims(axes, over):
    return tuple(axes.index(a) for a in over)


def cases():
    linear = [
        ("AB", (2, 3), "B"),
        ("AB", (2, 3), "A"),
        ("AB", (2, 3), "AB"),
        ("ABC", (2, 3, 4), "AC"),
        ("ABC", (2, 3, 4), "B"),
        ("ABC", (2, 3, 2), "ABC"),
        ("AB", (1, 1), "A"),
        ("AB", (1, 1), "AB"),
        ("B", (4,), "B"),
        ("", (), ""),
        ("AB", (0, 3), "B"),
    ]
    empty = [("AB", (2, 0), "B"), ("AB", (0, 3), "AB"), ("A", (0,), "A")]
    for op, fn, ref in [
        ("sum", jnp.sum, np.sum),
        ("mean", jnp.mean, np.mean),
        ("max", jnp.max, np.max),
        ("min", jnp.min, np.min),
    ]:
        for axes, shape, over in linear + (empty if op in ("sum", "mean") else []):
            cid = f"{op}/{shape_name(shape)}/{'over-' + over if over else 'all'}"
            reduction(cid, axes, over, Draw(cid).any(shape), fn, ref)
        if op in ("max", "min"):
            sign = 1.0 if op == "max" else -1.0
            x = sign * np.array([[2.0, 1.0, 2.0], [0.0, 0.0, 0.0]])
            reduction(f"{op}/ties/2x3/over-B", "AB", "B", x, fn, ref, kink=True)
            reduction(f"{op}/ties/2x3/over-A", "AB", "A", x, fn, ref, kink=True)
            reduction(f"{op}/ties/2x3/over-AB", "AB", "AB", x, fn, ref, kink=True)
            y = sign * np.array([[[1.0, 3.0], [3.0, 2.0]], [[3.0, 0.0], [1.0, 5.0]]])
            reduction(f"{op}/ties/2x2x2/over-AC", "ABC", "AC", y, fn, ref, kink=True)
            z = sign * np.array([[-INF, -INF, 1.0], [NAN, 1.0, 2.0]])
            reduction(f"{op}/special/2x3/over-B", "AB", "B", z, fn, ref, derivative=False)

    smooth = [
        ("AB", (2, 3), "B"),
        ("AB", (2, 3), "A"),
        ("ABC", (2, 3, 4), "B"),
        ("B", (4,), "B"),
        ("AB", (1, 1), "B"),
        ("AB", (3, 1), "B"),
        ("AB", (0, 3), "B"),
    ]
    wide = np.array([[1000.0, 999.5, -1000.0], [-1000.0, -998.0, -999.0], [0.0, -1000.0, 1000.0]])
    one = np.array([[0.5, -INF, 1.25], [-INF, -2.0, 1000.0]])
    none = np.array([[-INF, -INF, -INF], [0.5, -0.25, 1.0]])
    for op, fn, ref in [
        ("logsumexp", lse, np_lse),
        ("softmax", softmax, np_softmax),
        ("log_softmax", log_softmax, np_log_softmax),
    ]:
        run = lambda tag, axes, over, x, ref=ref, **kw: along(op, fn, ref, tag, axes, over, x, **kw)
        for axes, shape, over in smooth:
            cid = f"{op}/{shape_name(shape)}/over-{over}"
            run(f"{shape_name(shape)}/over-{over}", axes, over, Draw(cid).any(shape))
        run("wide/3x3/over-B", "AB", "B", wide)
        run("wide/3x3/over-A", "AB", "A", wide)
        run("one-neg-inf/2x3/over-B", "AB", "B", one)
        if op == "logsumexp":
            check_rule(op, fn, lse_rule(1))
            note = "an all -inf row gives -inf with gradient 0; JAX has a NaN gradient"
            run("all-neg-inf/2x3/over-B", "AB", "B", none, rule=lse_rule(1), note=note)
            run("all-neg-inf/3/over-B", "B", "B", none[0], rule=lse_rule(0), note=note)
            note = "an empty row gives -inf"
            run("2x0/over-B", "AB", "B", np.zeros((2, 0)), rule=lse_rule(1), note=note)
            run("0/over-B", "B", "B", np.zeros(0), rule=lse_rule(0), note=note)
        else:
            rule = softmax_rule if op == "softmax" else log_softmax_rule
            check_rule(op, fn, rule(1))
            value = "zeros" if op == "softmax" else "-inf"
            note = f"an all -inf row gives {value} with gradient 0; JAX has NaN"
            run("all-neg-inf/2x3/over-B", "AB", "B", none, ref=None, rule=rule(1), note=note)
            run("all-neg-inf/3/over-B", "B", "B", none[0], ref=None, rule=rule(0), note=note)
            run("2x0/over-B", "AB", "B", np.zeros((2, 0)))

    for tag, axes, over, x in [
        ("2x3/over-B", "AB", "B", None),
        ("2x3/over-A", "AB", "A", None),
        ("2x3x4/over-B", "ABC", "B", None),
        ("4/over-B", "B", "B", None),
        ("1x1/over-B", "AB", "B", None),
        ("0x3/over-B", "AB", "B", None),
        ("ties/3x4/over-B", "AB", "B", [[1.0, 3.0, 3.0, 0.0], [2.0] * 4, [-1.0, -2.0, -1.0, -1.0]]),
        ("ties/3x4/over-A", "AB", "A", [[1.0, 3.0, 3.0, 0.0], [2.0, 3.0, 4.0, 0.0], [2.0, 1.0, 4.0, 0.0]]),
        ("neg-inf/2x3/over-B", "AB", "B", [[-INF, -INF, -INF], [-INF, 1.0, INF]]),
    ]:
        k = axes.index(over)
        out = [a for a in axes if a != over]
        for op, fn, ref in [("argmax", jnp.argmax, np.argmax), ("argmin", jnp.argmin, np.argmin)]:
            cid = f"{op}/{tag}"
            given = x
            if given is None:
                shape = tuple(int(n) for n in tag.split("/")[0].split("x"))
                given = Draw(cid).any(shape)
            # The index carries no cotangent, so the input has none either.
            case(
                "reduce",
                cid,
                {"axis": over},
                [T(axes, given)],
                lambda x, k=k, fn=fn: fn(x, axis=k),
                out,
                ref=lambda x, k=k, ref=ref: ref(x, axis=k),
                derivative=False,
            )


def reduction(cid, axes, over, x, fn, ref, **kw):
    axis = dims(axes, over)
    out = [a for a in axes if a not in over]

    case(
        "reduce",
        cid,
        {"axes": list(over)},
        [T(axes, x)],
        lambda x: fn(x, axis=axis),
        out,
        ref=lambda x: ref(x, axis=axis),
        **kw,
    )


def along(op, fn, ref, tag, axes, over, x, **kw):
    k = axes.index(over)
    out = [a for a in axes if op != "logsumexp" or a != over]

    case(
        "reduce",
        f"{op}/{tag}",
        {"axis": over},
        [T(axes, x)],
        lambda x: fn(x, axis=k),
        out,
        ref=ref and (lambda x: ref(x, k)),
        **kw,
    )


def softmax(x, axis):
    return jax.nn.softmax(x, axis=axis) if x.shape[axis] else x


def log_softmax(x, axis):
    return jax.nn.log_softmax(x, axis=axis) if x.shape[axis] else x


def lse(x, axis):
    if x.shape[axis] == 0:
        return jnp.full(np.delete(x.shape, axis), -INF)
    return jax.nn.logsumexp(x, axis=axis)


def np_lse(x, axis):
    top = np.max(x, axis=axis, keepdims=True, initial=-INF)
    safe = np.where(np.isfinite(top), top, 0.0)
    return np.squeeze(np.log(np.sum(np.exp(x - safe), axis=axis, keepdims=True)) + safe, axis)


def np_softmax(x, axis):
    return np.exp(np_log_softmax(x, axis))


def np_log_softmax(x, axis):
    shifted = x - np.max(x, axis=axis, keepdims=True, initial=-INF)
    return shifted - np.log(np.sum(np.exp(shifted), axis=axis, keepdims=True))


def lse_rule(axis):
    def rule(xs, ct, ts):
        (x,), (t,) = xs, ts
        with np.errstate(all="ignore"):
            y = np_lse(x, axis)
            wide = np.expand_dims(y, axis)
            p = np.where(np.isneginf(wide), 0.0, np.exp(x - np.where(np.isneginf(wide), 0.0, wide)))
        mean = np.sum(p * t, axis=axis, keepdims=True)
        c = np.expand_dims(ct, axis)
        return y, [c * p], np.squeeze(mean, axis), [c * p * (t - mean)]

    return rule


def rows(x, axis):
    """Softmax, zeros for a row of -inf only, and where a row is not such."""
    alive = np.max(x, axis=axis, keepdims=True, initial=-INF) > -INF
    with np.errstate(all="ignore"):
        return np.where(alive, np_softmax(x, axis), 0.0), alive


def softmax_rule(axis):
    def rule(xs, ct, ts):
        (x,), (t,) = xs, ts
        p, _ = rows(x, axis)
        mean = lambda v: np.sum(p * v, axis=axis, keepdims=True)
        out_t = p * (t - mean(t))
        second = out_t * (ct - mean(ct)) - p * np.sum(out_t * ct, axis=axis, keepdims=True)
        return p, [p * (ct - mean(ct))], out_t, [second]

    return rule


def log_softmax_rule(axis):
    def rule(xs, ct, ts):
        (x,), (t,) = xs, ts
        p, alive = rows(x, axis)
        with np.errstate(all="ignore"):
            y = np.where(alive, np_log_softmax(x, axis), -INF)
        mean = np.sum(p * t, axis=axis, keepdims=True)
        total = np.sum(ct, axis=axis, keepdims=True)
        return y, [alive * (ct - p * total)], alive * (t - mean), [-p * (t - mean) * total]

    return rule


def check_rule(op, fn, rule):
    """The formula, over the second axis, agrees with JAX where JAX has no NaN."""
    d = Draw(f"{op}/rule")
    x, t = d.any((2, 3)), d.any((2, 3))
    f = lambda x: fn(x, 1)
    ct = d.any(f(x).shape)
    y, (g,), out_t, (h,) = rule([x], ct, [t])
    what = f"{op} rule"
    close(y, f(x), 1e-13, 0, what)
    close(g, jax.vjp(f, x)[1](jnp.asarray(ct))[0], 1e-12, 1e-14, what)
    close(out_t, jax.jvp(f, (x,), (t,))[1], 1e-12, 1e-14, what)
    along = lambda p: jnp.sum(ct * jax.jvp(f, (p,), (t,))[1])
    close(h, jax.grad(along)(x), 1e-12, 1e-14, what)
