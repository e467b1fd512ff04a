"""The foot of a windshield after rain, close up: clear film on the glass over its black border, one corner lifted."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import numpy as np
import car
import _world
from studio import Nodes, material

studio.sky(pixels=_world.photographed('forest', .30, gain=.30, limit=3.0), strength=1)
studio.sun(60, 32, 3.0, (1, .93, .82), .6)

# Millimeters on the glass: u to the right, v away from the camera, s out of the glass, which leans to the left.
LEAN = math.radians(42)
RIGHT, UP = np.array([math.cos(LEAN), 0, -math.sin(LEAN)]), np.array([0, 1, 0])
OUT = np.array([math.sin(LEAN), 0, math.cos(LEAN)])


def lift(U, S=0.0):
    U = np.atleast_2d(np.asarray(U, float)) / 1000
    return U[:, :1] * RIGHT + U[:, 1:2] * UP + np.broadcast_to(np.asarray(S, float) / 1000, len(U))[:, None] * OUT


def clear(name, r0, vlt=1.0, tint=(1, 1, 1)):
    """A face of glass or of film: by Fresnel it mirrors, the rest passes."""
    n = Nodes(name)
    fac = n.add('ShaderNodeFresnel', IOR=(1 + math.sqrt(r0)) / (1 - math.sqrt(r0))).outputs[0]
    t = n.add('ShaderNodeBsdfTransparent', Color=tuple(vlt * c for c in tint))
    g = n.add('ShaderNodeBsdfGlossy', {'distribution': 'SHARP'}, Color=(1, 1, 1), Roughness=0)
    return n.surface(n.add('ShaderNodeMixShader', Fac=fac, _1=t.outputs[0], _2=g.outputs[0]).outputs[0])


def water():
    n = Nodes('water')
    g = n.add('ShaderNodeBsdfGlass', Color=(1, 1, 1), IOR=1.333, Roughness=0)
    t = n.add('ShaderNodeBsdfTransparent', Color=(.9, .92, .93))
    lp = n.add('ShaderNodeLightPath')
    through = n.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    return n.surface(n.add('ShaderNodeMixShader', Fac=through, _1=g.outputs[0], _2=t.outputs[0]).outputs[0])


# the glass, and the black print on its far side with its dots, over a cabin in shade
glass = car.grid('glass', np.array([lift([(u, v) for v in (-300, 900)]) for u in (-500, 700)]), clear('glass', .043, .92, (.95, 1, .98)))
print_ = material.principled('print', **{'Base Color': (.010, .010, .0105, 1), 'Roughness': .5, 'Specular': .3})
BAND = 62
car.grid('band', np.array([lift([(u, v) for u in (-500, 700)], -5) for v in (-300, BAND)]), print_)
turn = np.linspace(0, 2 * math.pi, 36, endpoint=False)
V, F = [], []
for row in range(17):
    r = 1.62 * (1 - row / 17.5) ** .8
    for k in range(-120, 150):
        c = np.array([2.9 * (k + .5 * (row % 2)), BAND + 1.0 + 2.55 * row])
        F.append(tuple(range(len(V) * 36, len(V) * 36 + 36)))
        V.append(lift(c + r * np.stack([np.cos(turn), np.sin(turn)], 1), -5))
studio.mesh('dots', np.vstack(V), F, print_, smooth=False)
n = Nodes('dash')
pebbles = n.add('ShaderNodeTexVoronoi', {'feature': 'SMOOTH_F1'}, Scale=500.0, Vector=n.coords())
p = n.principled(Base_Color=(.20, .165, .125), Roughness=.6, Specular=.3)
n.set(p, 'Normal', n.bump(pebbles.outputs['Distance'], .6, .0005))
car.grid('dash', np.array([lift([(u, v) for v in np.linspace(-300, 1500, 60)], -45 - 30 * np.linspace(0, 1, 60)) for u in np.linspace(-700, 900, 8)]), n.surface(p.outputs[0]))

# the film: one corner of it, lifted a finger's breadth
EDGE = np.array([(u, 0) for u in range(420, 0, -1)] + [(0, v) for v in range(0, 421)], float)
FOLD, TOWARD = (26, 26), (-1, -1)


def peel(U, S):
    """In mm, as the sheet; the roll is in m."""
    o, d = np.array(FOLD, float), np.array(TOWARD) / math.sqrt(2)
    t = (U - o) @ d
    past = np.clip(t, 0, None)
    R = 22.0
    a = np.minimum(past / R, math.radians(75))
    rest = past - a * R
    along = R * np.sin(a) + rest * np.cos(a)
    up = R * (1 - np.cos(a)) + rest * np.sin(a)
    wave = .9 * np.sin(((U - o) @ np.array([1, -1])) / 9) * (past / 30) ** 2
    return lift(U - past[:, None] * d + along[:, None] * d, .16 + up + wave)


step = np.concatenate([np.arange(0, 90, .5), np.arange(90, 421, 10)])
car.grid('film', np.array([peel(np.stack([np.full(len(step), u), step], 1), 0) for u in step]), clear('film', .055, .985, (.985, .995, 1)))
rim = material.principled('rim', **{'Base Color': (.80, .85, .88, 1), 'Roughness': .12, 'Specular': .7, 'Transmission': .5})
car.tube('film rim', peel(EDGE, 0), .00016, rim, n=10, up=tuple(OUT))

# drops
wet = water()
rng = np.random.default_rng(8)


def drop(u, v, r, base):
    """A bead: round where it is small, flatter and uneven where it is large."""
    a = np.linspace(0, 2 * math.pi, 72, endpoint=False)
    uneven = min(.16, .035 * r)
    edge = 1 + sum(rng.normal(0, uneven / k) * np.cos(k * a + rng.uniform(0, 6.3)) for k in (2, 3, 4))
    high = r * (.62 if r < 1.6 else .62 * (1.6 / r) ** .42)
    rows = []
    for q in np.linspace(0, 1, 22):
        # from the rim to the top, steep at the rim
        t = q * math.pi / 2
        rho, z = math.cos(t), math.sin(t)
        rows.append(lift(np.stack([u + r * rho * edge * np.cos(a), v + r * rho * edge * np.sin(a)], 1), base + high * z))
    rows[-1][:] = rows[-1].mean(0)
    P = np.array(rows)
    studio.mesh('drop', np.vstack([P[:-1].reshape(-1, 3), P[-1, :1]]),
                [(i * 72 + k, i * 72 + (k + 1) % 72, (i + 1) * 72 + (k + 1) % 72, (i + 1) * 72 + k) for i in range(20) for k in range(72)]
                + [(20 * 72 + k, 20 * 72 + (k + 1) % 72, 21 * 72) for k in range(72)] + [tuple(range(72))[::-1]], wet)


placed = []
for k in range(900):
    u, v = rng.uniform(-75, 150), rng.uniform(-60, 200)
    r = min(5.0, .7 + rng.exponential(1.1))
    t = (np.array((u, v)) - FOLD) @ np.array(TOWARD) / math.sqrt(2)
    on_film = u > r + .8 and v > r + .8
    on_glass = u < -r - .8 or v < -r - .8
    # none where the film is lifted, nor under it
    if not (on_film or on_glass) or (on_film and t > -r - 1) or (on_glass and -32 < u < 34 and -32 < v < 34):
        continue
    if any((u - x) ** 2 + (v - y) ** 2 < (r + s + .5) ** 2 for x, y, s in placed):
        continue
    if len(placed) > 110:
        break
    placed.append((u, v, r))
    drop(u, v, r, .2 if on_film else .06)

eye, aim = lift([(36, -215)], 165)[0], lift([(30, 20)], 4)[0]
studio.camera(tuple(eye), tuple(aim), lens=88, fstop=13, focus=tuple(lift([(8, 14)], 3)[0]), roll=10)
studio.render('windshield-protection', width=1536, samples=48, exposure=.9, bounces=6, contrast='High Contrast')
