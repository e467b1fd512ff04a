"""Where a door and its window meet, seen very near: paint, bright molding, rubber, glass, the next door's edge.

The flank faces -y, x runs along the car, the glass's lower edge is at z = SILL. One curved pane on each side of the
car, and a lamp for the windshield: what is between them is lit by these alone.
"""
import math

import bpy
import numpy as np
import car
import light
import studio
from studio import Nodes

SILL = .93
LEAN, BOW = .10, .18              # how far the pane leans in over a metre, and over the first square metre more
SHUT, GAP = .30, .0048            # where the doors meet


def belt(x):
    """The seam rises a little to the rear, and the flank is bowed: (y, z) of the glass's foot."""
    return .030 * x ** 2, SILL + .035 * x + .012 * x ** 2


def glass(sides, top=.52):
    """The panes in one mesh, closely meshed so that what they mirror has no facets. `sides`: (which, x0, x1)."""
    verts, faces = [], []
    for side, x0, x1, nx, nh in sides:
        X, H = np.meshgrid(np.linspace(x0, x1, nx), np.linspace(-.03, top, nh), indexing='ij')
        y, z = belt(X)
        y = y + LEAN * H + BOW * H ** 2
        first = len(verts)
        verts += np.stack([X, y if side < 0 else 1.44 - y, z + H], -1).reshape(-1, 3).tolist()
        for i in range(nx - 1):
            for j in range(nh - 1):
                k = first + i * nh + j
                quad = (k, k + nh, k + nh + 1, k + 1)
                faces.append(quad if side < 0 else quad[::-1])
    return car.mesh('pane', verts, faces)


def finer(pixels, times=4):
    """A panorama with more pixels, so that a mirror shows no grid of them."""
    import cv2
    h, w = pixels.shape[:2]
    wide = np.concatenate([pixels[:, -8:], pixels, pixels[:, :8]], 1)
    large = cv2.resize(wide, None, fx=times, fy=times, interpolation=cv2.INTER_CUBIC)
    return np.maximum(large[:, 8 * times:(8 + w) * times], 0)


FLANK = car.spline([(-.004, -.0165), (-.010, -.0185), (-.019, -.024), (-.034, -.040), (-.050, -.066), (-.0585, -.094), (-.0620, -.118),
                    (-.0600, -.131), (-.0540, -.145), (-.0470, -.175), (-.0400, -.225), (-.0360, -.30), (-.036, -.40)], 26)


