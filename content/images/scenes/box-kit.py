"""A plain box with a roll of film in it, its lid behind, the squeegee before it."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import numpy as np
import car
import _store
from studio import material

_store.stage(focus=(0, -.12, .06), target=(.005, .0, .112))
board = material.principled('board', Base_Color=(.012, .018, .034, 1), Roughness=.55, Specular=.35)
lining = material.principled('lining', Base_Color=(.42, .39, .35, 1), Roughness=.9)
edge = material.principled('board edge', Base_Color=(.26, .20, .14, 1), Roughness=.9)
W, D, H, T = .50, .20, .085, .0035


def tray(w, d, h, mat, inner, up=1):
    p = []
    for x in (-1, 1):
        p.append(car.rbox('side', (T, d, h), (x * (w - T) / 2, 0, h / 2), mat=mat, bevel=.0012, seg=3))
        p.append(car.rbox('lin', (.0008, d - 2 * T, h - .004), (x * (w / 2 - T - .0004), 0, h / 2), mat=inner, bevel=.0002, seg=1))
    for y in (-1, 1):
        p.append(car.rbox('side', (w, T, h), (0, y * (d - T) / 2, h / 2), mat=mat, bevel=.0012, seg=3))
        p.append(car.rbox('lin', (w - 2 * T, .0008, h - .004), (0, y * (d / 2 - T - .0004), h / 2), mat=inner, bevel=.0002, seg=1))
    p.append(car.rbox('base', (w, d, T), (0, 0, T / 2), mat=mat, bevel=.0012, seg=3))
    p.append(car.rbox('lin', (w - 2 * T, d - 2 * T, .001), (0, 0, T + .0005), mat=inner, bevel=.0002, seg=1))
    return p


_store.place(tray(W, D, H, board, lining), (0, .03, .0005))
# lid: leans on the back of the box
lid = _store.place(tray(W + .010, D + .010, .038, board, lining), (-.005, .215, .128))
lid.rotation_euler = (math.radians(74), 0, 0)
# tissue folds
x = np.linspace(-W / 2 + .006, W / 2 - .006, 120)
y = np.linspace(-D / 2 + .006, D / 2 - .006, 60)
X, Y = np.meshgrid(x, y, indexing='ij')
Z = .040 + .010 * np.abs(studio.fbm((X * 22).astype(np.float32), (Y * 22).astype(np.float32), 4, 7) - .5) * 4 - .018 * np.exp(-(Y / .035) ** 2)
o = car.grid('tissue', np.stack([X, Y + .03, Z], -1), lining)
# the roll
body = material.principled('film roll', Base_Color=(.006, .007, .009, 1), Roughness=.09, Specular=.6)
core = material.principled('core', Base_Color=(.30, .27, .23, 1), Roughness=.85)
R, L = .036, .225
for s in (1,):
    r = car.lathe('roll', [(.018, -L + .002), (R - .001, -L), (R, -L + .001), (R, L - .001), (R - .001, L), (.018, L - .002)], body, 160, 'x')
    r.location = (0, .03, .072)
    for sx in (-1, 1):
        for k, rr in enumerate(np.linspace(.0186, R - .001, 16)):
            a = np.linspace(0, 2 * math.pi, 100, endpoint=False)
            t = car.tube('layer', np.stack([np.full(100, sx * (L - .0004 + .0006 * math.sin(k * 2.3))), rr * np.cos(a), rr * np.sin(a)], 1), .00042, body, closed=True, n=6, up=(1, 0, 0))
            t.location = (0, .03, .072)
    c = car.lathe('core', [(.0155, -L - .003), (.018, -L - .003), (.018, L + .003), (.0155, L + .003), (.0155, -L - .003)], core, 80, 'x')
    c.location = (0, .03, .072)
# paper band round the roll
b = car.lathe('band', [(R + .0004, -.030), (R + .0007, -.0298), (R + .0007, .0298), (R + .0004, .030)], material.principled('band', Base_Color=(.78, .42, .16, 1), Roughness=.6), 160, 'x')
b.location = (0, .03, .072)
# squeegee
blade = material.principled('blade', Base_Color=(.62, .26, .06, 1), Roughness=.30, Specular=.5)
felt = material.fabric((.02, .02, .022))
p = np.array([[-.055, 0], [.055, 0], [.043, .078], [-.043, .078]])
po = car.fillet(p, .006, .002)
q = [car.sheet('blade', po, lambda U, S: np.stack([U[:, 0], U[:, 1], .0085 - S * 1.0], 1), blade, edge=.002, depth=.0055, step=.003, grid_step=.01),
     car.rbox('felt', (.112, .016, .008), (0, .004, .0065), mat=felt, bevel=.0025, seg=4)]
_store.place(q, (.10, -.195, .0), 24)
# a blade holder
k = [car.rbox('knife', (.125, .016, .009), (0, 0, .0055), mat=material.steel((.5, .5, .51), .25), bevel=.0035, seg=5),
     car.rbox('tip', (.022, .009, .0008), (-.070, 0, .0055), mat=material.steel((.75, .75, .76), .12), bevel=.0003, seg=2)]
_store.place(k, (-.10, -.175, 0), -14)
_store.turn_all(-18)
_store.render('box-kit')
