"""A generic fastback, made of curved sheets: every panel is a side-view outline
lifted onto one smooth flank surface W(x, z), with a rolled edge.

x runs along the car (front at -x), the near flank faces -y, z is up; metres.
"""
import math
import bpy
import numpy as np
from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt

# ------------------------------------------------------------------ mesh helpers


def mesh(name, verts, faces, mat=None, smooth=True, normals=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(map(int, f)) for f in faces])
    me.update()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    if normals is not None:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.pi
        me.normals_split_custom_set_from_vertices([tuple(map(float, n)) for n in normals])
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    if mat is not None:
        me.materials.append(mat)
    return ob


def grid(name, P, mat=None, closed_u=False, closed_v=False, flip=False):
    """P: array (nu, nv, 3)."""
    P = np.asarray(P, float)
    nu, nv = P.shape[:2]
    faces = []
    for i in range(nu if closed_u else nu - 1):
        for j in range(nv if closed_v else nv - 1):
            a, b = i * nv + j, ((i + 1) % nu) * nv + j
            c, d = ((i + 1) % nu) * nv + (j + 1) % nv, i * nv + (j + 1) % nv
            faces.append((a, d, c, b) if flip else (a, b, c, d))
    return mesh(name, P.reshape(-1, 3), faces, mat)


def lathe(name, profile, mat=None, n=96, axis="z", closed=False):
    """profile: [(r, h), ...] turned round an axis."""
    pr = np.asarray(profile, float)
    t = np.linspace(0, 2 * math.pi, n, endpoint=False)
    c, s = np.cos(t)[:, None], np.sin(t)[:, None]
    r, h = pr[None, :, 0], pr[None, :, 1] + 0 * c
    a, b = r * c, r * s
    P = {"z": np.stack([a, b, h], -1), "y": np.stack([a, h, b], -1), "x": np.stack([h, a, b], -1)}[axis]
    return grid(name, P, mat, closed_u=True, closed_v=closed, flip=(axis == "y"))


def fillet(pts, sigma=0.006, step=0.003):
    """Closed outline, evenly resampled, its corners rounded by a Gaussian."""
    p = np.asarray(pts, float)
    q = np.vstack([p, p[:1]])
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(q, axis=0).T))]
    n = max(24, int(d[-1] / step))
    s = np.linspace(0, d[-1], n, endpoint=False)
    r = np.stack([np.interp(s, d, q[:, 0]), np.interp(s, d, q[:, 1])], 1)
    if sigma > 0:
        k = np.fft.fftfreq(n, d[-1] / n)
        g = np.exp(-2 * (math.pi * k * sigma) ** 2)
        r = np.stack([np.fft.ifft(np.fft.fft(r[:, i]) * g).real for i in (0, 1)], 1)
    a = 0.5 * np.sum(r[:, 0] * np.roll(r[:, 1], -1) - np.roll(r[:, 0], -1) * r[:, 1])
    return r if a > 0 else r[::-1]


def thin(r, step):
    """Resample a closed outline to about `step`."""
    q = np.vstack([r, r[:1]])
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(q, axis=0).T))]
    n = max(16, int(d[-1] / step))
    s = np.linspace(0, d[-1], n, endpoint=False)
    return np.stack([np.interp(s, d, q[:, 0]), np.interp(s, d, q[:, 1])], 1)


