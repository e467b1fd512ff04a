"""A kitchen by day behind filmed windows: an island with what a morning left on it, a walled court outside."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import random
import studio
import car
import numpy as np
import _courtyard
import _room
import _seats
from studio import Nodes, material

EYE, AZIMUTH, ELEVATION, SUN, EXPOSURE = (-.42, -2.95, 1.40), 44, 38, 28, .55
court = _courtyard.panorama(EYE, AZIMUTH, ELEVATION, SUN, *((2048, 8) if studio.arguments().draft else (6144, 14)))
studio.sky(pixels=court, strength=EXPOSURE)
studio.sun(AZIMUTH, ELEVATION, SUN * EXPOSURE, color=(1, .965, .91), angle=.6)
rnd = random.Random(5)
X0, X1, Y0, Y1, H = -3.3, 3.9, -4.2, 3.0, 2.75
wall = _room.matt('wall', (.82, .815, .80))
front = material.principled('front', Base_Color=(.040, .072, .085, 1), Roughness=.42, Specular=.4)
oak = material.wood((.42, .28, .16), .38, plank=None)
frame = material.plastic((.045, .043, .041), .45)
steel = material.steel((.62, .62, .63), .24)
brass = material.steel((.72, .52, .26), .25)
china = material.principled('china', Base_Color=(.80, .78, .73, 1), Roughness=.25)
clay = material.principled('clay', Base_Color=(.46, .19, .10, 1), Roughness=.5)
lemon = material.principled('lemon', Base_Color=(.82, .50, .035, 1), Roughness=.45)
n = Nodes('paper')
pos = n.world_position()
lines = n.math('GREATER_THAN', n.add('ShaderNodeTexWave', {'wave_type': 'BANDS', 'bands_direction': 'Y'}, Scale=32, Vector=pos).outputs['Fac'], .55)
words = n.math('GREATER_THAN', n.noise(70, 2, .5, n.mapping(pos, (1, .2, 1))), .46)
column = n.math('GREATER_THAN', n.add('ShaderNodeTexWave', {'wave_type': 'BANDS', 'bands_direction': 'X'}, Scale=2.1, Vector=pos).outputs['Fac'], .08)
ink = n.math('MULTIPLY', n.math('MULTIPLY', lines, words), n.math('MULTIPLY', column, .55))
paper = n.surface(n.principled(Base_Color=n.mix(ink, (.80, .79, .75), (.16, .16, .17)), Roughness=.85).outputs[0])
n = Nodes('stone')
vein = n.noise(1.3, 7, .62, n.world_position(), 1.6)
stone = n.surface(n.principled(Base_Color=n.ramp(vein, [(.0, (.74, .73, .70)), (.47, (.74, .73, .70)), (.50, (.52, .51, .49)), (.53, (.74, .73, .70))]), Roughness=.22).outputs[0])

# the room
studio.plane('floor', (X1 - X0, Y1 - Y0), ((X0 + X1) / 2, (Y0 + Y1) / 2, 0), material.wood((.44, .34, .24), .42, plank=(.19, 2.1)))
studio.box('ceiling', (X1 - X0 + .6, Y1 - Y0 + .6, .3), ((X0 + X1) / 2, (Y0 + Y1) / 2, H + .15), _room.matt('ceiling', (.88, .88, .875)))
for x in (X0 - .15, X1 + .15):
    studio.box('wall', (.3, Y1 - Y0 + .6, H), (x, (Y0 + Y1) / 2, H / 2), wall)
studio.box('back', (X1 - X0, .3, H), ((X0 + X1) / 2, Y0 - .15, H / 2), wall)
# the glazed front: film in every bay, a deep lintel above
W0, W1, HEAD = -2.35, 3.6, 2.42
studio.box('pier', (W0 - X0, .3, H), ((X0 + W0) / 2, Y1 + .15, H / 2), wall)
studio.box('pier', (X1 - W1, .3, H), ((X1 + W1) / 2, Y1 + .15, H / 2), wall)
studio.box('lintel', (W1 - W0, .3, H - HEAD), ((W0 + W1) / 2, Y1 + .15, (H + HEAD) / 2), wall)
film = material.film(vlt=.55, r0=.07, tint=(.97, .99, 1))
studio.window_wall([W0 + (W1 - W0) * k / 4 for k in range(5)], Y1 + .18, HEAD, frame, film)

# tall cupboards and a worktop along the left wall
DEEP = .62


def doors(y0, y1, z0, z1, count, x=X0 + DEEP):
    w = (y1 - y0) / count
    studio.box('carcass', (x - X0 - .02, y1 - y0, z1 - z0), ((X0 + x - .02) / 2, (y0 + y1) / 2, (z0 + z1) / 2), frame)
    for k in range(count):
        studio.bevelled_box('door', (.021, w - .004, z1 - z0 - .004), (x - .010, y0 + w * (k + .5), (z0 + z1) / 2), front, bevel=.002)


doors(-4.2, -.55, .10, 2.45, 6)
doors(1.95, 2.95, .10, 2.45, 2)
for z0, z1 in ((.10, .37), (.374, .63), (.634, .87)):
    doors(-.546, 1.946, z0, z1, 3)
studio.box('plinth', (DEEP - .06, Y1 - Y0, .10), (X0 + DEEP / 2 - .03, (Y0 + Y1) / 2, .05), frame)
studio.box('over', (DEEP, Y1 - Y0, H - 2.45), (X0 + DEEP / 2, (Y0 + Y1) / 2, (H + 2.45) / 2), wall)
studio.bevelled_box('worktop', (DEEP + .02, 2.496, .03), (X0 + DEEP / 2 + .01, .70, .887), stone, bevel=.003)
studio.box('splash', (.02, 2.5, .50), (X0 + .01, .70, 1.15), stone)
for z in (1.42, 1.82):
    studio.bevelled_box('shelf', (.26, 2.49, .032), (X0 + .13, .70, z), oak, bevel=.003)
bowl = [(0, 0), (.05, 0), (.085, .02), (.105, .055), (.101, .057), (.08, .025), (0, .008)]
mug = [(0, 0), (.036, 0), (.041, .01), (.043, .09), (.040, .09), (.037, .012), (0, .01)]
jar = [(0, 0), (.05, 0), (.055, .01), (.055, .15), (.05, .155), (0, .155)]
for z in (1.436, 1.836):
    y = -.40
    while y < 1.8:
        kind, mat = rnd.choice(((bowl, china), (mug, clay), (mug, china), (jar, oak), (bowl, clay), (jar, china)))
        r = max(p[0] for p in kind)
        y += r + .015
        for k in range(3 if kind is bowl else 1):
            studio.lathe('ware', kind, mat, (X0 + .13, y, z + .022 * k), steps=48)
        y += r + rnd.choice((.02, .02, .14))
# kettle, boards
studio.lathe('kettle', [(0, 0), (.085, 0), (.09, .01), (.075, .12), (.05, .165), (.012, .172), (.012, .19), (0, .195)], steel, (X0 + .33, 1.45, .902))
studio.tube('grip', [(X0 + .33, 1.39, 1.03), (X0 + .33, 1.36, 1.12), (X0 + .33, 1.45, 1.16), (X0 + .33, 1.52, 1.08)], .009, frame)
for k, (h, w) in enumerate(((.42, .28), (.34, .24))):
    studio.bevelled_box('board', (.022, w, h), (X0 + .07 + .03 * k, .05 + .10 * k, .905 + h / 2), oak, (0, -6, 0), .006)

# the island
IX, IY, IW, ID, IH = 1.25, .75, 2.7, 1.0, .92
studio.bevelled_box('top', (IW, ID, .04), (IX, IY, IH - .02), stone, bevel=.003)
for s in (-1, 1):
    studio.bevelled_box('side', (.04, ID, IH - .04), (IX + s * (IW / 2 - .02), IY, IH / 2 - .02), stone, bevel=.003)
studio.box('core', (IW - .08, ID - .34, IH - .04), (IX, IY + .16, IH / 2 - .02), frame)
for k in range(56):
    studio.bevelled_box('slat', (.034, .02, IH - .05), (IX - IW / 2 + .07 + k * (IW - .14) / 55, IY - .185, IH / 2 - .02), oak, bevel=.004, segments=2)


def stool(x, y, turn=0):
    studio.lathe('seat', [(0, .655), (.15, .655), (.175, .665), (.18, .68), (.17, .69), (.10, .684), (0, .682)], oak, (x, y, 0), steps=64)
    for k in range(4):
        a = math.radians(45 + 90 * k + turn)
        c, s = math.cos(a), math.sin(a)
        studio.tube('leg', [(x + .11 * c, y + .11 * s, .66), (x + .21 * c, y + .21 * s, 0)], .013, frame)
    studio.tube('rung', [(x + .175 * math.cos(t), y + .175 * math.sin(t), .24) for t in np.linspace(0, 6.2832, 25)[:-1]], .009, frame, cyclic=True)


stool(.85, .02)
stool(1.75, -.12, 20)


def high_chair(x, y, yaw):
    """A child's chair with a tray; `yaw` is where it looks, from +x."""
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    at = lambda p, w, z: (x + c * p - s * w, y + s * p + c * w, z)
    for p in (-1, 1):
        for w in (-1, 1):
            studio.tube('leg', [at(p * .13, w * .14, .58), at(p * .23, w * .23, 0)], .017, oak)
        studio.tube('rung', [at(p * .20, -.20, .20), at(p * .20, .20, .20)], .010, oak)
    studio.bevelled_box('foot', (.12, .34, .018), at(.17, 0, .28), oak, (0, 0, yaw), .005)
    studio.bevelled_box('seat', (.30, .32, .035), at(0, 0, .585), china, (0, 0, yaw), .015)
    rings = [[at(-.15 - .05 * t + .16 * abs(u) ** 2.6, u * (.185 - .02 * t), .60 + .36 * t) for u in np.linspace(-1, 1, 17)] for t in np.linspace(0, 1, 8)]
    studio.loft('shell', rings, china, closed=False, subdivide=1, solidify=.018)
    studio.bevelled_box('tray', (.27, .42, .022), at(.21, 0, .785), oak, (0, 0, yaw), .010)
    for w in (-.185, .185):
        studio.tube('arm', [at(-.14, w, .80), at(.02, w * 1.06, .785), at(.30, w, .768)], .013, oak)
    studio.lathe('cup', mug, clay, at(.24, .10, .797), steps=48)
    return at


