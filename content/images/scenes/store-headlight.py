"""A round headlamp, its ring alight, a smoked film coming off one half of the lens."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import bpy
import numpy as np
import car
import _store
from studio import material

R, DOME = .132, .030
SCALE = 1.22
TILT, TURN = 34, 16
_store.stage(focus=(0, -.22, .16))
black = material.principled('housing', Base_Color=(.006, .006, .007, 1), Roughness=.30, Specular=.5)
deep = material.principled('inside', Base_Color=(.012, .012, .013, 1), Roughness=.22, Specular=.5)
chrome = material.steel((.82, .82, .82), .07)
satin = material.steel((.50, .50, .51), .24)
parts = []


def turned(name, profile, mat, steps=160):
    parts.append(car.lathe(name, profile, mat, steps, 'y'))


# it looks along -y; what is behind the rim has y > 0
turned('bezel', car.spline([(R - .004, .006), (R - .003, -.006), (R + .004, -.013), (R + .014, -.010), (R + .021, .002), (R + .022, .016), (R + .018, .024)], 10), chrome)
turned('housing', car.spline([(R + .019, .020), (R + .015, .040), (.120, .075), (.085, .112), (.050, .125), (.048, .150), (0, .152)], 10), black)
turned('bowl', car.spline([(R - .003, .004), (R - .008, .018), (.112, .030)], 10), deep)
for k in range(7):                                                # steps of the bowl, down to the eye
    r = .112 - .009 * k
    turned('step', [(r, .030 + .004 * k), (r - .0072, .0315 + .004 * k), (r - .009, .034 + .004 * k)], satin if k % 2 else deep)
turned('ring', car.spline([(.1215, .012), (.1185, .007), (.1145, .007), (.1125, .012)], 10), material.emission((1, .88, .70), .6))
turned('ring_trim', car.spline([(.1125, .013), (.1105, .009), (.1085, .013)], 8), chrome)
turned('eye_trim', car.spline([(.066, .036), (.064, .010), (.058, .002), (.051, .006), (.049, .026)], 10), chrome)
t = np.linspace(0, math.pi / 2, 30)
turned('eye', np.stack([.051 * np.cos(t), .022 - .034 * np.sin(t)], 1), material.principled('eye', Base_Color=(.05, .075, .12, 1), Roughness=.03, Specular=.9, Clearcoat=1))


def lift(U, S):
    r2 = np.sum(U ** 2, 1) / R ** 2
    return np.stack([U[:, 0], S - .004 - DOME * (1 - r2), U[:, 1]], 1)


a = np.linspace(0, 2 * math.pi, 200, endpoint=False)
circle = np.stack([np.cos(a), np.sin(a)], 1)
parts.append(car.sheet('lens', circle * (R - .006), lift, material.film(vlt=.93, r0=.06, tint=(.98, 1, 1)), edge=.002, depth=.004, step=.003, grid_step=.006))
# the film: cut as the lens, laid on its left half, rolling off along a line
outline = car.fillet(circle * (R - .009), 0, .0022)
peel = _store.peeled(lambda U, S: lift(U, S - .0010), (.012, 0), (.985, .17), .036, 150)
parts.append(car.sheet('film', outline, peel, material.film(vlt=.22, r0=.10, tint=(.95, .97, 1)), edge=.0003, depth=.0002, step=.003, grid_step=.004))
rim = material.principled('film edge', Base_Color=(.16, .16, .18, 1), Roughness=.15, Specular=.8)
parts.append(car.tube('film_edge', peel(outline, np.zeros(len(outline))), .0006, rim, closed=True, n=8))
root = bpy.data.objects.new('lamp', None)
bpy.context.scene.collection.objects.link(root)
for o in parts:
    o.parent = root
# lying on its rim and its back
root.location = (0, -.10, (R + .022) * math.cos(math.radians(TILT)) * SCALE + .004)
root.scale = [SCALE] * 3
root.rotation_euler = (math.radians(-TILT), 0, math.radians(-TURN))
_store.render('store-headlight')