def out_normals(r):
    t = np.roll(r, -1, 0) - np.roll(r, 1, 0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-12
    return np.stack([t[:, 1], -t[:, 0]], 1)          # counter-clockwise outline


def inside(pts, poly):
    x, y = pts[:, 0], pts[:, 1]
    res = np.zeros(len(pts), bool)
    x1, y1 = poly[:, 0], poly[:, 1]
    x2, y2 = np.roll(x1, -1), np.roll(y1, -1)
    for a, b, c, d in zip(x1, y1, x2, y2):
        if b == d:
            continue
        hit = ((b > y) != (d > y)) & (x < (c - a) * (y - b) / (d - b) + a)
        res ^= hit
    return res


def spline(pts, n=24, ends=None):
    """Catmull-Rom through pts (open)."""
    p = np.asarray(pts, float)
    if len(p) == 2:
        t = np.linspace(0, 1, n)[:, None]
        return p[0] * (1 - t) + p[1] * t
    q = np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    out = []
    for i in range(1, len(q) - 2):
        t = np.linspace(0, 1, n, endpoint=False)[:, None]
        a, b, c, d = q[i - 1], q[i], q[i + 1], q[i + 2]
        out.append(0.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    out.append(p[-1:])
    return np.vstack(out)


def cspline(xs, ys):
    """Natural cubic spline as a function."""
    xs, ys = np.asarray(xs, float), np.asarray(ys, float)
    n, h = len(xs), np.diff(xs)
    A, r = np.eye(n), np.zeros(n)
    for i in range(1, n - 1):
        A[i, i - 1:i + 2] = h[i - 1], 2 * (h[i - 1] + h[i]), h[i]
        r[i] = 6 * ((ys[i + 1] - ys[i]) / h[i] - (ys[i] - ys[i - 1]) / h[i - 1])
    m = np.linalg.solve(A, r)

    def f(x):
        x = np.asarray(x, float)
        i = np.clip(np.searchsorted(xs, x) - 1, 0, n - 2)
        a, b = xs[i + 1] - x, x - xs[i]
        hh = h[i]
        return (m[i] * a ** 3 + m[i + 1] * b ** 3) / (6 * hh) + (ys[i] / hh - m[i] * hh / 6) * a + (ys[i + 1] / hh - m[i + 1] * hh / 6) * b
    return f


def sheet(name, outline, lift, mat=None, edge=0.004, depth=0.012, step=0.02, grid_step=0.025, up=(0, -1, 0), flip=False):
    """A panel: `outline` (closed, 2-D) filled, lifted by lift(uv, sink) -> xyz, with a rolled edge.

    sink pushes a point behind the surface (metres)."""
    r = thin(outline, step)
    nrm = out_normals(r)
    rings = [(0.0, depth), (0.0, edge * 1.0), (0.29 * edge, 0.29 * edge), (edge, 0.0)]
    V2, sink, wt = [], [], []
    for off, sk in rings:
        V2.append(r - nrm * off)
        sink.append(np.full(len(r), sk))
    n = len(r)
    inner = V2[-1]
    lo, hi = inner.min(0), inner.max(0)
    gx, gy = np.meshgrid(np.arange(lo[0], hi[0], grid_step), np.arange(lo[1], hi[1], grid_step))
    g = np.stack([gx.ravel(), gy.ravel()], 1)
    g = g[inside(g, inner)]
    if len(g):                                           # keep clear of the rim
        keep = np.ones(len(g), bool)
        for i in range(0, len(g), 2000):
            dd = np.min(np.hypot(g[i:i + 2000, None, 0] - inner[None, :, 0], g[i:i + 2000, None, 1] - inner[None, :, 1]), 1)
            keep[i:i + 2000] = dd > min(step, grid_step) * 0.55
        g = g[keep]
    pts = np.vstack([inner, g]) if len(g) else inner
    res = delaunay_2d_cdt([Vector(p) for p in pts], [(i, (i + 1) % n) for i in range(n)], [], 0, 1e-7)
    ov, of, orig = res[0], res[2], res[3]
    o2 = np.array([tuple(v) for v in ov])
    cen = np.array([o2[list(f)].mean(0) for f in of])
    ok = inside(cen, inner)
    faces3 = [f for f, k in zip(of, ok) if k]
    # map rim vertices of the CDT back on the inner ring
    src = [o[0] if len(o) else -1 for o in orig]
    U = np.vstack(V2[:-1] + [o2])
    S = np.r_[np.concatenate(sink[:-1]), np.zeros(len(o2))]
    base = n * (len(rings) - 1)
    ring_idx = [list(range(k * n, (k + 1) * n)) for k in range(len(rings) - 1)]
    back = {s: i for i, s in enumerate(src) if 0 <= s < n}
    ring_idx.append([base + back.get(i, i) for i in range(n)])
    faces = []
    for k in range(len(rings) - 1):
        a, b = ring_idx[k], ring_idx[k + 1]
        for i in range(n):
            j = (i + 1) % n
            faces.append((a[i], a[j], b[j], b[i]))
    faces += [tuple(base + v for v in f) for f in faces3]
    P = lift(U, S)
    # normals: the surface's own inside, turning outwards over the rim
    e = 1e-3
    z = np.zeros(len(U))
    du = lift(U + [e, 0], z) - lift(U - [e, 0], z)
    dv = lift(U + [0, e], z) - lift(U - [0, e], z)
    N = np.cross(du, dv)
    N /= np.linalg.norm(N, axis=1, keepdims=True) + 1e-12
    tilt = [1.0, 0.92, 0.5]
    du /= np.linalg.norm(du, axis=1, keepdims=True) + 1e-12
    dv /= np.linalg.norm(dv, axis=1, keepdims=True) + 1e-12
    for k in range(3):
        sl = slice(k * n, (k + 1) * n)
        o = du[sl] * nrm[:, :1] + dv[sl] * nrm[:, 1:]
        w = tilt[k]
        m = N[sl] * math.cos(w * math.pi / 2) + o * math.sin(w * math.pi / 2)
        N[sl] = m / (np.linalg.norm(m, axis=1, keepdims=True) + 1e-12)
    if flip:
        faces = [tuple(reversed(f)) for f in faces]
    return mesh(name, P, faces, mat, normals=N)


def tube(name, path, radius, mat=None, closed=False, n=12, flat=1.0, up=(0, 0, 1), taper=False):
    p = np.asarray(path, float)
    t = (np.roll(p, -1, 0) - np.roll(p, 1, 0)) if closed else np.gradient(p, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-12
    u = np.asarray(up, float) - (t @ np.asarray(up, float))[:, None] * t
    u /= np.linalg.norm(u, axis=1, keepdims=True) + 1e-12
    b = np.cross(t, u)
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    rad = np.full(len(p), radius) if np.isscalar(radius) else np.asarray(radius)
    P = p[:, None] + rad[:, None, None] * (np.cos(a)[None, :, None] * u[:, None] * flat + np.sin(a)[None, :, None] * b[:, None])
    return grid(name, P, mat, closed_u=closed, closed_v=True)


def rbox(name, size, loc=(0, 0, 0), rot=(0, 0, 0), mat=None, bevel=0.01, seg=4):
    sx, sy, sz = [s / 2 for s in size]
    v = [(x, y, z) for x in (-sx, sx) for y in (-sy, sy) for z in (-sz, sz)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    ob = mesh(name, v, f, mat)
    ob.location, ob.rotation_euler = loc, rot
    m = ob.modifiers.new("b", "BEVEL")
    m.width, m.segments, m.limit_method = bevel, seg, "NONE"
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(40)
    if seg > 2:
        m.harden_normals = True
    return ob


def solidify(ob, t, offset=-1):
    m = ob.modifiers.new("s", "SOLIDIFY")
    m.thickness, m.offset = t, offset
    return ob


# ------------------------------------------------------------------ materials


def _nt(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = nt.nodes.new("ShaderNodeOutputMaterial")
    return m, nt, out


def pbr(name, col, rough=0.5, metal=0.0, coat=0.0, coat_rough=0.03, spec=0.5, sheen=0.0, bump=None, emit=None, rough_var=0.0, rough_scale=12.0):
    m, nt, out = _nt(name)
    b = nt.nodes.new("ShaderNodeBsdfPrincipled")
    b.inputs["Base Color"].default_value = (*col, 1)
    b.inputs["Roughness"].default_value = rough
    b.inputs["Metallic"].default_value = metal
    b.inputs["Clearcoat"].default_value = coat
    b.inputs["Clearcoat Roughness"].default_value = coat_rough
    b.inputs["Specular"].default_value = spec
    b.inputs["Sheen"].default_value = sheen
    if emit:
        b.inputs["Emission"].default_value = (*emit[0], 1)
        b.inputs["Emission Strength"].default_value = emit[1]
    if bump or rough_var:
        tc = nt.nodes.new("ShaderNodeTexCoord")
    if bump:
        scale, dist, kind = bump
        if kind == "leather":
            t = nt.nodes.new("ShaderNodeTexVoronoi")
            t.inputs["Scale"].default_value = scale
            t.feature = "SMOOTH_F1"
            o = t.outputs["Distance"]
        else:
            t = nt.nodes.new("ShaderNodeTexNoise")
            t.inputs["Scale"].default_value = scale
            t.inputs["Detail"].default_value = 6
            o = t.outputs["Fac"]
        nt.links.new(tc.outputs["Object"], t.inputs["Vector"])
        bp = nt.nodes.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = 1.0
        bp.inputs["Distance"].default_value = dist
        nt.links.new(o, bp.inputs["Height"])
        nt.links.new(bp.outputs["Normal"], b.inputs["Normal"])
    if rough_var:
        t = nt.nodes.new("ShaderNodeTexNoise")
        t.inputs["Scale"].default_value = rough_scale
        t.inputs["Detail"].default_value = 4
        nt.links.new(tc.outputs["Object"], t.inputs["Vector"])
        mr = nt.nodes.new("ShaderNodeMapRange")
        mr.inputs["To Min"].default_value = max(0.0, rough - rough_var)
        mr.inputs["To Max"].default_value = rough + rough_var
        nt.links.new(t.outputs["Fac"], mr.inputs["Value"])
        nt.links.new(mr.outputs["Result"], b.inputs["Roughness"])
    nt.links.new(b.outputs["BSDF"], out.inputs["Surface"])
    return m


def pane(name, tint=(0.1, 0.11, 0.12), rough=0.0, ior=1.5, boost=1.0, haze=0.0, refl=(1, 1, 1), base=0.0):
    """Thin glass without refraction: what passes is tinted, the rest mirrors by Fresnel."""
    m, nt, out = _nt(name)
    tr = nt.nodes.new("ShaderNodeBsdfTransparent")
    tr.inputs["Color"].default_value = (*tint, 1)
    gl = nt.nodes.new("ShaderNodeBsdfGlossy")
    gl.inputs["Roughness"].default_value = rough
    gl.inputs["Color"].default_value = (*refl, 1)
    fr = nt.nodes.new("ShaderNodeFresnel")
    fr.inputs["IOR"].default_value = ior
    mul = nt.nodes.new("ShaderNodeMath")
    mul.operation = "MULTIPLY_ADD"
    mul.use_clamp = True
    mul.inputs[1].default_value = boost * 2.0 * (1 - base)      # two faces of a pane
    mul.inputs[2].default_value = base
    nt.links.new(fr.outputs["Fac"], mul.inputs[0])
    mix = nt.nodes.new("ShaderNodeMixShader")
    nt.links.new(mul.outputs[0], mix.inputs["Fac"])
    nt.links.new(tr.outputs[0], mix.inputs[1])
    nt.links.new(gl.outputs[0], mix.inputs[2])
    res = mix
    if haze:
        df = nt.nodes.new("ShaderNodeBsdfDiffuse")
        df.inputs["Color"].default_value = (0.8, 0.82, 0.85, 1)
        m2 = nt.nodes.new("ShaderNodeMixShader")
        m2.inputs["Fac"].default_value = haze
        nt.links.new(mix.outputs[0], m2.inputs[1])
        nt.links.new(df.outputs[0], m2.inputs[2])
        res = m2
    nt.links.new(res.outputs[0], out.inputs["Surface"])
    return m


_mats = {}


def mats():
    if _mats:
        return _mats
    _mats.update(
        paint=pbr("car_paint", (0.010, 0.018, 0.036), 0.32, 0.55, coat=1.0, coat_rough=0.015),
        gloss=pbr("gloss_black", (0.004, 0.004, 0.005), 0.06, 0.0, coat=1.0, coat_rough=0.01),
        rubber=pbr("rubber", (0.012, 0.012, 0.013), 0.55),
        chrome=pbr("chrome_satin", (0.78, 0.77, 0.75), 0.10, 1.0),
        dark=pbr("dark_trim", (0.010, 0.010, 0.011), 0.5, bump=(900, 0.0002, "noise")),
        tyre=pbr("tyre", (0.008, 0.008, 0.0085), 0.74, spec=0.22),
        rim=pbr("rim", (0.10, 0.105, 0.11), 0.22, 1.0),
        disc=pbr("disc", (0.16, 0.16, 0.165), 0.42, 1.0),
        leather=pbr("leather", (0.028, 0.022, 0.018), 0.42, bump=(420, 0.0006, "leather"), rough_var=0.06),
        cabin=pbr("cabin", (0.015, 0.014, 0.013), 0.8),
        glass=pane("car_glass", (0.11, 0.115, 0.12)),
        mirror=pbr("mirror", (0.86, 0.88, 0.9), 0.0, 1.0),
        inside=pbr("inside", (0.002, 0.002, 0.002), 0.9),
    )
    return _mats


# ------------------------------------------------------------------ flank

_zc = [0.10, 0.18, 0.25, 0.33, 0.42, 0.55, 0.68, 0.80, 0.86, 0.905, 0.965, 1.10, 1.24, 1.38, 1.5]
_wc = [0.82, 0.850, 0.874, 0.902, 0.910, 0.903, 0.911, 0.930, 0.936, 0.926, 0.895, 0.836, 0.765, 0.68, 0.59]
_zt = np.arange(0.1, 1.5, 0.001)
_wt = cspline(_zc, _wc)(_zt)
_k = np.exp(-0.5 * (np.arange(-45, 46) / 11.0) ** 2)
_wt = np.convolve(np.pad(_wt, 45, mode="reflect", reflect_type="odd"), _k / _k.sum(), mode="valid")

FW, RW, WZ, WR = -1.43, 1.46, 0.345, 0.345      # wheel centres and radius
ARCH = 0.378


def rise(x):
    return 0.020 * x


def W(x, z):
    zz = z - rise(x)
    w = np.interp(zz, _zt, _wt)
    w = w - 0.028 * (x / 1.5) ** 2 - 0.020 * (x / 1.9) ** 4
    up = np.clip(zz - 0.965, 0, None)
    w = w - up * 0.16 * (np.clip(x - 0.1, 0, None) / 1.5) ** 2 - up * 0.05 * np.clip(-0.2 - x, 0, None) ** 2
    w = w + 0.022 * np.exp(-((x - 1.40) / 0.55) ** 2) * np.exp(-((zz - 0.84) / 0.13) ** 2)
    for c in (FW, RW):
        r = np.hypot(x - c, z - WZ)
        w = w + 0.020 * np.exp(-((r - 0.375) / 0.06) ** 2) * np.clip((0.9 - z) / 0.25, 0, 1)
    return w


def lift_flank(off=0.0, side=-1):
    def f(U, S):
        w = W(U[:, 0], U[:, 1]) + off - S
        return np.stack([U[:, 0], side * w, U[:, 1]], 1)
    return f


def zlow(x):
    """Lower edge of the glass."""
    x = np.asarray(x, float)
    return 0.972 + 0.020 * x + 0.10 * np.clip((x - 1.18) / 0.56, 0, 1) ** 2


_top = spline([(-1.06, 0.958), (-0.80, 1.115), (-0.50, 1.262), (-0.20, 1.352), (0.10, 1.389), (0.45, 1.396), (0.80, 1.372), (1.15, 1.307), (1.45, 1.222), (1.74, 1.114)], 16)


def ztop(x):
    return np.interp(x, _top[:, 0], _top[:, 1])


def band(x0, x1, n=60, lo=0.0, hi=0.0):
    xs = np.linspace(x0, x1, n)
    return np.vstack([np.stack([xs, zlow(xs) + lo], 1), np.stack([xs[::-1], np.maximum(ztop(xs[::-1]) - hi, zlow(xs[::-1]) + lo)], 1)])


def dlo(grow=0.0, sigma=0.012):
    r = fillet(band(-1.022, 1.735, 160), sigma, 0.004)
    return r + out_normals(r) * grow


def arch_pts(c, a0, a1, r=ARCH, n=40):
    a = np.radians(np.linspace(a0, a1, n))
    return np.stack([c + r * np.cos(a), WZ + r * np.sin(a)], 1)


XB, XC = 0.30, 1.215           # door cut lines at the belt


def build(side=-1, glass=None, paint=None, chrome=True, mirror=True, wheels=True, handles=True, trim="chrome", fine=1.0):
    """One flank with its glass. Call twice (side=-1, 1) for a cabin with two sides."""
    M = mats()
    paint = paint or M["paint"]
    glass = glass or M["glass"]
    flip = side > 0
    obs = []
    st, gs = 0.012 * fine, 0.022 * fine

    def sh(name, pts, sigma=0.007, mat=None, off=0.0, edge=0.0035, **kw):
        r = pts if sigma is None else fillet(pts, sigma, 0.004)
        o = sheet(name, r, lift_flank(off, side), mat or paint, edge=edge, step=st, grid_step=gs, flip=flip, **kw)
        if flip:
            o.data.use_auto_smooth = False
        obs.append(o)
        return o

    lip = 0.010
    belt = lambda a, b, n=50: np.stack([np.linspace(a, b, n), zlow(np.linspace(a, b, n)) - lip], 1)
    g = 0.0022                                                             # half a gap
    # front door
    fd_front = spline([(-1.005, 0.945), (-1.015, 0.80), (-1.000, 0.60), (-0.965, 0.42), (-0.93, 0.315)])
    bl = spline([(XB, zlow(XB) - lip), (XB + 0.004, 0.75), (XB + 0.002, 0.50), (XB - 0.01, 0.305)])
    sh("door_front", np.vstack([belt(-1.005, XB - g), bl[1:] - [g, 0], spline([(XB - 0.012, 0.303), (-0.3, 0.305), (-0.93, 0.313)])[1:], (fd_front[::-1] + [g, 0])[1:]]), 0.008)
    # rear door
    _ap = arch_pts(RW, 138, 184, ARCH + 0.055)
    rd_rear = np.vstack([spline([(XC, zlow(XC) - lip), (XC + 0.012, 0.88), (XC - 0.022, 0.755), tuple(_ap[0]), tuple(_ap[10])])[:-24], _ap[1:]])
    sh("door_rear", np.vstack([belt(XB + g, XC - g), rd_rear[1:] - [g, 0], spline([(rd_rear[-1][0] - g, rd_rear[-1][1]), (1.0, 0.308), (XB + 0.0, 0.303)])[1:], (bl[::-1] + [g, 0])[1:]]), 0.008)
    # rear quarter, C-pillar and cant rail round the glass
    low = np.stack([np.linspace(XC + g, 1.722, 40), zlow(np.linspace(XC + g, 1.722, 40)) - lip], 1)
    xs = np.linspace(1.722, -1.06, 120)
    over = np.stack([xs, ztop(xs) + lip], 1)
    outer = spline([(-1.13, 0.965), (-0.83, 1.155), (-0.52, 1.310), (-0.22, 1.408), (0.10, 1.450), (0.45, 1.458), (0.80, 1.436), (1.15, 1.374), (1.5, 1.285), (1.85, 1.180), (2.12, 1.090)], 16)
    tail = spline([(2.12, 1.09), (2.18, 1.0), (2.20, 0.80), (2.16, 0.55), (2.05, 0.36), (1.86, 0.30)], 12)
    sh("quarter", np.vstack([(rd_rear[::-1] + [g, 0]), low[1:], [[1.732, 1.108]], over, outer[0:1], outer, tail[1:], arch_pts(RW, -6, 183)[0:]]), 0.007)
    # front wing
    sh("wing", np.vstack([fd_front - [g, 0], spline([(-0.94, 0.31), (-1.02, 0.30)])[1:], arch_pts(FW, -5, 186)[0:], spline([(-1.83, 0.32), (-2.1, 0.45), (-2.15, 0.6), (-2.0, 0.74)])[1:], spline([(-2.0, 0.76), (-1.6, 0.87), (-1.3, 0.915), (-1.02, 0.945)])]), 0.008)
    # sill
    sh("sill", np.vstack([spline([(-1.03, 0.285), (-0.93, 0.303), (0, 0.297), (0.9, 0.299), (1.06, 0.285)]), spline([(1.05, 0.20), (0, 0.19), (-1.03, 0.20)])]), 0.007)
    # what shows in the gaps
    o = sh("under", np.vstack([belt(-1.3, XC + 0.05) - [0, 0.01], [[XC, 0.7], [1.04, 0.45], [1.0, 0.22]], [[-1.0, 0.22], [-1.08, 0.55], [-1.3, 0.8]]]), 0.004, M["inside"], off=-0.022)
    # glass and its black
    sh("glass", dlo(0.003), None, glass, off=-0.012, edge=0.002, depth=0.004)
    sh("seal_low", np.vstack([belt(-1.01, 1.71) + [0, 0.013], (belt(-1.01, 1.71) + [0, -0.003])[::-1]]), 0.003, M["rubber"], off=-0.006, edge=0.002)
    for nm, a, b, s0, s1 in (("b1", 0.238, 0.297, -0.02, -0.052), ("b2", 0.303, 0.372, -0.052, -0.085), ("c1", XC - 0.012, XC + 0.034, -0.045, -0.055)):
        za, zb = zlow(a) - 0.004, ztop(a) + 0.012
        sh("pillar_" + nm, np.array([[a, za], [b, za], [b + s1 * 0.6, zb], [a + s0 * 0.6, zb]]), 0.0025, M["gloss"], off=-0.0075, edge=0.002)
    xs = np.linspace(-1.018, -0.845, 20)
    sh("sail", np.vstack([np.stack([xs, zlow(xs) - 0.004], 1), np.stack([xs[::-1], ztop(xs[::-1]) + 0.006], 1)]), 0.004, M["gloss"], off=-0.006, edge=0.002)
    # bright line round the glass
    tm = M["chrome"] if trim == "chrome" else M["gloss"]
    r = thin(dlo(0.0055), 0.010)
    w = W(r[:, 0], r[:, 1])
    P = np.stack([r[:, 0], side * (w - 0.001), r[:, 1]], 1)
    t = tube("bright_line", P, 0.0055, tm, closed=True, n=14, up=(0, -1, 0), flat=0.75)
    obs.append(t)
    if handles:
        for hx in (0.06, 0.99):
            hz = 0.888 + rise(hx)
            xs = np.linspace(hx - 0.11, hx + 0.11, 40)
            cap = np.vstack([np.stack([xs, hz + 0.0125 + 0 * xs], 1), np.stack([xs[::-1], hz - 0.0125 + 0 * xs], 1)])
            sh("recess", fillet(cap, 0.006, 0.002) + 0, None, M["inside"], off=0.0006, edge=0.0004, depth=0.002)
            cap2 = np.vstack([np.stack([np.linspace(hx - 0.106, hx + 0.106, 40), hz + 0.0095 + 0 * xs], 1), np.stack([np.linspace(hx + 0.106, hx - 0.106, 40), hz - 0.0095 + 0 * xs], 1)])
            sh("handle", fillet(cap2, 0.005, 0.002), None, paint, off=0.0055, edge=0.004, depth=0.008)
    if mirror:
        obs += door_mirror(side, paint)
    if wheels:
        for c in (FW, RW):
            obs += wheel(c, side, skin=W)
    return obs


def door_mirror(side=-1, paint=None):
    M = mats()
    paint = paint or M["paint"]
    cx, cz = -0.80, 1.075
    cy = 0.90 + 0.135
    a = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    n = 3.2
    sy = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** (2 / n)
    sz = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** (2 / n)

    def ring(t, sc, x):
        y = cy + 0.118 * sy * sc - 0.010 * (1 - t) * 0
        hz = 0.074 * (1 + 0.10 * sy)                      # taller outboard
        z = cz + hz * sz * sc
        xx = x + 0.022 * sy * sc                             # swept
        return np.stack([xx, side * y, z], 1)
    P = []
    for t in np.linspace(0, 1, 28):
        s = (1 - (1 - t) ** 2.3) ** (1 / 2.3) if t > 0 else 0.0
        P.append(ring(t, s, cx - 0.085 + 0.125 * t))
    obs = [grid("mirror_shell", P, paint, closed_v=True, flip=side < 0)]
    # rim, recess and the glass
    R = [ring(1, 1.0, cx + 0.040), ring(1, 0.985, cx + 0.045), ring(1, 0.955, cx + 0.045), ring(1, 0.935, cx + 0.036)]
    obs.append(grid("mirror_rim", R, M["gloss"], closed_v=True, flip=side < 0))
    obs.append(grid("mirror_glass", [ring(1, 0.94, cx + 0.0365), ring(1, 0.5, cx + 0.037), ring(1, 0.001, cx + 0.037)], M["mirror"], closed_v=True, flip=side < 0))
    # foot
    F = []
    for t in np.linspace(0, 1, 16):
        y = 0.862 + t * 0.125
        hx, hz = 0.070 - 0.016 * math.sin(t * math.pi), 0.024 - 0.005 * math.sin(t * math.pi)
        F.append(np.stack([cx - 0.010 + hx * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** 0.7, np.full(72, side * y), cz - 0.062 - 0.016 * (1 - t) + 0.014 * t + hz * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** 0.7], 1))
    F = [F[0].mean(0) + 0 * F[0], *F]                                  # closed where it meets the glass
    obs.append(grid("mirror_foot", F, M["gloss"], closed_v=True, flip=side > 0))
    return obs


def wheel(c, side=-1, spokes=10, skin=None):
    """`skin`: half the body's width at (x, z); the arch's liner stays within it."""
    M = mats()
    y0 = side * 0.80
    obs = []
    R = WR
    w = 0.115
    half = spline([(0.262, w * 0.94), (0.272, w * 1.01), (0.288, w * 1.04), (0.306, w * 1.04), (0.324, w * 0.99), (0.337, w * 0.88), (0.344, w * 0.70), (R, w * 0.30)], 10)
    for r, depth in ((0.2745, 0.0022), (0.2795, 0.0022), (0.3150, 0.0026), (0.3205, 0.0026)):      # ribs of the sidewall
        half[:, 1] -= depth * np.exp(-((half[:, 0] - r) / 0.0012) ** 2)
    prof = np.vstack([half * [1, -1], half[::-1]])
    o = lathe("tyre", prof, M["tyre"], 96, "y")
    o.location = (c, y0, WZ)
    obs.append(o)
    lipp = spline([(0.269, w - 0.004), (0.267, w + 0.004), (0.258, w + 0.003), (0.252, w - 0.010), (0.250, -w)], 6)
    o = lathe("rim", lipp, M["rim"], 96, "y")
    o.location, o.scale = (c, y0, WZ), (1, side, 1)
    obs.append(o)
    o = lathe("disc", [(0.0, 0.03), (0.075, 0.03), (0.08, -0.005), (0.185, -0.01), (0.185, -0.03)], M["disc"], 64, "y")
    o.location, o.scale = (c, y0, WZ), (1, side, 1)
    obs.append(o)
    for k in range(spokes):
        an = 2 * math.pi * k / spokes + 0.2
        for d in (-0.055, 0.055):
            p = np.array([[0.03 + 0 * d, 0.080], [0.12, 0.098], [0.21, 0.110], [0.256, 0.104]])
            aa = an + d * np.array([0.3, 0.6, 1.0, 1.5])
            pts = np.stack([c + p[:, 0] * np.cos(aa), y0 + side * p[:, 1], WZ + p[:, 0] * np.sin(aa)], 1)
            pts = np.stack([cspline(np.arange(4), pts[:, i])(np.linspace(0, 3, 16)) for i in range(3)], 1)
            obs.append(tube("spoke", pts, np.linspace(0.015, 0.0105, 16), M["rim"], n=10, up=(0, 1, 0), flat=0.8))
    o = lathe("hub", spline([(0.0, 0.098), (0.03, 0.097), (0.045, 0.090), (0.05, 0.07)], 6), M["rim"], 48, "y")
    o.location, o.scale = (c, y0, WZ), (1, side, 1)
    obs.append(o)
    # arch liner
    a = np.radians(np.linspace(-8, 188, 40))
    rim = np.stack([c + 0.40 * np.cos(a), WZ + 0.40 * np.sin(a)], 1)
    within = skin(rim[:, 0], rim[:, 1]) - 0.016 if skin else 1.0
    P = [np.stack([rim[:, 0], side * np.minimum(y, within) + np.zeros(40), rim[:, 1]], 1) for y in (0.5, 0.66, 0.82, 0.895)]
    obs.append(grid("liner", P, M["inside"]))
    P = [np.stack([c + r * np.cos(a), np.full(40, side * 0.62), WZ + r * np.sin(a)], 1) for r in (0.0, 0.2, 0.42)]
    obs.append(grid("liner_back", P, M["inside"]))
    return obs


_outer = spline([(-1.13, 0.965), (-0.83, 1.155), (-0.52, 1.310), (-0.22, 1.408), (0.10, 1.450), (0.45, 1.458), (0.80, 1.436), (1.15, 1.374), (1.5, 1.285), (1.85, 1.180), (2.12, 1.090)], 16)


def roof(paint=None):
    """Roof skin across the car from rail to rail, A- to D-pillar."""
    M = mats()
    P = []
    for x, z in _outer[::3]:
        w = float(W(np.array([x]), np.array([z]))[0])
        crown = 0.055 + 0.05 * np.clip(1 - abs(x - 0.3) / 1.6, 0, 1)
        t = np.linspace(-math.pi / 2, math.pi / 2, 33)
        y = w * np.sin(t)
        zz = z + crown * np.cos(t) ** 0.8 if True else z
        P.append(np.stack([np.full(33, x), y, zz], 1))
    P = np.array(P)
    xs = P[:, 0, 0]
    i0 = int(np.argmin(abs(xs + 0.28)))
    i1 = int(np.argmin(abs(xs - 1.05)))
    obs = [grid("windshield", P[:i0 + 1], M["glass"], flip=True), grid("roof", P[i0:i1 + 1], paint or M["gloss"], flip=True), grid("backlight", P[i1:], M["glass"], flip=True)]
    return obs


def cabin(dark=None):
    """Seats, floor and headliner: silhouettes behind tinted glass."""
    M = mats()
    obs = []
    for sx, back in ((-0.12, 0.62), (0.78, 0.60)):
        for sy in (-0.38, 0.38):
            b = rbox("seat_back", (0.16, 0.48, 0.62), (sx + 0.16, sy, 0.78), (0, math.radians(14), 0), M["leather"], 0.06, 6)
            h = rbox("headrest", (0.10, 0.26, 0.17), (sx + 0.27, sy, 1.17), (0, math.radians(8), 0), M["leather"], 0.045, 6)
            s = rbox("seat_base", (0.5, 0.5, 0.18), (sx - 0.12, sy, 0.47), (0, math.radians(-6), 0), M["leather"], 0.06, 6)
            for d in (-0.05, 0.05):
                obs.append(tube("post", [(sx + 0.22, sy + d, 1.02), (sx + 0.26, sy + d, 1.12)], 0.006, M["chrome"]))
            obs += [b, h, s]
    obs.append(rbox("floor", (3.2, 1.6, 0.05), (0.3, 0, 0.28), mat=M["cabin"]))
    obs.append(rbox("dash", (0.45, 1.5, 0.35), (-1.05, 0, 0.80), mat=M["cabin"], bevel=0.08))
    obs.append(rbox("shelf", (0.6, 1.4, 0.05), (1.55, 0, 0.96), mat=M["cabin"], bevel=0.02))
    for s in (-1, 1):
        obs.append(rbox("door_card", (2.3, 0.06, 0.62), (0.1, s * 0.84, 0.63), mat=M["cabin"], bevel=0.02))
    # wheel
    a = np.linspace(0, 2 * math.pi, 64, endpoint=False)
    c = np.array([-0.62, -0.38, 0.93])
    P = c + 0.185 * (np.cos(a)[:, None] * np.array([0, 1, 0]) + np.sin(a)[:, None] * np.array([0.35, 0, 0.94]))
    obs.append(tube("steering", P, 0.014, M["leather"], closed=True, up=(1, 0, 0)))
    return obs


def whole(glass=None, paint=None, trim="chrome", fine=1.0, far=True, wheels=True):
    obs = build(-1, glass, paint, trim=trim, fine=fine, wheels=wheels)
    if far:
        obs += build(1, glass, paint, trim=trim, fine=max(fine, 1.6), wheels=False, handles=False)
    obs += roof(paint)
    obs += cabin()
    return obs
