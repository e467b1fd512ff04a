"""A phone with its map on the dashboard of a car, before the side window: a low sun comes in by the window opposite."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import bpy
import studio
import numpy as np
import car
import light
import _world
from studio import Nodes, material

studio.sky(pixels=_world.photographed('sunset', -.04, gain=1.55, limit=5.5), strength=1)
sun = studio.sun(107, 12, 21, color=(1, .84, .64), angle=.55)
sun.data.cycles.use_multiple_importance_sampling = False


# ------------------------------------------------------------------ materials

def soft(name, color, grain=1.0):
    """Soft-touch plastic: a fine grain of pebbles, a little sheen at a low angle."""
    n = Nodes(name)
    pebbles = n.add('ShaderNodeTexVoronoi', {'feature': 'SMOOTH_F1'}, Scale=470.0, Vector=n.coords())
    wide = n.noise(210, 3, .5)
    height = n.math('ADD', pebbles.outputs['Distance'], n.math('MULTIPLY', wide, .5))
    p = n.principled(Base_Color=color, Roughness=.58, Specular=.34)
    n.set(p, 'Normal', n.bump(height, 1.0, .0005 * grain))
    return n.surface(p.outputs[0])


pad, card = soft('pad', (.060, .060, .063)), soft('card', (.30, .185, .105), .8)
black = car.pbr('seal', (.008, .008, .008), .7)
plastic = car.pbr('holder', (.016, .016, .017), .42, bump=(1500, .00008, 'leather'))
rubber = car.pbr('pad rubber', (.010, .010, .010), .75, spec=.25)
thread = car.pbr('thread', (.42, .35, .26), .8)
lining = car.pbr('lining', (.34, .33, .31), .95, bump=(1400, .0004, 'noise'))
satin = car.pbr('satin', (.62, .61, .59), .24, metal=1)
gunmetal = car.pbr('gunmetal', (.24, .24, .25), .36, metal=1)
hole = car.pbr('hole', (.001, .001, .001), 1, spec=0)
lacquer = car.pbr('lacquer', (.012, .022, .034), .3, .4, coat=1, coat_rough=.02)


# ------------------------------------------------------------------ car: sill, pillar, dashboard; x right, y ahead

SILL, HEAD, AHEAD, BACK = .930, 1.38, .97, -1.0
GLASS = -.742


def along(name, section, mat, y0=BACK, y1=1.0, n=240):
    y = np.linspace(y0, y1, n)
    return car.grid(name, np.array([np.stack([0 * y + x, y, 0 * y + z], 1) for x, z in section]), mat)


inward = lambda points: car.spline([(GLASS - y, SILL + z) for y, z in points], 12)
along('cap', inward([(-.004, -.012), (-.012, .004), (-.040, .006), (-.078, -.004), (-.096, -.026), (-.094, -.054)]), pad)
along('lip', inward([(.006, -.01), (.004, .010), (-.004, .013), (-.010, .004)]), black)
along('card', inward([(-.094, -.052), (-.087, -.056), (-.083, -.066), (-.072, -.14), (-.068, -.22), (-.07, -.40)]), card)
for y in np.arange(-.4, .30, .0088):
    car.tube('stitch', [(GLASS + .0855, y, SILL - .078), (GLASS + .0885, y + .001, SILL - .078), (GLASS + .0885, y + .0056, SILL - .078), (GLASS + .0855, y + .0066, SILL - .078)], .0007, thread, n=8)


def pane(side, back, ahead):
    return studio.quad('pane', [(side * .742, back, SILL - .02), (side * .742, ahead, SILL - .02), (side * .676, ahead - .52, HEAD), (side * .676, back, HEAD)], None)


near, far = pane(-1, BACK, AHEAD), pane(1, -.285, AHEAD)
portals = [studio.portal((s * .75, (a + b) / 2, (SILL + HEAD) / 2), (0, (a + b) / 2, (SILL + HEAD) / 2), (b - a, HEAD - SILL)) for s, a, b in ((-1, BACK, AHEAD), (1, -.285, AHEAD))]
shield = studio.quad('windshield', [(-.72, 1.02, SILL - .02), (.72, 1.02, SILL - .02), (.63, .50, 1.40), (-.63, .50, 1.40)], None)
ahead = studio.portal((0, .78, 1.16), (0, 0, .8), (1.4, .60))
# factory glass of the windshield, which no film changes
tint = studio.quad('tint', [(-.74, 1.025, SILL - .02), (.74, 1.025, SILL - .02), (.65, .505, 1.40), (-.65, .505, 1.40)], None)
n = Nodes('tint')
tint.data.materials.append(n.surface(n.add('ShaderNodeBsdfTransparent', Color=(.75, .77, .76)).outputs[0]))


def pillar(side):
    """Between windshield and side window, from the dashboard to the roof."""
    ring = car.fillet([(.050, .030), (.042, .065), (-.065, .065), (-.065, -.050), (-.004, -.058), (.034, -.040)], .008, .004)
    rows = []
    for t in np.linspace(-.12, 1.1, 60):
        x, y, z = -.733 + .080 * t, .995 - .52 * t, .92 + .47 * t
        rows.append(np.stack([side * -(x + ring[:, 0]), y + ring[:, 1], np.full(len(ring), z)], 1))
    rows = np.array(rows)
    rows[..., 0] *= -1
    car.grid('pillar', rows, lining, closed_v=True)
    car.tube('weatherstrip', [(side * -(-.706 + .080 * t), .934 - .52 * t, .92 + .47 * t) for t in np.linspace(0, 1, 30)], .0065, black, n=14)


for s in (-1, 1):
    pillar(s)

# the dashboard: its section rolls from the face to the top, and in at its ends
section = car.spline([(.372, .60), (.345, .74), (.324, .85), (.318, .893), (.324, .917), (.342, .934), (.375, .941), (.46, .945), (.65, .946), (.85, .938), (1.03, .92)], 40)
t = np.gradient(section, axis=0)
t /= np.linalg.norm(t, axis=1, keepdims=True)
seam = np.abs(section[:, 0] - .352) + 3 * np.clip(.93 - section[:, 1], 0, 1)
section = section + np.stack([-t[:, 1], t[:, 0]], 1) * (-.0016 * np.exp(-(seam / .0022) ** 2))[:, None]
rows = []
roll = [(-.628 - .008 * math.sin(a), .008 * (1 - math.cos(a))) for a in np.linspace(math.pi / 2, 0, 14)]
for x, inset in [(-.636, .03), *roll, *((x, 0) for x in np.linspace(-.62, .75, 120))]:
    p = section - np.stack([-t[:, 1], t[:, 0]], 1) * inset
    rows.append(np.stack([np.full(len(p), x), p[:, 0], p[:, 1]], 1))
car.grid('dash', np.array(rows), pad)
for x in np.arange(-.622, .3, .0092):
    car.tube('stitch', [(x, .358, .9345), (x + .001, .3585, .9388), (x + .0058, .3585, .9388), (x + .0068, .358, .9345)], .0010, thread, n=8)


def vent(x, z, w, h):
    """An air vent in the face of the dashboard."""
    y = .326
    outline = car.fillet([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], .006, .003)
    car.tube('vent ring', np.stack([x + outline[:, 0], np.full(len(outline), y - .006), z + outline[:, 1]], 1), .0028, gunmetal, closed=True, n=16, up=(0, 1, 0))
    studio.bevelled_box('vent hole', (w, .02, h), (x, y + .0055, z), hole, (0, 0, 0), .006)
    for k in range(-2, 3):
        studio.bevelled_box('slat', (w - .003, .0145, .0024), (x, y - .0040, z + k * h / 5.4), plastic, (34, 0, 0), .0010)
    studio.bevelled_box('knob', (.013, .009, .012), (x + .012, y - .0115, z + .002), plastic, (0, 0, 0), .003, 5)


vent(-.545, .862, .112, .050)

# what the light stays in
studio.box('roof', (1.6, 2.6, .04), (0, -.60, 1.405), lining)
studio.box('floor', (1.6, 3.2, .04), (0, -.40, .18), black)
studio.box('back', (1.6, .04, 1.3), (0, -1.4, .8), lining)
studio.box('cowl', (1.7, .5, .06), (0, 1.30, .865), lacquer)
studio.box('firewall', (1.6, .04, .8), (0, 1.04, .52), black)
for s in (-1, 1):
    studio.box('door', (.03, 2.6, .80), (s * .765, -.2, SILL - .42), black)
    studio.box('quarter', (.03, .5, .7), (s * .74, -1.2, 1.15), lining)
studio.box('far pillar', (.06, .75, .60), (.715, -.66, 1.15), lining)
studio.box('far card', (.03, 2.2, .75), (.70, -.1, SILL - .38), card)
car.rbox('seat', (.48, .14, .62), (.36, -.62, .86), (math.radians(-12), 0, 0), card, .05, 6)
car.rbox('headrest', (.26, .09, .17), (.36, -.70, 1.24), (math.radians(-8), 0, 0), card, .04, 6)

def turned(name, at, rotation):
    """An empty that others are placed by, and the function that hands them to it."""
    o = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = at, tuple(math.radians(a) for a in rotation)

    def hold(child):
        child.parent = o
        return child
    return o, hold


def rounded(w, h, r, n=24):
    a = np.linspace(0, math.pi / 2, n)
    return np.array([(sx * (w / 2 - r) + r * math.cos(b + q), sz * (h / 2 - r) + r * math.sin(b + q))
                     for sx, sz, q in ((1, 1, 0), (-1, 1, math.pi / 2), (-1, -1, math.pi), (1, -1, 1.5 * math.pi)) for b in a])


# the mirror outside
_, outside = turned('mirror', (-.935, .53, 1.022), (-2, 0, 17))
rings = [(.0, .985), (-.004, 1.0), (.012, 1.0), (.035, .985), (.058, .93), (.078, .80), (.090, .60), (.096, .35), (.098, .02)]
outline = rounded(.205, .128, .046, 32)
shell = np.array([np.stack([outline[:, 0] * k, np.full(len(outline), y), outline[:, 1] * k - .006 * (1 - k)], 1) for y, k in rings])
outside(car.grid('mirror shell', shell, lacquer, closed_v=True))
disc = np.array([np.stack([outline[:, 0] * k, np.full(len(outline), .004 + .004 * k * k), outline[:, 1] * k], 1) for k in np.linspace(.001, .97, 24)])
outside(car.grid('mirror glass', disc, material.principled('mirror', **{'Base Color': (.86, .88, .90, 1), 'Metallic': 1.0, 'Roughness': 0.0}), closed_v=True))
car.tube('mirror foot', car.spline([(-.880, .585, .990), (-.855, .592, .962), (-.825, .602, .935), (-.795, .612, .895)], 12), np.linspace(.026, .050, 37), lacquer, n=40, flat=.55)


# ------------------------------------------------------------------ the phone in its holder

W, H, THICK = .0745, .1530, .0082
root, held = turned('phone', (-.500, .375, 1.042), (-3.5, 0, 51))


def map_of_town(w=592, h=1216):
    """Streets, a river, a park and the way; no letters."""
    import cv2
    k = 2
    img = np.empty((h * k, w * k, 3), np.float32)
    img[:] = (.020, .026, .036)
    rng = np.random.default_rng(3)
    P = lambda pts: np.int32(np.round(np.array(pts) * k)).reshape(-1, 1, 2)
    poly = lambda pts, c: cv2.fillPoly(img, [P(pts)], c, cv2.LINE_AA)
    line = lambda pts, c, wide: cv2.polylines(img, [P(pts)], False, c, int(wide * k), cv2.LINE_AA)
    curve = lambda pts: car.spline(pts, 24)
    a = math.radians(14)
    turn = lambda p: (w / 2 + (p[0] * math.cos(a) - p[1] * math.sin(a)), h / 2 + (p[0] * math.sin(a) + p[1] * math.cos(a)))
    # blocks of houses
    xs, ys = np.cumsum(rng.uniform(62, 104, 16)) - 640, np.cumsum(rng.uniform(66, 120, 22)) - 1000
    for x0, x1 in zip(xs, xs[1:]):
        for y0, y1 in zip(ys, ys[1:]):
            g = rng.uniform(.8, 1.2)
            poly([turn(p) for p in ((x0 + 7, y0 + 7), (x1 - 7, y0 + 7), (x1 - 7, y1 - 7), (x0 + 7, y1 - 7))], tuple(g * c for c in (.036, .045, .060)))
    for x in xs:
        line([turn((x, -1200)), turn((x, 1200))], (.085, .10, .125), 6)
    for y in ys:
        line([turn((-900, y)), turn((900, y))], (.085, .10, .125), 6)
    poly([turn(p) for p in ((xs[7], ys[5]), (xs[10], ys[5]), (xs[10], ys[8]), (xs[8], ys[9]), (xs[7], ys[8]))], (.022, .085, .040))
    river = curve([(-60, 330), (110, 420), (220, 560), (300, 610), (430, 640), (680, 830)])
    line(river, (.012, .080, .170), 78)
    for x in (xs[6], xs[9]):                                     # bridges
        line([turn((x, -1200)), turn((x, 1200))], (.14, .155, .18), 13)
    line(curve([(-30, 980), (160, 900), (330, 930), (640, 1010)]), (.20, .15, .055), 20)
    way = np.vstack([np.array([turn((xs[8], ys[14]))]), [turn((xs[8], ys[9])), turn((xs[6], ys[9])), turn((xs[6], ys[4])), turn((xs[8], ys[4])), turn((xs[8], ys[1]))]])
    line(way, (.02, .10, .30), 26)
    line(way, (.06, .42, 1.0), 17)
    here = np.array(turn((xs[8], ys[12])))
    cv2.circle(img, tuple(np.int32(here * k)), 40 * k, (.10, .30, .55), -1, cv2.LINE_AA)
    up = np.array(turn((0, -1))) - np.array(turn((0, 0)))
    side = np.array((-up[1], up[0]))
    poly([here + 27 * up, here + 20 * side - 20 * up, here - 11 * up, here - 20 * side - 20 * up], (1.0, 1.0, 1.0))
    goal = np.array(turn((xs[8], ys[1])))
    cv2.circle(img, tuple(np.int32(goal * k)), 17 * k, (1.0, .24, .10), -1, cv2.LINE_AA)

    def panel(x0, y0, x1, y1, c, r=26):
        q = rounded(x1 - x0, y1 - y0, r) + ((x0 + x1) / 2, (y0 + y1) / 2)
        poly(q, c)

    panel(22, 64, w - 22, 224, (.012, .22, .11))                 # the next turn
    line([(92, 190), (92, 144), (98, 128), (116, 122), (150, 122)], (1, 1, 1), 15)
    poly([(146, 94), (186, 122), (146, 150)], (1, 1, 1))
    panel(226, 112, 420, 134, (.62, .80, .70), 11)
    panel(226, 156, 340, 174, (.22, .46, .34), 9)
    panel(22, h - 190, w - 22, h - 50, (.060, .068, .082))       # how far it is
    panel(58, h - 150, 208, h - 122, (.16, .78, .40), 14)
    panel(58, h - 102, 288, h - 86, (.26, .28, .32), 8)
    cv2.circle(img, (int((w - 92) * k), int((h - 120) * k)), 36 * k, (.80, .13, .10), -1, cv2.LINE_AA)
    for s in (-1, 1):
        line([(w - 104, h - 120 - 12 * s), (w - 80, h - 120 + 12 * s)], (1, 1, 1), 6)
    img = cv2.resize(img, (w, h), interpolation=cv2.INTER_AREA)
    out = bpy.data.images.new('map', w, h, float_buffer=True)
    out.colorspace_settings.name = 'Non-Color'
    out.pixels.foreach_set(np.dstack([img, np.ones((h, w), np.float32)])[::-1].ravel())
    return out


def face():
    """Glass that mirrors, and a display behind it that shines; fingers have left their traces."""
    n = Nodes('face')
    at = n.add('ShaderNodeSeparateXYZ', _0=n.coords('Generated'))
    shine = n.add('ShaderNodeEmission', Color=(0, 0, 0), Strength=1.05)
    u, v = (n.math('MULTIPLY_ADD', at.outputs[k], s / (s - .0056), -.0028 / (s - .0056)) for k, s in ((0, W), (2, H)))
    tex = n.add('ShaderNodeTexImage', _0=n.add('ShaderNodeCombineXYZ', _0=u, _1=v).outputs[0])
    tex.image, tex.extension = map_of_town(), 'CLIP'
    n.set(shine, 'Color', tex.outputs[0])
    xyz = n.coords()
    swipe = n.noise(1.0, 5, .65, n.mapping(xyz, (190, 1, 26), (0, 28, 0)), .3)
    spots = n.noise(1.0, 2, .5, n.mapping(xyz, (30, 1, 30)), .6)
    traces = n.math('MULTIPLY', n.math('MULTIPLY_ADD', swipe, 2.6, -.95, clamp=True), n.math('MULTIPLY_ADD', spots, 4.0, -1.6, clamp=True))
    dust = n.math('MULTIPLY_ADD', traces, .6, .4)
    film = n.add('ShaderNodeBsdfDiffuse', Color=(.034, .034, .034))
    haze = n.add('ShaderNodeBsdfGlossy', Color=(.040, .040, .040), Roughness=.42)
    none = n.add('ShaderNodeBsdfTransparent', Color=(0, 0, 0))
    grease = n.add('ShaderNodeMixShader', Fac=dust, _1=none.outputs[0], _2=n.add('ShaderNodeAddShader', _0=film.outputs[0], _1=haze.outputs[0]).outputs[0])
    mirror = n.add('ShaderNodeBsdfGlossy', {'distribution': 'SHARP'}, Color=(1, 1, 1), Roughness=0)
    glass = n.add('ShaderNodeMixShader', Fac=n.add('ShaderNodeFresnel', IOR=1.5).outputs[0], _1=none.outputs[0], _2=mirror.outputs[0])
    both = n.add('ShaderNodeAddShader', _0=glass.outputs[0], _1=grease.outputs[0])
    return n.surface(n.add('ShaderNodeAddShader', _0=shine.outputs[0], _1=both.outputs[0]).outputs[0])


def slab(name, w, h, r, y0, y1, mat, roll=.0012):
    """A plate with round corners and rolled edges, from depth y0 (front) to y1."""
    rings = []
    for inset, y in ((roll, y0), (.3 * roll, y0 + .3 * roll), (0, y0 + roll), (0, y1 - roll), (.3 * roll, y1 - .3 * roll), (roll, y1)):
        q = rounded(w - 2 * inset, h - 2 * inset, r - inset)
        rings.append(np.stack([q[:, 0], np.full(len(q), y), q[:, 1]], 1))
    m, count = len(rings[0]), len(rings)
    verts = np.vstack(rings)
    faces = [(i * m + k, (i + 1) * m + k, (i + 1) * m + (k + 1) % m, i * m + (k + 1) % m) for i in range(count - 1) for k in range(m)]
    faces += [tuple(range(m)), tuple(range((count - 1) * m, count * m))[::-1]]
    o = studio.mesh(name, verts, faces, mat, smooth=False)
    return held(studio.smooth_by_angle(o, 50))


slab('frame', W, H, .0115, -THICK / 2, THICK / 2, car.pbr('frame', (.10, .105, .115), .26, metal=1))
q = rounded(W - .0020, H - .0020, .0108)
screen = held(studio.mesh('screen', np.stack([q[:, 0], np.full(len(q), -THICK / 2 - .0003), q[:, 1]], 1), [tuple(range(len(q)))[::-1]], face(), smooth=False))
for z, size in ((.030, .026), (-.002, .011)):
    held(studio.bevelled_box('button', (.0012, .0026, size), (W / 2 + .0004, 0, z), satin, bevel=.0005))
# the holder: a plate, a foot, two arms that grip, a ball and a suction cup
slab('plate', .052, .086, .012, THICK / 2 + .001, THICK / 2 + .011, plastic, .003)
for s in (-1, 1):
    held(studio.bevelled_box('arm', (.034, .007, .018), (s * .030, THICK / 2 + .0065, -.012), plastic, bevel=.003))
    held(studio.bevelled_box('grip', (.0070, .0205, .030), (s * (W / 2 + .0042), .0012, -.012), plastic, bevel=.0028, segments=5))
    held(studio.bevelled_box('grip pad', (.0022, .0120, .024), (s * (W / 2 + .0008), .0006, -.012), rubber, bevel=.0008))
    held(studio.bevelled_box('ledge', (.012, .019, .006), (s * .016, .0005, -H / 2 - .0032), plastic, bevel=.0024, segments=5))
    held(studio.bevelled_box('lip', (.012, .0032, .011), (s * .016, -THICK / 2 - .0027, -H / 2 - .0010), plastic, bevel=.0014, segments=4))
    held(studio.bevelled_box('strut', (.012, .006, .050), (s * .016, THICK / 2 + .006, -H / 2 + .020), plastic, bevel=.002))
held(studio.sphere('ball', .0125, (0, .026, -.030), plastic))
back = root.rotation_euler.to_matrix() @ studio.Vector((0, .026, -.030)) + root.location
foot = studio.Vector((back.x - .018, back.y + .040, .9455))
car.tube('stem', car.spline([tuple(back), tuple(back.lerp(foot, .5) + studio.Vector((-.004, .008, .004))), tuple(foot + studio.Vector((0, 0, .018)))], 14), .0078, plastic, n=24)
studio.lathe('cup', [(.0365, -.001), (.0375, .0015), (.034, .0045), (.026, .0060), (.0245, .0075), (.0245, .019), (.0225, .0215), (.010, .023), (0, .0235)], plastic, tuple(foot), steps=128)

fill = [studio.area((.1, -1.2, 1.30), (-.4, .4, .95), (.8, .25), 1.5, (.93, .97, 1))]
eye = studio.Vector((-.02, -.20, 1.105))
studio.camera(tuple(eye), (-.497, .373, 1.024), lens=47, fstop=4, focus=(-.52, .35, 1.04))

rig = light.Rig('phone', width=1536, samples=56, truth_samples=384, bounces=3, fine=4)
rig.group('front', [near, far], portals)
rig.group('windshield', [shield], [ahead])
rig.lamps([screen, *fill])
rig.layer('rest', [], lit=['windshield'], lamps=True, samples=40)
rig.layer('front', ['T:front'], lit=['front'])
for vlt in (20, 50):
    rig.reference(f'vlt-{vlt}', {'T:front': round(.75 * vlt / 100, 4)})
rig.run()
