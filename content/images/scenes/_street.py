"""A house window seen from the street, the room behind it, and what it mirrors: the houses across the street.

The wall's outer face is y = 0 and looks at -Y; the street is in front of it, the room behind. What stands across the
street is rendered once, as a panorama (`across`), and becomes the world: the pane mirrors it without noise.
"""
import math
import pathlib
import random

import bpy
import numpy as np
import light
import studio
import _outdoors
import _room
from _room import lampshade, matt, quick
from studio import Nodes, material

X0, X1, SILL, HEAD = -1.5, 1.5, 1.02, 2.66
WALL, PANE = .34, .13                     # thickness of the wall; how far behind its face the pane stands
FLOOR, CEILING, BACK = .45, 3.10, 4.9
EYE = (.30, -4.6, 1.56)


def camera():
    return studio.camera(EYE, (EYE[0], 0, EYE[2]), lens=34, shift=(-.05, .055))


# ---------------------------------------------------------------- across the street

def _house(x, y, w, eaves, ridge, wall, roof, rnd, night):
    studio.box('house', (w, 8, eaves), (x, y + 4, eaves / 2), wall)
    studio.mesh('roof', [(x - w / 2 - .1, y - .35, eaves - .05), (x + w / 2 + .1, y - .35, eaves - .05),
                         (x + w / 2 + .1, y + 4, ridge), (x - w / 2 - .1, y + 4, ridge)], [(0, 1, 2, 3)], roof, smooth=False)
    studio.mesh('gable', [(x + s * w / 2, y + a, z) for s in (-1, 1) for a, z in ((0, eaves), (8, eaves), (4, ridge))],
                [(0, 1, 2), (3, 4, 5)], wall, smooth=False)
    studio.box('chimney', (.7, .7, 1.9), (x + w * .28, y + 3.4, ridge - .2), wall)
    white = material.plastic((.72, .71, .67), .5)
    dark = material.principled('window', **{'Base Color': (.03, .035, .04, 1), 'Roughness': .12})
    bays = 3
    for floor, z, h in ((0, .95, 1.5), (1, 3.55, 1.4)):
        for k in range(bays):
            u = x + (k - (bays - 1) / 2) * w / bays
            if floor == 0 and k == 1:
                studio.box('door', (1.15, .08, 2.35), (u, y - .05, 1.17), white)
                studio.box('leaf', (.95, .08, 2.15), (u, y - .09, 1.10), material.plastic(rnd.choice([(.02, .05, .09), (.20, .03, .025), (.03, .08, .05)]), .4))
                continue
            lit = night and rnd.random() < .42
            pane = material.emission((1, .62, .30), rnd.uniform(.25, .8), lamp=False) if lit else dark
            studio.box('frame', (1.30, .10, h + .2), (u, y - .03, z + h / 2), white)
            studio.quad('pane', [(u - .55, y - .10, z), (u + .55, y - .10, z), (u + .55, y - .10, z + h), (u - .55, y - .10, z + h)], pane)
            for bar in ((.05, h), (1.1, .05)):
                studio.box('bar', (bar[0], .05, bar[1]), (u, y - .11, z + h * .5), white)