def _skin(name, section, x0, x1, mat, roll0=False, roll1=False, radius=.0032, depth=.020, n=420):
    """A sheet with this section along the belt; where it ends at a gap its edge turns inwards."""
    x = list(np.linspace(x0, x1, n))
    turn = np.linspace(0, math.pi / 2, 12)[1:]
    ends = [(x1 + radius * math.sin(a), radius * (1 - math.cos(a))) for a in turn] + [(x1 + radius, radius + depth * k) for k in (.3, 1)] if roll1 else []
    starts = [(x0 - radius * math.sin(a), radius * (1 - math.cos(a))) for a in turn] + [(x0 - radius, radius + depth * k) for k in (.3, 1)] if roll0 else []
    stations = starts[::-1] + [(v, 0) for v in x] + ends
    s = np.asarray(section)
    t = np.gradient(s, axis=0)
    normal = np.stack([-t[:, 1], t[:, 0]], 1) / np.linalg.norm(t, axis=1, keepdims=True)     # into the car
    if normal[len(s) // 2, 0] < 0:
        normal = -normal
    P = []
    for at, inward in stations:
        y, z = belt(np.float64(at))
        P.append(np.stack([np.full(len(s), at), y + s[:, 0] + normal[:, 0] * inward, z + s[:, 1] + normal[:, 1] * inward], 1))
    return car.grid(name, np.array(P), mat)


def lacquer(color):
    """Clear coat over a color; the flow of the paint is just seen in what it mirrors."""
    n = Nodes('lacquer')
    p = n.principled(Base_Color=color, Roughness=0)
    n.set(p, 'Normal', n.bump(n.noise(70, 2, .5, n.coords()), .05, .0005))
    return n.surface(p.outputs[0])


def build(paint, bright, leather, top=None, lining=(.42, .40, .37), webbing=(.20, .195, .185)):
    """Returns the panes, their portals, and the lamp for the windshield. A near window that is let down ends at `top`, and is
    a separate pane."""
    black = car.pbr('gloss', (.004, .004, .0045), 0)
    rubber = car.pbr('rubber', (.010, .010, .0105), .55, spec=.35)
    dark = car.pbr('inside', (.004, .004, .004), .9)
    a, b = SHUT - GAP / 2 - .0032, SHUT + GAP / 2 + .0032
    for x0, x1, roll0, roll1 in ((-1.7, a, False, True), (b, 1.3, True, False)):
        _skin('door', FLANK, x0, x1, paint, roll0, roll1)
        # the molding, and the rubber lip that wipes the glass
        _skin('molding', car.spline([(-.0045, -.0165), (-.0098, -.0150), (-.0118, -.0098), (-.0108, -.0035), (-.0075, .0012), (-.0045, .0016)], 16), x0, x1, bright, roll0, roll1, radius=.0012, depth=.006)
        _skin('lip', car.spline([(-.0062, .0006), (-.0060, .0042), (-.0040, .0074), (-.0012, .0086), (.0012, .0078), (.002, .003)], 12), x0, x1 if roll0 else x1 - .026, rubber)
    # the pillar between the doors: two covers, their edges rounded, and the glass run
    for x0, x1 in ((SHUT - .030, a + .0010), (b - .0010, SHUT + .60)):
        H = np.linspace(.0015, .56, 160)
        r = .004
        prof = car.spline([(x0 - .0002, .010), (x0, .003), (x0 + r * .3, r * .25), (x0 + r, 0), (x1 - r, 0), (x1 - r * .3, r * .25), (x1, .003), (x1 + .0002, .010)], 12)
        P = []
        for h in H:
            y, z = belt(prof[:, 0])
            P.append(np.stack([prof[:, 0], y + LEAN * h + BOW * h * h - .0062 + prof[:, 1], z + h + 0 * y], 1))
        car.grid('pillar', np.array(P), black)
    H = np.linspace(.004, .56, 120)
    x = SHUT - .0335
    y, z = belt(x)
    car.tube('run', np.stack([x + 0 * H, y + LEAN * H + BOW * H * H - .0030, z + H], 1), .0042, rubber, n=20)
    # behind the gaps, and what closes the car
    studio.box('behind', (.16, .02, 1.3), (SHUT + .01, .075, SILL - .05), dark)
    studio.box('inner', (3.4, .03, .50), (-.2, .06, SILL - .30), dark)
    trim = car.pbr('trim', (.045, .042, .040), .6)
    lining = car.pbr('lining', lining, .95)
    studio.box('roof', (3.6, 1.6, .04), (-.2, .72, SILL + .53), lining)
    studio.box('floor', (3.6, 1.5, .04), (-.2, .72, SILL - .60), trim)
    studio.box('far door', (3.4, .04, .62), (-.2, 1.42, SILL - .29), trim)
    for x in (-1.65, 1.30):
        studio.box('end', (.04, 1.45, 1.2), (x, .72, SILL), lining)
    soft = car.pbr('cap', (.030, .029, .028), .6, spec=.35, bump=(900, .00025, 'leather'))
    _skin('cap', car.spline([(.010, -.010), (.022, .004), (.060, .004), (.085, -.012), (.088, -.06)], 10), -1.7, SHUT - .03, soft)
    seat(leather, soft, -.02, .42)
    seat(leather, soft, .0, 1.06)
    wheel(soft, (-.50, .42, SILL + .015))
    belt_strap(car.pbr('webbing', webbing, .8))
    studio.bevelled_box('console', (.9, .20, .30), (-.25, .74, SILL - .42), soft, bevel=.03, segments=6)
    studio.box('far pillar', (.11, .03, .60), (SHUT + .02, 1.385, SILL + .25), dark)
    sides = ((-1, -1.6, SHUT - .034, 260, 110), (1, -1.6, 1.25, 60, 30))
    panes = [glass(sides)] if top is None else [glass(sides[:1], top), glass(sides[1:])]
    portals = [studio.portal((-.65, y, SILL + .24), (-.65, .72, SILL + .24), (2.0, .56)) for y in (-.03, 1.47)]
    lamp = studio.area((-1.30, .72, SILL + .30), (0, .72, SILL - .05), (.45, 1.2), 50, (.93, .97, 1))
    return panes, portals, [lamp]


def _pad(name, c, size, tilt, mat, n=3.6, flutes=0):
    u, v = np.meshgrid(np.linspace(-math.pi / 2, math.pi / 2, 220), np.linspace(0, 2 * math.pi, 240, endpoint=False), indexing='ij')
    power = lambda a, e: np.sign(a) * np.abs(a) ** e
    x, y, z = (power(np.cos(u), 2 / n) * power(np.cos(v), 2 / n) * size[0] / 2, power(np.cos(u), 2 / n) * power(np.sin(v), 2 / n) * size[1] / 2, power(np.sin(u), 2 / n) * size[2] / 2)
    if flutes:
        x = x + np.where(x < 0, -.007 * np.abs(np.cos(math.pi * z / flutes)) ** .6, 0)
    o = car.grid(name, np.stack([x, y, z], -1), mat, closed_v=True)
    o.location, o.rotation_euler = c, (0, math.radians(tilt), 0)
    return o


def seat(leather, soft, x, y):
    """A front seat: its back with bolsters and a fluted middle, its cushion and its headrest."""
    thread = car.pbr('thread', (.55, .48, .38), .8)
    _pad('shell', (x + .045, y, SILL - .15), (.10, .47, .68), 16, soft, 4)
    _pad('middle', (x - .015, y, SILL - .15), (.12, .30, .58), 16, leather, 4.5, .062)
    for s in (-1, 1):
        side = _pad('bolster', (x - .035, y + s * .185, SILL - .16), (.165, .105, .60), 16, leather, 2.8)
        t = np.linspace(-.26, .26, 90)
        for k, at in enumerate(t[:-1]):                       # a seam along the bolster
            across = .081 * (1 - (abs(at) / .30) ** 2.8) ** (1 / 2.8)
            o = car.tube('stitch', [(-across - .0006, s * .001, at), (-across - .0006, s * .001, at + .0036)], .0009, thread, n=6)
            o.parent = side
    _pad('cushion', (x - .28, y, SILL - .42), (.52, .46, .17), -4, leather, 3.6)
    _pad('head', (x + .115, y, SILL + .285), (.11, .27, .19), 10, leather, 3)
    steel = car.pbr('post', (.6, .6, .6), .2, metal=1)
    for s in (-1, 1):
        car.tube('post', [(x + .075, y + s * .06, SILL + .12), (x + .105, y + s * .06, SILL + .26)], .007, steel)


def wheel(soft, at, radius=.182, tilt=24):
    """The steering wheel: a thick rim, its hub and three spokes."""
    a = np.linspace(0, 2 * math.pi, 160, endpoint=False)
    parts = [car.tube('rim', np.stack([0 * a, radius * np.cos(a), radius * np.sin(a)], 1), .0155, soft, closed=True, n=32, up=(1, 0, 0)),
             _pad('hub', (-.03, 0, -.01), (.06, .17, .15), 0, soft, 3)]
    for deg in (0, 180, 270):
        c, s = math.cos(math.radians(deg)), math.sin(math.radians(deg))
        parts.append(car.tube('spoke', [(-.03, .06 * c, .06 * s), (-.012, .12 * c, .12 * s), (0, radius * c, radius * s)], .0145, soft, n=24))
    hold = studio._link(bpy.data.objects.new('wheel', None))
    hold.location, hold.rotation_euler = at, (0, math.radians(-tilt), 0)
    for o in parts:
        o.parent = hold


def belt_strap(mat):
    """The belt hangs at the pillar."""
    t = np.linspace(0, 1, 60)
    x, y, z = .235 - .05 * t + .01 * np.sin(3 * t), .150 - .02 * np.sin(math.pi * t), SILL + .50 - .95 * t
    car.grid('strap', np.array([np.stack([x + w * .9, y - w * .45, z], 1) for w in np.linspace(-.024, .024, 8)]), mat)


def layers(name, panes, portals, lamps, references, eye=(-.30, -.90, 1.20), target=(-.13, .0, 1.03), lens=36, fstop=8, focus=(-.10, .0, .945)):
    """The camera, and the layers and references of a scene: {name: (T, R)}."""
    studio.camera(eye, target, lens=lens, fstop=fstop, focus=focus)
    rig = light.Rig(name, width=1536, samples=6, truth_samples=96, bounces=3)
    rig.group('front', panes, portals)
    rig.lamps(lamps)
    rig.layer('outside', [], samples=12, peak=(2, 99))
    rig.layer('mirror', ['R:front'], mirror=['front'])
    # light comes in through panes, and out through them to the eye
    rig.layer('inside', ['T:front', 'T:front'], lit=['front'], samples=16, through=True)
    rig.layer('windshield', ['T:front'], seen=['front'], lamps=True, sky=False, through=True)
    for of, (t, r) in references.items():
        rig.reference(of, {'T:front': t, 'R:front': r}, peak=(2, 99))
    rig.run()
