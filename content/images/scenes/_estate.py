"""A pale estate car with seats people sit on, for light-car.py and for pictures of cars by day.

Front at -x, the near flank faces -y, z is up; metres. Its bonnet is a mere lid: keep the nose out of the picture.
"""
import math
import numpy as np
import car
import studio
from _seats import bear, childs_seat, seat
from car import RW, FW, ARCH, XB, XC, arch_pts, fillet, out_normals, spline, thin, tube, rbox, grid
from studio import material

# ------------------------------------------------------------------ the body's surface


def W(x, z):
    """Half the width at (x, z), without the tail."""
    up = np.clip(z - car.rise(x) - .965, 0, None)
    return car.W(x, z) + up * .10 * (np.clip(x - .1, 0, None) / 1.5) ** 2


def _smooth_curve(points, lo, hi, sigma, step=.001):
    p = np.array(points, float)
    t = np.arange(lo, hi, step)
    v = np.interp(t, p[:, 0], p[:, 1])
    n = int(sigma / step * 4)
    k = np.exp(-.5 * (np.arange(-n, n + 1) / (sigma / step)) ** 2)
    v = np.convolve(np.pad(v, n, mode='reflect', reflect_type='odd'), k / k.sum(), mode='valid')
    return lambda x: np.interp(x, t, v)


# the tail's middle line: bumper, gate, window (leaning 45 degrees)
tail_x = _smooth_curve([(.05, 2.20), (.20, 2.36), (.33, 2.455), (.42, 2.47), (.58, 2.475), (.66, 2.452), (.80, 2.452), (.93, 2.440), (1.00, 2.418),
                        (1.05, 2.382), (1.10, 2.338), (1.25, 2.190), (1.40, 2.035), (1.60, 1.830)], .0, 1.62, .022)
CORNER, POWER, X0, YM = .44, 2.5, 1.4, .55


def _curve(z, t):
    """The plan outline at height z: t 0 (middle of the tail) .. 1 (start of the flank) .. 2 (x = X0)."""
    xc = tail_x(z) - CORNER
    a = np.clip(1 - t, 0, 1) * (math.pi / 2)
    x = np.where(t < 1, xc + CORNER * np.sin(a) ** (2 / POWER), xc + (X0 - xc) * np.clip(t - 1, 0, 1))
    y = W(x, z) * np.where(t < 1, np.cos(a).clip(0) ** (2 / POWER), 1.0)
    return x, y


_t = np.r_[np.linspace(0, 1, 240), np.linspace(1, 2, 80)[1:]]


def _table(z):
    x, y = _curve(z[:, None], _t[None])
    s = np.concatenate([np.zeros((len(z), 1)), np.cumsum(np.hypot(np.diff(x, axis=1), np.diff(y, axis=1)), 1)], 1)
    return x, y, s


def _pick(rows, at):
    """For each row (rising), the parameter t where it reaches `at`."""
    return np.array([np.interp(v, r, _t[:len(r)]) for r, v in zip(rows, at)])


def lift_side(off=0.0, side=-1):
    """(q, z): x as far as X0, from there the length of the way round the corner."""
    def f(U, S):
        q, z = U[:, 0], U[:, 1]
        x, y = q.copy(), W(q, z)
        far = q > X0
        if far.any():
            _, _, s = _table(z[far])
            t = _pick(s, s[:, -1] - (q[far] - X0))
            x[far], y[far] = _curve(z[far], t)
        return np.stack([x, side * (y + off - S), z], 1) if not far.any() else _sunk(x, y, z, q, far, off - S, side)
    return f


def _sunk(x, y, z, q, far, out, side):
    """Moved along the plan's normal (which turns at the corner)."""
    nx, ny = np.zeros(len(x)), np.ones(len(x))
    i = np.where(far)[0]
    tx, ty, s = _table(z[i])
    t = _pick(s, s[:, -1] - (q[i] - X0))
    x1, y1 = _curve(z[i], np.clip(t + .01, 0, 2))
    x2, y2 = _curve(z[i], np.clip(t - .01, 0, 2))
    dx, dy = x2 - x1, y2 - y1
    ln = np.hypot(dx, dy) + 1e-9
    nx[i], ny[i] = -dy / ln, dx / ln
    return np.stack([x + nx * out, side * (y + ny * out), z], 1)


