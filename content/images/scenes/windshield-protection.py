"""A windshield by day, seen over the wipers: clear film on one half of it, its lower corner rolled back."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import numpy as np
import car
import _carset
import _cockpit
import _store
from studio import material

# the car looks along +y at the camera: what is on the right of the picture has the smaller x
CX = .38
_carset.road(0, above=.5)        # a pane that leans back mirrors what is high up
M = _cockpit.materials()
paint = _carset.lacquer((.33, .40, .45), .05, .5)
satin = material.principled('satin', Base_Color=(.006, .006, .007, 1), Roughness=.30, Specular=.5)

# glass, dashboard, wheel, pillars and lining
_cockpit.shell(M, material.glass(vlt=.74, r0=.09, tint=(.95, 1, .985)), CX)
_cockpit.dashboard(M)
_cockpit.steering_wheel(M)
for x in (0, .76):
    car.rbox('back', (.46, .14, .60), (x, -.42, .80), (math.radians(14), 0, 0), M['tan'], .06, 6)
    car.rbox('headrest', (.25, .09, .17), (x, -.53, 1.21), (math.radians(8), 0, 0), M['tan'], .04, 6)
    for d in (-.05, .05):
        studio.tube('post', [(x + d, -.50, 1.06), (x + d, -.53, 1.16)], .006, M['trim'])
car.rbox('shelf', (1.5, .7, .06), (CX, -1.6, .93), mat=M['lining'], bevel=.02)
for s in (-1, 1):
    car.rbox('door', (.06, 3.0, .6), (CX + s * .88, -.35, .69), mat=M['lining'], bevel=.02)
    car.rbox('b', (.05, .12, .62), (CX + s * .78, -.45, 1.20), (0, math.radians(-s * 14), 0), M['lining'], .02)
    car.rbox('c', (.06, .30, .80), (CX + s * .72, -1.65, 1.20), (math.radians(-40), math.radians(-s * 14), 0), M['lining'], .03)

# body: roof edge, pillars, cowl, hood
f = _cockpit.windshield_curve(cx=CX)
u = np.linspace(-1.10, 1.10, 81)
edge = f(u, np.full(81, 1.0))
roof = [edge + [0, .012, -.002], edge + [0, .004, .012], edge + [0, -.03, .028], edge + [0, -.25, .075], edge * [1, 0, 1] + [0, -1.2, .07]]
car.grid('roof', np.array(roof), paint)
for s in (-1, 1):
    v = np.linspace(-.06, 1.08, 50)
    c = f(np.full(50, s * 1.045), v.clip(0, 1.08)) + np.minimum(v, 0)[:, None] * np.array([0, -.9, .51])
    _cockpit.pillar(c + [s * .012, -.012, 0], np.linspace(.040, .034, 50), .026, paint)
    car.tube('seal', f(np.full(50, s * 1.004), v.clip(0, 1)) + [0, .004, .004], .006, M['plastic'], n=10)
foot = f(u, np.zeros(81))
cowl = [foot + [0, -.01, .006], foot + [0, .012, -.002], foot + [0, .03, -.022], foot + [0, .11, -.040], foot + [0, .135, -.060]]
car.grid('cowl', np.array(cowl), M['plastic'])
hood = [foot + [0, .125, -.050], foot + [0, .130, -.030], foot + [0, .142, -.022], foot + [0, .18, -.020]]
for d in (.4, .7, 1.0, 1.3):
    hood.append(foot * [1, .6, 1] + [0, .48 + .12 + d - .1, -.022 - .045 * d ** 2] + np.stack([0 * u, 0 * u, -.03 * u ** 2 * d], 1))
car.grid('hood', car.spline(np.array(hood).reshape(len(hood), -1), 8).reshape(-1, 81, 3), paint)

# the pane in metres: to the right of the picture, and up the glass
SLANT = 1.035


def at(U):
    v = U[:, 1] / SLANT
    return f(-U[:, 0] / (.74 * (1 - .17 * v)), v)


def lift(U, S):
    e = 1e-4
    n = np.cross(at(U + [e, 0]) - at(U), at(U + [0, e]) - at(U))
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    return at(U) - n * np.asarray(S)[:, None]


# black border, thinning out in dots
frit = material.principled('frit', Base_Color=(.004, .004, .005, 1), Roughness=.35, Specular=.4)
w = np.linspace(-.73, .73, 60)
car.grid('border', np.array([lift(np.stack([w, np.full(60, z)], 1), np.full(60, .0012)) for z in (0, .02, .04, .06)]), frit)
a = np.linspace(0, 2 * math.pi, 12, endpoint=False)
V, F = [], []
for row, r in enumerate((.0042, .0036, .0029, .0021, .0014)):
    for x in np.arange(-.70, .70, .0105) + .00525 * (row % 2):
        d = np.array([x, .066 + .0095 * row]) + r * np.stack([np.cos(a), np.sin(a)], 1)
        F.append(tuple(range(len(V) * 12, len(V) * 12 + 12)))
        V.append(lift(d, np.full(12, .0012)))
car.mesh('dots', np.vstack(V), F, frit)

# wipers, parked
for x0, x1, z0, z1 in ((.52, -.10, .030, .075), (-.02, -.62, .030, .080)):
    t = np.linspace(0, 1, 50)
    p = np.stack([x0 + (x1 - x0) * t, z0 + (z1 - z0) * t], 1)
    car.tube('rubber', lift(p, np.full(50, -.006)), .0035, M['plastic'], n=8)
    car.tube('blade', lift(p, np.full(50, -.016)), .0085 * np.sin(np.linspace(.02, 3.12, 50)) ** .7, satin, n=14, up=(0, 1, .5), flat=.7)
    q = np.array([(x1 + (x0 - x1) * .45, .055), (x1 + (x0 - x1) * .25, .040), (x1 - .02, -.01)])
    arm = car.spline(lift(q, np.array([-.026, -.036, -.030])), 14)
    car.tube('arm', arm, np.linspace(.007, .012, len(arm)), satin, n=14, up=(0, 1, .5), flat=.6)

# film: it mirrors a little more than bare glass, ends in a line up the pane, and its lower corner rolls off
SEAM = .175
top = np.stack([np.linspace(-.60, SEAM + .02, 20), np.full(20, .985)], 1)
outline = car.fillet(np.vstack([[(-.70, .040), (SEAM - .025, .040)], top[::-1]]), .010, .004)
peel = _store.peeled(lambda U, S: lift(U, S - .0016), (SEAM - .105, .150), (.72, -.69), .034, 165)
car.sheet('film', outline, peel, material.film(vlt=.90, r0=.105, tint=(.98, .99, 1)), edge=.0003, depth=.0002, step=.003, grid_step=.006)
rim = material.principled('film edge', Base_Color=(.16, .17, .175, 1), Roughness=.2, Specular=.8)
car.tube('film_edge', peel(outline, np.zeros(len(outline))), .0003, rim, closed=True, n=8)

studio.camera((.34, 1.90, 1.185), (.235, 1.0, 1.085), lens=50, fstop=4.0, focus=(.24, 1.08, 1.02))
studio.render('windshield-protection', width=1440, samples=14, exposure=.95, bounces=6, contrast='High Contrast')
