"""Writes the golden values of tenzr's operations, one JSON file a family.

The values come from JAX in float64 on the CPU. Where tenzr's convention is
another one, the case is computed from the stated formula and carries a "note".
Every case is checked before it is written: against NumPy where a plain formula
exists, by central differences, and by the adjoint identity
<cotangent, J t> = <J^T cotangent, t>. See README.md for the format.

    python generate.py            write the files next to this script
    python generate.py --check    compare with the files that are there
"""

import importlib
import json
import math
import sys
from collections import Counter
from pathlib import Path

from base import checks, families

HERE = Path(__file__).resolve().parent
FAMILIES = sorted(path.stem for path in (HERE / "families").glob("[a-z]*.py"))


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
    for name in FAMILIES:
        importlib.import_module(f"families.{name}").cases()
    ids = Counter(c["id"] for cases in families.values() for c in cases)
    assert max(ids.values()) == 1, [i for i, n in ids.items() if n > 1]
    for family, cases in sorted(families.items()):
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
