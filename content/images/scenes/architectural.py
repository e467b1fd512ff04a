"""A curved glass front at dusk, seen from the pavement."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math, random
import studio
from studio import material

studio.dusk(azimuth=-70, elevation=5, sun_strength=3.5, clouds=.36, seed=21, size=4096, glow=1.0)
random.seed(2)
R, FH, FLOORS, BAY = 46.0, 4.1, 15, 2.1
CX, CY = 30, 58
panes = [material.film(vlt=.30, r0=.30, tint=(.86, .94, 1), wobble=.010 + .008 * i, wobble_scale=.4) for i in range(3)]
alu = material.steel((.46, .46, .47), .36)
dark = material.principled('core', **{'Base Color': (.028, .03, .036, 1), 'Roughness': .8})
soffit = material.plaster((.30, .29, .28), bump=0)
glows = [material.emission((1, .50, .20), s, lamp=False) for s in (.55, .4, .25)]
step = BAY / R
a0, a1 = math.radians(178), math.radians(300)
N = int((a1 - a0) / step)


def at(r, a, z):
    return (CX + r * math.cos(a), CY + r * math.sin(a), z)


def ring(r0, r1, z0, z1, mat, name):
    """A bent bar with a rectangular section."""
    V, F = [], []
    for i in range(N + 1):
        a = a0 + step * i
        V += [at(r0, a, z0), at(r1, a, z0), at(r1, a, z1), at(r0, a, z1)]
    for i in range(N):
        for k in range(4):
            p, q = i * 4 + k, i * 4 + (k + 1) % 4
            F.append((p, q, q + 4, p + 4))
    o = studio.mesh(name, V, F, mat, smooth=False)
    studio.smooth_by_angle(o, 30)
    return o


for f in range(FLOORS + 1):
    z = 5.2 + f * FH
    ring(R - .2, R + .62, z - .07, z + .07, alu, 'fin')
    ring(R - 9, R - .25, z - .25, z + .1, soffit, 'slab')
top = 5.2 + FLOORS * FH
ring(R - 9.2, R - 9.0, 0, top, dark, 'core')
for f in range(-1, FLOORS):
    z0, z1 = (0 if f < 0 else 5.2 + f * FH), 5.2 + (f + 1) * FH
    run, g = 0, None
    for i in range(N):
        a, b = a0 + step * i, a0 + step * (i + 1)
        t = random.uniform(-.006, .006)
        studio.quad('pane', [at(R, b, z0 + .07), at(R, a, z0 + .07), at(R + t, a, z1 - .07), at(R + t, b, z1 - .07)], random.choice(panes))
        if run == 0 and random.random() < (.03 if f >= 0 else 0):
            run, g = random.randint(3, 9), random.choice(glows)
        if run:
            run -= 1
            for rr in (R - 1.6, R - 4.2):
                studio.quad('strip', [at(rr, a, z1 - .28), at(rr, b, z1 - .28), at(rr - .55, b, z1 - .28), at(rr - .55, a, z1 - .28)], g)
    for i in range(0, N + 1):
        a = a0 + step * i
        m = studio.bevelled_box('mullion', (.06, .16, z1 - z0), at(R + .05, a, (z0 + z1) / 2), alu, (0, 0, math.degrees(a) - 90), .006, 1)
studio.plane('ground', (2000, 2000), (0, 300, 0), material.concrete((.16, .155, .15)))

studio.camera((-13, -3.5, 1.7), (3.5, 30, 25.5), lens=24)
studio.render('architectural', samples=96, exposure=.45, bounces=5)
