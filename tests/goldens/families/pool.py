"""Windows that slide over axes: sums, means, maxima, minima, pooling."""

import itertools

from base import *


class Window:
    def __init__(self, size, stride=None, padding="VALID", dilation=None, base=None):
        n = len(size)
        one = (1,) * n
        self.size, self.stride, self.padding = size, stride or one, padding
        self.dilation, self.base = dilation or one, base or one

    def attrs(self):
        pads = self.padding if isinstance(self.padding, str) else [list(p) for p in self.padding]
        return {
            "size": list(self.size),
            "stride": list(self.stride),
            "padding": pads,
            "dilation": list(self.dilation),
            "base_dilation": list(self.base),
        }

    def full(self, axes, over, shape):
        """The arguments of reduce_window: one of each for every axis."""
        spread = lambda v: tuple(v[over.index(a)] if a in over else 1 for a in axes)
        size, stride, dilation, base = map(spread, (self.size, self.stride, self.dilation, self.base))
        if isinstance(self.padding, str):
            wide = [(n - 1) * b + 1 if n else 0 for n, b in zip(shape, base)]
            reach = [(s - 1) * d + 1 for s, d in zip(size, dilation)]
            pads = jax.lax.padtype_to_pads(wide, reach, stride, self.padding)
        else:
            pads = [self.padding[over.index(a)] if a in over else (0, 0) for a in axes]
        return size, stride, tuple(map(tuple, pads)), base, dilation

    def name(self):
        pads = self.padding if isinstance(self.padding, str) else "_".join(f"{l}.{h}" for l, h in self.padding)
        text = "x".join(map(str, self.size))
        for tag, v in (("s", self.stride), ("d", self.dilation), ("b", self.base)):
            if set(v) != {1}:
                text += f"-{tag}{'x'.join(map(str, v))}"
        return f"{text}-{pads}"


def cases():
    windows = [
        ("AB", (2, 5), "B", Window((2,))),
        ("AB", (2, 5), "B", Window((3,), (2,), "SAME")),
        ("AB", (5, 2), "A", Window((2,), (2,), "SAME")),
        ("AB", (2, 4), "B", Window((2,), (1,), [(1, 2)], (2,))),
        ("AB", (2, 5), "B", Window((2,), (2,), [(-1, 1)])),
        ("B", (6,), "B", Window((3,), (3,))),
        ("B", (1,), "B", Window((3,), (1,), "SAME")),
        ("AB", (0, 3), "B", Window((2,))),
        ("ABC", (2, 3, 4), "BC", Window((2, 3))),
        ("ABC", (1, 4, 4), "BC", Window((2, 2), (2, 2))),
        ("ABC", (1, 4, 5), "BC", Window((3, 2), (2, 1), "SAME")),
        ("ABC", (3, 2, 4), "CA", Window((2, 2), (1, 2), [(1, 0), (0, 1)], (2, 1))),
        ("ABC", (2, 3, 3), "ABC", Window((2, 2, 2), (1, 1, 2), "SAME")),
    ]
    dilated = [
        ("AB", (2, 3), "B", Window((2,), (1,), "VALID", (1,), (2,))),
        ("ABC", (1, 3, 3), "BC", Window((2, 3), (1, 2), "SAME", (1, 1), (2, 3))),
    ]
    for axes, shape, over, w in windows + dilated:
        tag = f"{shape_name(shape)}/{over}/{w.name()}"
        for op in ("window_sum", "window_mean", "avg_pool"):
            # A window of padding only has no mean.
            if op != "window_mean" or (counts(axes, over, shape, w) > 0).all():
                linear(op, tag, axes, over, Draw(f"{op}/{tag}").any(shape), w)
    for axes, shape, over, w in windows:
        tag = f"{shape_name(shape)}/{over}/{w.name()}"
        for op in ("window_max", "window_min", "max_pool"):
            extreme(op, tag, axes, over, Draw(f"{op}/{tag}").any(shape), w)
    ties = np.array([[[1.0, 2.0, 2.0, 0.5], [2.0, 2.0, 1.0, 2.0], [0.5, 2.0, 2.0, 2.0]]])
    below = -1.0 - ties
    for op, x, y in [("window_max", ties, below), ("window_min", -ties, -below)]:
        note = "at a tie the first entry takes all; JAX has one of them, not always the same forward and in reverse"
        for tag, v, w in [
            ("ties/1x3x4/BC/2x2", x, Window((2, 2))),
            ("ties/1x3x4/BC/2x2-SAME", x, Window((2, 2), None, "SAME")),
            # Padding with anything but an infinity would win here.
            ("padded/1x3x4/BC/3x3-SAME", y, Window((3, 3), None, "SAME")),
        ]:
            rule = first_rule(op, w.full("ABC", "BC", v.shape))
            extreme(op, tag, "ABC", "BC", v, w, rule=rule, note=note)
    nan = np.array([[1.0, NAN, 2.0, 0.0, 3.0], [-INF, -INF, INF, -1.0, -INF]])
    extreme("window_max", "special/2x5/B/2", "AB", "B", nan, Window((2,)), derivative=False)
    extreme("window_min", "special/2x5/B/2", "AB", "B", nan, Window((2,)), derivative=False)
    wide = Window((1,), (1,), [(2, 1)])
    for op, sign in (("window_max", -1.0), ("window_min", 1.0)):
        note = "a window of padding only has an infinite value, and gives no cotangent"
        x = np.array([[0.5, -1.0], [2.0, 1.5]])

        def rule(xs, ct, ts, sign=sign):
            (x,), (t,) = xs, ts
            y = np.pad(x, ((0, 0), (2, 1)), constant_values=sign * INF)
            return y, [ct[:, 2:4]], np.pad(t, ((0, 0), (2, 1))), [np.zeros_like(x)]

        extreme(op, "padding-only/2x2/B/1-2.1", "AB", "B", x, wide, rule=rule, note=note)