def lift_tail(off=0.0):
    """(p, z): y as far as YM either side of the middle, from there the length of the way round the corner."""
    def f(U, S):
        p, z = U[:, 0], U[:, 1]
        ap, sg = np.abs(p), np.where(p < 0, -1, 1)
        _, yy, s = _table(z)
        tm = _pick(yy[:, :240], np.full(len(z), YM))
        sm = np.array([np.interp(a, _t, r) for a, r in zip(tm, s)])
        t = np.where(ap < YM, _pick(yy[:, :240], ap), _pick(s, sm + ap - YM))
        x, y = _curve(z, t)
        e = .006
        x1, y1 = _curve(z, np.clip(t + e, 0, 2))
        x2, y2 = _curve(z, np.clip(t - e, 0, 2))
        y2 = np.where(t < e, -_curve(z, np.clip(e - t, 0, 2))[1], y2)
        dx, dy = x2 - x1, y2 - y1
        ln = np.hypot(dx, dy) + 1e-9
        out = off - S
        # the window leans: its normal points up as well
        slope = (tail_x(z + .01) - tail_x(z - .01)) / .02
        k = 1 / np.sqrt(1 + slope ** 2)
        return np.stack([x - dy / ln * out * k, sg * (y + dx / ln * out * k), z - slope * k * out], 1)
    return f


def _row(z):
    x, y, s = _table(np.atleast_1d(np.asarray(z, float)))
    return x[0], y[0], s[0]


def p_of_x(x, z):
    xs, ys, s = _row(z)
    t = np.interp(-x, -xs, _t)
    return float(YM + np.interp(t, _t, s) - np.interp(np.interp(YM, ys[:240], _t[:240]), _t, s))


def q_of_p(p, z):
    xs, ys, s = _row(z)
    sm = np.interp(np.interp(YM, ys[:240], _t[:240]), _t, s)
    at = sm + p - YM if p > YM else np.interp(np.interp(p, ys[:240], _t[:240]), _t, s)
    return float(X0 + s[-1] - at)


def zlow(x):
    """Lower edge of the side glass."""
    x = np.asarray(x, float)
    return .972 + .020 * x + .075 * np.clip((x - 1.22) / .62, 0, 1.2) ** 2


_top = spline([(-1.06, .958), (-.80, 1.115), (-.50, 1.262), (-.20, 1.352), (.10, 1.391), (.45, 1.404), (.90, 1.398), (1.35, 1.370), (1.72, 1.330), (1.98, 1.29)], 16)
_rail = spline([(-1.13, .965), (-.83, 1.155), (-.52, 1.310), (-.22, 1.408), (.10, 1.452), (.45, 1.466), (.90, 1.462), (1.35, 1.438), (1.70, 1.405), (1.98, 1.372)], 16)
ztop = lambda x: np.interp(x, _top[:, 0], _top[:, 1])
zrail = lambda x: np.interp(x, _rail[:, 0], _rail[:, 1])
END0, END1 = 1.960, 1.745                      # the last side window leans forward: foot and head


def dlo(grow=0.0, sigma=.012):
    """Outline of all side glass."""
    lo = np.linspace(-1.022, END0, 160)
    hi = np.linspace(END1, -1.022, 160)
    r = np.vstack([np.stack([lo, zlow(lo)], 1), np.stack([hi, np.maximum(ztop(hi), zlow(hi))], 1)])
    r = fillet(r, sigma, .004)
    return r + out_normals(r) * grow


# ------------------------------------------------------------------ materials


def two_sided(mat, inner=(.30, .295, .285)):
    """The panel's back is what the cabin is lined with."""
    nt = mat.node_tree
    out = next(n for n in nt.nodes if n.type == 'OUTPUT_MATERIAL')
    front = out.inputs['Surface'].links[0].from_socket
    geo = nt.nodes.new('ShaderNodeNewGeometry')
    dif = nt.nodes.new('ShaderNodeBsdfDiffuse')
    dif.inputs['Color'].default_value = (*inner, 1)
    mix = nt.nodes.new('ShaderNodeMixShader')
    nt.links.new(geo.outputs['Backfacing'], mix.inputs[0])
    nt.links.new(front, mix.inputs[1])
    nt.links.new(dif.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], out.inputs['Surface'])
    return mat


