"""What one sees from the kitchen: a walled court in a town, by day, with a tree of several stems, roofs behind it.

Like the garden of `_outdoors.py` it is rendered once, as a panorama from the camera's place.
"""
import math
import random

import numpy as np
import studio
import _outdoors
import _street
from studio import Nodes, material

# what the windows show of it: degrees from +Y, clockwise, and up
LON, LAT = (-30.0, 48.0), (-22.0, 16.0)
WALL, TALL = 15.0, 2.35                   # where the wall stands, and its height
STONE = (1.25, 1.20, 1.10)                # what the land beyond the picture sends up


def _slabs():
    n = Nodes('slabs')
    p = n.world_position()
    brick = n.add('ShaderNodeTexBrick', Vector=p, Color1=(.150, .138, .120), Color2=(.185, .171, .150), Mortar=(.080, .073, .062), Scale=1.0,
                  Mortar_Size=.006, Brick_Width=1.2, Row_Height=.6)
    stain = n.math('MULTIPLY', n.noise(1.7, 6, .6, p), .5)
    d = n.add('ShaderNodeBsdfDiffuse', Color=n.mix(stain, brick.outputs['Color'], (.115, .108, .096)))
    return n.surface(d.outputs[0])


def _limewash():
    n = Nodes('limewash')
    p = n.world_position()
    wide, fine = n.noise(.7, 6, .62, p), n.noise(9, 4, .6, p)
    col = n.mix(wide, (.54, .39, .24), (.66, .52, .35))
    col = n.mix(n.math('MULTIPLY', fine, .30), col, (.44, .32, .20))
    # damp at the foot
    low = n.math('MULTIPLY_ADD', n.add('ShaderNodeSeparateXYZ', _0=p).outputs[2], -2.2, n.math('MULTIPLY_ADD', wide, 1.6, -.1), clamp=True)
    return n.surface(n.add('ShaderNodeBsdfDiffuse', Color=n.mix(n.math('MULTIPLY', low, .55), col, (.30, .25, .17))).outputs[0])


