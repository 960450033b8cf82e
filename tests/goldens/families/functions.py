"""Elementwise functions of one operand beyond those of `elementwise.py`."""

from base import *

import scipy.special as sp
from jax.scipy import special as jsp

from families.elementwise import pointwise

SHAPES = [("AB", (2, 3)), ("AB", (0, 3)), ("", ()), ("ABC", (1, 3, 2))]
SINGULAR = "a cotangent or tangent of exactly zero gives exactly zero at a singular point"


class Domains(Draw):
    def unit(self, shape):
        return np.round(self.rng.uniform(-0.95, 0.95, shape), 3)

    def above_one(self, shape):
        return np.round(self.rng.uniform(1.1, 4.0, shape), 3)

    def above_minus_one(self, shape):
        return np.round(self.rng.uniform(-0.8, 3.0, shape), 3)

    def gamma(self, shape):
        """Away from the poles of the gamma function and from the kink of its sign."""
        return np.round(self.rng.uniform(0.1, 0.9, shape) + self.rng.integers(-4, 5, shape), 3)

    def wide(self, shape):
        return np.round(self.rng.uniform(-6.0, 6.0, shape), 3) + 0.0005


def function(op, fn, ref, draw, attrs=None, tag=""):
    for axes, shape in SHAPES:
        cid = f"{op}/{tag}{shape_name(shape)}"
        x = getattr(Domains(cid), draw)(shape)
        case("functions", cid, attrs or {}, [T(axes, x)], fn, list(axes), ref=ref)


def at(op, tag, values, fn, attrs=None, **kw):
    case("functions", f"{op}/{tag}", attrs or {}, [T("B", values)], fn, ["B"], **kw)


def singular(op, values, fn, derivative, attrs=None):
    """Four points, the second with a cotangent and the third with a tangent of zero."""
    at(
        op,
        "singular",
        values,
        fn,
        attrs,
        rule=pointwise(fn, derivative),
        cotangent=np.array([1.25, 0.0, -0.5, 2.0]),
        tangents=[np.array([0.5, 1.0, 0.0, -1.5])],
        note=SINGULAR,
    )


def steps(op, fn, draw_points):
    """Functions without derivative: values only."""
    for axes, shape in SHAPES:
        cid = f"{op}/{shape_name(shape)}"
        case("functions", cid, {}, [T(axes, Domains(cid).wide(shape))], fn, list(axes), ref=fn, derivative=False)
    at(op, "points", draw_points, fn, derivative=False)


def np_softplus(x):
    return np.logaddexp(0.0, x)