at = high_chair(-.62, .85, -12)
bear = dict(bear=material.fabric((.34, .20, .10), scale=.4), black=frame)
_seats.bear(*at(-.03, 0, .605), bear, -12, 1.05)

# what the morning left on the island
studio.bevelled_box('board', (.46, .26, .024), (1.70, .74, IH + .012), oak, (0, 0, 14), .006)
crust = Nodes('crust')
tone = crust.noise(16, 5, .65, crust.coords())
q = crust.principled(Base_Color=crust.mix(tone, (.46, .24, .09), (.20, .085, .03)), Roughness=.8)
crust.set(q, 'Normal', crust.bump(tone, .6, .01))
crust = crust.surface(q.outputs[0])
rings = []
for t in np.linspace(-1, 1, 17):
    r = max(.02, (1 - abs(t) ** 3.2)) ** .5
    rings.append([(1.66 + .15 * t, .76 + .04 * t + .065 * r * math.cos(a), IH + .024 + max(0, .048 + .058 * r * math.sin(a))) for a in np.linspace(0, 6.2832, 25)[:-1]])
studio.loft('loaf', rings, crust, caps=True, subdivide=1)
for k in range(2):
    studio.bevelled_box('slice', (.014, .105, .085), (1.845 + .035 * k, .80, IH + .06 - .006 * k), crust, (0, -28 - 30 * k, 14), .006)
