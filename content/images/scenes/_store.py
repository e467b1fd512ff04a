"""The ground the shop's things stand on: one plaster sweep, one light, one camera."""
import math
import numpy as np
import car
import studio
from studio import material


def stage(color=(.56, .53, .50), camera=True, focus=None, fstop=9, lens=92, target=(0, 0, .060), location=(0, -1.62, .66), warm=1.0):
    studio.sky(azimuth=-100, elevation=6, strength=.42, clouds=.25, seed=4, visible=False)
    studio.area((-1.5, -.35, .62), (0, .05, .08), (.55, .75), 34 * warm, (1, .66, .40))
    studio.area((-.4, .5, 1.9), (0, 0, 0), (1.6, .9), 7, (.62, .74, 1.0))
    studio.area((1.5, -.7, .9), (0, 0, .1), (.35, 1.2), 3.2, (.72, .80, 1.0))
    ys = np.r_[np.linspace(-3, .55, 20), .55 + .75 * np.sin(np.linspace(.05, math.pi / 2, 30)), [1.3, 1.3]]
    zs = np.r_[np.zeros(20), .75 * (1 - np.cos(np.linspace(.05, math.pi / 2, 30))), [2.0, 3.2]]
    P = np.array([np.stack([np.full(len(ys), x), ys, zs], 1) for x in np.linspace(-3, 3, 8)])
    car.grid('sweep', P, material.plaster(color, .9, .10))
    studio.camera(location, target, lens=lens, fstop=fstop, focus=focus or (0, -.05, .05))


def render(name, exposure=.6, **kw):
    a = dict(aspect=1, samples=16, bounces=4, vignette=.12, bloom=.04)
    a.update(kw)
    studio.render(name, exposure=exposure, **a)


def place(parts, location=(0, 0, 0), turn=0):
    import bpy
    root = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(root)
    for o in parts:
        o.parent = root
    root.location, root.rotation_euler = location, (0, 0, math.radians(turn))
    return root


def roll(body, sheet, core, R=.046, length=.44, run=.34, curl=(.10, 70), wrap=250, lift=.0006, inner=.021, liner=None):
    """A roll lying along x, its sheet running out along -y and curling up at the end."""
    L = length / 2
    parts = []
    prof = [(inner, -L + .002), (R - .0012, -L), (R - .0004, -L + .0005), (R - .0002, -L + .002), (R - .0002, L - .002), (R - .0004, L - .0005), (R - .0012, L), (inner, L - .002)]
    o = car.lathe('roll', prof, body, 160, 'x')
    o.location = (0, 0, R + lift)
    parts.append(o)
    for s in (-1, 1):                                             # the layers seen at the ends
        rr = np.linspace(inner + .0006, R - .001, 22)
        for k, r in enumerate(rr):
            a = np.linspace(0, 2 * math.pi, 120, endpoint=False)
            t = car.tube('layer', np.stack([np.full(120, s * (L - .0004 + .0006 * math.sin(k * 2.3))), r * np.cos(a), r * np.sin(a)], 1), .00042, body, closed=True, n=6, up=(1, 0, 0))
            t.location = (0, 0, R + lift)
            parts.append(t)
    c = car.lathe('core', [(inner - .003, -L - .004), (inner - .0008, -L - .0045), (inner, -L - .0035), (inner, L + .0035), (inner - .0008, L + .0045), (inner - .003, L + .004), (inner - .003, -L - .004)], core, 96, 'x')
    c.location = (0, 0, R + lift)
    parts.append(c)
    # sheet: round the roll, along the ground, up at the end
    pts = []
    for t in np.radians(np.linspace(wrap, 0, 120)):                # angle from straight down, going over the back
        pts.append((R * math.sin(t), R + lift - R * math.cos(t)))
    for y in np.linspace(0, -run, 60)[1:]:
        pts.append((y, lift))
    r, ang = curl
    for t in np.radians(np.linspace(0, ang, 60))[1:]:
        rr = r * (1 - .25 * t / math.radians(max(ang, 1)))
        pts.append((-run - rr * math.sin(t), lift + rr * (1 - math.cos(t))))
    pts = np.array(pts)
    xs = np.linspace(-L, L, 40)
    P = np.array([np.stack([np.full(len(pts), x), pts[:, 0], pts[:, 1]], 1) for x in xs])
    parts.append(car.grid('sheet', P, sheet))
    # the cut edges catch light
    edge = np.stack([np.zeros(len(pts)), pts[:, 0], pts[:, 1]], 1)
    for s in (-1, 1):
        parts.append(car.tube('edge', edge + [s * L, 0, 0], .00045, body, n=6, up=(1, 0, 0)))
    end = P[:, -1]
    parts.append(car.tube('edge', end, .00045, body, n=6, up=(0, 0, 1)))
    return parts


def peeled(lift, origin, direction, radius, top=150):
    """Wrap a lift(U, S): past a line in the sheet it rolls off the surface.

    origin, direction: 2-D; the peel runs towards `direction`."""
    o = np.asarray(origin, float)
    d = np.asarray(direction, float)
    d = d / np.linalg.norm(d)
    m = math.radians(top)

    def f(U, S):
        t = (U - o) @ d
        past = np.clip(t, 0, None)
        V = U - past[:, None] * d
        a = np.minimum(past / radius, m)
        rest = past - a * radius
        along = radius * np.sin(a) + rest * np.cos(a)
        up = radius * (1 - np.cos(a)) + rest * np.sin(a)
        e = 1e-3
        base = lift(V, S)
        ax = lift(V + [e, 0], S) - base
        ay = lift(V + [0, e], S) - base
        n = np.cross(ax, ay)
        n /= np.linalg.norm(n, axis=1, keepdims=True)
        tang = (ax * d[0] + ay * d[1]) / e
        return base + tang * along[:, None] + n * up[:, None]
    return f


def turn_all(degrees, pivot=(0, 0, 0), skip=('sweep',)):
    """Turn everything built so far round a point of the ground."""
    import bpy
    root = bpy.data.objects.new('turn', None)
    bpy.context.scene.collection.objects.link(root)
    for o in list(bpy.data.objects):
        if o.type == 'MESH' and o.parent is None and not o.name.startswith(skip):
            o.parent = root
        elif o.type == 'EMPTY' and o is not root and o.parent is None:
            o.parent = root
    root.rotation_euler = (0, 0, math.radians(degrees))
    root.location = pivot
    return root
