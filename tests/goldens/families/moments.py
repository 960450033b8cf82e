"""Products, variances, standard deviations and norms."""

from base import *
from families.reduce import dims


def cases():
    shapes = [
        ("AB", (2, 3), "B"),
        ("AB", (2, 3), "A"),
        ("ABC", (2, 3, 2), "B"),
        ("ABC", (2, 2, 3), "AC"),
        ("ABC", (2, 3, 2), "ABC"),
        ("B", (4,), "B"),
        ("AB", (0, 3), "B"),
    ]
    small = [("AB", (3, 1), "B"), ("AB", (1, 1), "AB"), ("", (), "")]
    empty = [("AB", (2, 0), "B"), ("AB", (0, 3), "AB")]

    for axes, shape, over in shapes + small + empty:
        cid = f"prod/{shape_name(shape)}/{'over-' + over if over else 'all'}"
        reduction(cid, axes, over, Draw(cid).any(shape), {}, jnp.prod, np.prod)
    zeros = np.array([[0.0, 1.5, -2.0, 0.5], [0.0, 1.5, 0.0, -1.0], [0.0, 0.0, 2.0, 0.0]])
    for over in ("B", "A", "AB"):
        reduction(f"prod/zeros/3x4/over-{over}", "AB", over, zeros, {}, jnp.prod, np.prod)
    cube = np.array([[[0.0, 1.5], [2.0, 0.5]], [[-1.5, 1.0], [0.5, 2.0]], [[0.0, 0.0], [1.0, 3.0]]])
    for over in ("AC", "ABC"):
        reduction(f"prod/zeros/3x2x2/over-{over}", "ABC", over, cube, {}, jnp.prod, np.prod)

    for op, fn, ref in [("variance", jnp.var, np.var), ("std", jnp.std, np.std)]:
        for ddof in (0, 1):
            own = lambda f: lambda x, axis: f(x, axis=axis, ddof=ddof)
            for axes, shape, over in shapes + (small if op == "variance" and ddof == 0 else []):
                cid = f"{op}/{ddof}/{shape_name(shape)}/{'over-' + over if over else 'all'}"
                reduction(cid, axes, over, Draw(cid).any(shape), {"ddof": ddof}, own(fn), own(ref))
            cid = f"{op}/{ddof}/far-from-zero/2x3/over-B"
            far = np.array([[1e6 + 1.0, 1e6 + 2.5, 1e6 - 0.5], [-1e6, -1e6 + 0.25, -1e6 + 3.0]])
            reduction(cid, "AB", "B", far, {"ddof": ddof}, own(fn), own(ref), kink=True)
    cid = "variance/equal/2x3/over-B"
    equal = np.array([[0.75, 0.75, 0.75], [0.5, -0.25, 1.0]])
    reduction(cid, "AB", "B", equal, {"ddof": 0}, jnp.var, np.var)
    note = "the standard deviation of equal entries has derivative 0; JAX has NaN"
    reduction("std/equal/2x3/over-B", "AB", "B", equal, {"ddof": 0}, jnp.std, np.std, rule=std_rule, note=note)

    norm = lambda x, axis: jnp.sqrt(jnp.sum(x * x, axis=axis))
    np_norm = lambda x, axis: np.sqrt(np.sum(x * x, axis=axis))
    l1 = lambda xp: lambda x, axis: xp.sum(xp.abs(x), axis=axis)
    for axes, shape, over in shapes + small:
        tag = f"{shape_name(shape)}/{'over-' + over if over else 'all'}"
        reduction("norm/" + tag, axes, over, Draw("norm/" + tag).any(shape), {}, norm, np_norm)
        reduction("norm_l1/" + tag, axes, over, Draw("norm_l1/" + tag).any(shape), {}, l1(jnp), l1(np))
        largest = lambda xp: lambda x, axis: xp.max(xp.abs(x), axis=axis)
        x = Draw("norm_inf/" + tag).any(shape)
        reduction("norm_inf/" + tag, axes, over, x, {}, largest(jnp), largest(np))
    reduction("norm_l1/2x0/over-B", "AB", "B", np.zeros((2, 0)), {}, l1(jnp), l1(np), kink=True)
    none = lambda x, axis: jnp.zeros(2)
    note = "the largest of no absolute values is 0"
    reduction("norm_inf/2x0/over-B", "AB", "B", np.zeros((2, 0)), {}, none, None, kink=True, note=note)
    note = "the norm of zeros has derivative 0; JAX has NaN"
    some = np.array([[0.0, 0.0, 0.0], [3.0, 0.0, -4.0]])
    reduction("norm/zero/2x3/over-B", "AB", "B", some, {}, norm, np_norm, rule=norm_rule, note=note)
    reduction("norm/zero/3/over-B", "B", "B", np.zeros(3), {}, norm, np_norm, rule=norm_rule, note=note)
    note = "abs has derivative 0 at 0; JAX has 1"
    sign = lambda xs, ct, ts: (
        np.sum(np.abs(xs[0]), axis=1),
        [ct[:, None] * np.sign(xs[0])],
        np.sum(np.sign(xs[0]) * ts[0], axis=1),
        None,
    )
    reduction("norm_l1/zero/2x3/over-B", "AB", "B", some, {}, l1(jnp), l1(np), rule=sign, note=note)
    reduction("norm/2x0/over-B", "AB", "B", np.zeros((2, 0)), {}, norm, np_norm, rule=norm_rule, note=note)
    tie = np.array([[1.5, -1.5, 0.5], [-2.0, -2.0, -2.0]])
    largest = lambda x, axis: jnp.max(jnp.abs(x), axis=axis)
    reduction("norm_inf/ties/2x3/over-B", "AB", "B", tie, {}, largest, None, kink=True)


def reduction(cid, axes, over, x, attrs, fn, ref, **kw):
    axis = dims(axes, over)
    out = [a for a in axes if a not in over]
    attrs = {"axes": list(over), **attrs}
    ref = ref and (lambda x, formula=ref: formula(x, axis=axis))
    case("moments", cid, attrs, [T(axes, x)], lambda x: fn(x, axis=axis), out, ref=ref, **kw)


def norm_rule(xs, ct, ts):
    (x,), (t,) = xs, ts
    last = x.ndim - 1
    y = np.sqrt(np.sum(x * x, axis=last, keepdims=True))
    safe = np.where(y == 0, 1.0, y)
    u = np.where(y == 0, 0.0, x / safe)
    along = np.sum(u * t, axis=last, keepdims=True)
    c = np.expand_dims(ct, last)
    second = np.where(y == 0, 0.0, c * (t - u * along) / safe)
    return np.squeeze(y, last), [c * u], np.squeeze(along, last), [second]


def std_rule(xs, ct, ts):
    (x,), (t,) = xs, ts
    d = x - x.mean(axis=1, keepdims=True)
    dt = t - t.mean(axis=1, keepdims=True)
    n = np.sqrt(x.shape[1])
    y, (g,), out_t, (h,) = norm_rule([d], ct / n, [dt])
    return y / n, [g], out_t / n, [h]
