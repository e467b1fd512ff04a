"""The wing of a car in dark blue lacquer, a clear film laid over half of it, its corner coming off."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import bpy
import numpy as np
import _carset
import car
import _store
from studio import material

SCALE, LEAN, TURN = .46, 9, -14
_store.stage(focus=(0, -.22, .15))
studio.softbox((-.9, -1.2, 1.15), (0, 0, .2), (2.6, .5), 2.4, (1, .78, .58), edge=.9, lamp=False)
lift = car.lift_flank()
door = car.spline([(-1.005, .945), (-1.015, .80), (-1.000, .60), (-.965, .42), (-.93, .315)])
nose = car.spline([(-1.90, .315), (-1.905, .46), (-1.95, .57), (-2.03, .645)])
lamp = car.spline([(-2.03, .645), (-1.985, .735), (-1.87, .80), (-1.76, .835)])
outline = car.fillet(np.vstack([door, [(-.94, .305), (-1.03, .305)], car.arch_pts(car.FW, -5, 186), nose, lamp[1:], car.spline([(-1.76, .835), (-1.6, .872), (-1.3, .915), (-1.02, .945)])[1:]]), .008, .004)
lacquer = _carset.lacquer((.007, .026, .062), .05, .75)
parts = [car.sheet('wing', outline, lift, lacquer, edge=.006, depth=.024, step=.004, grid_step=.006)]
# the film: the part behind the wheel and above it
inner = car.fillet(outline - car.out_normals(outline) * .012, 0, .005)
cut = -1.62
near = inner[:, 0] > cut
start = int(np.flatnonzero(near & ~np.roll(near, 1))[0])
half = np.roll(inner, -start, 0)[np.roll(near, -start)]
half = car.fillet(half, .008, .005)
peel = _store.peeled(lambda U, S: lift(U, S - .003), (-1.345, .80), (-.88, .47), .062, 160)
parts.append(car.sheet('film', half, peel, material.film(vlt=.93, r0=.07, tint=(.99, 1, 1)), edge=.0006, depth=.0005, step=.006, grid_step=.010))
rim = material.principled('film edge', Base_Color=(.60, .63, .66, 1), Roughness=.3, Specular=.6)
parts.append(car.tube('film_edge', peel(half, np.zeros(len(half))), .0009, rim, closed=True, n=8))
# standing on its two feet
move = bpy.data.objects.new('wing', None)
turn = bpy.data.objects.new('turn', None)
for o in (move, turn):
    bpy.context.scene.collection.objects.link(o)
for o in parts:
    o.parent = move
move.location, move.scale = (1.49 * SCALE, .91 * SCALE, -.296 * SCALE), [SCALE] * 3
move.parent = turn
turn.location = (-.005, -.17, 0)
turn.rotation_euler = (math.radians(-LEAN), 0, math.radians(TURN))
_store.render('store-paint')
