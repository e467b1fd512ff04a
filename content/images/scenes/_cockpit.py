"""The inside of a car seen from the driver's place. Forward is +y, the driver sits at x = 0."""
import math
import numpy as np
import car
import studio
from studio import material


def bump(x, a, b, soft):
    """1 between a and b with soft shoulders."""
    s = lambda t: np.clip(t, 0, 1) ** 2 * (3 - 2 * np.clip(t, 0, 1))
    return s((x - a + soft) / soft) * s((b + soft - x) / soft)


def materials():
    return dict(
        dash=material.leather((.016, .015, .016), .50, 1.4),
        leather=material.leather((.020, .018, .018), .40, 1.2),
        tan=material.leather((.150, .070, .030), .42, 1.0),
        trim=material.steel((.50, .49, .48), .22),
        black=material.principled('piano', Base_Color=(.004, .004, .005, 1), Roughness=.08, Specular=.6),
        plastic=material.plastic((.012, .012, .013), .55),
        lining=material.principled('lining', Base_Color=(.020, .019, .021, 1), Roughness=.85, Specular=.25, Sheen=.3),
        stitch=material.plastic((.30, .24, .18), .7),
    )


def steering_wheel(M, centre=(0, .44, .90), tilt=24, turn=0, R=.185):
    import bpy
    root = bpy.data.objects.new('wheel', None)
    bpy.context.scene.collection.objects.link(root)
    a = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    circle = lambda r, y=0.0: np.stack([r * np.cos(a), np.full(120, y), r * np.sin(a)], 1)
    rad = .0155 + .0022 * (np.exp(-((a - .35) / .25) ** 2) + np.exp(-((a - math.pi + .35) / .25) ** 2))
    parts = [car.tube('rim', circle(R), rad, M['leather'], closed=True, n=20, up=(0, 1, 0), flat=1.12),
             car.tube('stitch', circle(R - .0145, -.004), .0011, M['stitch'], closed=True, n=6, up=(0, 1, 0))]
    hub = car.lathe('hub', car.spline([(0, -.034), (.045, -.031), (.066, -.020), (.072, -.002), (.066, .03)], 10), M['dash'], 80, 'y')
    parts.append(hub)
    parts.append(car.lathe('ring', [(.020, -.0352), (.0215, -.0362), (.023, -.0350)], M['trim'], 64, 'y'))
    for ang, w in ((2, .026), (178, .026), (268, .016), (272, .016)):
        t = math.radians(ang)
        d = np.array([math.cos(t), 0, math.sin(t)])
        p = np.array([d * .05 + [0, -.004, 0], d * .10 + [0, -.002, 0], d * .15 + [0, -.004, 0], d * (R - .004)])
        p = car.spline(p, 8)
        parts.append(car.tube('spoke', p, np.linspace(w, w * .72, len(p)), M['black'], n=18, up=(0, 1, 0), flat=.32))
        e = np.cross(d, [0, 1, 0])
        for s in (-1, 1):
            q = p + s * e * np.linspace(w, w * .72, len(p))[:, None] * .96 + [0, -.003, 0]
            parts.append(car.tube('spoke_line', q, .0022, M['trim'], n=8, up=(0, 1, 0)))
    for s in (-1, 1):                                              # stalks
        parts.append(car.tube('stalk', [(s * .04, .05, .02), (s * .12, .05, .035), (s * .195, .045, .055)], np.array([.010, .009, .0075]), M['plastic'], n=12, up=(0, 1, 0)))
    parts.append(car.lathe('column', [(.05, .03), (.052, .2)], M['plastic'], 48, 'y'))
    for o in parts:
        o.parent = root
    root.location = centre
    root.rotation_euler = (math.radians(-tilt), math.radians(turn), 0)
    return root


def dashboard(M, x0=-.50, x1=1.26, z=0.0):
    prof = car.spline([(1.22, .945), (1.0, .962), (.80, .966), (.66, .960), (.585, .944), (.560, .915), (.566, .880)], 14)
    low = car.spline([(.566, .880), (.585, .84), (.60, .78), (.61, .62), (.62, .40)], 10)[1:]
    xs = np.linspace(x0, x1, 150)
    P = []
    for y, h in np.vstack([prof, low]):
        hood = bump(xs, -.155, .155, .10) * np.exp(-((y - .60) / .16) ** 2) * (h > .83)
        edge = 1 - bump(xs, x0 + .12, x1 - .12, .12)
        P.append(np.stack([xs, y - .035 * hood * (y < .7) + .05 * edge * (y < .9), h + .058 * hood + z], 1))
    obs = [car.grid('dash', np.array(P), M['dash'], flip=False)]
    # a metal line along it, seams of stitching
    for y, h, r, m in ((.5585, .895, .0028, 'trim'), (.640, .9625, .0010, 'stitch'), (.648, .9630, .0010, 'stitch')):
        hood = bump(xs, -.155, .155, .10) * np.exp(-((y - .60) / .16) ** 2)
        edge = 1 - bump(xs, x0 + .12, x1 - .12, .12)
        obs.append(car.tube('line', np.stack([xs, y - .035 * hood + .05 * edge - .002, h + .058 * hood + z], 1)[3:-3], r, M[m], n=8))
    obs.append(car.rbox('screen', (.27, .010, .145), (.42, .575, .952 + z), (math.radians(-12), 0, math.radians(8)), M['black'], .005, 4))
    return obs