def _across(night):
    """Built ahead of +Y; `across` turns it round."""
    rnd = random.Random(5)
    asphalt = material.concrete((.085, .085, .09), .9, 2)
    slab = material.concrete((.30, .29, .27), .85, 1.5)
    studio.plane('road', (260, 6.4), (0, 6.2, -.12), asphalt)
    studio.box('near pavement', (260, 3, .12), (0, 1.5, -.06), slab)
    studio.box('far pavement', (260, 2.2, .12), (0, 10.5, -.06), slab)
    studio.plane('gardens', (260, 60), (0, 41.6, -.02), material.principled('lawn', **{'Base Color': (.07, .11, .03, 1), 'Roughness': 1}))
    brick = material.plaster((.50, .25, .17), .9, .3)
    walls = [material.plaster(c, .9) for c in ((.66, .61, .52), (.50, .53, .52), (.70, .66, .60))] + [brick]
    roofs = [material.principled('roof', **{'Base Color': c, 'Roughness': .85}) for c in ((.16, .06, .04, 1), (.07, .07, .08, 1))]
    for k, (x, w, eaves, ridge) in enumerate(((-34, 10, 5.6, 8.4), (-22.5, 9.5, 5.4, 8.2), (-11.5, 9, 5.7, 8.6), (-2.2, 8.6, 5.4, 7.9),
                                              (8.0, 9.5, 5.7, 8.5), (19.0, 10, 5.5, 8.1), (31, 10, 5.6, 8.5))):
        _house(x, 27, w, eaves, ridge, walls[k % 4], roofs[k % 2], rnd, night)
    rng = np.random.default_rng(4)
    hedge = _outdoors._leaf('hedge', (.045, .095, .020), .35)
    for a, b in ((-40, -23), (-17, -3.6), (-.8, 6.6), (9.4, 40)):
        n = int((b - a) * 900)
        c = np.stack([rng.uniform(a, b, n), 13.1 + rng.normal(0, .16, n), rng.uniform(.05, .95, n)], 1)
        _outdoors._leaves('hedge', c, np.full(n, .16), .05, hedge, 7)
    bark = material.principled('bark', **{'Base Color': (.10, .075, .055, 1), 'Roughness': .9})
    green = _outdoors._leaf('green', (.085, .16, .025))
    tree = _outdoors._tree(12, 7.4, 2.3, green, bark, .085, 15000, .36, 30)
    tree.location = (0, -500, -100)
    for x, turn, k in ((-16.8, 40, 1.0), (-6.9, 200, .92), (3.1, 110, .85), (13.6, 300, 1.02), (24, 20, .95)):
        _outdoors._place(tree, x, 10.9, 0, turn, k)
    pole = material.steel((.10, .11, .11), .5)
    for x in (-11.2, 8.6, 27):
        studio.tube('pole', [(x, 9.7, 0), (x, 9.7, 2.5), (x, 9.7, 4.9)], .06, pole)
        studio.lathe('head', [(0, 0), (.17, .02), (.22, .10), (.12, .30), (0, .34)], pole, (x, 9.7, 4.9), steps=24)
        if night:
            studio.lathe('glow', [(0, -.03), (.12, -.02), (.15, .02)], material.emission((1, .80, .55), 14, lamp=False), (x, 9.7, 4.9), steps=24)
            studio.area((x, 9.7, 4.85), (x, 9.7, 0), (.3, .3), 85, (1, .78, .52))
    if night:
        for x in (-3, 17):
            studio.area((x, 2.2, 5), (x, 2.4, 0), (.3, .3), 70, (1, .78, .52))


