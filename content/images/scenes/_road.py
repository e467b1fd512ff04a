"""A road between gardens, by day and at night, as seen from a car on it: a panorama that becomes the car's world.

Rendered ahead only; what lies behind is the same once more, turned round. Forward is +y, the car stands at the origin.
"""
import math
import pathlib
import random

import bpy
import numpy as np
import car
import studio
import _carset
import _outdoors
from studio import Nodes, material

LON, LAT = (-90.0, 90.0), (-34.0, 38.0)
KERB, LEFT = 4.15, -5.45                 # right and left edge of the road, with a strip for parking at the right
WARM = (1, .70, .40)


def panorama(eye, azimuth=0, elevation=0, sun=0, width=4096, samples=12, night=False):
    """The world as seen from `eye`: equirectangular scene-linear pixels, row 0 at the bottom."""
    def sky():
        return night_sky(width) if night else _outdoors.day_sky(azimuth, elevation, width)

    def model():
        if not night:
            studio.sun(azimuth, elevation, sun, color=(1, .965, .91), angle=.6)
        _model(night)

    sources = b''.join(pathlib.Path(f).read_bytes() for f in (__file__, _outdoors.__file__))
    name = f'road-{"night" if night else "day"}-{azimuth}-{elevation}-{sun}-{_outdoors.hash_of(sources)}'
    car._mats.clear()                       # of the file that `bake` leaves behind
    world = _outdoors.bake(name, eye, sky, model, width, samples, LON, LAT)
    car._mats.clear()
    rows = slice(round(width / 2 * (.5 + LAT[0] / 180)), round(width / 2 * (.5 + LAT[1] / 180)))
    world[rows] = ahead_and_behind(world[rows])
    return world


def ahead_and_behind(rows):
    """Ahead is the half around a quarter of the width, as Blender's world runs."""
    half = rows.shape[1] // 2
    rows[:, half:] = rows[:, :half]
    return rows


def night_sky(width):
    """The last blue above the roofs, and the glow of a town; below the horizon it is dark."""
    h = width // 2
    sine = np.sin((np.arange(h) + .5) / h * np.pi - np.pi / 2)[:, None, None]
    up = np.clip(sine, 0, 1)
    c = lambda *k: np.array(k, np.float32)
    col = c(.0055, .0085, .020) + (c(.030, .032, .045) - c(.0055, .0085, .020)) * np.exp(-up / .16) * (sine > 0)
    return np.broadcast_to(col, (h, width, 3)).astype(np.float32).copy()


def _asphalt():
    n = Nodes('asphalt')
    pos = n.world_position()
    tone = n.noise(.5, 5, .6, n.mapping(pos, (1, .25, 1)))
    fine = n.noise(60, 3, .7, pos)
    p = n.principled(Base_Color=n.mix(tone, (.105, .105, .108), (.165, .163, .160)), Roughness=.82, Specular=.3)
    n.set(p, 'Normal', n.bump(fine, .25, .004))
    return n.surface(p.outputs[0])


def _lawn():
    n = Nodes('lawn')
    pos = n.world_position()
    col = n.mix(n.noise(.9, 5, .65, pos), (.055, .095, .025), (.10, .14, .04))
    return n.surface(n.add('ShaderNodeBsdfDiffuse', Color=col).outputs[0])


def _hedge(x0, x1, y0, y1, height, leaf, core, seed):
    studio.box('hedge', (x1 - x0 - .1, y1 - y0 - .1, height - .05), ((x0 + x1) / 2, (y0 + y1) / 2, height / 2), core)
    rng = np.random.default_rng(seed)
    n = int(220 * (y1 - y0) * (x1 - x0 + 2 * height))
    c = np.stack([rng.uniform(x0, x1, n), rng.uniform(y0, y1, n), rng.uniform(0, height, n)], 1)
    face = rng.integers(0, 4, n)
    c[face == 0, 0], c[face == 1, 0], c[face >= 2, 2] = x0, x1, height
    _outdoors._leaves('hedge', c, np.full(n, .10), .050, leaf, seed)