studio.bevelled_box('blade', (.20, .028, .002), (1.72, .625, IH + .026), steel, (0, 0, 8), .0008)
studio.bevelled_box('handle', (.11, .022, .016), (1.57, .60, IH + .03), frame, (0, 0, 8), .006)
studio.lathe('bowl', [(0, 0), (.06, 0), (.12, .03), (.165, .085), (.160, .088), (.115, .038), (0, .014)], clay, (2.20, .95, IH))
for dx, dy, dz in ((-.05, .01, .06), (.045, .03, .06), (0, -.055, .06), (.0, .01, .105)):
    studio.sphere('lemon', .038, (2.20 + dx, .95 + dy, IH + dz), lemon)
for x, y, mat in ((1.12, .50, china), (.34, .74, clay)):
    studio.lathe('cup', mug, mat, (x, y, IH), steps=64)
    studio.tube('ear', [(x + .041, y, IH + .075), (x + .068, y, IH + .075), (x + .072, y, IH + .045), (x + .062, y, IH + .022), (x + .038, y, IH + .026)], .0055, mat)
    studio.cylinder('tea', .0385, .002, (x, y, IH + .07), material.principled('tea', Base_Color=(.16, .06, .02, 1), Roughness=.1), steps=48)
# a newspaper, left open
for s in (-1, 1):
    rings = [[(.72 + .29 * d + .0, .62 + s * (.004 + .20 * k / 8) + .05 * d, IH + .004 + .020 * math.sin(math.pi * min(1, k / 8 * 1.1 + .06))) for d in (-1, 1)] for k in range(9)]
    studio.loft('page', rings, paper, closed=False, subdivide=1, solidify=.003)
