"""Linear algebra. Rows are the axis A, columns B; C counts matrices, D is the axis of factors and of further right sides."""

from itertools import permutations

import jax.scipy.linalg as jsl

from base import *

LAYOUTS = [("AB", ""), ("CAB", "C"), ("BCA", "C"), ("ACB", "C")]


def to_matrix(x, axes):
    """The matrices last, rows before columns."""
    xp = np if isinstance(x, np.ndarray) else jnp
    order = [i for i, a in enumerate(axes) if a not in "AB"] + [axes.index("A"), axes.index("B")]
    return xp.transpose(x, order)


def placed(y, axes, out):
    """A result whose axes are `axes` under those of `out`."""
    xp = np if isinstance(y, np.ndarray) else jnp
    return xp.transpose(y, [axes.index(a) for a in out])


def swapped(axes):
    return "".join({"A": "B", "B": "A"}.get(a, a) for a in axes)


def without(axes, gone):
    return "".join(a for a in axes if a not in gone)


def rest(axes):
    return without(axes, "AB")


def shape(axes, m, n, batch=2):
    return tuple({"A": m, "B": n, "C": batch}[a] for a in axes)


def definite(cid, axes, n, batch=2):
    """Positive definite, not quite symmetric."""
    d = Draw(cid)
    r = d.rng.uniform(-1.0, 1.0, shape(rest(axes) + "AB", n, n, batch))
    x = r @ np.swapaxes(r, -1, -2) + n * np.eye(n) + 0.1 * d.rng.uniform(-1, 1, r.shape)
    return np.round(placed(x, rest(axes) + "AB", axes), 3)


def regular(cid, axes, n, batch=2):
    d = Draw(cid)
    r = d.rng.uniform(-1.0, 1.0, shape(rest(axes) + "AB", n, n, batch))
    x = r + 1.5 * np.eye(n)[:, ::-1]
    return np.round(placed(x, rest(axes) + "AB", axes), 3)


def one(op, cid, axes, x, fn, out, made=None, attrs=None, ref=None, **kw):
    """`fn` takes matrices last and gives the axes `made`; the result is over `out`."""
    made = made or rest(axes) + "AB"
    wrap = lambda f: f and (lambda x: placed(f(to_matrix(x, list(axes))), made, out))
    case("linalg", cid, attrs or {}, [T(axes, x)], wrap(fn), list(out), ref=wrap(ref), **kw)


def sizes(draw, layouts=LAYOUTS, most=3):
    for axes, batch in layouts:
        for n in (1, 2, 3)[:most] if not batch else (2,):
            yield axes, n, 2
    yield "AB", 0, 2
    yield "CAB", 2, 0
    yield "CAB", 1, 1


def sym(x):
    return (x + jnp.swapaxes(x, -1, -2)) / 2


def cases():
    systems()
    functions()
    numbers()
    factors()


