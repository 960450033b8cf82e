"""Elementwise functions of two and three operands."""

from base import *

LAYOUTS = [
    ("same", "AB", (2, 3), "AB", (2, 3)),
    ("same", "AB", (0, 3), "AB", (0, 3)),
    ("right-subset", "ABC", (2, 3, 2), "B", (3,)),
    ("left-subset", "C", (4,), "AC", (2, 4)),
    ("permuted-subset", "ABC", (2, 3, 2), "CA", (2, 2)),
    ("right-scalar", "AB", (2, 3), "", ()),
    ("left-scalar", "", (), "AB", (2, 3)),
    ("scalars", "", (), "", ()),
]
SINGULAR = "the convention of tenzr at a singular point, from the formula"


def two(op, fn, ref, left, right):
    for tag, la, ls, ra, rs in LAYOUTS:
        cid = f"{op}/{tag}/{shape_name(ls)}-{shape_name(rs)}"
        d = Draw(cid)
        binary("joint", cid, T(la, getattr(d, left)(ls)), T(ra, getattr(d, right)(rs)), fn, ref)


def partials(fn, *slopes):
    """A rule by its partial derivatives, with the strong zero; all operands have the same axes."""

    def rule(xs, ct, ts):
        with np.errstate(all="ignore"):
            y = fn(*xs)
            d = [np.broadcast_to(s(*xs), ct.shape) for s in slopes]
            return y, [strong(ct, d) for d in d], sum(strong(t, d) for t, d in zip(ts, d)), None

    return rule


def points(op, tag, left, right, fn, *slopes, note=SINGULAR, **kw):
    l, r = T("B", left), T("B", right)
    case("joint", f"{op}/{tag}", {}, [l, r], fn, ["B"], rule=partials(fn, *slopes), note=note, **kw)


def three(op, fn, layouts, draws, **kw):
    for tag, *operands in layouts:
        cid = f"{op}/{tag}/" + "-".join(shape_name(s) for _, s in operands)
        d = Draw(cid)
        xs = [T(a, draw(d, s)) for (a, s), draw in zip(operands, draws)]
        out = larger(*(x.axes for x in xs))
        place = lambda xp: lambda *v: fn(xp, *(align(x, t.axes, out) for x, t in zip(v, xs)))
        case("joint", cid, {}, xs, place(jnp), out, ref=place(np), **kw)


def cases():
    two("powf", jnp.power, np.power, "positive", "any")
    two("hypot", jnp.hypot, np.hypot, "any", "any")
    two("atan2", jnp.arctan2, np.arctan2, "any", "any")

    # JAX's derivative of `rem` is the same, and away from whole quotients smooth.
    two("rem", jnp.fmod, np.fmod, "any", "nonzero")

    # JAX has no derivative of copysign in its second operand, and its first one is this.
    two("copysign", lambda a, b: a * jnp.sign(a) * jnp.sign(b), np.copysign, "any", "any")

    sign = lambda x: np.where(np.signbit(x), -1.0, 1.0)
    points("copysign", "zero", [0.0, -0.0, 2.0, -3.0], [-1.0, 2.0, -0.0, 0.0], np.copysign,
           lambda a, b: np.sign(a) * sign(b), lambda a, b: 0.0)
    ln = lambda x: np.log(x)
    points("powf", "zero", [0.0, 0.0, 0.0, 0.0, 2.0, -2.0], [2.0, 1.0, 0.5, 0.0, 0.0, 3.0],
           np.power,
           lambda x, y: np.where(y == 0, 0.0, y * np.power(x, y - 1)),
           lambda x, y: np.where(np.power(x, y) == 0, 0.0, np.power(x, y) * ln(x)))
    origin = lambda f: lambda x, y: np.where((x == 0) & (y == 0), 0.0, f(x, y))
    points("hypot", "origin", [0.0, 0.0, 3.0, 3e200], [0.0, -2.0, 4.0, 4e200], np.hypot,
           origin(lambda x, y: x / np.hypot(x, y)), origin(lambda x, y: y / np.hypot(x, y)))
    points("atan2", "origin", [0.0, 0.0, 3.0, 3e200, 0.0], [0.0, -2.0, 4.0, 4e200, 2.0], np.arctan2,
           origin(lambda x, y: y / np.hypot(x, y) / np.hypot(x, y)),
           origin(lambda x, y: -x / np.hypot(x, y) / np.hypot(x, y)))
    points("rem", "whole", [7.5, -7.5, 6.0, 7.0], [2.0, 2.0, 2.0, -0.1], np.fmod,
           lambda x, y: 1.0, lambda x, y: -np.round((x - np.fmod(x, y)) / y),
           note="at a whole quotient, and where the quotient rounds up to the next integer")

    layouts = [
        ("same", ("AB", (2, 3)), ("AB", (2, 3)), ("AB", (2, 3))),
        ("same", ("AB", (0, 3)), ("AB", (0, 3)), ("AB", (0, 3))),
        ("subsets", ("AB", (2, 3)), ("A", (2,)), ("A", (2,))),
        ("wider", ("B", (3,)), ("B", (3,)), ("AB", (2, 3))),
        ("scalars-beside", ("ABC", (2, 3, 2)), ("", ()), ("", ())),
        ("scalars", ("", ()), ("", ()), ("", ())),
    ]
    low = lambda d, s: np.round(d.rng.uniform(-1.2, -0.2, s), 3)
    high = lambda d, s: np.round(d.rng.uniform(0.2, 1.2, s), 3)
    any_ = lambda d, s: d.any(s)
    three("clip", lambda xp, x, lo, hi: xp.minimum(xp.maximum(x, lo), hi), layouts, [any_, low, high])
    three("mul_add", lambda xp, x, a, b: x * a + b, layouts, [any_, any_, any_])
    clip = lambda x, lo, hi: np.minimum(np.maximum(x, lo), hi)
    xs = [T("B", v) for v in ([-1.0, 1.0, 0.0, 5.0, 0.5], [-1.0, 0.0, 1.0, 3.0, 2.0], [2.0, 1.0, 2.0, 3.0, 1.0])]
    case("joint", "clip/bounds", {}, xs, clip, ["B"],
         rule=partials(clip, lambda x, lo, hi: (x >= lo) & (x <= hi) & (lo <= hi),
                       lambda x, lo, hi: (x < lo) & (lo <= hi),
                       lambda x, lo, hi: np.maximum(x, lo) > hi),
         note="at a bound the operand has it all; an upper bound below the lower one wins")
