"""What every family of golden values uses: tensors, draws, and the checks of a case before it is kept."""

import math
import warnings
import zlib
from collections import Counter

import jax

jax.config.update("jax_enable_x64", True)
jax.config.update("jax_platforms", "cpu")

import jax.numpy as jnp
import numpy as np

INF = math.inf
NAN = math.nan


# --- tensors -----------------------------------------------------------------


class T:
    """A named tensor: axes by name, values as a NumPy array."""

    def __init__(self, axes, values):
        self.axes = list(axes)
        self.values = np.asarray(values)
        if self.values.dtype not in (np.dtype(bool), np.dtype(np.int64)):
            self.values = self.values.astype(np.float64)
        assert self.values.ndim == len(self.axes), (axes, self.values.shape)
        assert len(set(self.axes)) == len(self.axes), axes

    @property
    def is_float(self):
        return self.values.dtype == np.float64


def shape_name(shape):
    return "x".join(map(str, shape)) if shape else "scalar"


def seeded(case_id):
    return np.random.default_rng(zlib.crc32(case_id.encode()))


class Draw:
    """Random inputs, rounded to three decimals so that the files stay readable."""

    def __init__(self, case_id):
        self.rng = seeded(case_id)

    def any(self, shape):
        """In ±2, at least 0.05 from zero and all distinct: no kink, no tie."""
        while True:
            x = np.round(self.rng.uniform(-2.0, 2.0, shape), 3)
            if np.unique(x).size == x.size and (np.abs(x) > 0.05).all():
                return x

    def positive(self, shape):
        return np.round(self.rng.uniform(0.3, 3.0, shape), 3)

    def nonzero(self, shape):
        sign = self.rng.choice([-1.0, 1.0], shape)
        return np.round(self.rng.uniform(0.5, 2.0, shape), 3) * sign

    def small(self, shape):
        """Halves in ±1: ties and zeros are frequent."""
        return self.rng.integers(-2, 3, shape) / 2.0

    def mask(self, shape):
        return self.rng.integers(0, 2, shape).astype(bool)

    def distribution(self, shape, axis):
        x = self.rng.uniform(0.1, 1.0, shape)
        return np.round(x / x.sum(axis=axis, keepdims=True), 3)

    def one_hot(self, shape, axis):
        n = shape[axis]
        rest = shape[:axis] + shape[axis + 1 :]
        hot = np.eye(n)[self.rng.integers(0, n, rest)]
        return np.moveaxis(hot, -1, axis)


def align(x, axes, out_axes):
    """View of x, whose axes are a subset of out_axes, that broadcasts by position."""
    assert set(axes) <= set(out_axes), (axes, out_axes)
    xp = np if isinstance(x, np.ndarray) else jnp
    order = [axes.index(a) for a in out_axes if a in axes]
    x = xp.transpose(x, order)
    return xp.expand_dims(x, tuple(i for i, a in enumerate(out_axes) if a not in axes))


def larger(*axes_lists):
    """The order of a broadcast result: that of the (first) operand with most axes."""
    out = max(axes_lists, key=len)
    assert all(set(a) <= set(out) for a in axes_lists), axes_lists
    return out


# --- cases -------------------------------------------------------------------

families = {}
checks = Counter()


def close(a, b, rtol, atol, what):
    np.testing.assert_allclose(a, b, rtol=rtol, atol=atol, equal_nan=True, err_msg=what)


def finite(*arrays):
    return all(np.isfinite(a).all() for a in arrays)


