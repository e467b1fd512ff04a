"""A headlamp as it comes out of the car, its light strip on, half of its lens under smoked film whose corner comes off."""
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

SCALE, LEAN, TURN = .82, 14, 16
FLOOR = .075                        # from the lens to the back of the bowl
_store.stage(focus=(0, -.16, .12))
studio.softbox((-.7, -1.2, 1.25), (0, 0, .1), (2.2, .45), 2.2, (1, .80, .62), edge=.9, lamp=False)
gloss = material.principled('gloss', Base_Color=(.010, .010, .011, 1), Roughness=.12, Specular=.5)
deep = material.principled('bowl', Base_Color=(.30, .30, .31, 1), Roughness=.42, Specular=.5)
satin = material.steel((.46, .46, .47), .22)
chrome = material.steel((.82, .82, .82), .06)
eye = material.principled('eye', Base_Color=(.07, .10, .16, 1), Roughness=.02, Specular=.9, Clearcoat=1)
light = material.emission((1, .97, .92), 1.1)
parts = []


def lift(U, S):
    """The lens looks along -y and sweeps back towards the car's flank, at -x."""
    x, z = U[:, 0], U[:, 1]
    n = np.stack([-.76 * (.27 - x), np.full(len(x), -1.0), .8 * (z - .01)], 1)
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    base = np.stack([x, .38 * (.27 - x) ** 2 + .4 * (z - .01) ** 2, z], 1)
    return base - n * np.asarray(S)[:, None]


def at(U, sink):
    return lift(U, np.full(len(U), sink))


def wall(name, ring, near, far, mat):
    parts.append(car.grid(name, np.stack([at(ring, s) for s in np.linspace(near, far, 8)], 1), mat, closed_u=True))


top = car.spline([(.275, .020), (.12, .052), (-.06, .080), (-.22, .094), (-.315, .088)])
end = car.spline([(-.315, .088), (-.335, .062), (-.318, .022)])
low = car.spline([(-.318, .022), (-.255, -.030), (-.14, -.070), (.00, -.088), (.14, -.086), (.235, -.066)])
tip = car.spline([(.235, -.066), (.268, -.030), (.275, .020)])
outline = car.fillet(np.vstack([top[:-1], end[:-1], low[:-1], tip[:-1]]) * (1, 1.4), .007, .003)
inset = lambda d: car.fillet(outline - car.out_normals(outline) * d, .003, .003)

wall('housing', inset(-.007), .003, .145, gloss)
parts.append(car.tube('rim', at(inset(-.003), .003), .0052, gloss, closed=True, n=14))
wall('side', inset(.002), .004, FLOOR, deep)
parts.append(car.sheet('floor', inset(.001), lambda U, S: lift(U, S + FLOOR), deep, edge=.001, depth=.002, step=.004, grid_step=.008))

# the strip that is on by day follows the lower edge and the outer corner
inner = car.fillet(outline - car.out_normals(outline) * .017, .010, .003)
along = inner[inner[:, 1] < .30 * inner[:, 0] + .035]
along = np.roll(along, -int(np.argmax(np.hypot(*(along - np.roll(along, 1, 0)).T))), 0)
parts.append(car.tube('strip', at(along, .016), .0042, light, n=16))
parts.append(car.tube('strip_bed', at(along, .028), .0105, satin, n=16))
# a blade over the projectors
blade = np.stack([np.linspace(.255, -.310, 60), np.linspace(.034, .092, 60)], 1)
parts.append(car.grid('blade', np.stack([at(blade, s) for s in np.linspace(.020, FLOOR, 6)], 1), satin))


def turned(name, profile, mat, place):
    o = car.lathe(name, profile, mat, 120, 'y')
    o.location = place
    parts.append(o)


for x in (.140, .012, -.116):                                     # projectors, each in its own black cell
    z = -.006 - .10 * x
    place = at(np.array([[x, z]]), .040)[0]
    turned('cell', car.spline([(.055, -.008), (.058, -.016), (.053, -.017), (.045, .006), (.043, .035)], 8), gloss, place)
    turned('trim', car.spline([(.0440, .004), (.0430, -.004), (.0395, -.006), (.0370, .002)], 8), chrome, place)
    t = np.linspace(0, math.pi / 2, 30)
    turned('eye', np.stack([.0370 * np.cos(t), .004 - .022 * np.sin(t)], 1), eye, place)

parts.append(car.sheet('lens', inset(.003), lift, material.film(vlt=.93, r0=.06, tint=(.98, 1, 1)), edge=.003, depth=.005, step=.003, grid_step=.006))
# the film: the outer half of the lens, its upper corner rolling off
whole = inset(.007)
cut = lambda U: U[:, 0] - .35 * U[:, 1] < .012
near = cut(whole)
half = np.roll(whole, -int(np.flatnonzero(near & ~np.roll(near, 1))[0]), 0)
half = car.fillet(half[cut(half)], .0035, .003)
peel = _store.peeled(lambda U, S: lift(U, S - .0012), (-.044, .058), (.72, .69), .021, 160)
parts.append(car.sheet('film', half, peel, material.film(vlt=.40, r0=.08, tint=(.95, .97, 1)), edge=.0003, depth=.0002, step=.003, grid_step=.004))
rim = material.principled('film edge', Base_Color=(.16, .16, .18, 1), Roughness=.15, Specular=.8)
parts.append(car.tube('film_edge', peel(half, np.zeros(len(half))), .0007, rim, closed=True, n=8))

lean = bpy.data.objects.new('lean', None)
turn = bpy.data.objects.new('lamp', None)
for o in (lean, turn):
    bpy.context.scene.collection.objects.link(o)
for o in parts:
    o.parent = lean
lean.parent = turn
lean.location, lean.scale = (.02 * SCALE, 0, .150 * SCALE), [SCALE] * 3
lean.rotation_euler = (math.radians(-LEAN), 0, 0)
turn.location, turn.rotation_euler = (.030, -.16, 0), (0, 0, math.radians(TURN))
_store.render('store-headlight', width=1792)
