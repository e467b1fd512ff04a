"""A curved windshield with a clear film coming away at one corner."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import numpy as np
import car
import _store
from studio import material

_store.stage(focus=(.1, -.06, .2))
TILT = math.radians(34)
W, H = .27, .27


def lift(U, S):
    x, v = U[:, 0], U[:, 1]
    bow = .20 * x ** 2 * 2.2 + .12 * (v - .13) ** 2
    y0 = -.10 - S + 0 * x
    # lean back, bowed towards the camera
    y = y0 + v * math.sin(TILT) + bow * math.cos(TILT)
    z = .012 + v * math.cos(TILT) - bow * math.sin(TILT) * .4
    return np.stack([x, y, z], 1)


xs = np.linspace(-1, 1, 60)
low = np.stack([xs * W, .030 * (1 - xs ** 2) * -1 + .030], 1)
high = np.stack([xs[::-1] * W * .80, .255 + .018 * (1 - xs ** 2)], 1)
outline = car.fillet(np.vstack([low, high]), .014, .003)
glass = material.film(vlt=.78, r0=.09, tint=(.90, 1, .96))
rim = material.principled('edge', Base_Color=(.012, .040, .034, 1), Roughness=.12, Specular=.6)
frit = material.principled('frit', Base_Color=(.004, .004, .005, 1), Roughness=.10, Specular=.6)
car.sheet('glass', outline, lift, glass, edge=.0006, depth=.0006, step=.004, grid_step=.012)
car.tube('edge', np.array(lift(outline, np.full(len(outline), .0025))), .0028, rim, closed=True, n=12, up=(0, -1, .6))
# black border and its dots
n = car.out_normals(outline)
ring = lambda off, s: lift(outline - n * off, np.full(len(outline), s))
car.grid('frit', np.array([ring(.0008, .004), ring(.010, .004), ring(.020, .004)]), frit, closed_v=True)
for row, (off, r) in enumerate(((.0232, .0013), (.0266, .0010), (.0294, .0007))):
    p = car.thin(outline - n * off, .0042)
    p = p if row % 2 == 0 else (p + np.roll(p, -1, 0)) / 2
    P = lift(p, np.full(len(p), .004))
    a = np.linspace(0, 2 * math.pi, 10, endpoint=False)
    V, F = [], []
    for i, q in enumerate(p):
        d = q + r * np.stack([np.cos(a), np.sin(a)], 1)
        V.append(lift(d, np.full(10, .004)))
        F.append(tuple(range(i * 10, i * 10 + 10)))
    car.mesh('dots', np.vstack(V), F, frit)
# the film: proud of the glass, its right upper corner rolling off
inner = car.thin(outline - n * .006, .004)
peel = _store.peeled(lambda U, S: lift(U, S - .0009), (.085, .155), (.80, .60), .042, 165)
film = material.film(vlt=.88, r0=.17, tint=(.99, 1, 1))
car.sheet('film', inner, peel, film, edge=.0003, depth=.0002, step=.003, grid_step=.006)
line = peel(inner, np.zeros(len(inner)))
car.tube('film_edge', line, .0007, material.principled('film edge', Base_Color=(.75, .78, .80, 1), Roughness=.2, Specular=.7), closed=True, n=8)
# feet
black = material.rubber()
for x in (-.13, .13):
    car.rbox('foot', (.055, .085, .030), (x, -.075, .015), mat=black, bevel=.006)
_store.turn_all(-20)
_store.render('store-windshield')