def across(azimuth, elevation, sun, width, samples, night=False):
    """The world of the light scene, as `studio.sky(pixels=...)` takes it. Azimuth as in the light scene."""
    def sky():
        if night:
            return studio.sky_pixels(azimuth + 180, -4, .3, .12, 8, width, below=(.006, .0065, .008), band=.5) * np.float32(.10)
        return _outdoors.day_sky(azimuth + 180, elevation, width, seed=11)

    def model():
        if not night:
            studio.sun(azimuth + 180, elevation, sun, (1, .965, .91), .6)
        _across(night)
    name = f'street-{"night" if night else "day"}-{azimuth}-{elevation}-{sun}-{_outdoors.hash_of(pathlib.Path(__file__).read_bytes().split(b"# --- the house")[0])}'
    pixels = _outdoors.bake(name, (0, 0, 1.8), sky, model, width, samples, (-58, 58), (-40, 30))
    return np.roll(pixels, width // 2, axis=1)


# --- the house

def _wall(holes, y0, y1, x0, x1, z0, z1, mat):
    """A wall across the street's axis with one opening."""
    (a, b, lo, hi), y = holes, ((y0 + y1) / 2, y1 - y0)
    for xa, xb, za, zb in ((x0, a, z0, z1), (b, x1, z0, z1), (a, b, z0, lo), (a, b, hi, z1)):
        studio.box('wall', (xb - xa, y[1], zb - za), ((xa + xb) / 2, y[0], (za + zb) / 2), mat)


def _render():
    """Lime render, brushed on: wide stains and a fine grain."""
    n = Nodes('render')
    pos = n.world_position()
    wide, brush, fine = n.noise(.8, 5, .62, pos), n.noise(1, 5, .6, n.mapping(pos, (9, 9, 30))), n.noise(110, 4, .65, pos)
    col = n.mix(wide, (.41, .315, .205), (.49, .395, .275))
    col = n.mix(n.math('MULTIPLY', brush, .28), col, (.34, .255, .165))
    p = n.principled(Base_Color=col, Roughness=.93, Specular=.12)
    n.set(p, 'Normal', n.bump(n.math('ADD', n.math('MULTIPLY', brush, .8), n.math('MULTIPLY', fine, .5)), .32, .006))
    return n.surface(p.outputs[0])


def _facade(green, bark):
    stone = material.concrete((.33, .305, .265), .85, 3)
    render = _render()
    x0, x1, z0, z1 = -5, 5, -.6, 5
    _wall((X0, X1, SILL, HEAD), 0, WALL, x0, x1, z0, z1, render)
    # dressings of stone round the opening, and the sill
    for x in (X0 - .085, X1 + .085):
        for k in range(5):
            h = (HEAD - SILL) / 5
            studio.bevelled_box('jamb', (.17 if k % 2 else .25, .05, h - .008), (x + (0 if k % 2 else .04 * np.sign(x)), -.005, SILL + h * (k + .5)), stone, bevel=.006)
    n = 13
    for k in range(n):
        w = (X1 - X0 + .5) / n
        studio.bevelled_box('arch', (w - .008, .055, .30), (X0 - .25 + w * (k + .5), -.008, HEAD + .15), stone, (0, (k - n // 2) * 1.6, 0), .006)
    studio.bevelled_box('sill', (X1 - X0 + .46, .34, .085), ((X0 + X1) / 2, .03, SILL - .042), stone, bevel=.012)
    # a climber on the right
    rng = np.random.default_rng(21)
    m = 15000
    stem = lambda t: np.stack([2.35 + .16 * np.sin(t * 5.2) + .10 * t, 0 * t - .05, -.5 + 4.6 * t], 1)
    t = rng.random(m) ** .8
    c = stem(t) + np.stack([rng.normal(0, .21, m) * (.5 + t), rng.normal(0, .02, m), rng.normal(0, .1, m)], 1)
    top = rng.random(m) < .42
    along = rng.random(m)
    c[top] = np.stack([2.6 - 4.6 * along, 0 * along - .07, 3.30 + .10 * np.sin(along * 9) - .10 * along + rng.normal(0, .10, m)], 1)[top]
    _outdoors._leaves('climber', c, np.full(m, .09), .045, green, 9)
    _outdoors._leaves('blossom', c[::9] + (0, -.05, 0), np.full(len(c[::9]), .10), .026, _outdoors._leaf('blossom', (.80, .72, .70), .3), 10)
    studio.tube('stem', [tuple(p) for p in stem(np.linspace(0, 1, 9))], .017, bark)
    studio.tube('stem', [(2.45, -.05, 3.2), (1.2, -.06, 3.32), (-.4, -.06, 3.30), (-1.9, -.06, 3.22)], .011, bark)
    # a box of geraniums on the sill
    box = material.wood((.17, .10, .06), .7, plank=None)
    for bx, w in ((-.96, .86), (.98, .82)):
        studio.bevelled_box('box', (w, .16, .15), (bx, -.045, SILL + .078), box, bevel=.006)
        k = 2600
        c = np.stack([bx + rng.uniform(-w / 2, w / 2, k), -.05 + rng.normal(0, .045, k), SILL + .18 + np.abs(rng.normal(0, .045, k))], 1)
        _outdoors._leaves('geranium', c, np.full(k, .05), .022, green, 31)
        heads = np.stack([bx + rng.uniform(-w / 2, w / 2, 15), -.06 + rng.normal(0, .04, 15), SILL + .27 + rng.uniform(0, .06, 15)], 1)
        _outdoors._leaves('flowers', np.repeat(heads, 60, 0), np.full(900, .034), .011, _outdoors._leaf('geranium red', (.62, .035, .05), .2), 33)


def _window():
    """Three lights in a painted frame; the middle one is wider. Returns (pane, portal)."""
    paint = material.plastic((.055, .105, .095), .42)
    y, f = PANE, .062
    bar = lambda x, z, sx, sz: studio.bevelled_box('frame', (sx, .075, sz), (x, y, z), paint, bevel=.008)
    for x in (X0 + f / 2, X1 - f / 2):
        bar(x, (SILL + HEAD) / 2, f, HEAD - SILL)
    for z in (SILL + f / 2, HEAD - f / 2):
        bar((X0 + X1) / 2, z, X1 - X0, f)
    for x in (-.62, .62):
        bar(x, (SILL + HEAD) / 2, .075, HEAD - SILL)
    pane = studio.quad('pane', [(X0, y, SILL), (X1, y, SILL), (X1, y, HEAD), (X0, y, HEAD)], None)
    portal = studio.portal((0, y - .03, (SILL + HEAD) / 2), (0, 3, (SILL + HEAD) / 2), (X1 - X0, HEAD - SILL))
    return pane, portal


def _cat(x, y, z, fur):
    """It sits and looks out, its tail along the board."""
    ball = bpy.data.metaballs.new('cat')
    ball.resolution = ball.render_resolution = .012
    ball.threshold = .12
    o = studio._link(bpy.data.objects.new('cat', ball))
    o.location, o.rotation_euler = (x, y, z), (0, 0, math.radians(-38))
    ball.materials.append(fur)

    def part(px, py, pz, sx, sy, sz, tilt=0):
        e = ball.elements.new(type='ELLIPSOID')
        e.co, e.radius = (px, py, pz), .1
        e.size_x, e.size_y, e.size_z = sx * 10, sy * 10, sz * 10
        e.rotation = studio.Matrix.Rotation(math.radians(tilt), 3, 'X').to_quaternion()
    part(0, .055, .085, .085, .10, .085)                     # haunches
    part(0, .02, .17, .066, .066, .12, -14)                  # back and chest
    part(0, -.02, .25, .050, .05, .07, -10)
    for s in (-1, 1):
        part(s * .028, -.045, .085, .020, .022, .10)         # forelegs
        part(s * .062, .02, .05, .035, .075, .05)            # thighs
        part(s * .030, -.065, .012, .022, .034, .016)
    part(0, -.03, .335, .060, .055, .050)                    # head
    part(0, -.075, .322, .026, .024, .020)
    for s in (-1, 1):
        a = [(s * .014, -.03, .368), (s * .052, -.02, .356), (s * .045, -.022, .410)]
        ear = studio.mesh('ear', a + [(s * .036, -.048, .362)], [(0, 1, 2), (1, 3, 2), (3, 0, 2), (0, 3, 1)], fur, smooth=False)
        ear.parent = o
    tail = studio.tube('tail', [(.03, .12, .05), (.12, .10, .022), (.20, .0, .02), (.24, -.06, .02)], .018, fur)
    tail.parent = o


def _chair(x, y, yaw, wood):
    """A kitchen chair with spindles."""
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    p = lambda u, v, z: (x + c * u - s * v, y + s * u + c * v, FLOOR + z)
    studio.bevelled_box('seat', (.42, .42, .035), p(0, 0, .45), wood, (0, 0, yaw), .012)
    for u in (-.17, .17):
        studio.tube('leg', [p(u, -.17, .44), p(u * 1.1, -.19, .2), p(u * 1.15, -.20, 0)], .017, wood)
        studio.tube('post', [p(u * 1.1, .19, 0), p(u, .19, .45), p(u * 1.02, .25, .92)], .018, wood)
    for u in (-.09, 0, .09):
        studio.tube('spindle', [p(u, .19, .46), p(u, .215, .66), p(u, .245, .88)], .009, wood)
    studio.tube('rail', [p(-.19, .25, .91), p(0, .275, .93), p(.19, .25, .91)], .026, wood)


def room(lamps=0.0):
    """What stands behind the window; returns what `Rig.lamps` takes."""
    rnd, lights = random.Random(3), []
    wall, ceiling = matt('wall', (.84, .82, .77)), matt('ceiling', (.86, .855, .84))
    sage = matt('sage', (.60, .64, .585))
    x0, x1, y0 = -3.6, 3.4, WALL
    floor = quick(material.wood((.56, .44, .31), .45, plank=(.17, 2.0)), (.53, .42, .30))
    studio.box('floor', (x1 - x0, BACK - y0, .2), ((x0 + x1) / 2, (y0 + BACK) / 2, FLOOR - .1), floor)
    studio.box('ceiling', (x1 - x0 + .6, BACK + .2, .3), ((x0 + x1) / 2, BACK / 2 + .2, CEILING + .15), ceiling)
    studio.box('back', (x1 - x0 + .6, .3, 3.4), ((x0 + x1) / 2, BACK + .15, 1.7), sage)
    for x in (x0 - .15, x1 + .15):
        studio.box('side', (.3, BACK + .3 - y0, 3.4), (x, (BACK + y0 + .3) / 2, 1.7), wall)
    lining = matt('lining', (.80, .785, .75))
    for x in (X0, X1):
        studio.box('lining', (.012, WALL - PANE - .04, HEAD - SILL), (x, (WALL + PANE + .04) / 2, (SILL + HEAD) / 2), lining)
    oak = quick(material.wood((.42, .29, .16), .4, plank=None), (.40, .28, .16))
    studio.bevelled_box('board', (X1 - X0 + .1, .40, .035), (0, PANE + .24, SILL - .006), matt('board', (.74, .73, .70)), bevel=.008)
    # curtains of linen, drawn aside
    linen = Nodes('linen')
    d = linen.add('ShaderNodeBsdfDiffuse', Color=(.74, .69, .60))
    t = linen.add('ShaderNodeBsdfTranslucent', Color=(.70, .64, .52))
    linen = linen.surface(linen.add('ShaderNodeMixShader', Fac=.3, _1=d.outputs[0], _2=t.outputs[0]).outputs[0])
    for a, b, seed in ((-1.86, -1.34, 1), (1.36, 1.88, 2)):
        u = np.linspace(0, 1, 90)
        ph = u * 6 * 2 * np.pi + .5 * np.sin(u * 9 + seed)
        rows = [[(a + (b - a) * q, WALL + .12 + .04 * k * math.sin(p), z) for q, p in zip(u, ph)]
                for z, k in ((2.95, .7), (2.4, .95), (1.4, 1.05), (FLOOR + .02, 1.2))]
        studio.loft('curtain', rows, linen, closed=False, subdivide=1, solidify=.003)
    brass = material.steel((.55, .40, .18), .35)
    studio.cylinder('rail', .013, 4.2, (0, WALL + .12, 2.96), brass, (0, 90, 0))
    # on the board: the cat, a pot of herbs, two books
    _cat(.30, PANE + .25, SILL + .012, quick(material.fabric((.30, .155, .065), scale=2), (.30, .155, .065)))
    clay = material.principled('clay', **{'Base Color': (.42, .17, .085, 1), 'Roughness': .8})
    studio.lathe('pot', [(0, 0), (.055, 0), (.078, .12), (.084, .12), (.084, .145), (.072, .145), (.066, .12), (0, .115)], clay, (-.36, PANE + .26, SILL + .012), steps=48)
    rng = np.random.default_rng(6)
    k = 420
    c = np.stack([-.36 + rng.normal(0, .055, k), PANE + .26 + rng.normal(0, .05, k), SILL + .20 + np.abs(rng.normal(0, .085, k))], 1)
    _outdoors._leaves('herbs', c, np.full(k, .05), .020, _outdoors._leaf('herb', (.07, .15, .03)), 8)
    # a round table with a lamp over it, laid for two
    tx, ty, tz = -.72, 2.05, FLOOR + .74
    studio.lathe('table', [(0, -.035), (.56, -.035), (.60, -.02), (.60, -.004), (.59, 0), (0, 0)], oak, (tx, ty, tz), steps=96)
    studio.lathe('foot', [(.26, 0), (.24, .03), (.05, .10), (.045, .68), (.2, .71)], oak, (tx, ty, FLOOR), steps=48)
    for cx, cy, yaw in ((-1.50, 1.75, 78), (.10, 2.32, -112), (-.78, 2.95, 4)):
        _chair(cx, cy, yaw, oak)
    china = material.principled('china', **{'Base Color': (.80, .78, .73, 1), 'Roughness': .25})
    blue = material.principled('blue', **{'Base Color': (.05, .12, .22, 1), 'Roughness': .3})
    for a in (2.6, -.2):
        px, py = tx + .33 * math.cos(a), ty + .33 * math.sin(a) - .05
        studio.lathe('plate', [(0, .004), (.07, .004), (.125, .018), (.122, .022), (.07, .010), (0, .010)], china, (px, py, tz), steps=48)
        studio.lathe('cup', [(0, .004), (.032, 0), (.042, .03), (.044, .085), (.041, .085), (.038, .03), (0, .01)], blue, (px + .14, py + .12, tz), steps=48)
    studio.lathe('jug', [(0, 0), (.06, 0), (.085, .07), (.075, .15), (.045, .20), (.055, .245), (.049, .245), (.04, .20), (0, .02)], china, (tx, ty + .1, tz), steps=48)
    c = np.stack([tx + rng.normal(0, .075, 500), ty + .1 + rng.normal(0, .07, 500), tz + .30 + np.abs(rng.normal(0, .09, 500))], 1)
    _outdoors._leaves('bunch', c, np.full(500, .06), .018, _outdoors._leaf('stalks', (.10, .17, .05)), 12)
    _outdoors._leaves('bunch', c[::3] + (0, 0, .05), np.full(len(c[::3]), .07), .020, _outdoors._leaf('daisies', (.80, .72, .40), .3), 13)
    # an arm-chair under a floor lamp, books behind
    lea = material.leather((.26, .105, .045), .42)
    ax, ay, yaw = 1.75, 2.75, math.radians(60)
    prof = [(-.34, .43), (-.20, .385), (.0, .36), (.18, .37), (.30, .44), (.38, .57), (.45, .78), (.51, 1.02)]
    ca, sa = math.cos(yaw), math.sin(yaw)
    rings = [[(ax + ca * q - sa * w, ay + sa * q + ca * w, FLOOR + z + lift) for q, z in prof]
             for w, lift in ((-.36, .025), (-.33, .0), (-.15, -.02), (.15, -.02), (.33, 0), (.36, .025))]
    studio.loft('chair', rings, lea, closed=False, subdivide=3, solidify=.07)
    for w in (-.36, .36):
        studio.tube('arm', [(ax + ca * q - sa * w, ay + sa * q + ca * w, FLOOR + z) for q, z in ((.40, .62), (.1, .60), (-.32, .58), (-.34, .0))], .022, oak)
    mats = [material.plastic(c, .6) for c in ((.42, .12, .06), (.06, .12, .20), (.60, .54, .42), (.16, .20, .12), (.68, .62, .52), (.30, .24, .18), (.05, .05, .06), (.55, .34, .10))]
    for k in range(6):
        studio.bevelled_box('shelf', (2.5, .30, .03), (1.55, BACK - .15, FLOOR + .06 + .40 * k), oak, bevel=.003)
        if k < 5:
            _room.books(.34, 2.76, BACK - .16, FLOOR + .075 + .40 * k, rnd, mats)
    for x in (.31, 1.55, 2.79):
        studio.bevelled_box('upright', (.03, .30, 2.04), (x, BACK - .15, FLOOR + 1.06), oak, bevel=.003)
    # a picture over a chest
    studio.bevelled_box('chest', (1.5, .42, .80), (-1.75, BACK - .22, FLOOR + .40), oak, bevel=.006)
    art = Nodes('art')
    lvl = art.math('ADD', art.add('ShaderNodeSeparateXYZ', _0=art.coords('Generated')).outputs[2], art.math('MULTIPLY_ADD', art.noise(2.2, 2, .5, art.coords('Generated')), .5, -.25))
    col = art.ramp(lvl, [(0, (.06, .13, .22)), (.34, (.06, .13, .22)), (.35, (.46, .175, .075)), (.56, (.46, .175, .075)), (.57, (.74, .68, .56))])
    studio.bevelled_box('frame', (1.02, .03, .80), (-1.75, BACK - .015, FLOOR + 1.62), oak, bevel=.004)
    studio.box('art', (.94, .006, .72), (-1.75, BACK - .033, FLOOR + 1.62), art.surface(art.principled(Base_Color=col, Roughness=.85).outputs[0]))

    black = material.plastic((.018, .018, .019), .4)
    studio.tube('cord', [(tx, ty, 2.18), (tx, ty, 2.7), (tx, ty, CEILING)], .004, black)
    lights.extend(lampshade(tx, ty, 1.98, 2.20, .27, .10, 52 * lamps))
    fx, fy = 2.55, 3.35
    studio.cylinder('foot', .15, .025, (fx, fy, FLOOR + .012), black)
    studio.tube('pole', [(fx, fy, FLOOR), (fx, fy, FLOOR + .9), (fx, fy, FLOOR + 1.6)], .011, black)
    lights.extend(lampshade(fx, fy, FLOOR + 1.42, FLOOR + 1.74, .21, .155, 64 * lamps))
    studio.cylinder('foot', .075, .13, (-1.35, BACK - .22, FLOOR + .865), blue)
    lights.extend(lampshade(-1.35, BACK - .22, FLOOR + 1.0, FLOOR + 1.24, .17, .11, 22 * lamps))
    return lights


def build(lamps=0.0):
    """Returns (pane, portal, what `Rig.lamps` takes)."""
    bark = material.principled('bark', **{'Base Color': (.10, .075, .055, 1), 'Roughness': .9})
    _facade(_outdoors._leaf('ivy', (.055, .115, .025), .35), bark)
    return (*_window(), room(lamps))


def references(rig):
    """The full renders that the layers are compared with."""
    for vlt in (5, 20, 35, 50, 70):
        rig.reference(f'vlt-{vlt}', {'T:front': vlt / 100, 'R:front': .08})
    rig.reference('mixed', {'T:front': [.46, .50, .52], 'R:front': .15})
    rig.reference('mirror', {'T:front': .15, 'R:front': .45})
    # other films than those that the layers are tested with: compared once, the README has the figures
    for vlt, mirror in ((12, .30), (27, .20), (62, .08)):
        rig.reference(f'spare-{vlt}', {'T:front': vlt / 100, 'R:front': mirror}, spare=True)