def systems():
    for axes, n, b in sizes(definite):
        cid = f"cholesky/{axes}/{n}-{b}"
        fn = (lambda x: jnp.linalg.cholesky(x)) if n else (lambda x: x)
        one("cholesky", cid, axes, definite(cid, axes, n, b), fn, axes)
    x = np.array([[[4.0, 2.0], [2.0, 5.0]], [[9.0, 3.0], [3.0, 10.0]]])
    one("cholesky", "cholesky/CAB/plain", "CAB", x, jnp.linalg.cholesky, "CAB", cotangent=np.ones((2, 2, 2)))
    note = "the triangle is NaN where the matrix is not positive definite"
    x = np.array([[1.0, 2.0], [2.0, 1.0]])
    nan = lambda x: jnp.tril(jnp.full((2, 2), NAN))
    one("cholesky", "cholesky/AB/indefinite", "AB", x, nan, "AB", derivative=False, note=note)

    def system(op, axes, b_axes, n, batch, draw, fn, attrs=None, rename="B"):
        """`fn` takes matrices and right sides of one row, the axes of the right side in the order C, A, D."""
        tag = "-".join((attrs or {}).values())
        cid = f"{op}/{tag}/{axes}-{b_axes}/{n}-{batch}"
        a = draw(cid, axes, n, batch)
        extents = {"A": n, "B": n, "C": batch, "D": 3}
        right = Draw(cid + "/b").any(tuple(extents[x] for x in b_axes))
        rows, solved = ("A", "B") if rename == "B" else ("B", "A")
        out = without(axes, rows) + without(b_axes, axes)
        lead = "C" if "C" in axes else ""

        def run(a, b):
            m = to_matrix(a, list(axes))
            order = [x for x in lead if x in b_axes] + [rows] + [x for x in b_axes if x == "D" or x == "C" and not lead]
            b = placed(b, b_axes, order)
            wide = [x for x in order if x in "D" or x == "C" and not lead]
            flat = jnp.reshape(b, b.shape[: len(order) - len(wide)] + (math.prod(extents[x] for x in wide),))
            if lead and "C" not in b_axes:
                flat = jnp.broadcast_to(flat, (batch,) + flat.shape)
            y = fn(m, flat) if flat.size and n else jnp.zeros(flat.shape)
            y = jnp.reshape(y, y.shape[:-1] + tuple(extents[x] for x in wide))
            return placed(y, lead + solved + "".join(wide), out)

        case("linalg", cid, attrs or {}, [T(axes, a), T(b_axes, right)], run, list(out))

    pairs = [
        ("AB", "A", 2, 2),
        ("AB", "A", 3, 2),
        ("AB", "AD", 2, 2),
        ("AB", "DA", 2, 2),
        ("AB", "CA", 2, 2),
        ("BA", "A", 2, 2),
        ("CAB", "CA", 2, 2),
        ("CAB", "CAD", 2, 2),
        ("CAB", "A", 2, 2),
        ("BCA", "DAC", 2, 2),
        ("AB", "A", 1, 2),
        ("AB", "A", 0, 2),
        ("CAB", "CA", 2, 0),
    ]
    for axes, b_axes, n, batch in pairs:
        system("solve", axes, b_axes, n, batch, regular, jnp.linalg.solve)
        system("solve_pd", axes, b_axes, n, batch, definite, lambda a, b: jnp.linalg.solve(sym(a), b))
        for kind in ("lower", "upper"):
            fn = lambda a, b, kind=kind: jsl.solve_triangular(a, b, lower=kind == "lower")
            system("triangular_solve", axes, b_axes, n, batch, definite, fn, {"triangle": kind})
    for axes, b_axes, n, batch in [("AB", "B", 2, 2), ("CAB", "CB", 2, 2), ("CAB", "B", 3, 2)][:2]:
        t = lambda a: jnp.swapaxes(a, -1, -2)
        system("solve", axes, b_axes, n, batch, regular, lambda a, b: jnp.linalg.solve(t(a), b), rename="A")
        fn = lambda a, b: jsl.solve_triangular(t(a), b, lower=False)
        system("triangular_solve", axes, b_axes, n, batch, definite, fn, {"triangle": "upper"}, rename="A")


def functions():
    for axes, n, b in sizes(regular):
        cid = f"inverse/{axes}/{n}-{b}"
        fn = jnp.linalg.inv if n and b else lambda x: x
        one("inverse", cid, axes, regular(cid, axes, n, b), fn, swapped(axes), rest(axes) + "BA")
        cid = f"expm/{axes}/{n}-{b}"
        fn = jsl.expm if n and b else lambda x: x
        one("expm", cid, axes, regular(cid, axes, n, b), fn, axes)
    large = regular("expm/large", "AB", 2) * 3.0
    one("expm", "expm/large", "AB", large, jsl.expm, "AB")
    for axes, m, n in [("AB", 3, 2), ("AB", 2, 3), ("AB", 2, 2), ("CAB", 3, 2), ("BCA", 2, 3), ("AB", 1, 1), ("AB", 3, 1)]:
        cid = f"pinv/{axes}/{m}x{n}"
        x = Draw(cid).any(shape(axes, m, n))
        t = lambda x: jnp.swapaxes(x, -1, -2)
        # The pseudoinverse of full rank: JAX's own has no second derivative everywhere.
        tall = lambda x: jnp.linalg.solve(t(x) @ x, t(x))
        fn = tall if m >= n else lambda x: t(tall(t(x)))
        one("pinv", cid, axes, x, fn, swapped(axes), rest(axes) + "BA")
    x = np.array([[1.0, 2.0], [2.0, 4.0], [3.0, 6.0]])
    one("pinv", "pinv/rank-one", "AB", x, jnp.linalg.pinv, "BA", "BA", derivative=False)


def leibniz(x):
    """The determinant as a polynomial: its derivatives are exact at a singular matrix."""
    n = x.shape[-1]
    total = jnp.zeros(x.shape[:-2])
    for p in permutations(range(n)):
        sign = round(np.linalg.det(np.eye(n)[list(p)])) if n else 1
        term = jnp.ones(x.shape[:-2])
        for i, j in enumerate(p):
            term = term * x[..., i, j]
        total = total + sign * term
    return total


