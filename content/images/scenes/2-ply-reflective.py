"""Reflective film on a window, its corner lifted: mirror where it lies, a lit room where the glass is bare."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math, random
import studio
from studio import np
from studio import material

studio.dusk(azimuth=-128, elevation=4, sun_strength=3.0, clouds=.5, seed=17, size=4096, glow=.8)
frame = material.steel((.035, .037, .042), .33)
glass = material.glass(vlt=.88, r0=.07)
film = material.film(vlt=.10, r0=.62, tint=(.85, .93, 1), mirror=(.90, .94, 1), wobble=.004, wobble_scale=2.5)
W, H = 1.5, 1.5
studio.quad('glass', [(-W, 0, -H), (W, 0, -H), (W, 0, H), (-W, 0, H)], glass)
# frame at the right and below
studio.bevelled_box('jamb', (.09, .12, 2 * H), (.92, 0, 0), frame, bevel=.006)
studio.bevelled_box('jamb cap', (.03, .05, 2 * H), (.86, -.045, 0), frame, bevel=.004)
studio.box('wall', (2, .3, 2 * H), (1.97, .05, 0), material.concrete((.10, .10, .105), .75))
# the film: flat, its upper right corner curls towards us round a cylinder
N = 300
R, X1, Z1 = .085, .40, .36
dirv = np.array((1, 1)) / math.sqrt(2)
limit = (X1 * dirv[0] + Z1 * dirv[1]) - .33
V, F = [], []
for j in range(N + 1):
    for i in range(N + 1):
        x, z = -W + (X1 + W) * (i / N) ** .6, -H + (Z1 + H) * (j / N) ** .6
        d = x * dirv[0] + z * dirv[1] - limit
        y = -.0006
        if d > 0:
            th = d / R
            if th < 2.55:
                dd, y = R * math.sin(th), -.0006 - R * (1 - math.cos(th))
            else:
                o = d - 2.55 * R
                dd = R * math.sin(2.55) + o * math.cos(2.55)
                y = -.0006 - R * (1 - math.cos(2.55)) - o * math.sin(2.55)
            x, z = x + (dd - d) * dirv[0], z + (dd - d) * dirv[1]
        V.append((x, y, z))
for j in range(N):
    for i in range(N):
        a = j * (N + 1) + i
        F.append((a, a + 1, a + N + 2, a + N + 1))
studio.mesh('film', V, F, film)
edge = [v for k, v in enumerate(V) if k % (N + 1) == N]
studio.tube('edge', edge[::4], .0006, material.steel((.75, .78, .82), .2), resolution=2)
edge = V[N * (N + 1):]
studio.tube('edge', edge[::4], .0006, material.steel((.75, .78, .82), .2), resolution=2)
# the room behind: warm and out of focus
studio.box('floor', (8, 8, .1), (0, 4, -1.55), material.wood((.22, .125, .065), plank=(.15, 2)))
studio.box('back', (8, .1, 4), (0, 5.2, .4), material.plaster((.42, .33, .26)))
studio.box('ceiling', (8, 8, .1), (0, 4, 1.9), material.plaster((.5, .45, .4)))
studio.box('side', (.1, 8, 4), (3.2, 4, .4), material.plaster((.42, .34, .28)))
studio.bevelled_box('shelf', (1.7, .34, .04), (.9, 4.9, .35), material.wood((.18, .1, .05), plank=None), bevel=.004)
rnd = random.Random(3)
x = .2
while x < 1.6:
    w, h = rnd.uniform(.02, .05), rnd.uniform(.18, .28)
    studio.bevelled_box('book', (w, .2, h), (x, 4.88, .37 + h / 2), material.plastic(rnd.choice([(.10, .06, .04), (.03, .05, .09), (.25, .2, .15), (.06, .07, .07)]), .6), bevel=.003)
    x += w + .004
studio.sphere('lamp', .20, (1.35, 3.4, .95), material.emission((1, .66, .36), 3.2, lamp=False))
studio.tube('cord', [(1.35, 3.4, 1.1), (1.35, 3.4, 1.85)], .004, frame)
studio.area((.5, 3.0, 1.8), (.5, 4.0, -.5), (2.2, 2.2), 95, (1, .68, .40))
studio.skyline(-900, 1400, 50, 30, 150, color=(.02, .022, .035), haze=(.25, .16, .15), fade=.3, lit=.1, base=-30, seed=3)
studio.camera((-.50, -1.62, -.16), (.10, 0, .12), lens=46, fstop=5.6, focus=(.25, -.05, .2))
studio.render('2-ply-reflective', samples=120, exposure=.2, bounces=6)