# branches in a glass-gray jug
studio.lathe('jug', [(0, 0), (.07, 0), (.085, .03), (.09, .12), (.06, .20), (.058, .25), (.054, .25), (.056, .20), (.08, .12), (0, .02)], china, (2.46, .62, IH))
leaf = material.principled('leaf', Base_Color=(.055, .12, .035, 1), Roughness=.45)
V, F = [], []
for k in range(9):
    a, tall, lean = rnd.uniform(0, 6.28), rnd.uniform(.35, .58), rnd.uniform(.10, .30)
    p = lambda t: np.array([2.46 + math.cos(a) * lean * t ** 1.5, .62 + math.sin(a) * lean * t ** 1.5, IH + .10 + tall * t])
    studio.tube('twig', [tuple(p(t)) for t in (0, .3, .6, 1)], .003, material.plastic((.09, .06, .035), .8), resolution=4)
    for j in range(22):
        b = p(rnd.uniform(.35, 1))
        la, le, ln = rnd.uniform(0, 6.28), rnd.uniform(-.2, .9), rnd.uniform(.04, .075)
        d = np.array([math.cos(la) * math.cos(le), math.sin(la) * math.cos(le), math.sin(le)]) * ln
        w = np.array([-math.sin(la), math.cos(la), 0]) * ln * .28
        o = len(V)
        V += [tuple(b), tuple(b + d * .5 + w), tuple(b + d), tuple(b + d * .5 - w)]
        F.append((o, o + 1, o + 2, o + 3))
studio.mesh('leaves', V, F, leaf, smooth=False)
# the tap at the far side
studio.tube('tap', [(1.2, 1.12, IH), (1.2, 1.12, IH + .30), (1.2, 1.06, IH + .37), (1.2, .98, IH + .37), (1.2, .93, IH + .31)], .013, brass)
# two lamps over it
for x in (.65, 1.85):
    studio.lathe('shade', [(.02, 2.02), (.045, 2.01), (.19, 1.84), (.195, 1.82), (.188, 1.825), (.04, 1.99)], front, (x, IY, 0))
    studio.tube('cord', [(x, IY, 2.0), (x, IY, H)], .0035, frame)

# the lamps of the niche, and what comes in from behind
for z in (1.40, 2.43):
    studio.area((X0 + .24, .70, z), (X0 + .22, .70, 0), (.05, 2.3), 7, (1, .76, .50))
studio.area((.6, Y0 + .4, 2.5), (.5, 2, .9), (6, 1.6), 190, (.90, .95, 1))
studio.camera(EYE, (.48, 3, 1.30), lens=26, shift=(0, -.045))
studio.render('architectural', width=3840, samples=8, exposure=.45, bounces=6, vignette=.10)
