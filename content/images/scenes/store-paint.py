"""A lacquered body panel, a clear film laid over half of it."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import numpy as np
import car
import _carset
import _store
from studio import material

_store.stage(focus=(0, -.1, .12))
TILT = math.radians(52)


def lift(U, S):
    x, v = U[:, 0], U[:, 1]
    crown = .055 * np.exp(-((v - .17 - .10 * x) / .075) ** 2) - .55 * x ** 2 - .9 * (v - .13) ** 2
    c = crown - S
    y = -.12 + v * math.sin(TILT) - c * math.cos(TILT)
    z = .016 + v * math.cos(TILT) + c * math.sin(TILT) + .05
    return np.stack([x, y, z], 1)


pts = np.vstack([car.spline([(-.27, .02), (-.05, .0), (.25, .025)]), car.spline([(.25, .025), (.285, .15), (.24, .27)])[1:], car.spline([(.24, .27), (0, .30), (-.235, .275)])[1:], car.spline([(-.235, .275), (-.28, .15), (-.27, .02)])[1:]])
outline = car.fillet(pts, .012, .003)
paint = _carset.lacquer((.110, .016, .005), .05, .9)
car.sheet('panel', outline, lift, paint, edge=.004, depth=.016, step=.004, grid_step=.008)
half = np.array([p for p in pts if p[0] < .02])
cut = car.spline([(.02, .001), (.035, .15), (.01, .299)])
left = np.vstack([cut[::-1], half]) if False else pts[pts[:, 0] < .02]
# outline of the film: left part of the panel, cut along a gentle line
order = [p for p in pts if p[0] < .015]
bottom = [p for p in pts[:len(pts) // 2] if p[0] < .015 and p[1] < .1]
rest = [p for p in pts if p[0] < .015 and not any((p == q).all() for q in bottom)]
film_pts = np.vstack([np.array(bottom), cut, np.array(rest)])
fo = car.fillet(film_pts, .006, .003)
fo = fo - car.out_normals(fo) * .004
peel = _store.peeled(lambda U, S: lift(U, S - .0012), (-.035, .175), (.86, .51), .036, 150)
film = material.film(vlt=.93, r0=.11, tint=(.99, 1, 1))
car.sheet('film', fo, peel, film, edge=.0003, depth=.0002, step=.003, grid_step=.005)
car.tube('film_edge', peel(fo, np.zeros(len(fo))), .0008, material.principled('film edge', Base_Color=(.75, .78, .80, 1), Roughness=.2, Specular=.7), closed=True, n=8)
# stand
car.rbox('stand', (.30, .10, .05), (0, .0, .025), mat=material.plastic((.012, .012, .013), .5), bevel=.008)
_store.turn_all(-26)
_store.render('store-paint')
