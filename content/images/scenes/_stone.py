"""A windshield close up, from the driver's place at sunrise, where a stone has struck it: bare, and with film outside.

In bare laminated glass: a pit of crushed glass, a bull's-eye (a shallow cone under the surface) and a star of short
legs that curve and fork. On film: a scuffed dent a few millimeters wide, and glass without a crack.
Millimeters on the glass: u to the right, v upwards, s outwards.
"""
import math

import numpy as np
import _world
import studio
from studio import Nodes, material

LEAN = math.radians(33)              # of the glass, its head towards the driver
BLOW = (2.0, 1.5)
EYE = .15                            # meters from the glass
RIGHT, UP = np.array([1, 0, 0]), np.array([0, -math.sin(LEAN), math.cos(LEAN)])
OUT = np.cross(UP, RIGHT)
OUT = OUT * np.sign(OUT[1])


def lift(p):
    p = np.atleast_2d(np.asarray(p, float)) / 1000
    return p[:, :1] * RIGHT + p[:, 1:2] * UP + p[:, 2:3] * OUT


def mesh(name, points, faces, mat, smooth=True):
    return studio.mesh(name, lift(points), faces, mat, smooth=smooth)


def silver(name, clear, white=.35, rough=.10, scale=900, hole=(.80, .83, .86)):
    """An air gap in the glass: part of it mirrors, part scatters, part is seen through."""
    n = Nodes(name)
    g = n.add('ShaderNodeBsdfGlossy', Color=(.95, .97, 1), Roughness=rough)
    t = n.add('ShaderNodeBsdfTranslucent', Color=(.92, .95, .97))
    d = n.add('ShaderNodeBsdfDiffuse', Color=(.92, .95, .97))
    matt = n.add('ShaderNodeMixShader', Fac=.4, _1=t.outputs[0], _2=d.outputs[0])
    body = n.add('ShaderNodeMixShader', Fac=white, _1=g.outputs[0], _2=matt.outputs[0])
    gap = n.add('ShaderNodeBsdfTransparent', Color=hole)
    there = n.math('MULTIPLY_ADD', n.noise(scale, 3, .6, n.world_position()), 1.5, .25 - clear * 1.5, clamp=True)
    return n.surface(n.add('ShaderNodeMixShader', Fac=there, _1=gap.outputs[0], _2=body.outputs[0]).outputs[0])


def walk(rng, start, angle, length, steps, wander):
    """A line on the glass that turns a little at each step."""
    turn = angle + np.cumsum(rng.normal(0, wander, steps)) + np.linspace(0, rng.normal(0, .35), steps) ** 1
    step = length / steps
    return np.vstack([start, start + np.cumsum(np.stack([np.cos(turn), np.sin(turn)], 1) * step, 0)])


