"""Shapes."""

from base import *
from families.reduce import dims


def cases():
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
