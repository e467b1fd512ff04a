"""A pale estate car by day, in layers of light: what film on each group of windows does to it.

    python3 render.py light-car --draft       bare glass, all of it
    python3 render.py light-car               the layers, into content/images/layers/car
    python3 render.py light-car --truth       the references, into tests/truth/car
    python3 light.py car                      compares the two

What is asked for comes out of one render, one view layer each (in two halves, whose difference guides the
filter). Parts can be rendered on their own, each with its samples, and put together later:

    blender -b -P light-car.py -- --what body:44,shine:36,ids:16
    blender -b -P light-car.py -- --what in:front:128,in:rear-side:128,in:rear:112,in:windscreen:112
    blender -b -P light-car.py -- --finish
    blender -b -P light-car.py -- --truth --what truth:vlt-20:96,truth:mirror:96
    blender -b -P light-car.py -- --truth --finish

Renders wait in <tmp>/duskpane-light-car/<width>; another --seed adds to them, --fresh removes them.

body        all but the panes, which are black. shine: what the panes reflect, as ordinary glass (R0 = 8%);
            R:<group> is therefore R_film / R_glass, 1 for glass and for films which do not mirror.
in:<group>  what is seen through any pane, lit through this group alone. By the pane through which it is seen
            it goes to the layer T:i x T:j. A straight look through the car, in by j and out by i, is in it too:
            the camera's ray takes the first pane as j and the second one as i.
dark        what is seen through the panes while none lets light in: the gaps of the body. Must be next to nothing.

A pane is a filter T plus a reflection on its outer face; its inner face does not reflect. In layers only
the camera sees reflections, in references (truth:) everything does. Layers that hold next to nothing are left out.

Front at -x, the near flank faces -y, z is up; metres.
"""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import argparse
import json
import math
import os
import tempfile
import time
import studio                      # first: it knows where Debian keeps what Blender's Python lacks
import bpy
import numpy as np
import car
import light
from _seats import bear, childs_seat, seat
from car import RW, FW, WR, ARCH, XB, XC, arch_pts, fillet, out_normals, spline, thin, tube, rbox, grid
from studio import material

GROUPS = ('windscreen', 'front', 'rear-side', 'rear')

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


_panes = {}


def pane(group):
    """One material a group. A view layer's numbers say what camera rays and others see of it: `set_pane`."""
    if group in _panes:
        return _panes[group]
    n = studio.Nodes('pane ' + group)
    val = {}
    for key in ('cam0', 'cam1', 'rest', 'red', 'green', 'blue', 'shine', 'ghost', 'id'):
        val[key] = n.add('ShaderNodeAttribute', {'attribute_type': 'VIEW_LAYER', 'attribute_name': f'{group}_{key}'})
        val[key] = type('Value', (), {'outputs': [val[key].outputs['Fac']]})
    lp = n.add('ShaderNodeLightPath')
    camera, depth = lp.outputs['Is Camera Ray'], lp.outputs['Transparent Depth']
    first = n.math('LESS_THAN', depth, .5)
    second = n.math('MULTIPLY', n.math('GREATER_THAN', depth, .5), n.math('LESS_THAN', depth, 1.5))
    seen = n.math('ADD', n.math('MULTIPLY', first, val['cam0'].outputs[0]), n.math('MULTIPLY', second, val['cam1'].outputs[0]))
    level = n.math('ADD', n.math('MULTIPLY', camera, seen), n.math('MULTIPLY', n.math('SUBTRACT', 1.0, camera), val['rest'].outputs[0]))
    rgb = n.add('ShaderNodeCombineXYZ', _0=val['red'].outputs[0], _1=val['green'].outputs[0], _2=val['blue'].outputs[0])
    col = n.add('ShaderNodeVectorMath', {'operation': 'SCALE'}, _0=rgb.outputs[0], Scale=level)
    trans = n.add('ShaderNodeBsdfTransparent', Color=col.outputs[0])
    # reflection on the outside only, added: T is all that comes through, whatever is reflected
    facing = n.add('ShaderNodeLayerWeight', Blend=.5).outputs['Facing']
    fresnel = n.math('MULTIPLY_ADD', n.math('POWER', facing, 5.0), .92, .08)
    outside = n.math('SUBTRACT', 1.0, n.add('ShaderNodeNewGeometry').outputs['Backfacing'])
    who = n.math('MAXIMUM', camera, val['ghost'].outputs[0])
    k = n.math('MULTIPLY', n.math('MULTIPLY', fresnel, outside), n.math('MULTIPLY', val['shine'].outputs[0], who))
    gcol = n.add('ShaderNodeCombineXYZ', _0=k, _1=k, _2=k)
    gloss = n.add('ShaderNodeBsdfGlossy', {'distribution': 'SHARP'}, Color=gcol.outputs[0], Roughness=0)
    both = n.add('ShaderNodeAddShader', _0=trans.outputs[0], _1=gloss.outputs[0])
    flat = n.add('ShaderNodeEmission', Color=tuple(1.0 if i == GROUPS.index(group) - 1 else 0.0 for i in range(3)), Strength=val['id'].outputs[0])
    mat = n.surface(n.add('ShaderNodeAddShader', _0=both.outputs[0], _1=flat.outputs[0]).outputs[0])
    mat.cycles.sample_as_light = False
    mat['pane'] = group
    _panes[group] = mat
    return mat