def _house(x, y, w, d, eaves, ridge, wall, roof, M, rnd, night):
    """The ridge runs along the road; windows to the road and to the car."""
    studio.box('house', (w, d, eaves), (x, y, eaves / 2), wall)
    o = w / 2 + .35
    for s in (-1, 1):
        studio.mesh('roof', [(x + s * o, y - d / 2 - .3, eaves - .18), (x + s * o, y + d / 2 + .3, eaves - .18), (x, y + d / 2 + .3, ridge), (x, y - d / 2 - .3, ridge)],
                    [(0, 1, 2, 3)], roof, smooth=False, solidify=.14)
    studio.mesh('gable', [(x + s * w / 2, y + t * d / 2, eaves) for t in (-1, 1) for s in (-1, 1)] + [(x, y + t * d / 2, ridge - .1) for t in (-1, 1)],
                [(0, 1, 4), (2, 3, 5)], wall, smooth=False)
    studio.box('chimney', (.6, .9, 1.5), (x + w * .18, y + d * .2, ridge + .1), M['brick'])
    facing = -1 if x > 0 else 1
    spots = []
    for z, h in ((1.0, 1.45), (3.75, 1.35)):
        if z + h > eaves:
            continue
        spots += [('road', u * d, z, h) for u in (-.33, 0, .33)] + [('car', u * w, z, h) for u in (-.27, .27)]
    for kind, u, z, h in spots:
        lit = night and rnd.random() < .45
        glass = material.emission((1, .62, .30), rnd.uniform(.12, .45), lamp=False) if lit else M['glass']
        cx, cy = (x + facing * (w / 2), y + u) if kind == 'road' else (x + u, y - d / 2)
        along = (0, 1) if kind == 'road' else (1, 0)
        out = (facing, 0) if kind == 'road' else (0, -1)
        b = lambda name, a, hh, depth, off, mat: studio.box(name, (abs(along[0]) * a + abs(out[0]) * depth, abs(along[1]) * a + abs(out[1]) * depth, hh), (cx + out[0] * off, cy + out[1] * off, z + h / 2), mat)
        b('frame', 1.32, h + .16, .08, .02, M['white'])
        b('glass', 1.14, h, .04, .055, glass)
        b('bar', .06, h, .05, .07, M['white'])


