"""A headlamp with a smoked film half peeled from its lens."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import numpy as np
import car
import _store
from studio import material

_store.stage(focus=(.0, -.16, .10))
pts = np.vstack([car.spline([(-.275, .176), (-.20, .128), (-.06, .066), (.08, .028), (.215, .012)]), car.spline([(.215, .012), (.245, .05), (.250, .122)])[1:],
                 car.spline([(.250, .122), (.10, .148), (-.08, .172), (-.275, .192)])[1:]])
outline = car.fillet(pts, .010, .003)
outline[:, 1] = outline[:, 1] * 1.15 + .02


def bulge(U):
    x, z = U[:, 0], U[:, 1]
    return .055 - .75 * (x - .12) ** 2 - 3.0 * (z - .11 + .12 * (x - .12)) ** 2


def lift(U, S):
    return np.stack([U[:, 0], -.10 - bulge(U) + S, U[:, 1]], 1)


black = material.principled('housing', Base_Color=(.006, .006, .007, 1), Roughness=.22, Specular=.5)
deep = material.principled('inside', Base_Color=(.010, .010, .011, 1), Roughness=.35, Specular=.4)
chrome = material.steel((.80, .80, .80), .08)
lens = material.film(vlt=.86, r0=.07, tint=(.98, 1, 1))
car.sheet('lens', outline, lift, lens, edge=.003, depth=.012, step=.003, grid_step=.007)
n = car.out_normals(outline)
o = outline
ring = lambda off, s: lift(o + n * off, np.full(len(o), s))
car.grid('bezel', np.array([ring(-.0015, .009), ring(.003, .008), ring(.005, .012), ring(.004, .035), ring(-.012, .06)]), black, closed_v=True)
inner = car.thin(o - n * .004, .004)
car.sheet('floor', inner, lambda U, S: np.stack([U[:, 0], -.035 - .4 * bulge(U) + S * 0, U[:, 1]], 1), deep, edge=.001, depth=.0, step=.006, grid_step=.012)
# three square projectors
ball = material.principled('ball', Base_Color=(.10, .13, .17, 1), Roughness=.03, Specular=.9, Clearcoat=1)
for k, x in enumerate((.175, .105, .035)):
    z = .088 + .012 * k
    w = .054 - .004 * k
    y = -.100 - .012 * (2 - k) * .3
    for m, ww, dy, r in ((black, w + .010, .004, .010), (chrome, w + .002, -.001, .009), (deep, w - .003, -.0025, .008)):
        car.rbox('frame', (ww, .05, ww), (x, y + .025 + dy, z), mat=m, bevel=r, seg=6)
    g = car.rbox('eye', (w - .010, .030, w - .010), (x, y + .008, z), mat=ball, bevel=.0125, seg=8)
# day light line along the upper edge
x = np.linspace(-.225, .222, 90)
z = np.interp(x, pts[::-1, 0][:60], pts[::-1, 1][:60]) * 1.15 + .02 - .017
z = car.cspline(x[::11], z[::11])(x)
y = -.100 - bulge(np.stack([x, z], 1)) + .011
car.tube('blade', np.stack([x, y, z], 1), .0022, material.emission((1, .95, .88), .75), n=12)
car.tube('blade_trim', np.stack([x, y + .003, z - .005], 1), .0022, chrome, n=12)
# smoked film over the inner half, rolling off
cut = .088
fp = np.array([p for p in (o - n * .003)])
fp = fp[fp[:, 0] < cut]
i = int(np.argmax(np.hypot(*(np.roll(fp, -1, 0) - fp).T)))
fp = np.roll(fp, -(i + 1), 0)
fo = car.fillet(fp, .004, .0025)
peel = _store.peeled(lambda U, S: lift(U, S - .0010), (-.030, .12), (.985, -.17), .040, 105)
car.sheet('film', fo, peel, material.film(vlt=.20, r0=.10, tint=(.95, .97, 1)), edge=.0003, depth=.0002, step=.003, grid_step=.005)
car.tube('film_edge', peel(fo, np.zeros(len(fo))), .0006, material.principled('film edge', Base_Color=(.10, .10, .11, 1), Roughness=.15, Specular=.8), closed=True, n=8)
# body behind, and its foot
car.rbox('body', (.26, .08, .10), (.09, .00, .10), mat=black, bevel=.03, seg=5)
car.rbox('foot', (.30, .14, .02), (.04, .0, .010), mat=material.plastic((.012, .012, .013), .5), bevel=.006)
_store.turn_all(22)
_store.render('store-headlight')