def leg(rng, line, depth, mat, wing=None):
    """A crack from the surface inwards, deepest near the blow, not square to the glass."""
    n = len(line)
    t = np.gradient(line, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    side = np.stack([-t[:, 1], t[:, 0]], 1)
    s = np.linspace(0, 1, n)
    deep = depth * (1 - s) ** .6 + .05
    skew = deep * (rng.normal(0, .16) + .16 * np.sin(s * rng.uniform(2, 8) + rng.uniform(0, 6)))
    skew += np.sign(rng.normal()) * .09 * (1 - .7 * s)
    front = np.column_stack([line, 0 * s - .02])
    back = np.column_stack([line + side * skew[:, None], -deep])
    mesh('leg', np.vstack([front, back]), [(k, k + 1, k + 1 + n, k + n) for k in range(n - 1)], mat)
    if wing is not None:
        w = np.sin(math.pi * s ** .7) * rng.uniform(.3, .6)
        edge = np.column_stack([line + side * w[:, None] * np.sign(rng.normal()), -.35 - .4 * (1 - s)])
        mesh('wing', np.vstack([front - [0, 0, .1], edge]), [(k, k + 1, k + 1 + n, k + n) for k in range(n - 1)], wing)


def chip(seed=4):
    rng = np.random.default_rng(seed)
    crack, wing = silver('crack', .30, hole=(.30, .32, .35)), silver('wing', .62, .15, .03, 500)
    cone, white = silver('cone', .62, .75, .30, 420, (.66, .67, .68)), silver('crushed', -.1, .8, .3, 1500)
    # star
    for k, angle in enumerate(np.cumsum(rng.uniform(.38, 1.0, 9))):
        length = (15.5, 6.0, 10.5, 4.2, 19.0, 7.0, 12.0, 5.0, 8.5)[k]
        line = walk(rng, np.array(BLOW) + 1.1 * np.array([math.cos(angle), math.sin(angle)]), angle, length, 46, .035)
        leg(rng, line, 2.1, crack, wing if k in (0, 4) else None)
        if length > 10:
            m = rng.integers(14, 28)
            fork = angle + rng.choice((-1, 1)) * rng.uniform(.35, .7)
            leg(rng, walk(rng, line[m], fork, length * rng.uniform(.25, .42), 20, .05), 1.1, crack)
    for _ in range(46):                  # fine ones
        a = rng.uniform(0, 6.28)
        start = np.array(BLOW) + (1 + abs(rng.normal(0, 1.4))) * np.array([math.cos(a), math.sin(a)])
        leg(rng, walk(rng, start, a + rng.normal(0, .35), rng.exponential(1.5) + .6, 12, .09), .5, crack)
    # bull's-eye
    a = np.linspace(0, 2 * math.pi, 97)[:-1]
    wobble = 1 + .10 * np.sin(2 * a + 1.2) + .06 * np.sin(3 * a + 4) + .025 * np.sin(7 * a)
    rows = []
    for q in np.linspace(0, 1, 12):
        r = (1.0 + 4.3 * q ** 1.5) * (1 + (wobble - 1) * q)
        rows.append(np.column_stack([BLOW[0] + r * np.cos(a), BLOW[1] + r * np.sin(a), np.full(96, -.15 - 1.75 * q ** .8)]))
    V = np.vstack(rows)
    mesh('cone', V, [(i * 96 + k, i * 96 + (k + 1) % 96, (i + 1) * 96 + (k + 1) % 96, (i + 1) * 96 + k) for i in range(11) for k in range(96)], cone)
    for lo, hi, r0 in ((.2, 2.3, 5.9), (2.9, 3.9, 6.6), (4.3, 5.9, 6.1)):        # parts of a second ring
        t = np.linspace(lo, hi, 40)
        r = r0 * (1 + .05 * np.sin(4 * t)) * (1 + .02 * rng.normal(0, 1, 40).cumsum() / 6)
        leg(rng, np.column_stack([BLOW[0] + r * np.cos(t), BLOW[1] + r * np.sin(t)]), .9, crack)
    # the pit
    for _ in range(150):
        r, t = abs(rng.normal(0, .75)), rng.uniform(0, 6.28)
        c = np.array([BLOW[0] + r * math.cos(t), BLOW[1] + r * math.sin(t), -abs(rng.normal(0, .25))])
        size = rng.uniform(.12, .48)
        mesh('grain', [c + size * np.array([math.cos(b), math.sin(b), rng.normal(0, .7)]) for b in rng.uniform(0, 6.28) + np.array([0, 2.0, 4.1])], [(0, 1, 2)], white, smooth=False)


def mark(seed=4):
    """What the stone leaves in film: a dent, scuffed at one side."""
    rng = np.random.default_rng(seed)
    a = np.linspace(0, 2 * math.pi, 65)[:-1]
    n = Nodes('dent')
    g = n.add('ShaderNodeBsdfGlossy', Color=(1, 1, 1), Roughness=.12)
    t = n.add('ShaderNodeBsdfTransparent', Color=(.93, .94, .95))
    dent = n.surface(n.add('ShaderNodeMixShader', Fac=.14, _1=t.outputs[0], _2=g.outputs[0]).outputs[0])
    rows = []
    for q in np.linspace(0, 1, 10):
        r = 1.9 * q * (1 + .07 * np.sin(2 * a + .5) + .04 * np.sin(5 * a))
        rows.append(np.column_stack([BLOW[0] + r * np.cos(a), BLOW[1] + .9 * r * np.sin(a), np.full(64, .2 - .16 * math.cos(math.pi * q / 1.0) - .16)]))
    mesh('dent', np.vstack(rows), [(i * 64 + k, i * 64 + (k + 1) % 64, (i + 1) * 64 + (k + 1) % 64, (i + 1) * 64 + k) for i in range(9) for k in range(64)], dent)
    scuff = silver('scuff', .42, .85, .4, 1700)
    for _ in range(60):
        r, t0 = abs(rng.normal(0, .55)), rng.uniform(0, 6.28)
        start = np.array([BLOW[0] + .3 + r * math.cos(t0), BLOW[1] + .2 + r * math.sin(t0)])
        line = walk(rng, start, .6 + rng.normal(0, .4), rng.exponential(.35) + .15, 6, .12)
        w = rng.uniform(.012, .04)
        side = np.array([-math.sin(.6), math.cos(.6)]) * w
        p = np.vstack([np.column_stack([line, np.full(7, .03)]), np.column_stack([line + side, np.full(7, .05)])])
        mesh('scratch', p, [(k, k + 1, k + 8, k + 7) for k in range(6)], scuff)


def morning():
    """Trees in the mist at sunrise, photographed and out of focus, over the bonnet."""
    studio.sky(pixels=_world.photographed('sunrise', .745, gain=.24, limit=8), strength=1)
    studio.sun(20, 14, 30, (1, .80, .56), .6)
    studio.bevelled_box('bonnet', (1.7, 1.2, .10), (.1, 1.15, -.19), material.paint((.03, .055, .085), .22, 0), (-3, 0, 0), .04, 6)


def picture(name, filmed):
    morning()
    corners = [(-400, -200, 0), (400, -200, 0), (400, 300, 0), (-400, 300, 0)]
    mesh('glass', corners, [(0, 1, 2, 3)], material.glass(vlt=.86, r0=.06, tint=(.97, 1, .985)), smooth=False)
    if filmed:
        mark()
    else:
        chip()
    rise = EYE * math.tan(math.radians(2.5))
    studio.camera((0, -EYE, .004 - rise), (0, 0, .004), lens=80, fstop=44, focus=tuple(lift([(*BLOW, 0)])[0]))
    studio.render(name, aspect=4 / 3, width=1536, master=1536, samples=48, exposure=.15, bounces=3, transparent=32, clamp=8, bloom=.03, vignette=.05)