def case(
    family,
    case_id,
    attrs,
    inputs,
    fn,
    out_axes,
    *,
    ref=None,
    derivative=True,
    kink=False,
    rule=None,
    cotangent=None,
    tangents=None,
    note=None,
    resizes="",
):
    """Adds one case.

    fn          takes one array for each input, gives the output array
    ref         the same with NumPy, to check the output
    derivative  False: a value only, no cotangent, no tangent
    kink        True: at a tie, at a kink, or where differences overflow; hvp is
                null and differences are not taken
    resizes     axes whose extent the result changes
    rule        tenzr's own first derivative, where JAX has another:
                (xs, ct, ts) -> (output, gradients, output_tangent, hvp or None)
    """
    rng = seeded(case_id + "/directions")
    raw = [i.values for i in inputs]
    where = [k for k, i in enumerate(inputs) if i.is_float]
    floats = [raw[k] for k in where]

    def direction(given, like):
        return np.asarray(given) if given is not None else np.round(rng.uniform(-1.5, 1.5, like), 3)

    def f(*xs):
        full = [jnp.asarray(r) for r in raw]
        for k, x in zip(where, xs):
            full[k] = x
        return fn(*full)

    with np.errstate(all="ignore"):
        out = np.asarray(f(*map(jnp.asarray, floats)))
    ct = ts = grads = out_t = hvp = None
    if derivative:
        ts = [direction(t, x.shape) for x, t in zip(floats, tangents or [None] * len(floats))]
        ct = direction(cotangent, out.shape)
        if rule is not None:
            out, grads, out_t, hvp = rule(floats, ct, ts)
        else:
            xs, ts = tuple(map(jnp.asarray, floats)), tuple(map(jnp.asarray, ts))
            grads = [np.asarray(g) for g in jax.vjp(f, *xs)[1](jnp.asarray(ct))]
            out_t = np.asarray(jax.jvp(f, xs, ts)[1])
            if not kink:
                along = lambda *p: jnp.sum(ct * jax.jvp(f, p, ts)[1])
                hvp = jax.grad(along, argnums=tuple(range(len(xs))))(*xs)
            verify(case_id, f, xs, out, ct, ts, grads, out_t, hvp, kink)

    if ref is not None:
        with np.errstate(all="ignore"), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            expected = ref(*raw)
        close(out, expected, 2e-14, 1e-300, case_id + " against NumPy")
        checks["output against NumPy"] += 1

    def spread(values):
        if values is None:
            return None
        full = [None] * len(inputs)
        for k, v in zip(where, values):
            assert np.shape(v) == raw[k].shape, (case_id, np.shape(v), raw[k].shape)
            full[k] = numbers(v)
        return full

    assert out.ndim == len(out_axes), (case_id, out.shape, out_axes)
    for i in inputs:
        for a, n in zip(i.axes, i.values.shape):
            assert a in resizes or a not in out_axes or out.shape[out_axes.index(a)] == n
    entry = {
        "id": case_id,
        "op": case_id.split("/")[0],
        "attrs": attrs,
        "inputs": [tensor(i.axes, i.values) for i in inputs],
        "output": tensor(out_axes, out),
        "cotangent": numbers(ct),
        "gradients": spread(grads) or [None] * len(inputs),
        "tangents": spread(ts) or [None] * len(inputs),
        "output_tangent": numbers(out_t),
        "hvp": spread(hvp),
    }
    if note:
        entry["note"] = note
    families.setdefault(family, []).append(entry)


def verify(case_id, f, xs, out, ct, ts, grads, out_t, hvp, kink):
    if not finite(out, *xs, *grads, out_t):
        return
    inner = float(np.sum(ct * out_t))
    outer = float(sum(np.sum(g * t) for g, t in zip(grads, ts)))
    close(inner, outer, 1e-10, 1e-12, case_id + " adjoint identity")
    checks["adjoint identity"] += 1
    if kink or out.size == 0:
        return
    h = 1e-5
    up = tuple(x + h * t for x, t in zip(xs, ts))
    down = tuple(x - h * t for x, t in zip(xs, ts))
    close((f(*up) - f(*down)) / (2 * h), out_t, 1e-6, 1e-6, case_id + " difference")
    checks["tangent by differences"] += 1
    # Each gradient on its own: one random direction an input.
    rng = seeded(case_id + "/differences")
    for k, x in enumerate(xs):
        d = rng.uniform(-1, 1, x.shape)
        p = f(*xs[:k], x + h * d, *xs[k + 1 :])
        m = f(*xs[:k], x - h * d, *xs[k + 1 :])
        slope = np.sum(ct * (p - m)) / (2 * h)
        close(slope, np.sum(grads[k] * d), 1e-6, 1e-6, case_id + f" gradient {k}")
        checks["gradient by differences"] += 1
    if hvp is not None and finite(*hvp):
        gp = jax.vjp(f, *up)[1](jnp.asarray(ct))
        gm = jax.vjp(f, *down)[1](jnp.asarray(ct))
        for p, m, want in zip(gp, gm, hvp):
            close((p - m) / (2 * h), want, 1e-6, 1e-6, case_id + " hvp")
            checks["hvp by differences"] += 1


def numbers(x):
    if x is None:
        return None
    x = np.asarray(x)
    if x.dtype == bool or x.dtype.kind in "iu":
        return [int(v) for v in x.ravel()]
    return [plain(float(v)) for v in x.ravel()]


def plain(v):
    if math.isnan(v):
        return "nan"
    if math.isinf(v):
        return "inf" if v > 0 else "-inf"
    return v


def tensor(axes, values):
    values = np.asarray(values)
    dtype = "bool" if values.dtype == bool else "i64" if values.dtype.kind in "iu" else "f64"
    return {
        "axes": list(axes),
        "shape": list(values.shape),
        "dtype": dtype,
        "data": numbers(values),
    }


def strong(ct, d):
    """ct times d, where a cotangent (or tangent) of exactly zero gives zero."""
    ct, d = np.broadcast_arrays(np.asarray(ct, float), np.asarray(d, float))
    return np.where(ct == 0, 0.0, np.where(ct == 0, 1.0, ct) * np.where(ct == 0, 1.0, d))


def binary(family, cid, left, right, fn, ref, **kw):
    out = larger(left.axes, right.axes)
    place = lambda g: lambda l, r: g(align(l, left.axes, out), align(r, right.axes, out))
    case(family, cid, {}, [left, right], place(fn), out, ref=place(ref), **kw)