def counts(axes, over, shape, w):
    size, stride, pads, base, dilation = w.full(axes, over, shape)
    return np.asarray(jax.lax.reduce_window(jnp.ones(shape), 0.0, jax.lax.add, size, stride, pads, base, dilation))


def linear(op, tag, axes, over, x, w):
    size, stride, pads, base, dilation = w.full(axes, over, x.shape)
    n = counts(axes, over, x.shape, w) if op == "window_mean" else np.prod(size) if op == "avg_pool" else 1.0

    def fn(v):
        return jax.lax.reduce_window(v, 0.0, jax.lax.add, size, stride, pads, base, dilation) / n

    add(op, tag, axes, over, x, w, fn, lambda v: by_hand(v, w.full(axes, over, x.shape), np.sum, 0.0) / n)


def extreme(op, tag, axes, over, x, w, **kw):
    size, stride, pads, base, dilation = w.full(axes, over, x.shape)
    init, f, best = (INF, jax.lax.min, np.min) if op == "window_min" else (-INF, jax.lax.max, np.max)

    def fn(v):
        if set(dilation) == {1} and all(low >= 0 and high >= 0 for low, high in pads):
            return jax.lax.reduce_window(v, init, f, size, stride, pads, base, dilation)
        # Which JAX has no pullback of: every window by the indices of its entries.
        flat = jnp.append(v.ravel(), init)
        windows = places(v.shape, w.full(axes, over, x.shape))
        return (jnp.min if op == "window_min" else jnp.max)(flat[windows], axis=-1)

    ref = lambda v: by_hand(v, w.full(axes, over, x.shape), best, init)
    add(op, tag, axes, over, x, w, fn, ref, **kw)


def add(op, tag, axes, over, x, w, fn, ref, **kw):
    attrs = {"axes": list(over), "window": w.attrs()}
    case("pool", f"{op}/{tag}", attrs, [T(axes, x)], fn, list(axes), ref=ref, resizes=over, **kw)


def places(shape, window):
    """For every window the places of its entries, in row-major order; one beyond the last for padding."""
    size = int(np.prod(shape))
    return by_hand(np.arange(size, dtype=float).reshape(shape), window, np.ravel, size).astype(int)


def first_rule(op, window):
    """The first entry of a window takes all."""

    def rule(xs, ct, ts):
        (x,), (t,) = xs, ts
        windows = places(x.shape, window)
        flat = np.append(x.ravel(), INF if op == "window_min" else -INF)
        first = (np.argmin if op == "window_min" else np.argmax)(flat[windows], axis=-1)
        at = np.take_along_axis(windows, first[..., None], axis=-1)[..., 0]
        g = np.zeros(x.size)
        np.add.at(g, at.ravel(), ct.ravel())
        return flat[at], [g.reshape(x.shape)], t.ravel()[at], None

    return rule


def by_hand(x, window, f, fill):
    """The padded and dilated array, written out."""
    size, stride, pads, base, dilation = window
    for k, b in enumerate(base):
        wide = np.full(x.shape[:k] + (max(x.shape[k] * b - b + 1, 0),) + x.shape[k + 1 :], fill)
        wide[(slice(None),) * k + (slice(None, None, b),)] = x
        x = wide
    for k, (low, high) in enumerate(pads):
        cut = (slice(None),) * k + (slice(max(-low, 0), x.shape[k] - max(-high, 0)),)
        x = np.pad(x[cut], [(max(low, 0), max(high, 0)) if i == k else (0, 0) for i in range(x.ndim)], constant_values=fill)
    reach = [(s - 1) * d + 1 for s, d in zip(size, dilation)]
    m = [max((n - r) // s + 1, 0) if n >= r else 0 for n, r, s in zip(x.shape, reach, stride)]
    y = np.zeros(m + list(f(np.zeros(size)).shape))
    for o in itertools.product(*map(range, m)):
        part = x[tuple(slice(i * s, i * s + r, d) for i, s, r, d in zip(o, stride, reach, dilation))]
        y[o] = f(part)
    return y