def _figure(x, y, z, M, turn=0.0):
    """Somebody in a coat, walking."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    at = lambda dx, dy, dz: (x + c * dx - s * dy, y + s * dx + c * dy, z + dz)
    rings = []
    for h, w, d in ((.62, .20, .14), (.80, .19, .135), (1.0, .175, .125), (1.18, .20, .13), (1.36, .215, .13), (1.44, .19, .11), (1.50, .09, .075), (1.53, .05, .05)):
        a = np.linspace(0, 2 * math.pi, 28, endpoint=False)
        rings.append([at(w * math.cos(t), d * math.sin(t), h) for t in a])
    car.grid('coat', np.array(rings), M['coat'], closed_v=True)
    for k, swing in ((-1, .17), (1, -.15)):
        car.tube('leg', np.array([at(k * .08, 0, .80), at(k * .085, swing * .5, .44), at(k * .085, swing, .05)]), np.array([.075, .06, .045]), M['jeans'], n=12, up=(0, 1, 0))
        car.tube('arm', np.array([at(k * .205, 0, 1.40), at(k * .25, -swing * .45, 1.12), at(k * .235, -swing * 1.1, .88)]), np.array([.055, .05, .04]), M['coat'], n=12, up=(0, 1, 0))
    studio.sphere('head', .105, at(0, 0, 1.66), M['skin'])
    studio.sphere('hair', .112, at(0, -.018, 1.68), M['hair'])


def _cars(night):
    """One that comes towards us; at night with its lamps on."""
    before = set(bpy.context.scene.objects)
    car.whole(paint=car.pbr('pale car', (.30, .34, .33), .35, .3, coat=1.0, coat_rough=.04), fine=2.2)
    root = bpy.data.objects.new('car', None)
    for o in set(bpy.context.scene.objects) - before:
        o.parent = root
    bpy.context.scene.collection.objects.link(root)
    root.location, root.rotation_euler = (-3.5, 40, 0), (0, 0, math.radians(90))
    nose = [(y, z) for y, z in ((37.9, .25), (37.75, .45), (37.75, .72), (38.1, .86), (39.0, .95))]
    car.grid('nose', np.array([[(-3.5 + u * .86, y + .35 * abs(u) ** 3, z - .05 * abs(u) ** 2) for u in np.linspace(-1, 1, 21)] for y, z in nose]), car.mats()['gloss'])
    if not night:
        return
    for x in (-4.15, -2.85):                                            # the oncoming one's lamps
        studio.sphere('headlight', .085, (x, 37.68, .68), material.emission((1, .93, .82), 46, lamp=False))
        _spot((x, 37.8, .68), (x + .5, 12, -.3), 260, (1, .93, .82))
    for x in (-.62, .62):                                               # and our own, seen as light on the road
        _spot((x, 2.3, .68), (x + .15, 26, .0), 420, (1, .94, .84))


def _spot(at, target, watts, color):
    lamp = bpy.data.lights.new('spot', 'SPOT')
    lamp.energy, lamp.color, lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size = watts, color, math.radians(46), .8, .06
    o = studio._link(bpy.data.objects.new('spot', lamp))
    o.location = at
    o.rotation_euler = (studio.Vector(target) - studio.Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = False


def _model(night):
    rnd = random.Random(4)
    plaster = [material.plaster(c, .9, .1) for c in ((.74, .70, .62), (.66, .60, .50), (.70, .56, .45), (.72, .72, .69))]
    roofs = [material.concrete(c, .85, 1) for c in ((.20, .085, .050), (.085, .085, .092), (.16, .10, .07))]
    M = dict(white=material.plastic((.70, .69, .66), .5), brick=material.concrete((.26, .12, .08), .9, 2), post=material.steel((.35, .36, .37), .45),
             glass=material.principled('window', Base_Color=(.03, .037, .045, 1), Roughness=.10), coat=material.fabric((.035, .040, .060)),
             jeans=material.fabric((.030, .035, .055)), skin=material.plastic((.42, .26, .18), .6), hair=material.plastic((.05, .035, .025), .6))
    lawn = _lawn()
    s = 700
    studio.quad('land', [(-s, -s, -.05), (s, -s, -.05), (s, s, -.05), (-s, s, -.05)], lawn)
    studio.quad('road', [(LEFT, -80, 0), (KERB, -80, 0), (KERB, 420, 0), (LEFT, 420, 0)], _asphalt())
    paving, kerb = material.concrete((.34, .33, .31), .85, 1.5), material.concrete((.42, .41, .39), .8, 2)
    for x0, x1 in ((KERB, KERB + 2.1), (LEFT - 2.1, LEFT)):
        studio.box('pavement', (x1 - x0, 500, .12), ((x0 + x1) / 2, 170, .06), paving)
    for x in (KERB, LEFT):
        studio.box('kerb', (.14, 500, .14), (x, 170, .065), kerb)
    white = material.principled('line', Base_Color=(.62, .62, .60, 1), Roughness=.7)
    for y in range(-40, 260, 9):
        studio.quad('dash', [(-1.81, y, .004), (-1.69, y, .004), (-1.69, y + 4, .004), (-1.81, y + 4, .004)], white)
    studio.quad('edge', [(1.90, -80, .004), (2.0, -80, .004), (2.0, 300, .004), (1.90, 300, .004)], white)
    # gardens
    green, deep, light = (_outdoors._leaf(n, c, g) for n, c, g in (('hedge leaf', (.055, .110, .022), .35), ('deep leaf', (.040, .090, .020), .4), ('light leaf', (.085, .150, .026), .5)))
    core = material.principled('core', Base_Color=(.012, .022, .008, 1), Roughness=1)
    bark = material.principled('bark', Base_Color=(.10, .075, .055, 1), Roughness=.9)
    for i, (a, b) in enumerate(((-14, 7), (9.5, 22), (26, 44))):
        _hedge(KERB + 2.3, KERB + 3.0, a, b, 1.15, green, core, i)
        _hedge(LEFT - 3.0, LEFT - 2.3, a + 1.5, b + 1, 1.25 if i else 1.0, green, core, 20 + i)
    big = [_outdoors._tree(21, 8.5, 3.1, deep, bark, .17, 9000, .2, 30), _outdoors._tree(45, 6.0, 2.2, light, bark, .14, 7000, .24, 24)]
    for o in big:
        o.location = (0, -600, -100)
    for i, y in enumerate((6.5, 20, 33, 47, 62, 80, 101, 126, 155)):
        _outdoors._place(big[i % 2], KERB + 4.6 + (i % 3) * .5, y, 0, 70 * i, .9 + .1 * (i % 3))
        _outdoors._place(big[(i + 1) % 2], LEFT - 4.8 - (i % 2), y - 3.5, 0, 110 * i, .85 + .12 * (i % 3))
    for i in range(60):
        x = rnd.choice((-1, 1)) * rnd.uniform(9, 90)
        _outdoors._place(big[i % 2], x, rnd.uniform(120, 230), -.5, 40 * i, rnd.uniform(.9, 1.5))
    # houses
    for i, y in enumerate((-3, 14, 31, 49, 68, 90, 115)):
        _house(KERB + 12.5, y + 2, 8.5, 10.5, 5.5, 8.6, plaster[i % 4], roofs[i % 3], M, rnd, night)
        _house(LEFT - 13.0, y + 8, 9, 11, 5.4 if i % 2 else 3.0, 8.2 if i % 2 else 6.6, plaster[(i + 2) % 4], roofs[(i + 1) % 3], M, rnd, night)
    _carset.hills(330, 26, 7, color=(.06, .095, .05) if not night else (.004, .006, .006), haze=(1.1, 1.55, 2.0) if not night else (.012, .014, .022), start=100, end=900, arc=(-90, 90))
    # street lamps
    head = material.emission((1, .78, .52), 14, lamp=False) if night else material.plastic((.75, .75, .73), .4)
    for y in (10, 36, 62, 88, 114, 140):
        for x, reach, at in ((KERB + .45, -1.3, y), (LEFT - .45, 1.3, y + 13)):
            car.tube('post', np.array([(x, at, 0), (x, at, 5.6), (x + reach * .35, at, 6.0), (x + reach, at, 6.08)]), np.array([.075, .05, .04, .035]), M['post'], n=10, up=(0, 1, 0))
            studio.box('head', (.55, .20, .05), (x + reach, at, 6.04), head)
            if night and at < 90:
                lamp = bpy.data.lights.new('lamp', 'SPOT')
                lamp.energy, lamp.color, lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size = 620, (1, .74, .46), math.radians(150), .5, .16
                o = studio._link(bpy.data.objects.new('lamp', lamp))
                o.location = (x + reach, at, 5.98)
                o.visible_camera = False
    _cars(night)
    _figure(LEFT - 1.1, 8.4, .12, M, 170)
    _figure(KERB + 1.2, 4.7, .12, M, 15)