def paint(color=(.42, .50, .565)):
    n = studio.Nodes('pale paint')
    peel = n.noise(60, 2, .5)
    p = n.principled(Base_Color=color, Metallic=.22, Roughness=.38, Specular=.5, Clearcoat=1.0, Clearcoat_Roughness=.10)
    n.set(p, 'Clearcoat Normal', n.bump(peel, .03, .001))
    return two_sided(n.surface(p.outputs[0]))


def driver_mirror(side, turn=26):
    """The glass of a door mirror, turned outwards as a driver would."""
    n = studio.Nodes('door mirror')
    a = math.radians(turn)
    normal = n.add('ShaderNodeCombineXYZ', _0=math.cos(a), _1=side * math.sin(a), _2=-.02)
    return n.surface(n.add('ShaderNodeBsdfGlossy', {'distribution': 'SHARP'}, Color=(.80, .83, .85), Roughness=0, Normal=normal.outputs[0]).outputs[0])


# ------------------------------------------------------------------ the car


def gate_cut():
    """The cut between gate and flank: p as a function of z."""
    return _smooth_curve([(.0, .70), (.62, .70), (.75, .725), (.93, .735), (1.05, .690), (1.10, .655), (1.25, .585), (1.40, .515), (1.6, .42)], .0, 1.62, .02)