def set_pane(layer, group, **values):
    for k, v in {**dict(cam0=0, cam1=0, rest=0, red=1, green=1, blue=1, shine=0, ghost=0, id=0), **values}.items():
        layer[f'{group}_{k}'] = float(v)


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



def body(P):
    """Both flanks, tail, roof, bonnet; panes by group."""
    M = car.mats()
    g = .0022
    lip = .010
    glass_f, glass_s, glass_r, glass_w = (pane(k) for k in ('front', 'rear-side', 'rear', 'windscreen'))
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

    # ---- roof with the edge over the window, windscreen, headliner
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
    grid('windscreen', np.array([roof_row(u, th) for u in us[:i0 + 1]]), glass_w)
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


# ------------------------------------------------------------------ the place

AZ, EL = 166, 31


def daylight():
    """Clear sky with thin high clouds; scene-linear, a white wall in the sun is near 1."""
    h, w = 1024, 2048
    u = (np.arange(w, dtype=np.float32) + .5) / w
    v = (np.arange(h, dtype=np.float32) + .5) / h
    phi, theta = (.5 - u) * 2 * np.pi, (v - .5) * np.pi
    ct, dz = np.cos(theta)[:, None], np.sin(theta)[:, None] + 0 * u[None]
    dx, dy = ct * np.cos(phi)[None], ct * np.sin(phi)[None]
    s = studio.direction(AZ, EL)
    ang = np.arccos(np.clip(dx * s.x + dy * s.y + dz * s.z, -1, 1))
    up = np.clip(dz, 0, 1)[..., None]
    c = lambda *k: np.array(k, np.float32)
    col = c(.145, .265, .52) + (c(.78, .86, .94) - c(.145, .265, .52)) * np.exp(-up / .22)
    col = col + np.exp(-ang / .22)[..., None] * c(.9, .85, .75) + np.exp(-ang / .7)[..., None] * c(.16, .15, .13)
    zz = np.maximum(dz, .0) + .12
    px, py = dx / zz * .8, dy / zz * .8
    wrp = studio.fbm(px * .5, py * .5, 3, 40)
    n = studio.fbm(px + 1.4 * wrp, py * 1.5 + wrp, 7, 12)
    dens = np.clip((n - .46) / .26, 0, 1) ** 1.3 * np.clip((dz - .02) / .12, 0, 1)
    col = col + (c(1.02, 1.02, 1.03) - col) * (dens * .80)[..., None]
    ground = np.clip((-dz - .005) / .02, 0, 1)[..., None]
    col = col * (1 - ground) + c(.30, .29, .27) * ground
    studio.sky(pixels=col.astype(np.float32))
    studio.sun(AZ, EL, 3.7, (1, .955, .88), .55)


