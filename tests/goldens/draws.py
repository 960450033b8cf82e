"""Writes draws/draws.json: random numbers of JAX, by their bits.

    python draws.py            write the file
    python draws.py --check    compare with the file that is there

The bits of normal, Gumbel and exponential numbers are those of a CPU with fused multiply-add.
"""

import json
import sys
from pathlib import Path

import jax

jax.config.update("jax_enable_x64", True)
jax.config.update("jax_platforms", "cpu")
assert jax.config.jax_threefry_partitionable

import jax.numpy as jnp
import numpy as np

FILE = Path(__file__).resolve().parent / "draws" / "draws.json"
SEEDS = [0, 42, (7 << 32) + 5]
TYPES = {"f32": (jnp.float32, np.uint32), "f64": (jnp.float64, np.uint64)}
# The first ones are written out, all of them are summed up.
SHOWN, ALL = 24, 100_000


def words(key):
    return [[int(w) for w in k] for k in np.asarray(jax.random.key_data(key)).reshape(-1, 2)]


def draws(key):
    out = {}
    for dtype, (kind, uint) in TYPES.items():
        for name in ("uniform", "normal", "gumbel", "exponential"):
            bits = np.asarray(getattr(jax.random, name)(key, (ALL,), kind)).view(uint)
            total = int(np.bitwise_xor.reduce(bits))
            parity = int(np.sum(bits * np.arange(ALL, dtype=uint), dtype=uint))
            # Numbers of 64 bits do not survive as JSON numbers.
            out[f"{name}/{dtype}"] = {"first": [f"{b:x}" for b in bits[:SHOWN]], "xor": f"{total:x}", "sum": f"{parity:x}"}
    return out


def cases():
    logits = np.array([[0.5, -1.0, 2.0, 0.0], [0.0, 0.0, 0.0, 0.0], [-3.0, 4.0, 3.5, -1.0]])
    for seed in SEEDS:
        key = jax.random.key(seed)
        by_type = lambda f: {dtype: np.asarray(f(kind)).ravel().tolist() for dtype, (kind, _) in TYPES.items()}
        yield {
            "seed": str(seed),
            "split": words(jax.random.split(key, 3)),
            "fold_in": {str(n): words(jax.random.fold_in(key, n))[0] for n in (0, 7, 2**32 - 1)},
            "draws": draws(key),
            "bernoulli": by_type(lambda kind: jax.random.bernoulli(key, jnp.full((40,), 0.3, kind))),
            "categorical": by_type(lambda kind: jax.random.categorical(key, jnp.asarray(logits, kind), axis=1)),
            "logits": logits.ravel().tolist(),
        }


def main():
    text = "[\n" + ",\n".join(json.dumps(c) for c in cases()) + "\n]\n"
    if "--check" in sys.argv:
        assert FILE.read_text() == text, "the draws differ"
    else:
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(text)
    print(f"{len(text)} bytes")


if __name__ == "__main__":
    main()
