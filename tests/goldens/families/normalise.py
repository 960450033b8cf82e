"""Normalisation and attention."""

from base import *
from families.reduce import dims


def cases():
    shapes = [
        ("AB", (2, 4), "B"),
        ("AB", (4, 2), "A"),
        ("ABC", (2, 3, 2), "B"),
        ("ABC", (2, 2, 3), "AC"),
        ("B", (5,), "B"),
        ("AB", (3, 1), "B"),
        ("AB", (0, 3), "B"),
    ]
    for op in ("layer_norm", "batch_norm", "rms_norm"):
        for axes, shape, over in shapes:
            tag = f"{shape_name(shape)}/over-{over}"
            for eps in (1e-5, 0.1) if axes == "AB" else (1e-5,):
                normalise(op, f"{eps}/{tag}", axes, over, Draw(f"{op}/{tag}").any(shape), eps)
        equal = np.array([[0.75, 0.75, 0.75], [0.5, -0.25, 1.0], [0.0, 0.0, 0.0]])
        normalise(op, "0.01/equal/3x3/over-B", "AB", "B", equal, 0.01)

    # queries, keys, values
    for axes, shapes in [
        (("AB", "CB", "CD"), ((2, 3), (4, 3), (4, 2))),
        (("AB", "CB", "CD"), ((1, 2), (1, 2), (1, 1))),
        (("AB", "CB", "CD"), ((2, 0), (3, 0), (3, 2))),
        (("AB", "CB", "CD"), ((0, 3), (2, 3), (2, 2))),
        (("B", "CB", "C"), ((3,), (4, 3), (4,))),
    ]:
        tag = "/".join(map(shape_name, shapes))
        d = Draw(f"attention/{tag}")
        attention(f"attention/{tag}", axes, [d.any(s) for s in shapes], None)
    axes, shapes = ("AB", "CB", "CD"), ((2, 3), (4, 3), (4, 2))
    some = np.array([[1, 0, 1, 1], [0, 1, 1, 0]], bool)
    d = Draw("attention_masked")
    draws = [d.any(s) for s in shapes]
    attention("attention_masked/2x3/4x3/4x2/AC", axes, draws, T("AC", some))
    attention("attention_masked/2x3/4x3/4x2/C", axes, draws, T("C", some[0]))
    nothing = np.array([[1, 0, 1, 1], [0, 0, 0, 0]], bool)
    note = "a query whose mask holds nowhere gets zeros and gives no gradient"
    attention("attention_masked/none/2x3/4x3/4x2/AC", axes, draws, T("AC", nothing), note=note)


def normalise(op, tag, axes, over, x, eps):
    axis = dims(axes, over)

    def of(xp):
        def fn(v):
            if 0 in v.shape:
                return v
            d = v if op == "rms_norm" else v - xp.mean(v, axis=axis, keepdims=True)
            return d / xp.sqrt(xp.mean(d * d, axis=axis, keepdims=True) + eps)

        return fn

    attrs = {"axes": list(over), "eps": eps}
    case("normalise", f"{op}/{tag}", attrs, [T(axes, x)], of(jnp), list(axes), ref=of(np))


def attention(cid, axes, draws, mask, **kw):
    q, k, v = axes
    scores = q.replace("B", "") + "C"
    out = q.replace("B", "") + v.replace("C", "")
    scale = 1.0 / np.sqrt(max(draws[0].shape[-1], 1))

    def fn(xq, xk, xv, *given):
        z = jnp.einsum(f"{q},{k}->{scores}", xq, xk) * scale
        if not given:
            return jnp.einsum(f"{scores},{v}->{out}", jax.nn.softmax(z, axis=-1), xv)
        m = align(given[0], mask.axes, list(scores))
        # Twice: no NaN where a row has nothing.
        alive = jnp.any(m, axis=-1, keepdims=True)
        p = jax.nn.softmax(jnp.where(m, z, jnp.where(alive, -INF, 0.0)), axis=-1)
        p = jnp.where(m & alive, p, 0.0)
        return jnp.einsum(f"{scores},{v}->{out}", p, xv)

    inputs = [T(a, x) for a, x in zip(axes, draws)] + ([mask] if mask else [])
    case("normalise", cid, {}, inputs, fn, list(out), **kw)
