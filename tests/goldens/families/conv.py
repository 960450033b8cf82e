"""Convolution. A counts examples, G groups; C are the channels of the operand, O those of the result; B, D, Z are slid over by
K, L, M."""

from base import *

SPATIAL, KERNEL = "BDZ", "KLM"


def ordered(x, axes, to):
    xp = np if isinstance(x, np.ndarray) else jnp
    return xp.transpose(x, [axes.index(a) for a in to])


def plain(x, w, xa, wa, n, window):
    """Any of the axes A, G, O may be missing; gives the result over A G O and the spatial axes."""
    sp, ke = SPATIAL[:n], KERNEL[:n]
    group = "G" if "G" in xa else ""
    x = ordered(x, xa, [a for a in "AG" if a in xa] + ["C"] + list(sp))
    w = ordered(w, wa, [a for a in "GO" if a in wa] + ["C"] + list(ke))
    if "A" not in xa:
        x = x[None]
    if "O" not in wa:
        w = jnp.expand_dims(w, 1 if group else 0)
    g = x.shape[1] if group else 1
    if group:
        x = x.reshape((x.shape[0], g * x.shape[2]) + x.shape[3:])
        w = w.reshape((g * w.shape[1],) + w.shape[2:])
    padding = window["padding"]
    y = jax.lax.conv_general_dilated(
        x,
        w,
        window["stride"],
        padding.upper() if isinstance(padding, str) else padding,
        lhs_dilation=window["base"],
        rhs_dilation=window["dilation"],
        feature_group_count=g,
        precision="highest",
    )
    y = y.reshape((y.shape[0], g, y.shape[1] // g) + y.shape[2:])
    keep = [("A", 0), ("G", 1), ("O", 2)]
    gone = tuple(k for a, k in keep if a not in (xa if a != "O" else wa))
    return jnp.squeeze(y, gone)


def result(xa, wa, n):
    """The axes of the operand without the channels, then what the kernel has more."""
    out = [a for a in xa if a != "C"]
    return out + [a for a in wa if a not in KERNEL[:n] and a != "C" and a not in xa]


def cases():
    def window(n, stride=1, padding="valid", dilation=1, base=1):
        many = lambda v: list(v) if isinstance(v, (tuple, list)) else [v] * n
        padding = padding if isinstance(padding, str) else [list(p) for p in padding]
        return {"stride": many(stride), "padding": padding, "dilation": many(dilation), "base": many(base)}

    def conv(tag, xa, xs, wa, ws, n, transposed=False, **kw):
        op = "conv_transpose" if transposed else "conv"
        cid = f"{op}/{tag}/{xa}-{wa}/{shape_name(xs)}-{shape_name(ws)}"
        d = Draw(cid)
        attrs = window(n, **kw)
        out = result(xa, wa, n)
        sp = list(SPATIAL[:n])

        def forward(x, w):
            made = [a for a in "AGO" if a in out] + sp
            return ordered(plain(x, w, xa, wa, n, attrs), made, out)

        def back(x, w):
            # The transpose of the convolution from the axes of the result to those of the operand.
            steps, ke = attrs["stride"], [ws[wa.index(a)] for a in KERNEL[:n]]
            reach = [(k - 1) * d + 1 for k, d in zip(ke, attrs["dilation"])]
            extents = [xs[xa.index(a)] for a in sp]
            whole = [(e - 1) * s + r for e, s, r in zip(extents, steps, reach)]
            if attrs["padding"] == "same":
                whole = [e * s for e, s in zip(extents, steps)]
            elif attrs["padding"] != "valid":
                whole = [e - sum(p) for e, p in zip(whole, attrs["padding"])]
            made = dict(zip(sp, whole), O=ws[wa.index("O")], A=xs[xa.index("A")] if "A" in xa else 0)
            names = "".join(out).replace("O", "C")
            zeros = jnp.zeros([made[a] for a in out])
            swap = wa.translate(str.maketrans("CO", "OC"))
            f = lambda z: ordered(plain(z, w, names, swap, n, attrs), [a for a in "AO" if a != "A" or "A" in xa] + sp, xa.replace("C", "O"))
            return jax.vjp(f, zeros)[1](x)[0]

        case("conv", cid, attrs, [T(xa, d.any(xs)), T(wa, d.any(ws))], back if transposed else forward, out, resizes=sp)

    conv("plain", "ACB", (2, 2, 5), "OCK", (2, 2, 3), 1)
    conv("plain", "CB", (2, 5), "OCK", (3, 2, 2), 1)
    conv("plain", "CB", (2, 5), "CK", (2, 2), 1)
    conv("plain", "ABC", (2, 4, 2), "KCO", (2, 2, 3), 1)
    conv("plain", "BCA", (4, 2, 2), "COK", (2, 3, 2), 1)
    conv("one", "ACB", (1, 1, 1), "OCK", (1, 1, 1), 1)
    conv("no-examples", "ACB", (0, 2, 4), "OCK", (2, 2, 2), 1)
    conv("no-windows", "ACB", (2, 2, 1), "OCK", (2, 2, 2), 1)
    conv("stride", "ACB", (1, 2, 7), "OCK", (2, 2, 2), 1, stride=3)
    conv("same", "ACB", (1, 2, 6), "OCK", (2, 2, 3), 1, padding="same", stride=2)
    conv("same", "ACB", (1, 2, 5), "OCK", (2, 2, 2), 1, padding="same")
    conv("explicit", "ACB", (1, 2, 4), "OCK", (2, 2, 3), 1, padding=[(2, 1)])
    conv("cut", "ACB", (1, 2, 6), "OCK", (2, 2, 2), 1, padding=[(-1, 2)], stride=2)
    conv("dilation", "ACB", (1, 2, 6), "OCK", (2, 2, 2), 1, dilation=3)
    conv("base", "ACB", (1, 2, 4), "OCK", (2, 2, 3), 1, base=2, padding=[(1, 2)])
    conv("base-stride", "ACB", (1, 2, 4), "OCK", (2, 2, 3), 1, base=3, stride=2, padding=[(2, 2)], dilation=2)
    conv("plain", "ACBD", (1, 2, 3, 4), "OCKL", (2, 2, 2, 3), 2)
    conv("plain", "ABDC", (1, 3, 4, 2), "KLCO", (2, 2, 2, 3), 2)
    conv("plain", "CDB", (2, 3, 4), "OLKC", (2, 2, 3, 2), 2)
    conv("stride-same", "ACBD", (1, 1, 4, 5), "OCKL", (2, 1, 3, 2), 2, stride=(2, 1), padding="same")
    conv("all", "ABDC", (1, 3, 4, 2), "KLCO", (2, 2, 2, 2), 2, stride=(1, 2), padding=[(1, 0), (2, 1)], dilation=(2, 1), base=(1, 2))
    conv("groups", "AGCB", (2, 2, 2, 3), "GOCK", (2, 2, 2, 2), 1)
    conv("depthwise", "AGCBD", (1, 2, 1, 3, 4), "GOCKL", (2, 1, 1, 2, 2), 2, padding="same")
    conv("cube", "CBDZ", (1, 2, 3, 3), "OCKLM", (2, 1, 2, 2, 2), 3)
    conv("cube", "CBDZ", (1, 2, 2, 3), "OCKLM", (1, 1, 2, 1, 2), 3, padding="same", stride=(1, 2, 2))

    back = lambda *a, **kw: conv(*a, transposed=True, **kw)
    back("plain", "ACB", (1, 2, 3), "COK", (2, 2, 3), 1)
    back("plain", "ABC", (2, 3, 2), "KOC", (2, 2, 2), 1)
    back("stride", "ACB", (1, 2, 3), "COK", (2, 2, 3), 1, stride=2)
    back("gaps", "ACB", (1, 2, 3), "COK", (2, 2, 2), 1, stride=3)
    back("same", "ACB", (1, 2, 3), "COK", (2, 2, 3), 1, stride=2, padding="same")
    back("same-gaps", "ACB", (1, 2, 3), "COK", (2, 2, 2), 1, stride=3, padding="same")
    back("explicit", "ACB", (1, 2, 4), "COK", (2, 2, 3), 1, padding=[(1, 2)])
    back("dilation", "ACB", (1, 2, 3), "COK", (2, 2, 2), 1, dilation=2, stride=2)
    back("plain", "ACBD", (1, 2, 2, 3), "COKL", (2, 1, 2, 2), 2, stride=(1, 2))
    back("no-examples", "ACB", (0, 2, 3), "COK", (2, 2, 2), 1)