def numbers():
    for axes, n, b in sizes(regular):
        out = rest(axes)
        cid = f"det/{axes}/{n}-{b}"
        one("det", cid, axes, regular(cid, axes, n, b), leibniz, out, out)
        cid = f"log_det/{axes}/{n}-{b}"
        fn = (lambda x: jnp.linalg.slogdet(x)[1]) if n and b else (lambda x: jnp.zeros(x.shape[:-2]) + jnp.sum(x, (-2, -1)))
        one("log_det", cid, axes, regular(cid, axes, n, b), fn, out, out)
        cid = f"log_det_pd/{axes}/{n}-{b}"
        fn = (lambda x: jnp.linalg.slogdet(sym(x))[1]) if n and b else (lambda x: jnp.sum(x, (-2, -1)))
        one("log_det_pd", cid, axes, definite(cid, axes, n, b), fn, out, out)
        cid = f"trace/{axes}/{n}-{b}"
        one("trace", cid, axes, Draw(cid).any(shape(axes, n, n, b)), lambda x: jnp.trace(x, axis1=-2, axis2=-1), out, out)
    for axes, m, n in [("AB", 2, 3), ("CAB", 3, 2)]:
        cid = f"trace/{axes}/{m}x{n}"
        x = Draw(cid).any(shape(axes, m, n))
        one("trace", cid, axes, x, lambda x: jnp.trace(x, axis1=-2, axis2=-1), rest(axes), rest(axes))
    for tag, x in [
        ("rank-two", [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [5.0, 7.0, 9.0]]),
        ("rank-one", [[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [-1.0, -2.0, -3.0]]),
        ("zero", np.zeros((3, 3))),
        ("zero-row", [[1.0, 2.0], [0.0, 0.0]]),
    ]:
        one("det", f"det/singular/{tag}", "AB", np.array(x), leibniz, "", "")
    x = np.array([[1.0, 2.0], [2.0, 4.0]])
    one("log_det", "log_det/singular", "AB", x, lambda x: jnp.sum(x) * 0.0 - INF, "", "", derivative=False)


def fixed(columns):
    """Signs that make the entry of the largest magnitude in each column positive."""
    at = jnp.argmax(jnp.abs(columns), axis=-2, keepdims=True)
    return jax.lax.stop_gradient(jnp.sign(jnp.take_along_axis(columns, at, axis=-2)))


def jax_lu(x):
    one = lambda x: jsl.lu(x, permute_l=True)
    return jax.vmap(one)(x) if x.ndim == 3 else one(x)


def jax_qr(x):
    m, n = x.shape[-2:]
    if m < n:
        q, u = jax_qr(x[..., :m])
        return q, jnp.concatenate([u, jnp.swapaxes(q, -1, -2) @ x[..., m:]], axis=-1)
    q, r = jnp.linalg.qr(x)
    s = jax.lax.stop_gradient(jnp.sign(jnp.diagonal(r, axis1=-2, axis2=-1)))
    return q * s[..., None, :], r * s[..., :, None]


def jax_eigh(x):
    w, v = jnp.linalg.eigh(x)
    return w, v * fixed(v)


def jax_svd(x):
    u, s, vt = jnp.linalg.svd(x, full_matrices=False)
    sign = fixed(u)
    return u * sign, s, vt * jnp.swapaxes(sign, -1, -2)


def factors():
    replaced = lambda axes, a: axes.replace(a, "D")
    left, right = lambda axes: replaced(axes, "B"), lambda axes: replaced(axes, "A")
    values = lambda axes: replaced(without(axes, "A"), "B")

    def parts(op, fn, outs, axes, x, tag, names="lr"):
        made = {"l": rest(axes) + "AD", "r": rest(axes) + "DB", "v": rest(axes) + "D"}
        for i, (name, out) in enumerate(zip(names, outs)):
            cid = f"{op}/{tag}/{name}"
            attrs = {"part": name}
            one(op, cid, axes, x, lambda x, i=i: fn(x)[i], out(axes), made[name], attrs)

    general = [("AB", 2, 2), ("AB", 3, 3), ("AB", 3, 2), ("AB", 2, 3), ("CAB", 2, 2), ("BCA", 3, 2), ("CAB", 2, 3), ("AB", 1, 1)]
    for axes, m, n in general:
        tag = f"{axes}/{m}x{n}"
        x = Draw("factors/" + tag).any(shape(axes, m, n))
        parts("lu", jax_lu, (left, right), axes, x, tag)
        parts("qr", jax_qr, (left, right), axes, x, tag)
        parts("svd", jax_svd, (left, values, right), axes, x, tag, "lvr")
        one("svdvals", f"svdvals/{tag}", axes, x, lambda x: jax_svd(x)[1], values(axes), rest(axes) + "D")
    for axes, n, b in [("AB", 2, 2), ("AB", 3, 2), ("CAB", 2, 2), ("BCA", 2, 2), ("AB", 1, 2)]:
        tag = f"{axes}/{n}-{b}"
        x = Draw("eigh/" + tag).any(shape(axes, n, n, b))
        parts("eigh", jax_eigh, (values, left), axes, x, tag, "vl")
        one("eigvalsh", f"eigvalsh/{tag}", axes, x, lambda x: jax_eigh(x)[0], values(axes), rest(axes) + "D")
