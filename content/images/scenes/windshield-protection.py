"""A pebble on a filmed windscreen, the film's edge lifting; dusk on the road behind."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import numpy as np
import bpy
import car
import _carset
import _store
from studio import material

AZ = -13
studio.dusk(azimuth=AZ, elevation=7, sun_strength=5.0, clouds=.35, seed=9, size=2048, glow=1.1)
SLOPE = math.radians(6)
ca, sa = math.cos(SLOPE), math.sin(SLOPE)


def lift(U, S):
    """The pane: u across, v up it. A wide, weak bow."""
    u, v = U[:, 0], U[:, 1]
    h = -.16 * u ** 2 - S
    return np.stack([u, v * ca - h * sa, v * sa + h * ca], 1)


def block(u0, u1, v0, v1):
    return np.array([(u0, v0), (u1, v0), (u1, v1), (u0, v1)])


pane = material.film(vlt=.75, r0=.045, tint=(.93, 1, .98))
car.sheet('pane', car.fillet(block(-.6, .6, -.25, .55), .01, .008), lift, pane, edge=.001, depth=.001, step=.02, grid_step=.03)
# what lies under it: the dark cabin
studio.quad('under', [(-1, -.4, -.20), (1, -.4, -.20), (1, .6, -.05), (-1, .6, -.05)], material.principled('dash', Base_Color=(.012, .012, .014, 1), Roughness=.7))
# film, its left lower edge rolling off
T = .0011
outline = car.fillet(np.vstack([block(-.024, .55, -.014, .50)]), .005, .002)
peel = _store.peeled(lambda U, S: lift(U, S - T), (.002, .012), (-.74, -.67), .0105, 125)
film = material.film(vlt=.80, r0=.20, tint=(.98, 1, 1))
car.sheet('film', outline, peel, film, edge=.0002, depth=.0002, step=.0025, grid_step=.004)
rim = material.principled('film edge', Base_Color=(.82, .84, .86, 1), Roughness=.18, Specular=.8)
line = peel(outline, np.zeros(len(outline)))
near = (outline[:, 0] < .12) & (outline[:, 1] < .2)
car.tube('film_edge', line, .00016, rim, closed=True, n=10)
# star chip in the bare glass
chip = np.array([-.052, .034])
rng = np.random.default_rng(5)
crack = material.film(vlt=.55, r0=.38, tint=(.95, 1, 1), rough=.12)
white = material.principled('crushed', Base_Color=(.75, .77, .8, 1), Roughness=.35, Specular=.7)


# pebble
def pebble(name, loc, r, seed, squash=(1, .82, .72), mat=None, rot=(0, 0, 0)):
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=6, radius=1)
    o = bpy.context.object
    co = np.empty(len(o.data.vertices) * 3)
    o.data.vertices.foreach_get('co', co)
    co = co.reshape(-1, 3)
    g = np.random.default_rng(seed)
    r_ = np.ones(len(co))
    for k in range(14):                                       # worn facets
        d = g.normal(size=3)
        d /= np.linalg.norm(d)
        h = g.uniform(.72, .95)
        t = co @ d
        r_ = np.minimum(r_, np.where(t > h, h / np.maximum(t, 1e-3), 1) * .22 + .78 * r_)
    for f, a in ((2.2, .12), (3.7, .06), (7, .03), (13, .014), (29, .007), (61, .004)):
        ph = g.uniform(0, 6, 3)
        r_ += a * np.sin(co[:, 0] * f + ph[0]) * np.sin(co[:, 1] * f + ph[1]) * np.sin(co[:, 2] * f + ph[2])
    co = co * r_[:, None] * np.array(squash) * r
    o.data.vertices.foreach_set('co', co.ravel())
    o.data.polygons.foreach_set('use_smooth', [True] * len(o.data.polygons))
    o.location, o.rotation_euler = loc, rot
    o.data.materials.append(mat)
    return o


n = studio.Nodes('stone')
a = n.noise(190, 8, .65)
b = n.noise(1500, 4, .6)
p = n.principled(Base_Color=n.mix(b, n.mix(a, (.050, .046, .043), (.16, .14, .125)), (.24, .22, .20)), Roughness=.72, Specular=.35)
n.set(p, 'Normal', n.bump(n.math('ADD', a, n.math('MULTIPLY', b, .5)), .7, .0007))
stone = n.surface(p.outputs[0])
at = lambda u, v, h: tuple(lift(np.array([[u, v]]), np.array([-h]))[0])
pebble('pebble', at(.046, .030, .0098), .0105, 12, mat=stone, rot=(.5, .3, .9))
for i in range(16):
    t, d = rng.uniform(0, 6.28), rng.uniform(.012, .045)
    r = rng.uniform(.0004, .0012)
    pebble('grit', at(.046 + d * math.cos(t), .030 + .8 * d * math.sin(t), T + r * .8 + (rng.uniform(.002, .016) if i % 3 == 0 else 0)), r, 30 + i, mat=stone, rot=tuple(rng.uniform(0, 6, 3)))
# the star in the bare glass
for k in range(17):
    t = k / 17 * 6.28 + rng.uniform(-.22, .22)
    L = rng.uniform(.0035, .0085) if k % 4 else rng.uniform(.010, .019)
    s = np.linspace(0, 1, 14)
    pt = np.stack([chip[0] + L * s * np.cos(t + .25 * s * rng.normal()), chip[1] + L * s * np.sin(t + .25 * s * rng.normal())], 1)
    car.tube('crack', lift(pt, np.full(14, .0008)), .00016 * (1 - .8 * s) + .00004, white, n=6)
    q = np.vstack([pt, pt[::-1] + .0005 * np.array([-math.sin(t), math.cos(t)]) * np.sin(np.linspace(0, math.pi, 14))[:, None]])
    car.mesh('flake', lift(q, np.full(28, .0012)), [tuple(range(28))], crack, smooth=False)
for r, a0, a1 in ((.0042, .3, 2.6), (.0052, 3.4, 5.2), (.0074, 1.2, 2.2), (.0068, 4.6, 6.0)):
    t = np.linspace(a0, a1, 24)
    rr = r * (1 + .08 * np.sin(t * 5))
    pt = chip + np.stack([rr * np.cos(t), rr * np.sin(t)], 1)
    car.tube('ring', lift(pt, np.full(24, .0007)), .00011 * np.sin(np.linspace(.15, 3.0, 24)) + .00003, white, n=6)
pit = car.fillet(chip + .0024 * np.stack([np.cos(np.linspace(0, 6.28, 9)[:-1]) * rng.uniform(.7, 1.2, 8), np.sin(np.linspace(0, 6.28, 9)[:-1]) * rng.uniform(.7, 1.2, 8)], 1), .0005, .0003)
car.sheet('pit', pit, lambda U, S: lift(U, S - .0004 + .0012 * np.exp(-np.sum((U - chip) ** 2, 1) / .0018 ** 2)), white, edge=.0003, depth=.0002, step=.0004, grid_step=.0006)

studio.area((-.45, .16, .22), at(.046, .03, .012), (.14, .30), 6, (1, .62, .34))
# outside
_carset.ground(1800, material.concrete((.012, .011, .010), .95), -1.1)
_carset.hills(300, 20, 21, haze=(.34, .18, .12), start=120, end=1200)
_carset.hills(1000, 80, 8, haze=(.44, .24, .16), start=200, end=1700)
studio.camera((-.012, -.215, .056), (-.004, .030, .024), lens=54, fstop=9, focus=at(.03, .022, .006))
studio.render('windshield-protection', samples=112, exposure=-.1, bounces=6, bloom=.10, contrast='High Contrast')