def body(P, pane):
    """Both flanks, tail, roof, bonnet. P: the paint; pane: a group of windows to its material."""
    M = car.mats()
    g = .0022
    lip = .010
    glass_f, glass_s, glass_r, glass_w = (pane(k) for k in ('front', 'rear-side', 'rear', 'windshield'))
    belt = lambda a, b, n=50: np.stack([np.linspace(a, b, n), zlow(np.linspace(a, b, n)) - lip], 1)

    cut = gate_cut()
    zz = np.linspace(1.378, .648, 90)
    cut_q = np.array([[q_of_p(float(cut(z)), z), z] for z in zz])
    bump_top = .640
    for side in (-1, 1):
        flip = side > 0
        fine = 1.0 if side < 0 else 1.5
        st, gs = .012 * fine, .022 * fine

        def sh(name, pts, sigma=.007, mat=None, off=0.0, edge=.0035, **kw):
            r = pts if sigma is None else fillet(pts, sigma, .004)
            o = car.sheet(name, r, lift_side(off, side), mat or P, edge=edge, step=st, grid_step=kw.pop('gs', gs), flip=flip, **kw)
            if flip:
                o.data.use_auto_smooth = False
            return o

        fd_front = spline([(-1.005, .945), (-1.015, .80), (-1.000, .60), (-.965, .42), (-.93, .315)])
        bl = spline([(XB, float(zlow(XB)) - lip), (XB + .004, .75), (XB + .002, .50), (XB - .01, .305)])
        sh('door_front', np.vstack([belt(-1.005, XB - g), bl[1:] - [g, 0], spline([(XB - .012, .303), (-.3, .305), (-.93, .313)])[1:], (fd_front[::-1] + [g, 0])[1:]]), .008)
        ap = arch_pts(RW, 138, 176, ARCH + .055)
        rd_rear = np.vstack([spline([(XC, float(zlow(XC)) - lip), (XC + .012, .88), (XC - .022, .755), tuple(ap[0]), tuple(ap[10])])[:-24], ap[1:]])
        sh('door_rear', np.vstack([belt(XB + g, XC - g), rd_rear[1:] - [g, 0], spline([(rd_rear[-1][0] - g, rd_rear[-1][1]), (1.0, .308), (XB + .0, .303)])[1:], (bl[::-1] + [g, 0])[1:]]), .008)
        # rear wing, pillars and cant rail round the glass, as far as the gate
        low = np.stack([np.linspace(XC + g, END0 + .010, 50), zlow(np.linspace(XC + g, END0 + .010, 50)) - lip], 1)
        rear_edge = np.array([[END1 + .016, float(ztop(END1)) + lip]])
        xs = np.linspace(END1, -1.06, 120)
        over = np.stack([xs, ztop(xs) + lip], 1)
        rail = _rail[_rail[:, 0] < 1.80]
        head = np.array([[1.86, 1.388], [cut_q[0][0] - .03, 1.388]])
        arch = arch_pts(RW, 44, 175)
        foot = spline([(cut_q[-1][0], bump_top + g), (2.05, bump_top + g), (1.93, bump_top + g - .004), tuple(arch[0])], 14)
        sh('quarter', np.vstack([(rd_rear[::-1] + [g, 0]), low[1:], rear_edge, over, rail[0:1], rail, head, cut_q - [g, 0], foot[1:-1], arch]), .006)
        # front wing
        sh('wing', np.vstack([fd_front - [g, 0], spline([(-.94, .31), (-1.02, .30)])[1:], arch_pts(FW, -5, 186)[0:], spline([(-1.83, .32), (-2.1, .45), (-2.15, .6), (-2.0, .74)])[1:], spline([(-2.0, .76), (-1.6, .87), (-1.3, .915), (-1.02, .945)])]), .008)
        sh('sill', np.vstack([spline([(-1.03, .285), (-.93, .303), (0, .297), (.9, .299), (1.06, .285)]), spline([(1.05, .20), (0, .19), (-1.03, .20)])]), .007, M['dark'])
        sh('under', np.vstack([belt(-1.3, 1.5) - [0, .004], [[1.5, .86], [1.04, .45], [1.0, .22]], [[-1.0, .22], [-1.08, .55], [-1.3, .8]]]), .004, M['inside'], off=-.0145)
        # side glass: the line between the groups runs behind the B pillar
        full = dlo(.014)
        for name, mat, keep in (('glass_front', glass_f, full[:, 0] < .304), ('glass_rear', glass_s, full[:, 0] >= .304)):
            o = clip(full, .304, name == 'glass_front')
            sh(name, o, None, mat, off=-.012, edge=.002, depth=.004)
        lowbelt = np.linspace(-1.01, END0 - .03, 60)
        lb = np.stack([lowbelt, zlow(lowbelt)], 1)
        sh('seal_low', np.vstack([lb + [0, .012], (lb + [0, -.004])[::-1]]), .003, M['rubber'], off=-.006, edge=.002)
        for nm, a, b, s0, s1 in (('b1', .238, .2995, -.02, -.052), ('b2', .3005, .372, -.052, -.085), ('c1', XC - .012, XC + .040, -.045, -.055)):
            za, zb = float(zlow(a)) - .004, float(ztop(a)) + .014
            sh('pillar_' + nm, np.array([[a, za], [b, za], [b + s1 * .6, zb], [a + s0 * .6, zb]]), .0025, M['gloss'], off=-.0075, edge=.002)
        xs = np.linspace(-1.018, -.845, 20)
        sh('sail', np.vstack([np.stack([xs, zlow(xs) - .004], 1), np.stack([xs[::-1], np.maximum(ztop(xs[::-1]) + .006, zlow(xs[::-1]))], 1)]), .004, M['gloss'], off=-.006, edge=.002)
        # bright line round the glass
        r = thin(dlo(.0055), .010)
        Pt = lift_side(-.001, side)(r, np.zeros(len(r)))
        tube('bright_line', Pt, .0055, M['chrome'], closed=True, n=14, up=(0, -1, 0), flat=.75)
        for hx in (.06, .99):
            hz = .888 + car.rise(hx)
            xs = np.linspace(hx - .11, hx + .11, 40)
            cap = np.vstack([np.stack([xs, hz + .0125 + 0 * xs], 1), np.stack([xs[::-1], hz - .0125 + 0 * xs], 1)])
            sh('recess', fillet(cap, .006, .002), None, M['inside'], off=.0006, edge=.0004, depth=.002)
            x2 = np.linspace(hx - .106, hx + .106, 40)
            cap2 = np.vstack([np.stack([x2, hz + .0095 + 0 * xs], 1), np.stack([x2[::-1], hz - .0095 + 0 * xs], 1)])
            sh('handle', fillet(cap2, .005, .002), None, P, off=.0055, edge=.004, depth=.008)
        for o in car.door_mirror(side, P):
            if o.name.startswith('mirror_glass'):
                o.data.materials[0] = driver_mirror(side)
        for c in (FW, RW):
            for o in car.wheel(c, side):
                if o.name.startswith('liner'):
                    o.location.y -= side * .06        # behind the rounded ends of the wings

    # ---- tail
    def tl(name, pts, sigma=.007, mat=None, off=0.0, edge=.0035, st=.014, gs=.024, **kw):
        r = pts if sigma is None else fillet(pts, sigma, .004)
        return car.sheet(name, r, lift_tail(off), mat or P, edge=edge, step=st, grid_step=gs, flip=False, **kw)

    both = lambda h: np.vstack([h, h[::-1] * [-1, 1]])      # half outline (p > 0) to a whole one
    z1 = np.linspace(.652, 1.058, 50)
    gate = np.vstack([[[0, .646]], np.array([[float(cut(z)) - g, z] for z in z1]), [[0, 1.066]]])
    gate[-2, 1] = 1.056
    tl('gate', both(gate), .009)
    # bumper, round to the wheel arches
    def bp(x, z):
        return [p_of_x(x, z), z]
    ar = arch_pts(RW, 43.2, -14, ARCH, 40)
    side_line = np.array([bp(x, z) for x, z in ar])
    top = np.array([bp(1.93, bump_top - g - .004), bp(1.97, bump_top - g), [.70, bump_top - g], [0, bump_top - g]])
    bottom = np.array([bp(2.0, .245), [.75, .240], [.62, .300], [0, .300]])
    tl('bumper', both(np.vstack([bottom[::-1], side_line[::-1], top])), .008)
    lowp = np.vstack([[[0, .30]], [[.62, .296]], [[.66, .262]], [[.60, .185]], [[0, .185]]])
    tl('diffuser', both(lowp), .008, M['dark'], off=-.012)
    tl('vent', both(np.array([[0, .335], [.56, .335], [.585, .350], [.56, .372], [0, .372]])), .006, M['gloss'], off=.0015, edge=.0015)
    tl('liner', both(np.array([[0, .26], [.98, .26], [.98, .95], [.80, 1.06], [0, 1.06]])), .01, M['inside'], off=-.0145)
    # gloss bar with the plate
    plate = material.principled('plate', Base_Color=(.72, .73, .72, 1), Roughness=.35)
    tl('plate_bar', both(np.array([[0, .700], [.300, .700], [.318, .775], [.310, .830], [0, .830]])), .010, M['gloss'], off=.0012, edge=.001)
    tl('plate', both(np.array([[0, .708], [.258, .708], [.258, .818], [0, .818]])), .006, plate, off=.008, edge=.002)
    # lamp: one thin line across, wider where it turns the corner
    lamp = car.pbr('lamp', (.36, .006, .010), .2, 0, coat=1.0, coat_rough=.10, spec=.6)
    lens = both(np.array([[0, .912], [.48, .912], [.60, .898], [.90, .905], [1.055, .925], [1.075, .940], [1.05, .952], [.90, .955], [.60, .946], [.48, .936], [0, .936]]))
    tl('lamp_bed', lens + out_normals(fillet(lens, 0, .004))[:1] * 0, .005, M['gloss'], off=.0015, edge=.001)
    core = both(np.array([[0, .9165], [.48, .9165], [.60, .906], [.90, .911], [1.03, .930], [1.052, .939], [1.03, .946], [.90, .948], [.60, .940], [.48, .9315], [0, .9315]]))
    tl('lamp', core, .004, lamp, off=.0045, edge=.002, gs=.015)
    # window: glass and its black edge
    zs = np.linspace(1.062, 1.372, 60)
    half = np.vstack([[[0, 1.056]], np.array([[float(cut(z)) + .004, z] for z in zs]), [[.42, 1.400]], [[0, 1.430]]])
    tl('glass_back', both(half), .004, glass_r, off=-.012, edge=.002, depth=.004)
    outer = both(np.vstack([[[0, 1.0665]], np.array([[float(cut(z)) - g, z] for z in np.linspace(1.068, 1.372, 60)]), [[.42, 1.398]], [[0, 1.425]]]))
    inner = both(np.vstack([[[0, 1.098]], np.array([[float(cut(z)) - .042, z] for z in np.linspace(1.098, 1.335, 60)]), [[.38, 1.352]], [[0, 1.378]]]))
    ro, ri = fillet(outer, .010, .004), fillet(inner, .022, .004)

    def even(r, n=700):
        r = np.roll(r, -int(np.argmin(np.abs(r[:, 0]) + 10 * (r[:, 1] > 1.2))), 0)
        q = np.vstack([r, r[:1]])
        d = np.r_[0, np.cumsum(np.hypot(*np.diff(q, axis=0).T))]
        s = np.linspace(0, d[-1], n, endpoint=False)
        return np.stack([np.interp(s, d, q[:, 0]), np.interp(s, d, q[:, 1])], 1)
    ro, ri = even(ro), even(ri)
    rings = [lift_tail(-.009)(ro * (1 - k) + ri * k, np.zeros(len(ro))) for k in (0, .33, .66, 1)]
    rings.append(lift_tail(-.0125)(ri, np.zeros(len(ri))))
    grid('frit', np.array(rings), M['gloss'], closed_v=True)

    for sg in (-1, 1):                                # closes the corner under the roof's edge
        tl('plug', np.array([[.34, 1.372], [.50, 1.362], [.66, 1.362], [.66, 1.396], [.50, 1.404], [.34, 1.412]]) * [sg, 1], .004, M['gloss'], off=-.007, edge=.001)

    # ---- roof with the edge over the window, windshield, headliner
    def roof_row(u, th, lower=0.0, inset=1.0):
        xe = u if u < 1.0 else 1.0 + .80 * (1 - math.exp(-(u - 1.0) / .80)) / (1 - math.exp(-1.13 / .80))
        ze = float(zrail(xe))
        we = float(W(np.array([xe]), np.array([ze]))[0])
        if xe > 1.6:
            xs_, ys_, _ = _row(ze)
            we = float(np.interp(-xe, -xs_, ys_))
        crown = np.interp(u, [-1.13, -.6, .3, 1.2, 1.9, 2.13], [.055, .082, .105, .088, .055, .032])
        s, c = np.sin(th), np.cos(th).clip(0)
        y = we * s
        x = xe + (u - xe) * (1 - np.abs(s) ** 2.6) ** (1 / 2.0)
        return np.stack([x, y * inset, ze + crown * c ** .8 - lower], 1)

    th = np.linspace(-math.pi / 2, math.pi / 2, 61)
    us = np.r_[_rail[::3, 0][_rail[::3, 0] < 1.0], np.linspace(1.0, 2.12, 26)]
    i0 = int(np.argmin(abs(us + .28)))
    grid('windshield', np.array([roof_row(u, th) for u in us[:i0 + 1]]), glass_w)
    rows = [roof_row(u, th) for u in us[i0:]]
    tip = roof_row(2.12, th)
    grow = (np.cos(th).clip(0) ** .5)[:, None]
    rows += [tip + grow * [.008, 0, -.003], tip + grow * [.010, 0, -.009], tip + grow * [.004, 0, -.018], tip + grow * [-.010, 0, -.024], roof_row(2.02, th, .030), roof_row(1.90, th, .040)]
    grid('roof', np.array(rows), P)
    for sg in (-1, 1):                                # the moulding between roof and side
        edge = np.array([roof_row(u, np.array([sg * math.pi / 2]))[0] for u in us[i0:]])
        tube('moulding', edge + [0, 0, .001], .0065, M['gloss'], n=12, up=(0, 0, 1))
    lining = material.principled('headlining', Base_Color=(.46, .45, .43, 1), Roughness=.95, Specular=.1)
    grid('headliner', np.array([roof_row(u, th * .97, .030, .985) for u in us[i0:] if u < 1.97]), lining)
    # bonnet and what closes the cabin in front
    hx = np.linspace(-1.10, -2.14, 30)
    he = np.interp(-hx, [1.02, 1.3, 1.6, 2.0, 2.14], [.948, .917, .872, .762, .70])
    rows = []
    for x, z in zip(hx, he):
        w = float(W(np.array([x]), np.array([z]))[0])
        rows.append(np.stack([x + 0 * th, w * np.sin(th), z + .070 * np.cos(th).clip(0) ** .8], 1))
    grid('bonnet', np.array(rows), P)
    base = roof_row(us[0], th)
    grid('bulkhead', np.array([base + [.001, 0, .004], base * [1, 1, 0] + [-.02, 0, .2]]), M['inside'])
    grid('cowl', np.array([base + [.0, 0, .003], base + [.03, 0, .008], base * [1, 1, 0] + [-.02, 0, .90]]), M['inside'])