def windshield_curve(n=41, base_y=1.20, top_y=.30, base_z=.945, top_z=1.455, half=.74, cx=.38):
    """Returns f(u, v): u across -1..1, v up 0..1."""
    def f(u, v):
        w = half * (1 - .17 * v)
        x = cx + u * w
        bow = .30 * (np.abs(u) ** 2.4)
        y = base_y + (top_y - base_y) * v - bow * (1 - .25 * v)
        zz = base_z + (top_z - base_z) * (v ** .96) - .03 * np.abs(u) ** 3 * v
        return np.stack(np.broadcast_arrays(x, y, zz), -1)
    return f


def pillar(path, width, depth, mat, n=48):
    """A trim panel carried along a path: flat faces, soft corners. Half width and depth in metres."""
    t = np.gradient(path, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    u = np.array([1, 0, 0]) - t[:, :1] * t
    u /= np.linalg.norm(u, axis=1, keepdims=True)
    b = np.cross(t, u)
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    soft = lambda k: np.sign(k) * np.abs(k) ** .42
    P = path[:, None] + width[:, None, None] * soft(np.cos(a))[None, :, None] * u[:, None] + depth * soft(np.sin(a))[None, :, None] * b[:, None]
    return car.grid('pillar', P, mat, closed_v=True)


def shell(M, glass, cx=.38):
    f = windshield_curve(cx=cx)
    u = np.linspace(-1, 1, 61)
    v = np.linspace(0, 1, 41)
    obs = [car.grid('windshield', f(u[:, None], v[None, :]), glass)]
    # black edge of the screen
    for a, b in ((0, .05), (.955, 1.0)):
        vv = np.linspace(a, b, 4)
        obs.append(car.grid('frit', f(u[:, None], vv[None, :]) - [0, .004, 0], M['plastic']))
    # pillars: a soft section carried up the side of the screen
    for s in (-1, 1):
        vv = np.linspace(-.30, 1.06, 44)                           # on below the dash, so that it has no end
        edge = np.full(44, s * 1.035)
        slope = (f(edge, np.full(44, .04)) - f(edge, np.zeros(44))) / .04
        c = f(edge, vv.clip(0, 1.06)) + np.minimum(vv, 0)[:, None] * slope
        obs.append(pillar(c + [s * .012, -.030, 0], np.linspace(.038, .032, 44), .024, M['lining']))
        obs.append(car.tube('seam', c + [s * .012 - s * .024, -.030 - .026, .004], .0012, M['plastic'], n=8))
    # header, roof lining, visors
    top = f(u, np.full(61, 1.0))
    back = top.copy()
    back[:, 1] = -1.4
    back[:, 2] = 1.51 - .06 * np.abs(u) ** 2
    mid = top * .80 + back * .20
    mid[:, 2] = 1.475 - .05 * np.abs(u) ** 2
    obs.append(car.grid('lining', np.array([top + [0, -.0, -.006], top * .97 + mid * .03 + [0, 0, -.012], mid, back]), M['lining']))
    for x in (.02, .78):
        obs.append(car.rbox('visor', (.40, .16, .022), (x, .17, 1.452), (math.radians(10), 0, 0), M['lining'], .010, 4))
    # rear-view mirror
    m = car.rbox('mirror', (.245, .03, .066), (cx, .36, 1.385), (math.radians(8), 0, math.radians(14)), M['black'], .014, 5)
    g = car.rbox('mirror_glass', (.230, .002, .052), (cx + .0037, .3445, 1.3828), (math.radians(8), 0, math.radians(14)), car.mats()['mirror'], .0009, 2)
    obs += [m, g, car.tube('mirror_arm', [(cx, .375, 1.39), (cx, .41, 1.42), (cx, .43, 1.45)], .012, M['plastic'])]
    return obs


def door(M, x=-.52, s=1, glass=None):
    """Left door: belt line trim, arm-rest, handle; s = -1 for the other side."""
    ys = np.linspace(-1.5, 1.30, 80)
    sec = car.spline([(-.10, .985), (-.055, .992), (-.018, .985), (.004, .962), (.008, .925), (.0, .86), (-.004, .78)], 8)
    low = car.spline([(-.004, .78), (.004, .74), (.03, .715), (.075, .700), (.090, .688), (.090, .668), (.070, .652), (.02, .64), (.0, .60), (-.01, .40)], 8)[1:]
    P = np.array([np.stack([np.full(80, x + d * s), ys, np.full(80, h)], 1) for d, h in np.vstack([sec, low])])
    P[:, :, 2] += (.02 * (-ys / 1.5))[None]
    obs = [car.grid('door', P, M['dash'])]
    for d, h, r, m in ((-.098, .990, .006, 'plastic'), (.0085, .936, .0022, 'trim'), (-.022, .9895, .0010, 'stitch'), (-.029, .9905, .0010, 'stitch')):
        obs.append(car.tube('door_line', np.stack([np.full(80, x + d * s), ys, h + .02 * (-ys / 1.5)], 1), r, M[m], n=8))
    # the mirror outside
    for o in (car.rbox('outer_mirror', (.215, .075, .135), (x - .19 * s, .93, 1.03), (0, 0, math.radians(-12 * s)), M['black'], .032, 6),
              car.rbox('outer_mirror_glass', (.188, .004, .110), (x - .19 * s + .004 * s, .8905, 1.03), (0, 0, math.radians(-12 * s)), car.mats()['mirror'], .0018, 2),
              car.rbox('outer_mirror_foot', (.12, .07, .028), (x - .07 * s, .94, .985), (0, math.radians(8 * s), 0), M['black'], .012, 4)):
        obs.append(o)
    return obs