def cases():
    for op, fn, ref, draw in [
        ("exp2", jnp.exp2, np.exp2, "any"),
        ("exp_m1", jnp.expm1, np.expm1, "any"),
        ("ln_1p", jnp.log1p, np.log1p, "above_minus_one"),
        ("log2", jnp.log2, np.log2, "positive"),
        ("log10", jnp.log10, np.log10, "positive"),
        ("rsqrt", jax.lax.rsqrt, lambda x: 1 / np.sqrt(x), "positive"),
        ("cbrt", jnp.cbrt, np.cbrt, "nonzero"),
        ("sin", jnp.sin, np.sin, "wide"),
        ("cos", jnp.cos, np.cos, "wide"),
        ("tan", jnp.tan, np.tan, "unit"),
        ("asin", jnp.arcsin, np.arcsin, "unit"),
        ("acos", jnp.arccos, np.arccos, "unit"),
        ("atan", jnp.arctan, np.arctan, "any"),
        ("sinh", jnp.sinh, np.sinh, "any"),
        ("cosh", jnp.cosh, np.cosh, "any"),
        ("asinh", jnp.arcsinh, np.arcsinh, "any"),
        ("acosh", jnp.arccosh, np.arccosh, "above_one"),
        ("atanh", jnp.arctanh, np.arctanh, "unit"),
        ("erf", jsp.erf, sp.erf, "any"),
        ("erfc", jsp.erfc, sp.erfc, "any"),
        ("erf_inv", jsp.erfinv, sp.erfinv, "unit"),
        ("lgamma", jsp.gammaln, sp.gammaln, "gamma"),
        ("digamma", jsp.digamma, sp.digamma, "gamma"),
        ("selu", jax.nn.selu, None, "any"),
        ("gelu", lambda x: jax.nn.gelu(x, approximate=False), lambda x: x * sp.ndtr(x), "any"),
        ("gelu_tanh", lambda x: jax.nn.gelu(x, approximate=True), None, "any"),
        ("silu", jax.nn.silu, lambda x: x * sp.expit(x), "any"),
        ("hardtanh", jax.nn.hard_tanh, lambda x: np.clip(x, -1, 1), "any"),
        ("log_sigmoid", jax.nn.log_sigmoid, lambda x: -np_softplus(-x), "any"),
        ("softplus", jax.nn.softplus, np_softplus, "any"),
    ]:
        function(op, fn, ref, draw)

    for slope in (0.01, 0.25):
        leaky = lambda x, slope=slope: jax.nn.leaky_relu(x, slope)
        function("leaky_relu", leaky, None, "any", {"slope": slope}, f"{slope}/")
    for alpha in (1.0, 0.5):
        function("elu", lambda x, alpha=alpha: jax.nn.elu(x, alpha), None, "any", {"alpha": alpha}, f"{alpha}/")
    for n in (0, 1, 2, 5):
        poly = lambda x, n=n: jsp.polygamma(n, x)
        function("polygamma", poly, lambda x, n=n: sp.polygamma(n, x), "positive", {"n": n}, f"{n}/")
    negative = [-0.3, -1.5, -2.7, -30.25]
    for n in (1, 2):
        # By the recurrence: JAX and SciPy have no polygamma of negative numbers.
        def below(x, n=n):
            passed = sum((-1) ** n * math.factorial(n) / (x + k) ** (n + 1) for k in range(32))
            return jsp.polygamma(n, x + 32.0) - passed

        at("polygamma", f"{n}/negative", negative, below, {"n": n})

    points = [-2.5, -1.5, -0.5, -0.0, 0.0, 0.3, 0.5, 1.5, 2.5, 1e300, INF, -INF, NAN]
    away = lambda x: np.trunc(x + np.copysign(0.5, x))
    steps("sign", np.sign, points)
    steps("floor", np.floor, points)
    steps("ceil", np.ceil, points)
    steps("round", away, points)
    steps("trunc", np.trunc, points)

    # Far out.
    far = [-800.0, -40.0, -1e-9, 1e-9, 40.0, 800.0]
    for op, fn in [
        ("softplus", jax.nn.softplus),
        ("log_sigmoid", jax.nn.log_sigmoid),
        ("silu", jax.nn.silu),
        ("erf", jsp.erf),
        ("atan", jnp.arctan),
        ("asinh", jnp.arcsinh),
        ("selu", jax.nn.selu),
    ]:
        at(op, "far", far, fn, kink=True)
    at("elu", "1.0/far", far, jax.nn.elu, {"alpha": 1.0}, kink=True)
    at("gelu", "far", [-30.0, -8.0, -1e-9, 1e-9, 8.0, 1e200], lambda x: x * sp.ndtr(x),
       rule=pointwise(lambda x: x * sp.ndtr(x), gelu_slope), note="from the formula: JAX loses digits far out")
    at("gelu_tanh", "far", [-1e200, -300.0, 0.0, 300.0, 1e200], lambda x: x * (x > 0),
       rule=pointwise(lambda x: x * (x > 0), lambda x: np.where(x > 0, 1.0, np.where(x == 0, 0.5, 0.0))),
       note="far out the identity or zero; JAX has NaN")
    at("erfc", "far", [-10.0, 5.0, 10.0, 26.0], jsp.erfc, kink=True)
    at("exp_m1", "near", [1e-12, -1e-12, 0.0, -40.0], jnp.expm1, ref=np.expm1, kink=True)
    at("ln_1p", "near", [1e-12, -1e-12, 0.0, 1e300], jnp.log1p, ref=np.log1p, kink=True)
    at("erf_inv", "near", [1e-12, 0.0, -1 + 2.0**-12, 1 - 2.0**-20], sp.erfinv,
       rule=pointwise(sp.erfinv, lambda x: math.sqrt(math.pi) / 2 * np.exp(sp.erfinv(x) ** 2)),
       note="by SciPy: JAX loses digits near 1")
    at("acosh", "near", [1.0000001, 1e200], jnp.arccosh, rule=pointwise(np.arccosh, np_acosh_slope),
       note="from the formula: JAX overflows")
    at("lgamma", "far", [1e-10, 1.0, 2.0, 171.5, 1e10], jsp.gammaln, ref=sp.gammaln, kink=True)
    at("digamma", "far", [1e-10, 1.4616321449683622, 1e10], sp.digamma,
       rule=pointwise(sp.digamma, lambda x: sp.polygamma(1, x)), note="by SciPy, beside its zero")

    # Kinks.
    at("leaky_relu", "0.25/zero", [-1.0, 0.0, 2.0], lambda x: jax.nn.leaky_relu(x, 0.25), {"slope": 0.25}, kink=True)
    at("elu", "0.5/zero", [-1.0, 0.0, 2.0], lambda x: jax.nn.elu(x, 0.5), {"alpha": 0.5}, kink=True)
    at("selu", "zero", [-1.0, 0.0, 2.0], jax.nn.selu, kink=True)
    at("hardtanh", "bounds", [-1.0, 1.0, -2.0, 0.5], jax.nn.hard_tanh,
       rule=pointwise(lambda x: np.clip(x, -1, 1), lambda x: (np.abs(x) <= 1) * 1.0),
       note="at a bound the operand has it all, as in clip")

    # Singular points.
    singular("rsqrt", [0.0, 0.0, 0.0, 4.0], lambda x: 1 / np.sqrt(x), lambda x: -0.5 * x**-1.5)
    singular("cbrt", [0.0, 0.0, 0.0, -8.0], np.cbrt, lambda x: 1 / (3 * np.cbrt(x) ** 2))
    singular("ln_1p", [-1.0, -1.0, -1.0, 4.0], np.log1p, lambda x: 1 / (1 + x))
    singular("log2", [0.0, 0.0, 0.0, 4.0], np.log2, lambda x: 1 / (x * np.log(2)))
    singular("log10", [0.0, 0.0, 0.0, 4.0], np.log10, lambda x: 1 / (x * np.log(10)))
    singular("asin", [1.0, -1.0, 1.0, 0.5], np.arcsin, lambda x: 1 / np.sqrt((1 - x) * (1 + x)))
    singular("acos", [1.0, -1.0, 1.0, 0.5], np.arccos, lambda x: -1 / np.sqrt((1 - x) * (1 + x)))
    singular("acosh", [1.0, 1.0, 1.0, 2.0], np.arccosh, np_acosh_slope)
    singular("atanh", [1.0, -1.0, 1.0, 0.5], np.arctanh, lambda x: 1 / ((1 - x) * (1 + x)))
    singular("erf_inv", [1.0, -1.0, 1.0, 0.5], sp.erfinv,
             lambda x: math.sqrt(math.pi) / 2 * np.exp(sp.erfinv(x) ** 2))
    singular("sinh", [800.0, -800.0, 800.0, 0.5], np.sinh, np.cosh)
    singular("cosh", [800.0, -800.0, 800.0, 0.5], np.cosh, np.sinh)
    singular("exp2", [2000.0, 2000.0, 2000.0, 0.5], np.exp2, lambda x: np.exp2(x) * np.log(2))
    singular("exp_m1", [800.0, 800.0, 800.0, 0.5], np.expm1, np.exp)
    # ψ' is infinite at every pole, ψ itself has a sign on each side of it.
    singular("digamma", [0.0, -2.0, 0.0, 0.5], sp.digamma, lambda x: np.where(x <= 0, INF, sp.polygamma(1, np.abs(x))))
    singular("lgamma", [0.0, 0.0, 0.0, 0.5], sp.gammaln, sp.digamma)


def gelu_slope(x):
    return sp.ndtr(x) + x * np.exp(-x * x / 2) / math.sqrt(2 * math.pi)


def np_acosh_slope(x):
    return 1 / (np.sqrt(x - 1) * np.sqrt(x + 1))
