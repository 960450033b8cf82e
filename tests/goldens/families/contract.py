"""Products over named axes."""

from base import *


def cases():
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