def leaves(name, points, size, mat, rng, flat=.5):
    """A cloud of small leaves at points."""
    k = len(points)
    d = rng.normal(size=(k, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    e = np.cross(d, rng.normal(size=(k, 3)))
    e /= np.linalg.norm(e, axis=1, keepdims=True)
    s = (size * rng.uniform(.6, 1.3, k))[:, None]
    V = np.stack([points - d * s, points + e * s * flat, points + d * s, points - e * s * flat], 1).reshape(-1, 3)
    me = bpy.data.meshes.new(name)
    me.vertices.add(4 * k)
    me.vertices.foreach_set('co', V.ravel())
    me.loops.add(4 * k)
    me.loops.foreach_set('vertex_index', np.arange(4 * k, dtype=np.int32))
    me.polygons.add(k)
    me.polygons.foreach_set('loop_start', np.arange(0, 4 * k, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(k, 4, np.int32))
    me.update()
    me.materials.append(mat)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    return o


def foliage(name, color):
    n = studio.Nodes(name)
    rnd = n.add('ShaderNodeTexNoise', Scale=3.0, Detail=3.0)
    n.tree.links.new(n.world_position(), rnd.inputs['Vector'])
    col = n.mix(n.math('MULTIPLY_ADD', rnd.outputs[0], 1.6, -.3, clamp=True), tuple(c * .6 for c in color), tuple(c * 1.5 for c in color))
    dif = n.add('ShaderNodeBsdfDiffuse', Color=col)
    tra = n.add('ShaderNodeBsdfTranslucent', Color=n.mix(.5, col, (.25, .34, .06)))
    return n.surface(n.add('ShaderNodeMixShader', Fac=.32, _1=dif.outputs[0], _2=tra.outputs[0]).outputs[0])


def hedge(x0, x1, y0, y1, z, mat, rng, density=900, size=.045):
    core = car.pbr('hedge core', (.012, .022, .008), 1)
    rbox('hedge_core', (abs(x1 - x0) - .1, abs(y1 - y0) - .1, z - .06), ((x0 + x1) / 2, (y0 + y1) / 2, (z - .06) / 2), mat=core, bevel=.02)
    area = 2 * (abs(x1 - x0) + abs(y1 - y0)) * z + abs(x1 - x0) * abs(y1 - y0)
    k = int(area * density)
    p = np.stack([rng.uniform(x0, x1, k), rng.uniform(y0, y1, k), rng.uniform(0, z, k)], 1)
    face = rng.choice(3, k, p=np.array([abs(y1 - y0) * z * 2, abs(x1 - x0) * z * 2, abs(x1 - x0) * abs(y1 - y0)]) / area)
    j = rng.normal(0, .025, k)
    side = rng.random(k) < .5
    p[face == 0, 0] = np.where(side, x0, x1)[face == 0] + j[face == 0]
    p[face == 1, 1] = np.where(side, y0, y1)[face == 1] + j[face == 1]
    p[face == 2, 2] = z + j[face == 2]
    leaves('hedge', p, size, mat, rng)


def tree(x, y, h, r, mat, bark, rng, count=26000, size=.075):
    tube('trunk', car.spline(np.array([(x, y, -.1), (x + .05, y, h * .3), (x - .03, y + .05, h * .55), (x, y, h * .8)]), 8), np.linspace(.12, .03, 25), bark, n=14)
    blobs = [(rng.normal(0, .42, 3) * [r, r, r * .62] + [x, y, h * .72], r * rng.uniform(.28, .5)) for _ in range(34)]
    pts = []
    for c, br in blobs:
        d = rng.normal(size=(count // 34, 3))
        d /= np.linalg.norm(d, axis=1, keepdims=True)
        pts.append(c + d * br * rng.uniform(.55, 1.0, (len(d), 1)) ** .5)
    leaves('crown', np.vstack(pts), size, mat, rng)


def paving(color=(.31, .285, .25), slab=(1.2, .6)):
    n = studio.Nodes('paving')
    pos = n.world_position()
    brick = n.add('ShaderNodeTexBrick', {'offset': .5, 'offset_frequency': 2, 'squash': 1.0}, Vector=n.mapping(pos, rotation=(0, 0, 0)), Color1=(0, 0, 0), Color2=(1, 1, 1),
                  Mortar=(.5, .5, .5), Scale=1.0, Mortar_Size=.0045, Mortar_Smooth=.3, Bias=0.0, Brick_Width=slab[0], Row_Height=slab[1])
    tone = n.math('MULTIPLY_ADD', n.add('ShaderNodeSeparateColor', Color=brick.outputs['Color']).outputs[0], .16, .90)
    big = n.math('MULTIPLY_ADD', n.noise(.8, 6, .6, pos), .30, .85)
    fine = n.noise(90, 4, .7, pos)
    col = n.mix(1.0, n.mix(n.math('MULTIPLY', fine, .25), color, tuple(c * .72 for c in color)), n.add('ShaderNodeCombineXYZ', _0=n.math('MULTIPLY', tone, big), _1=n.math('MULTIPLY', tone, big), _2=n.math('MULTIPLY', tone, big)).outputs[0], 'MULTIPLY')
    col = n.mix(brick.outputs['Fac'], col, tuple(c * .30 for c in color))
    p = n.principled(Base_Color=col, Roughness=.78, Specular=.25)
    h = n.math('SUBTRACT', n.math('MULTIPLY', fine, .25), n.math('MULTIPLY', brick.outputs['Fac'], 2.0))
    n.set(p, 'Normal', n.bump(h, .3, .003))
    return n.surface(p.outputs[0])


def place():
    import _carset
    rng = np.random.default_rng(7)
    _carset.ground(400, paving())
    _carset.hills(160, 9, 4, color=(.09, .13, .07), haze=(.50, .60, .66), start=20, end=420)
    _carset.hills(420, 34, 9, color=(.08, .11, .09), haze=(.62, .73, .82), start=60, end=900)
    green, deep = foliage('hedge leaf', (.060, .115, .030)), foliage('tree leaf', (.070, .130, .032))
    bark = car.pbr('bark', (.12, .09, .065), .9, bump=(30, .01, 'noise'))
    wall = material.plaster((.80, .78, .74), .9, .1)
    stone = material.concrete((.62, .60, .56), .8, 1)
    cedar = car.pbr('cedar', (.36, .19, .085), .6)
    # behind the car: kerb, hedge, a house in plaster, trees
    render = material.plaster((.60, .50, .385), .9, .12)
    rbox('garden_wall', (60, .30, .92), (-8, 4.6, .46), mat=render, bevel=.012)
    rbox('coping', (60, .40, .06), (-8, 4.6, .95), mat=stone, bevel=.012)
    hedge(-24, 14, 5.0, 5.9, 1.46, green, rng, 700, .05)
    rbox('house', (14, 9, 3.3), (-19, 15.5, 1.65), mat=wall, bevel=.01)
    rbox('house_up', (9, 7, 3.0), (-21, 16.5, 4.7), mat=wall, bevel=.01)
    for x in np.arange(-15.95, -11.95, .115):
        rbox('batten', (.085, .06, 3.05), (x, 10.95, 1.56), mat=cedar, bevel=.006, seg=2)
    rbox('house_roof', (15, 10, .25), (-19, 15.4, 3.4), mat=stone, bevel=.01)
    pane_dark = car.pbr('house glass', (.03, .04, .05), .03, spec=.8)
    for x in (-23.4, -20.2):
        rbox('house_window', (2.6, .1, 2.2), (x, 10.98, 1.55), mat=pane_dark, bevel=.01)
    for x, y, h, r in ((-7.5, 11, 6.2, 2.0), (-1.0, 13.5, 6.8, 2.3), (5.5, 12.0, 6.0, 2.0), (-30, 22, 9, 3.2), (14, 19, 8, 2.8)):
        tree(x, y, h, r, deep, bark, rng)
    # what the flank mirrors: the other side of the square
    hedge(-30, 30, -16.8, -16, 2.2, green, rng, 160, .10)
    for x, y, h, r in ((-14, -20, 8, 2.9), (-3, -22, 9, 3.2), (9, -20, 8, 2.8), (20, -23, 9, 3.2)):
        tree(x, y, h, r, deep, bark, rng, 9000, .16)


def build():
    P = paint()
    shade = {'rim': (.46, .47, .48), 'disc': (.30, .30, .30), 'cabin': (.10, .10, .10)}
    for k, c in shade.items():
        node = next(n for n in car.mats()[k].node_tree.nodes if n.type == 'BSDF_PRINCIPLED')
        node.inputs['Base Color'].default_value = (*c, 1)
    # the sun's glints on edges: satin, so that few samples find them
    for k, name, v in (('rim', 'Roughness', .40), ('chrome', 'Roughness', .26), ('gloss', 'Clearcoat Roughness', .10), ('gloss', 'Roughness', .12)):
        node = next(n for n in car.mats()[k].node_tree.nodes if n.type == 'BSDF_PRINCIPLED')
        node.inputs[name].default_value = v
    body(P)
    cabin()
    place()
    daylight()
    for g in GROUPS:
        portals(g)
    only_through_panes()
    studio.camera((5.55, -5.65, 1.46), (.60, -.30, .86), lens=57, fstop=8, focus=(1.2, -.9, 1.0))


# ------------------------------------------------------------------ layers of light


def only_through_panes():
    """Where the view layer says `windows` = 1, what the camera sees without a pane before it is black."""
    trees = [m.node_tree for m in bpy.data.materials if m.use_nodes and 'pane' not in m.keys()]
    for nt, kind in [(t, 'OUTPUT_MATERIAL') for t in trees] + [(bpy.context.scene.world.node_tree, 'OUTPUT_WORLD')]:
        out = next((n for n in nt.nodes if n.type == kind), None)
        if out is None or not out.inputs['Surface'].links:
            continue
        was = out.inputs['Surface'].links[0].from_socket
        lp = nt.nodes.new('ShaderNodeLightPath')
        less = nt.nodes.new('ShaderNodeMath')
        less.operation = 'LESS_THAN'
        less.inputs[1].default_value = .5
        nt.links.new(lp.outputs['Transparent Depth'], less.inputs[0])
        both = nt.nodes.new('ShaderNodeMath')
        both.operation = 'MULTIPLY'
        nt.links.new(lp.outputs['Is Camera Ray'], both.inputs[0])
        nt.links.new(less.outputs[0], both.inputs[1])
        windows = nt.nodes.new('ShaderNodeAttribute')
        windows.attribute_type, windows.attribute_name = 'VIEW_LAYER', 'windows'
        when = nt.nodes.new('ShaderNodeMath')
        when.operation = 'MULTIPLY'
        nt.links.new(both.outputs[0], when.inputs[0])
        nt.links.new(windows.outputs['Fac'], when.inputs[1])
        mix = nt.nodes.new('ShaderNodeMixShader')
        nt.links.new(when.outputs[0], mix.inputs[0])
        nt.links.new(was, mix.inputs[1])
        if kind == 'OUTPUT_MATERIAL':
            black = nt.nodes.new('ShaderNodeEmission')
            black.inputs['Strength'].default_value = 0
        else:
            black = nt.nodes.new('ShaderNodeBackground')
            black.inputs['Strength'].default_value = 0
        nt.links.new(black.outputs[0], mix.inputs[2])
        nt.links.new(mix.outputs[0], out.inputs['Surface'])


def portals(group):
    """Guide the sky's light through the group's panes: a rectangle over each, in a collection of its own."""
    bpy.context.view_layer.update()
    home = bpy.data.collections.new('portals ' + group)
    bpy.context.scene.collection.children.link(home)
    for o in list(bpy.data.objects):
        if o.type != 'MESH' or not o.data.materials or o.data.materials[0] != pane(group):
            continue
        v = np.array([tuple(o.matrix_world @ p.co) for p in o.data.vertices])
        n = np.array([tuple(f.normal) for f in o.data.polygons]).mean(0)
        c = v.mean(0)
        n *= np.sign(n @ (c - [.4, 0, 1.0]))
        n /= np.linalg.norm(n)
        t1 = np.cross([0, 0, 1], n)
        t1 /= np.linalg.norm(t1)
        t2 = np.cross(n, t1)
        a, b, d = v @ t1, v @ t2, v @ n
        at = t1 * (a.min() + a.max()) / 2 + t2 * (b.min() + b.max()) / 2 + n * (d.max() + .01)
        o = studio.portal(tuple(at), tuple(at - n), (np.ptp(a) + .02, np.ptp(b) + .02))
        home.objects.link(o)
        bpy.context.scene.collection.objects.unlink(o)


def prepare(layer, what):
    """Sets a view layer up for one thing: body, shine, ids, in:<group>, dark, look, truth:<name>."""
    kind, _, arg = what.partition(':')
    layer['windows'] = float(kind in ('shine', 'ids', 'in', 'dark'))
    for g in GROUPS:
        layer.layer_collection.children['portals ' + g].exclude = what != 'in:' + g
        values = {}
        if kind == 'shine':
            values = dict(shine=1)
        elif kind == 'ids':
            values = dict(id=1)
        elif kind == 'in':
            values = dict(cam0=1, cam1=g == arg, rest=g == arg)
        elif kind == 'dark':                          # light that leaks in: must be none
            values = dict(cam0=1)
        elif kind == 'look':
            values = dict(cam0=1, cam1=1, rest=1, shine=1, ghost=1)
        elif kind == 'truth':
            v = REFERENCES[arg]
            t = np.broadcast_to(np.array(v[f'T:{g}'], float), 3)
            values = dict(cam0=1, cam1=1, rest=1, red=t[0], green=t[1], blue=t[2], shine=v.get(f'R:{g}', 1), ghost=1)
        set_pane(layer, g, **values)


def settings(width):
    """No clamp of what is seen directly, no adaptive sampling (it is biased), no caustics: layers and references alike."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.use_denoising, c.use_adaptive_sampling = 'CPU', False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 6, 4, 3, 3, 12
    c.sample_clamp_direct, c.sample_clamp_indirect = 0, 16      # only fireflies are that bright
    c.light_sampling_threshold = 0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = .5
    c.filter_width = 1.35
    r = scene.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, round(width * 9 / 16), 100
    r.use_persistent_data = False
    r.image_settings.file_format, r.image_settings.color_depth = 'OPEN_EXR_MULTILAYER', '32'


def ask(wanted):
    """One view layer for each (what, samples): one picture with all of them in it."""
    scene = bpy.context.scene
    for what, samples in wanted:
        layer = scene.view_layers.new(what.replace(':', '-'))
        layer.samples = samples
        layer.cycles.denoising_store_passes = layer.use_pass_environment = True
        prepare(layer, what)
    for layer in list(scene.view_layers)[:-len(wanted)]:
        scene.view_layers.remove(layer)


# ------------------------------------------------------------------ the pictures asked for

FILMED = ('front', 'rear-side', 'rear')            # of the windscreen a strip at most


def films(t, r=1.0, **others):
    """T and R of all groups: `t` on sides and rear (over factory glass), the windscreen as it left the factory."""
    return {f'T:{g}': t for g in FILMED} | {'T:windscreen': .75} | {f'R:{g}': r for g in FILMED} | {'R:windscreen': 1} | others


REFERENCES = {f'vlt-{k:02d}': films(round(.75 * k / 100, 4)) for k in (5, 20, 35, 50, 70)} | {
    'mixed': films(.75, **{'T:front': .525, 'T:rear-side': [.14, .15, .155], 'T:rear': .0375}),
    'mirror': films(.15, 4.0)}


def work(width):
    folder = pathlib.Path(tempfile.gettempdir()) / 'duskpane-light-car' / str(width)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def read(path, what):
    import OpenImageIO as oiio
    f = oiio.ImageInput.open(str(path))
    names = list(f.spec().channelnames)
    pick = {}
    for key, label, comps in (('combined', 'Combined', 'RGB'), ('env', 'Env', 'RGB'), ('albedo', 'Denoising Albedo', 'RGB'), ('normal', 'Denoising Normal', 'XYZ')):
        full = [f'{what.replace(":", "-")}.{label}.{c}' for c in comps]
        if all(k in names for k in full):
            pick[key] = [names.index(k) for k in full]
    px = f.read_image(oiio.FLOAT) if pick else None
    f.close()
    return {k: np.ascontiguousarray(px[..., v]).astype(np.float32) for k, v in pick.items()}


def halves(what, width):
    """All that was rendered of it, as two independent means: ({pass: image}, {pass: image})."""
    parts = [p for p in (read(f, what) for f in sorted(work(width).glob('*.exr'))) if p]
    if len(parts) < 2:
        return None
    return [{k: np.mean([p[k] for p in parts[i::2]], 0) for k in parts[0]} for i in (0, 1)]


def headroom(img):
    """The layer's scale: its brightest value is kept, up to 16."""
    return float(np.clip(img.max() / 16, 1e-4, 1))


def clean(name, width):
    a, b = halves(name, width)
    alb, nor, env = ((a[k] + b[k]) / 2 for k in ('albedo', 'normal', 'env'))
    return light.clean(np.maximum(a['combined'] - a['env'], 0), np.maximum(b['combined'] - b['env'], 0), alb, nor, env)


def finish(width):
    """Sorts what was rendered into layers: light that came in by i and is seen through j counts T:i x T:j."""
    import cv2
    ids = halves('ids', width)
    ids = np.clip((ids[0]['combined'] + ids[1]['combined']) / 2, 0, 1)
    near = np.dstack([cv2.GaussianBlur(np.ascontiguousarray(ids[..., k]), (0, 0), 1.2) for k in range(3)])
    total = near.sum(-1, keepdims=True)
    share = near / np.maximum(total, 1e-6) * (total > 1e-3)
    share = np.concatenate([1 - share.sum(-1, keepdims=True), share], -1)      # what is left is the windscreen's
    layers = {'body': ([], clean('body', width))}
    shine = clean('shine', width)
    for j, g in enumerate(GROUPS):
        layers[f'shine-{g}'] = ([f'R:{g}'], shine * share[..., j:j + 1])
    for i in GROUPS:
        inside = clean(f'in:{i}', width)
        for j, g in enumerate(GROUPS):
            pair = sorted((i, g), key=GROUPS.index)
            name = '-'.join(pair) if i != g else g
            was = layers.get(name, (None, 0))[1]
            layers[name] = ([f'T:{k}' for k in pair], was + inside * share[..., j:j + 1])
    entries = []
    for name, (factors, img) in layers.items():
        if float(img.mean((0, 1)) @ light.LUMA) < 1e-5:
            print(f'light: {name} is left out, its mean is {float(img.mean((0, 1)) @ light.LUMA):.1e}', flush=True)
            (light.LAYERS / 'car' / f'{name}.png').unlink(missing_ok=True)
            continue
        scale = headroom(img)
        size = light.save_png(light.encode(img, scale), light.LAYERS / 'car' / f'{name}.png')
        print(f'light: {name}.png {size // 1024} KB, scale {scale:.4f}, brightest {img.max():.2f}', flush=True)
        entries.append({'name': name, 'factors': factors, 'scale': scale, 'mean': [round(float(v), 6) for v in img.mean((0, 1))]})
    h, w = ids.shape[:2]
    groups = []
    for g in GROUPS:
        spot = np.argwhere(ids[..., FILMED.index(g)] > .5) if g in FILMED else []
        box = {'box': [round(float(v), 4) for v in (spot[:, 1].min() / w, spot[:, 0].min() / h, (spot[:, 1].max() + 1) / w, (spot[:, 0].max() + 1) / h)]} if len(spot) else {}
        groups.append({'name': g, **box})
    (light.LAYERS / 'car' / 'layers.json').write_text(json.dumps({'width': w, 'height': h, 'groups': groups, 'layers': entries}, indent=1) + '\n')


def finish_truth(width):
    entries = []
    for name, values in REFERENCES.items():
        two = halves('truth:' + name, width)
        if not two:
            continue
        a, b = (x['combined'] for x in two)
        ca, cb = (light.cells(x) @ light.LUMA for x in (a, b))
        cell = np.abs(ca - cb) / (ca + cb)
        noise = float(np.sqrt(np.mean(cell ** 2)))
        img = (a + b) / 2
        scale = headroom(img)
        light.save_png(light.encode(img, scale), light.TRUTH / 'car' / f'{name}.png')
        entries.append({'name': name, 'values': values, 'scale': scale, 'exposure': 1, 'noise': round(noise, 5)})
        print(f'light: {name}, noise of a cell {100 * noise:.2f}%, of the worst {100 * cell.max():.2f}%, {(cell > .01).sum()} above 1%', flush=True)
    (light.TRUTH / 'car' / 'references.json').write_text(json.dumps(entries, indent=1) + '\n')


LAYERS = 'body:44,shine:36,ids:16,in:front:128,in:rear-side:128,in:rear:112,in:windscreen:112'
TRUTH = ','.join(f'truth:{name}:96' for name in REFERENCES)


def main():
    p = argparse.ArgumentParser()
    p.add_argument('--what', help='comma-separated; each ends with its samples: body:44,in:front:128')
    p.add_argument('--width', type=int)
    p.add_argument('--seed', type=int, default=11)
    for flag in ('draft', 'truth', 'finish', 'fresh'):
        p.add_argument('--' + flag, action='store_true')
    p.add_argument('--out')
    p.add_argument('--border', type=float, nargs=4)
    p.add_argument('--camera', type=float, nargs=7)
    a = p.parse_args(sys.argv[sys.argv.index('--') + 1:])
    del sys.argv[sys.argv.index('--') + 1:]          # studio reads what is left
    width = a.width or (480 if a.draft else 320 if a.truth else 1280)
    what = a.what or ('look:16' if a.draft else TRUTH if a.truth else LAYERS)
    for f in work(width).glob('*.exr') if a.fresh or a.draft else ():
        f.unlink()
    if not a.finish:
        shoot([(w.rpartition(':')[0], max(1, int(w.rpartition(':')[2]) // 2)) for w in what.split(',')], width, a)
    if a.draft:
        out = pathlib.Path(a.out) if a.out else pathlib.Path(tempfile.gettempdir()) / 'duskpane-drafts' / 'light-car.png'
        light.save_png((light.tone(clean('look', width)) * 255 + .5).astype(np.uint8), out)
    elif a.finish or not a.what:
        (finish_truth if a.truth else finish)(width)


def shoot(wanted, width, a):
    t0 = time.time()
    built = work(0) / 'scene.blend'                  # building takes longer than many a render
    if built.exists() and built.stat().st_mtime > pathlib.Path(__file__).stat().st_mtime:
        bpy.ops.wm.open_mainfile(filepath=str(built))
    else:
        build()
        bpy.data.images['sky'].pack()
        bpy.ops.wm.save_as_mainfile(filepath=str(built), compress=False)
    if a.camera:
        studio.camera(a.camera[:3], a.camera[3:6], lens=a.camera[6])
    settings(width)
    ask(wanted)
    scene = bpy.context.scene
    r = scene.render
    if a.border:
        r.use_border, r.use_crop_to_border = True, False
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = a.border
    t1 = time.time()
    for seed in (a.seed, a.seed + 101):
        scene.cycles.seed = seed
        target = work(width) / f'{wanted[0][0].replace(":", "-")}.{len(wanted)}.s{seed:06d}.exr'
        r.filepath = str(target.with_name('part.tmp'))
        r.use_file_extension = False
        bpy.ops.render.render(write_still=True)
        os.replace(r.filepath, target)
    print(f'light: {len(wanted)} of light-car at {width} px: built in {t1 - t0:.0f} s, rendered in {time.time() - t1:.0f} s', flush=True)


main()
