"""Writes the golden values of tenzr's operations, one JSON file a family.

The values come from JAX in float64 on the CPU. Where tenzr's convention is
another one, the case is computed from the stated formula and carries a "note".
Every case is checked before it is written: against NumPy where a plain formula
exists, by central differences, and by the adjoint identity
<cotangent, J t> = <J^T cotangent, t>. See README.md for the format.

    python generate.py            write the files next to this script
    python generate.py --check    compare with the files that are there
"""

import json
import math
import sys
import warnings
import zlib
from collections import Counter
from pathlib import Path

import jax

jax.config.update("jax_enable_x64", True)
jax.config.update("jax_platforms", "cpu")

import jax.numpy as jnp
import numpy as np

HERE = Path(__file__).resolve().parent
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
):
    """Adds one case.

    fn          takes one array for each input, gives the output array
    ref         the same with NumPy, to check the output
    derivative  False: a value only, no cotangent, no tangent
    kink        True: at a tie, at a kink, or where differences overflow; hvp is
                null and differences are not taken
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
            assert a not in out_axes or out.shape[out_axes.index(a)] == n
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


# --- elementwise -------------------------------------------------------------

UNARY_SHAPES = [("AB", (2, 3)), ("AB", (1, 1)), ("AB", (0, 3)), ("", ()), ("ABC", (2, 3, 2))]


def pointwise(fn, derivative):
    """A rule for one elementwise operation, with the strong zero."""

    def rule(xs, ct, ts):
        (x,), (t,) = xs, ts
        with np.errstate(all="ignore"):
            y, d = fn(x), derivative(x)
            return y, [strong(ct, d)], strong(t, d), None

    return rule


def np_sigmoid(x):
    e = np.exp(-np.abs(x))
    return np.where(x >= 0, 1 / (1 + e), e / (1 + e))


def unary(op, fn, ref, draw, attrs=None, tag=""):
    for axes, shape in UNARY_SHAPES:
        cid = f"{op}/{tag}{shape_name(shape)}"
        x = getattr(Draw(cid), draw)(shape)
        case("elementwise", cid, attrs or {}, [T(axes, x)], fn, list(axes), ref=ref)


def vector(op, tag, values, fn, *, axes="B", attrs=None, **kw):
    case("elementwise", f"{op}/{tag}", attrs or {}, [T(axes, values)], fn, list(axes), **kw)


def elementwise():
    table = [
        ("neg", lambda x: -x, np.negative, "any"),
        ("exp", jnp.exp, np.exp, "any"),
        ("ln", jnp.log, np.log, "positive"),
        ("sqrt", jnp.sqrt, np.sqrt, "positive"),
        ("tanh", jnp.tanh, np.tanh, "any"),
        ("sigmoid", jax.nn.sigmoid, np_sigmoid, "any"),
        ("relu", jax.nn.relu, lambda x: np.maximum(x, 0), "any"),
        ("abs", jnp.abs, np.abs, "any"),
        ("recip", lambda x: 1.0 / x, np.reciprocal, "nonzero"),
        ("square", lambda x: x * x, np.square, "any"),
    ]
    for op, fn, ref, draw in table:
        unary(op, fn, ref, draw)

    # Points far out, and points where a rule is singular or has a kink.
    vector("exp", "extreme", [-1000.0, -700.0, 0.0, 700.0, 710.0, -INF], jnp.exp, ref=np.exp)
    vector("ln", "extreme", [1e-300, 1e-3, 1.0, 1e300, INF], jnp.log, ref=np.log, kink=True)
    vector("tanh", "extreme", [-1000.0, -20.0, -1e-8, 0.0, 1e-8, 20.0, 1000.0], jnp.tanh, ref=np.tanh)
    vector(
        "sigmoid",
        "extreme",
        [-1000.0, -700.0, -40.0, 0.0, 20.0, 1000.0],
        jax.nn.sigmoid,
        ref=np_sigmoid,
    )
    singular = "a cotangent or tangent of exactly zero gives exactly zero at a singular point"
    ct, t = np.array([1.25, 0.0, -0.5, 2.0]), [np.array([0.5, 1.0, 0.0, -1.5])]
    vector(
        "sqrt",
        "zero",
        [0.0, 0.0, 0.0, 4.0],
        jnp.sqrt,
        rule=pointwise(np.sqrt, lambda x: 0.5 / np.sqrt(x)),
        cotangent=ct,
        tangents=t,
        note=singular,
    )
    vector(
        "ln",
        "zero",
        [0.0, 0.0, 0.0, 4.0],
        jnp.log,
        rule=pointwise(np.log, lambda x: 1.0 / x),
        cotangent=ct,
        tangents=t,
        note=singular,
    )
    vector(
        "recip",
        "zero",
        [0.0, 0.0, 0.0, 4.0],
        lambda x: 1.0 / x,
        rule=pointwise(lambda x: 1.0 / x, lambda x: -1.0 / (x * x)),
        cotangent=ct,
        tangents=t,
        note=singular,
    )
    vector(
        "abs",
        "zero",
        [-2.0, 0.0, 3.0, 0.0],
        jnp.abs,
        rule=pointwise(np.abs, np.sign),
        note="abs'(0) is 0; JAX has +1",
    )
    case(
        "elementwise",
        "abs/zero-scalar",
        {},
        [T("", 0.0)],
        jnp.abs,
        [],
        rule=pointwise(np.abs, np.sign),
        note="abs'(0) is 0; JAX has +1",
    )
    vector("relu", "zero", [-1.0, 0.0, 2.0, 0.0], jax.nn.relu, kink=True)
    case("elementwise", "relu/zero-scalar", {}, [T("", 0.0)], jax.nn.relu, [], kink=True)
    vector("square", "zero", [0.0, -3.0, 1e-200, 1e100], lambda x: x * x, kink=True)

    for n in (-2, -1, 0, 1, 2, 3, 7):
        fn = lambda x, n=n: jax.lax.integer_pow(x, n)
        ref = lambda x, n=n: np.power(x, float(n))
        for axes, shape in [("AB", (2, 3)), ("", ()), ("AB", (1, 1)), ("AB", (2, 0))]:
            if shape in ((1, 1), (2, 0)) and n not in (-2, 3):
                continue
            cid = f"powi/{n}/{shape_name(shape)}"
            x = Draw(cid).nonzero(shape)
            case("elementwise", cid, {"exponent": n}, [T(axes, x)], fn, list(axes), ref=ref)
        if n >= 0:
            case(
                "elementwise",
                f"powi/{n}/zero",
                {"exponent": n},
                [T("B", [0.0, -1.5, 0.0, 2.0])],
                fn,
                ["B"],
                ref=ref,
            )

    binary_table = [
        ("add", jnp.add, np.add, "any"),
        ("sub", jnp.subtract, np.subtract, "any"),
        ("mul", jnp.multiply, np.multiply, "any"),
        ("div", jnp.divide, np.divide, "nonzero"),
        ("maximum", jnp.maximum, np.maximum, "any"),
        ("minimum", jnp.minimum, np.minimum, "any"),
    ]
    layouts = [
        ("same", "AB", (2, 3), "AB", (2, 3)),
        ("same", "AB", (1, 1), "AB", (1, 1)),
        ("same", "AB", (0, 3), "AB", (0, 3)),
        ("right-subset", "ABC", (2, 3, 2), "B", (3,)),
        ("left-subset", "C", (4,), "AC", (2, 4)),
        ("right-ones", "AB", (1, 3), "A", (1,)),
        ("left-empty", "A", (0,), "AB", (0, 3)),
        ("right-scalar", "AB", (2, 3), "", ()),
        ("left-scalar", "", (), "AB", (2, 3)),
        ("scalars", "", (), "", ()),
    ]
    for op, fn, ref, draw in binary_table:
        more = [("permuted-subset", "ABC", (2, 3, 2), "CA", (2, 2))] if op in ("sub", "mul") else []
        more += [("scalar-empty", "AB", (2, 0), "", ())] if op in ("add", "mul") else []
        for tag, la, ls, ra, rs in layouts + more:
            cid = f"{op}/{tag}/{shape_name(ls)}-{shape_name(rs)}"
            d = Draw(cid)
            l, r = d.any(ls), getattr(d, draw)(rs)
            binary("elementwise", cid, T(la, l), T(ra, r), fn, ref)
    for op, fn, ref, _ in binary_table[-2:]:
        a = T("AB", [[1.0, -2.0, 0.0], [3.0, 3.0, -1.0]])
        b = T("AB", [[1.0, -3.0, 0.0], [4.0, 3.0, 1.0]])
        binary("elementwise", f"{op}/ties/2x3-2x3", a, b, fn, ref, kink=True)
        binary("elementwise", f"{op}/ties/2x3-3", a, T("B", [3.0, -2.0, 0.0]), fn, ref, kink=True)
        binary("elementwise", f"{op}/ties/scalar-2x3", T("", 3.0), a, fn, ref, kink=True)
        binary("elementwise", f"{op}/ties/scalars", T("", 0.0), T("", 0.0), fn, ref, kink=True)
        nan_l, nan_r = T("B", [NAN, 1.0, INF, -INF]), T("B", [1.0, NAN, 2.0, 2.0])
        binary("elementwise", f"{op}/nan", nan_l, nan_r, fn, ref, derivative=False)
    zero, odd = T("B", [0.0, 0.0, 2.0]), T("B", [NAN, INF, -INF])
    binary("elementwise", "mul/zero-nan", zero, odd, jnp.multiply, np.multiply, derivative=False)


def binary(family, cid, left, right, fn, ref, **kw):
    out = larger(left.axes, right.axes)
    place = lambda g: lambda l, r: g(align(l, left.axes, out), align(r, right.axes, out))
    case(family, cid, {}, [left, right], place(fn), out, ref=place(ref), **kw)


# --- comparison and selection ------------------------------------------------


def compare():
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


# --- reductions --------------------------------------------------------------


def dims(axes, over):
    return tuple(axes.index(a) for a in over)


def reduce():
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
        cid = f"argmax/{tag}"
        if x is None:
            shape = tuple(int(n) for n in tag.split("/")[0].split("x"))
            x = Draw(cid).any(shape)
        k = axes.index(over)
        out = [a for a in axes if a != over]
        # The index carries no cotangent, so the input has none either.
        case(
            "reduce",
            cid,
            {"axis": over},
            [T(axes, x)],
            lambda x, k=k: jnp.argmax(x, axis=k),
            out,
            ref=lambda x, k=k: np.argmax(x, axis=k),
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


# --- products ----------------------------------------------------------------


def contract():
    def dot(tag, la, ls, ra, rs, over, values=None, **kw):
        cid = f"dot/{tag}/{shape_name(ls)}-{shape_name(rs)}"
        d = Draw(cid)
        left = [a for a in la if a not in over]
        out = left + [a for a in ra if a not in la]
        spec = f"{la},{ra}->{''.join(out)}"
        l, r = values or (d.any(ls), d.any(rs))
        case(
            "contract",
            cid,
            {"axes": list(over)},
            [T(la, l), T(ra, r)],
            lambda x, y: jnp.einsum(spec, x, y, precision="highest"),
            out,
            ref=None if values else lambda x, y: np.einsum(spec, x, y),
            **kw,
        )

    dot("matmul", "AB", (2, 3), "BC", (3, 4), "B")
    dot("matmul", "AB", (1, 1), "BC", (1, 1), "B")
    dot("matmul", "AB", (2, 1), "BC", (1, 3), "B")
    dot("matmul", "AB", (2, 0), "BC", (0, 3), "B")
    dot("matmul", "AB", (0, 3), "BC", (3, 2), "B")
    dot("matmul", "AB", (2, 3), "BC", (3, 0), "B")
    dot("left-transposed", "BA", (3, 2), "BC", (3, 4), "B")
    dot("right-transposed", "AB", (2, 3), "CB", (4, 3), "B")
    dot("both-transposed", "BA", (3, 2), "CB", (4, 3), "B")
    dot("mat-vec", "AB", (2, 3), "B", (3,), "B")
    dot("mat-vec", "AB", (3, 2), "A", (3,), "A")
    dot("mat-vec", "AB", (1, 1), "B", (1,), "B")
    dot("mat-vec", "AB", (2, 0), "B", (0,), "B")
    dot("vec-mat", "A", (3,), "AB", (3, 4), "A")
    dot("vec-mat", "B", (3,), "AB", (2, 3), "B")
    dot("vec-vec", "A", (4,), "A", (4,), "A")
    dot("vec-vec", "A", (1,), "A", (1,), "A")
    dot("vec-vec", "A", (0,), "A", (0,), "A")
    dot("two-axes", "AB", (2, 3), "AB", (2, 3), "AB")
    dot("two-axes", "AB", (2, 3), "BA", (3, 2), "AB")
    dot("two-axes", "ABC", (2, 3, 2), "BCD", (3, 2, 4), "BC")
    dot("two-axes", "ABC", (2, 3, 2), "CBD", (2, 3, 4), "BC")
    dot("two-axes", "BAC", (3, 2, 2), "DCB", (2, 2, 3), "BC")
    dot("two-axes", "ABC", (1, 1, 1), "BCD", (1, 1, 1), "BC")
    dot("two-axes", "ABC", (2, 0, 2), "BCD", (0, 2, 3), "BC")
    dot("batch", "ABC", (2, 3, 4), "ACD", (2, 4, 2), "C")
    dot("batch", "ABC", (2, 2, 3), "CDA", (3, 2, 2), "C")
    dot("batch", "BAC", (3, 2, 4), "ACD", (2, 4, 2), "C")
    dot("batch", "ABC", (1, 1, 1), "ACD", (1, 1, 1), "C")
    dot("batch", "ABC", (2, 2, 0), "ACD", (2, 0, 3), "C")
    dot("batch", "ABC", (0, 2, 3), "ACD", (0, 3, 2), "C")
    dot("batch-vec", "AB", (2, 3), "AB", (2, 3), "B")
    dot("batch-vec", "ABC", (2, 3, 2), "AC", (2, 2), "C")
    dot("batch-vec", "AC", (2, 3), "ABC", (2, 2, 3), "C")
    dot("two-batch", "ABC", (2, 3, 4), "ABC", (2, 3, 4), "C")
    dot("two-batch", "ABC", (2, 3, 2), "BACD", (3, 2, 2, 2), "C")
    dot("batch-two-axes", "ABC", (2, 3, 2), "ABCD", (2, 3, 2, 2), "BC")
    odd = (np.array([[0.0, 1.0], [2.0, 0.0]]), np.array([[NAN, 1.0], [2.0, INF]]))
    dot("zero-nan", "AB", (2, 2), "BC", (2, 2), "B", values=odd, derivative=False)

    for la, ls, ra, rs in [
        ("A", (2,), "B", (3,)),
        ("AB", (2, 3), "C", (4,)),
        ("C", (4,), "AB", (2, 3)),
        ("AB", (2, 3), "CD", (2, 2)),
        ("A", (1,), "B", (1,)),
        ("A", (0,), "B", (3,)),
        ("A", (2,), "B", (0,)),
        ("A", (3,), "", ()),
        ("", (), "B", (3,)),
        ("", (), "", ()),
    ]:
        cid = f"outer/{shape_name(ls)}-{shape_name(rs)}"
        d = Draw(cid)
        spec = f"{la},{ra}->{la}{ra}"
        case(
            "contract",
            cid,
            {},
            [T(la, d.any(ls)), T(ra, d.any(rs))],
            lambda x, y: jnp.einsum(spec, x, y, precision="highest"),
            list(la + ra),
            ref=lambda x, y: np.multiply.outer(x, y),
        )


# --- shape -------------------------------------------------------------------


def shape():
    for axes, sh, order in [
        ("AB", (2, 3), "BA"),
        ("AB", (2, 3), "AB"),
        ("AB", (1, 1), "BA"),
        ("AB", (0, 3), "BA"),
        ("A", (4,), "A"),
        ("", (), ""),
        ("ABC", (2, 3, 4), "BCA"),
        ("ABC", (2, 3, 4), "CAB"),
        ("ABC", (2, 3, 4), "CBA"),
        ("ABC", (2, 3, 4), "ACB"),
        ("ABC", (2, 3, 4), "BAC"),
        ("ABC", (1, 3, 1), "CAB"),
        ("ABC", (2, 0, 3), "CAB"),
        ("ABCD", (2, 3, 2, 2), "DBAC"),
        ("ABCD", (2, 3, 2, 2), "CDAB"),
    ]:
        cid = f"permute/{shape_name(sh)}/{axes or 'none'}-{order or 'none'}"
        perm = dims(axes, order)
        case(
            "shape",
            cid,
            {"order": list(order)},
            [T(axes, Draw(cid).any(sh))],
            lambda x: jnp.transpose(x, perm),
            list(order),
            ref=lambda x: np.transpose(x, perm),
        )
    for axes, sh, to, full in [
        ("B", (3,), "AB", (2, 3)),
        ("A", (2,), "AB", (2, 3)),
        ("", (), "AB", (2, 3)),
        ("", (), "A", (4,)),
        ("AB", (2, 3), "AB", (2, 3)),
        ("AC", (2, 4), "ABC", (2, 3, 4)),
        ("B", (3,), "ABC", (2, 3, 2)),
        ("AB", (2, 3), "BCA", (3, 2, 2)),
        ("B", (1,), "AB", (1, 1)),
        ("B", (1,), "AB", (3, 1)),
        ("B", (0,), "AB", (2, 0)),
        ("B", (3,), "AB", (0, 3)),
        ("", (), "A", (0,)),
        ("", (), "", ()),
        ("AC", (2, 2), "ABCD", (2, 3, 2, 2)),
    ]:
        cid = f"broadcast/{shape_name(sh)}-{shape_name(full)}/{axes or 'none'}-{to or 'none'}"
        case(
            "shape",
            cid,
            {"axes": list(to), "shape": list(full)},
            [T(axes, Draw(cid).any(sh))],
            lambda x: jnp.broadcast_to(align(x, list(axes), list(to)), full),
            list(to),
            ref=lambda x: np.broadcast_to(align(x, list(axes), list(to)), full),
        )


# --- losses ------------------------------------------------------------------


def loss():
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


# --- writing -----------------------------------------------------------------


def text(cases):
    lines = [json.dumps(c, allow_nan=False) for c in cases]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def value(v):
    return float(v) if isinstance(v, str) else v


def validate(cases):
    """What a reader may rely on, checked on the text as it will be read."""

    def length(t):
        return math.prod(t["shape"])

    for c in cases:
        for t in (*c["inputs"], c["output"]):
            assert len(t["axes"]) == len(t["shape"]) and len(t["data"]) == length(t), c["id"]
            assert length(t) <= 24, (c["id"], "keep shapes small")
        for key in ("gradients", "tangents"):
            assert len(c[key]) == len(c["inputs"])
        for key in ("cotangent", "output_tangent"):
            assert c[key] is None or len(c[key]) == length(c["output"]), c["id"]
        for key in ("gradients", "tangents", "hvp"):
            for i, v in zip(c["inputs"], c[key] or []):
                assert v is None or len(v) == length(i) and i["dtype"] == "f64", c["id"]
                assert all(isinstance(value(x), float) for x in v or []), c["id"]


def same(old, new):
    """Equal but for the last digits, which another CPU may round otherwise."""
    if isinstance(new, dict):
        return old.keys() == new.keys() and all(same(old[k], new[k]) for k in new)
    if isinstance(new, list):
        return len(old) == len(new) and all(map(same, old, new))
    if isinstance(new, float) and isinstance(old, float):
        return math.isclose(old, new, rel_tol=1e-12, abs_tol=1e-14)
    return type(old) is type(new) and old == new


def main():
    for build in (elementwise, compare, reduce, contract, shape, loss):
        build()
    ids = Counter(c["id"] for cases in families.values() for c in cases)
    assert max(ids.values()) == 1, [i for i, n in ids.items() if n > 1]
    for family, cases in families.items():
        path = HERE / f"{family}.json"
        written = text(cases)
        validate(json.loads(written))
        if "--check" in sys.argv:
            old = {c["id"]: c for c in json.loads(path.read_text())}
            new = {c["id"]: c for c in json.loads(written)}
            bad = [i for i in old.keys() | new.keys() if i not in old or i not in new or not same(old[i], new[i])]
            assert not bad, (family, sorted(bad))
        else:
            path.write_text(written)
        print(f"{family}: {len(cases)} cases, {len(written)} bytes")
    print("checked:", ", ".join(f"{n} {what}" for what, n in sorted(checks.items())))


if __name__ == "__main__":
    main()