def clip(outline, x, left):
    """The part of a closed outline on one side of the line at x."""
    out = []
    n = len(outline)
    for i in range(n):
        a, b = outline[i], outline[(i + 1) % n]
        ina, inb = (a[0] < x) == left, (b[0] < x) == left
        if ina:
            out.append(a)
        if ina != inb:
            t = (x - a[0]) / (b[0] - a[0])
            out.append(a + (b - a) * t)
    return np.array(out)


# ------------------------------------------------------------------ the cabin


def cabin():
    C = car.mats()
    leather = lambda name, c, r=.5: car.pbr(name, c, r, bump=(300, .0006, 'leather'), spec=.35)
    M = dict(seat=leather('cream', (.50, .455, .395)), chrome=C['chrome'], black=C['gloss'],
             shell=car.pbr('child shell', (.070, .078, .092), .5), pad=car.pbr('child pad', (.56, .17, .06), .9, sheen=.3),
             strap=car.pbr('strap', (.10, .10, .11), .7), bear=car.pbr('bear', (.34, .19, .085), .95, sheen=.8))
    dark = car.pbr('dash', (.055, .055, .058), .6, bump=(300, .0006, 'leather'))
    mid = car.pbr('door trim', (.26, .245, .225), .7)
    carpet = car.pbr('carpet', (.10, .095, .09), .95)
    trim = leather('door leather', (.46, .42, .365))
    for y in (-.37, .37):
        seat(-.10, y, M)
        seat(.86, y, M, .265, headrest=y > 0)
    seat(.865, 0, M, .16, headrest=False)
    childs_seat(.80, -.37, M)
    bear(2.02, -.26, .998, M, -28, 1.12)
    # doors and side walls: from the glass down, closed
    xs = np.linspace(-1.12, 1.98, 90)
    for side in (-1, 1):
        zt = zlow(xs) - .008
        y0 = np.array([lift_side(-.014, 1)(np.array([[x, z]]), np.zeros(1))[0] for x, z in zip(xs, zt)])
        rows = [np.stack([y0[:, 0], side * y0[:, 1], zt], 1)]
        for dy, z, lim in ((.020, zt - .004, .84), (.050, zt - .012, .80), (.062, zt - .05, .79), (.066, zt * 0 + .78, .785), (.066, zt * 0 + .73, .785), (.14, zt * 0 + .715, .73), (.15, zt * 0 + .69, .725), (.09, zt * 0 + .67, .76), (.07, zt * 0 + .26, .78)):
            rows.append(np.stack([y0[:, 0], side * np.minimum(y0[:, 1] - dy, lim + .04), z], 1))
        R = np.array(rows)
        grid('door_top', R[:5], trim)
        grid('door_card', R[4:], mid)
    rbox('floor', (3.2, 1.56, .05), (.32, 0, .28), mat=carpet)
    # trim inside the pillars and rails: no light comes in between panels
    cut = gate_cut()
    for side in (-1, 1):
        r = _rail[(_rail[:, 0] < 1.72)]
        w = W(r[:, 0], r[:, 1])
        tube('rail_trim', np.stack([r[:, 0], side * (w - .020), r[:, 1] - .012], 1), .021, mid, n=12)
        z = np.linspace(1.04, 1.385, 30)
        tube('tail_trim', lift_tail(-.034)(np.stack([side * (cut(z) + .012), z], 1), np.zeros(30)), .021, mid, n=12)
    # load bay: cover behind the seats, closed walls
    grid('cover', np.array([[(x, y, .952 + .055 * (x - 1.06)) for y in (-w, w)] for x, w in ((1.06, .80), (1.9, .77), (2.12, .70), (2.27, .56), (2.335, .33))], float), carpet)
    rbox('bay', (.03, 1.6, .7), (1.10, 0, .60), mat=carpet)
    # dash, hood of the dials, screen, wheel, mirror
    prof = car.spline([(-1.12, .94), (-1.0, .955), (-.86, .950), (-.78, .925), (-.755, .885), (-.775, .80), (-.80, .62), (-.80, .30)], 10)
    ys = np.linspace(-.80, .80, 60)
    hood = np.exp(-((ys + .37) / .17) ** 4)
    grid('dash', np.array([np.stack([x - .02 * hood + 0 * ys, ys, z + .055 * hood * math.exp(-((x + .86) / .10) ** 2)], 1) for x, z in prof]), dark)
    rbox('screen', (.012, .30, .17), (-.80, .0, .985), (0, math.radians(-12), 0), C['gloss'], .005, 3)
    a = np.linspace(0, 2 * math.pi, 80, endpoint=False)
    c0, e1, e2 = np.array([-.565, -.37, .935]), np.array([0, 1, 0]), np.array([.40, 0, .917])
    wheel = car.pbr('wheel', (.035, .034, .034), .45)
    tube('steering', c0 + .182 * (np.cos(a)[:, None] * e1 + np.sin(a)[:, None] * e2), .0155, wheel, closed=True, up=(1, 0, 0))
    for d in ((1, .05), (-1, .05), (0, -1)):
        v = d[0] * e1 + d[1] * e2
        tube('spoke', np.array([c0 + v * .04 + [-.03, 0, .01], c0 + v * .10 + [-.02, 0, .008], c0 + v * .175]), np.array([.03, .022, .017]), wheel, n=14, up=(1, 0, .3), flat=.4)
    o = car.lathe('hub', car.spline([(0, .03), (.05, .028), (.072, .015), (.07, -.03), (.04, -.20)], 8), wheel, 48, 'x')
    o.location, o.rotation_euler = tuple(c0 + [-.035, 0, .012]), (0, math.radians(23), 0)
    rbox('mirror', (.03, .24, .065), (-.46, 0, 1.365), (0, math.radians(-10), 0), C['gloss'], .014, 4)
    tube('mirror_arm', np.array([(-.47, 0, 1.37), (-.52, 0, 1.41), (-.56, 0, 1.43)]), .010, C['dark'])
    rbox('tunnel', (1.3, .24, .30), (-.20, 0, .42), mat=dark, bevel=.04)
    rbox('armrest', (.42, .20, .06), (-.15, 0, .63), mat=M['seat'], bevel=.025)


# ------------------------------------------------------------------ all of it


def whole(pane, P=None):
    """pane: a function from a group of windows ('windshield', 'front', 'rear-side', 'rear') to its material."""
    P = P or paint()
    shade = {'rim': (.46, .47, .48), 'disc': (.30, .30, .30), 'cabin': (.10, .10, .10)}
    for k, c in shade.items():
        node = next(n for n in car.mats()[k].node_tree.nodes if n.type == 'BSDF_PRINCIPLED')
        node.inputs['Base Color'].default_value = (*c, 1)
    # the sun's glints on edges: satin, so that few samples find them
    for k, name, v in (('rim', 'Roughness', .40), ('chrome', 'Roughness', .26), ('gloss', 'Clearcoat Roughness', .10), ('gloss', 'Roughness', .12)):
        node = next(n for n in car.mats()[k].node_tree.nodes if n.type == 'BSDF_PRINCIPLED')
        node.inputs[name].default_value = v
    body(P, pane)
    cabin()