def _blades(name, tufts, mat, seed):
    """Grass: each tuft (x, y, height) is a fountain of narrow blades, bent over at their tips."""
    rng = np.random.default_rng(seed)
    verts = []
    for x, y, h in tufts:
        n = int(90 + 160 * h)
        a, lean, tall = rng.uniform(0, 6.28, n), rng.uniform(.05, .62, n) * h, h * rng.uniform(.55, 1.05, n)
        out = np.stack([np.cos(a), np.sin(a), 0 * a], 1)
        side = np.stack([-np.sin(a), np.cos(a), 0 * a], 1) * .0055
        foot = np.stack([x + rng.normal(0, .05 * h, n), y + rng.normal(0, .05 * h, n), 0 * a], 1)
        up = np.array((0, 0, 1.0))
        mid = foot + out * (lean * .35)[:, None] + up * (tall * .68)[:, None]
        tip = foot + out * lean[:, None] + up * (tall * .92)[:, None]
        verts.append(np.stack([foot - side, foot + side, mid + side * .8, mid - side * .8, tip], 1).reshape(-1, 3))
    v = np.concatenate(verts)
    k = np.arange(len(v) // 5)[:, None] * 5
    return studio.mesh(name, v.tolist(), np.concatenate([k + (0, 1, 2, 3)]).tolist() + (k + (3, 2, 4)).tolist(), mat, smooth=False)


def _tree(x, y, seed, leaf, bark, stems=4, tall=6.2, wide=2.7, low=2.3, count=42000):
    """Stems that part at the ground and carry one loose crown, which begins `low` above it."""
    rng = np.random.default_rng(seed)
    blobs, sizes = [], []
    for k in range(stems):
        a = 6.28 * k / stems + rng.uniform(-.5, .5)
        reach = wide * rng.uniform(.35, .62)
        bend = rng.normal(0, .16, (4, 2))
        t = np.array([0, .28, .60, 1.0])
        p = np.stack([x + .10 * math.cos(a) + reach * t ** 1.5 * math.cos(a) + bend[:, 0] * t, y + .10 * math.sin(a) + reach * t ** 1.5 * math.sin(a) + bend[:, 1] * t, tall * .80 * t], 1)
        studio.tube('stem', [tuple(q) for q in p], .062, bark, resolution=6)
        for _ in range(5):
            u = rng.uniform(.42, 1)
            start = np.array([np.interp(u, t, p[:, i]) for i in range(3)])
            b = a + rng.uniform(-1.5, 1.5)
            end = start + np.array([math.cos(b), math.sin(b), rng.uniform(.15, .9)]) * rng.uniform(.7, 1.5)
            end[2] = max(end[2], low + .35)
            studio.tube('bough', [tuple(start), tuple((start + end) / 2 + (0, 0, .12)), tuple(end)], .022, bark, resolution=4)
            for _ in range(4):
                blobs.append(end + rng.normal(0, .42, 3) * (1, 1, .7))
                sizes.append(rng.uniform(.26, .62))
    blobs, sizes = np.array(blobs), np.array(sizes)
    blobs[:, 2] = np.maximum(blobs[:, 2], low + sizes * .5)
    pick = rng.choice(len(blobs), count, p=sizes ** 2 / (sizes ** 2).sum())
    _outdoors._leaves('crown', blobs[pick], sizes[pick], .042, leaf, seed + 1)


def _shrub(x, y, size, mat, seed, tall=1.0, leaf=.028, z=0.0):
    rng = np.random.default_rng(seed)
    lobes = rng.normal(0, .42, (9, 3)) * (size, size, size * .5 * tall) + (x, y, z + size * .75 * tall)
    r = size * rng.uniform(.32, .60, 9)
    pick = rng.integers(0, 9, int(5200 * min(1.6, size / .5)))
    c = lobes[pick]
    c[:, 2] = np.maximum(c[:, 2], z + .12)
    return _outdoors._leaves('shrub', c, r[pick], leaf, mat, seed + 1)


def _pot(x, y, r, h, clay):
    studio.lathe('pot', [(0, 0), (r * .66, 0), (r * .96, h * .84), (r * 1.06, h * .86), (r * 1.06, h), (r * .93, h), (r * .9, h * .9), (0, h * .9)], clay, (x, y, 0), steps=48)


def _model():
    slabs, lime = _slabs(), _limewash()
    studio.plane('court', (60, 40), (0, 18, -.02), slabs)
    coping = material.concrete((.40, .37, .32), .85, 3)
    tile = material.principled('tile', **{'Base Color': (.40, .155, .075, 1), 'Roughness': .85})
    # the wall, with a door in it
    door = 1.9
    for a, b in ((-26, door - .55), (door + .55, 34)):
        studio.box('wall', (b - a, .36, TALL), ((a + b) / 2, WALL + .18, TALL / 2), lime)
        studio.box('coping', (b - a, .50, .07), ((a + b) / 2, WALL + .18, TALL + .035), coping)
    studio.box('over', (1.1, .36, TALL - 2.05), (door, WALL + .18, (TALL + 2.05) / 2), lime)
    studio.box('coping', (1.1, .50, .07), (door, WALL + .18, TALL + .035), coping)
    paint = material.plastic((.035, .085, .085), .45)
    for k in range(6):
        studio.bevelled_box('plank', (.176, .05, 2.02), (door - .46 + .184 * k, WALL + .14, 1.01), paint, bevel=.006)
    studio.box('step', (1.5, .5, .12), (door, WALL - .15, .04), coping)
    # beds: earth behind a low edge, along the wall and at the sides of the court
    earth = material.principled('earth', **{'Base Color': (.055, .040, .028, 1), 'Roughness': 1})
    beds = ((-14, .7, WALL - 1.7, WALL), (3.2, 22, WALL - 1.9, WALL))
    for a, b, y0, y1 in beds:
        studio.box('bed', (b - a, y1 - y0, .14), ((a + b) / 2, (y0 + y1) / 2, .05), earth)
        studio.box('edge', (b - a, .07, .18), ((a + b) / 2, y0, .07), coping)
    rng = np.random.default_rng(17)
    straw, sage = _outdoors._leaf('straw', (.34, .30, .13), .45), _outdoors._leaf('sage', (.17, .21, .12), .35)
    green, deep = _outdoors._leaf('green', (.070, .135, .022), .55), _outdoors._leaf('deep', (.030, .072, .018), .35)
    lime_leaf = _outdoors._leaf('young', (.135, .20, .030), .6)
    bloom, blush = _outdoors._leaf('bloom', (.80, .78, .70), .3), _outdoors._leaf('blush', (.58, .12, .16), .3)
    grass, low = [], []
    for a, b, y0, y1 in beds:
        for _ in range(int((b - a) * 2.4)):
            x, y = rng.uniform(a, b), rng.uniform(y0 + .2, y1 - .3)
            (grass if rng.random() < .55 else low).append((x, y, rng.uniform(.45, 1.15) if rng.random() < .5 else rng.uniform(.3, .6)))
    _blades('grass', grass, straw, 3)
    _blades('sedge', [(x, y, h * .8) for x, y, h in low], lime_leaf, 4)
    for k in range(22):
        a, b, y0, y1 = beds[k % 2]
        _shrub(rng.uniform(a, b), rng.uniform(y0 + .6, y1 - .2), rng.uniform(.28, .62), (green, deep, sage)[k % 3], 50 + 2 * k, rng.uniform(.8, 1.5))
    for mat, n, seed in ((bloom, 26, 5), (blush, 16, 6)):
        spots = []
        for _ in range(n):
            a, b, y0, y1 = beds[rng.integers(0, 2)]
            spots.append((rng.uniform(a, b), rng.uniform(y0 + .2, y0 + 1.0), rng.uniform(.35, .75)))
        c = np.repeat(np.array(spots), 70, 0) + rng.normal(0, 1, (n * 70, 3)) * (.13, .10, .07)
        _outdoors._leaves('flowers', c, np.full(len(c), .05), .016, mat, seed)
    # a climber on the wall: thick in places, thin in others, over the coping here and there
    n = 90000
    x, z = rng.uniform(-16, 24, n), rng.uniform(.1, TALL + .25, n)
    thick = studio.fbm((x * .33).astype(np.float32), (z * .5).astype(np.float32), 4, 9) + .10 * z - .16
    keep = (thick > .50) & (abs(x - door) > .75)
    c = np.stack([x, WALL - .06 - rng.random(n) * .14, z], 1)[keep]
    _outdoors._leaves('climber', c, np.full(len(c), .07), .034, deep, 8)
    # the trees, the bench, pots
    bark = material.principled('bark', **{'Base Color': (.15, .115, .085, 1), 'Roughness': .9})
    _tree(4.0, 10.6, 23, lime_leaf, bark)
    _tree(-4.3, 12.2, 31, green, bark, stems=3, tall=5.6, low=2.2, count=30000)
    for x, y, r, h in ((4.0, 10.6, .95, .10), (-4.3, 12.2, .8, .10)):
        studio.lathe('disc', [(0, h - .06), (r, h - .06), (r + .07, h), (r + .07, 0)], earth, (x, y, -.02), steps=48)
        _shrub(x + .35, y - .30, .26, sage, int(40 + x), .7)
    oak = material.wood((.36, .26, .17), .6, plank=None)
    for k in range(5):
        studio.bevelled_box('slat', (1.75, .075, .035), (-1.55, 11.6 + .09 * k, .45), oak, bevel=.006)
        studio.bevelled_box('slat', (1.75, .028, .070), (-1.55, 12.06 + .02 * k, .56 + .088 * k), oak, bevel=.006) if k < 4 else None
    for s in (-.74, .74):
        studio.bevelled_box('leg', (.06, .46, .045), (-1.55 + s, 11.78, .41), oak, bevel=.006)
        for y in (11.58, 12.02):
            studio.bevelled_box('leg', (.06, .06, .43), (-1.55 + s, y, .20), oak, bevel=.006)
        studio.bevelled_box('back', (.06, .05, .90), (-1.55 + s, 12.10, .45), oak, bevel=.006)
    clay = material.principled('pot', **{'Base Color': (.42, .17, .09, 1), 'Roughness': .8})
    for k, (x, y, r, h) in enumerate(((-3.0, 7.4, .26, .46), (-3.55, 7.0, .19, .34), (.15, 12.6, .30, .55), (6.7, 8.6, .30, .52))):
        _pot(x, y, r, h, clay)
        _shrub(x, y, r * (1.35, 1.2, 1.5, 1.3)[k], (sage, green, deep, green)[k], 120 + 3 * k, (1.1, .8, 1.5, 1.0)[k], .020, h - .10)
    # the neighbours: roofs and upper floors over the wall, trees between them, a hill
    rnd = random.Random(11)
    walls = [material.plaster(c, .9) for c in ((.70, .62, .50), (.62, .40, .27), (.72, .69, .62), (.56, .50, .42))]
    for k, (hx, hy, w, eaves, ridge) in enumerate(((-19, 36, 11, 6.4, 9.4), (-6.8, 41, 10.5, 5.6, 8.6), (5.6, 34, 10, 5.9, 8.8), (19.5, 39, 12, 6.6, 9.8), (33, 35, 11, 5.8, 8.9))):
        _street._house(hx, hy, w, eaves, ridge, walls[k % 4], tile, rnd, False)
    far = _outdoors._tree(57, 9.5, 3.6, deep, bark, .16, 12000, .16, 30)
    other = _outdoors._tree(33, 8.0, 2.6, green, bark, .12, 12000, .12, 30)
    for o in (far, other):
        o.location = (0, -500, -100)
    for k, (tx, ty, s) in enumerate(((-12.6, 31, .95), (-.6, 33, .82), (12.4, 30, .90), (26.5, 33, 1.0), (-26, 30, 1.0))):
        _outdoors._place((far, other)[k % 2], tx, ty, 0, 83 * k + 20, s)

    def hill(X, Y):
        return -2 + 105 * np.clip((Y - 420) / 900, 0, 1) * studio.fbm(X / 420, Y / 420, 6, 15)
    _outdoors._terrain('hill', 420, 1500, -1500, 2200, 60, 300, hill, _outdoors._hill_material((.80, 1.28, 2.05), 250, 2600, veil=.7))


def panorama(eye, azimuth, elevation, sun, width=6144, samples=14):
    """The court as seen from `eye`."""
    return _outdoors.by_day('court', (__file__, _street.__file__), _model, eye, azimuth, elevation, sun, width, samples, seed=17, land=STONE, lon=LON, lat=LAT)
