"""A mirror-filmed facade, close: sunset clouds in large panes, none of them quite in plane."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math, random
import studio
from studio import material

studio.dusk(azimuth=-118, elevation=3, sun_strength=2.0, clouds=.66, seed=44, size=4096, glow=.8, scale=1.2)
random.seed(9)
mirror = [material.film(vlt=.05, r0=.78, tint=(.8, .9, 1), mirror=(.90, .94, 1), wobble=.012 + .012 * i, wobble_scale=.45) for i in range(3)]
alu = material.steel((.16, .165, .175), .30)
W, H, YAW = 1.9, 3.6, -50
c, s = math.cos(math.radians(YAW)), math.sin(math.radians(YAW))


def at(u, out, z):
    """u along the wall, out = towards the viewer."""
    return (c * u + s * out, s * u - c * out, z)


for i in range(-3, 18):
    studio.bevelled_box('mullion', (.05, .09, 28.8), at(i * W, .02, 3.6), alu, (0, 0, YAW), .008, 2)
for j in range(-3, 6):
    studio.bevelled_box('transom', (20 * W + .05, .06, .05), at(7 * W, .01, j * H), alu, (0, 0, YAW), .006, 2)
for i in range(-3, 17):
    for j in range(-3, 5):
        t = [random.gauss(0, .016) for _ in range(4)]
        u0, u1, z0, z1 = i * W, (i + 1) * W, j * H, (j + 1) * H
        studio.quad('pane', [at(u0, t[0], z0), at(u1, t[1], z0), at(u1, t[1] + t[2] - t[0], z1), at(u0, t[2], z1)], random.choice(mirror))
studio.bevelled_box('parapet', (20 * W + .12, .34, .16), at(7 * W, -.08, 18.1), alu, (0, 0, YAW), .02)
studio.box('inside', (20 * W - .1, 20, 26), at(7 * W, -10.3, 5), material.principled('dark', **{'Base Color': (.01, .011, .014, 1), 'Roughness': .9}), (0, 0, YAW))
studio.camera((-2.6, -13.0, 5.0), (1.6, 0, 11.0), lens=33)
studio.render('3-ply-reflective', samples=72, exposure=-.15, bounces=4)
