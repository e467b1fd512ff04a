"""A window seen from the garden: the filmed sash mirrors the sunset, the bare one shows the room."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math, random
import studio
from studio import material

studio.dusk(azimuth=-112, elevation=4.5, sun_strength=3.2, clouds=.5, seed=17, size=4096, glow=.8, band=.6, focus=1.3)
frame = material.steel((.03, .032, .036), .33)
glass = material.glass(vlt=.90, r0=.05)
film = material.film(vlt=.12, r0=.60, tint=(.85, .93, 1), mirror=(.92, .95, 1), wobble=.008, wobble_scale=.9)
# the front: dark boards round a wide opening
X0, X1, Z0, Z1 = -2.3, 2.3, .35, 2.75
board = material.concrete((.115, .115, .12), .72, .8)
studio.box('wall', (6, .35, 7), (X0 - 3, .16, 1), board)
studio.box('wall', (6, .35, 7), (X1 + 3, .16, 1), board)
studio.box('wall', (X1 - X0, .35, 3), ((X0 + X1) / 2, .16, Z1 + 1.5), board)
studio.box('wall', (X1 - X0, .35, 3), ((X0 + X1) / 2, .16, Z0 - 1.5), board)
studio.bevelled_box('sill', (X1 - X0 + .1, .46, .035), ((X0 + X1) / 2, .08, Z0 - .0), frame, bevel=.005)
MID = .12
for x in (X0 + .03, MID, X1 - .03):
    studio.bevelled_box('post', (.075, .11, Z1 - Z0), (x, .10, (Z0 + Z1) / 2), frame, bevel=.006)
for z in (Z0 + .05, Z1 - .03):
    studio.bevelled_box('rail', (X1 - X0, .11, .075), ((X0 + X1) / 2, .10, z), frame, bevel=.006)
studio.quad('filmed', [(X0, .10, Z0), (MID, .10, Z0), (MID, .10, Z1), (X0, .10, Z1)], film)
studio.quad('bare', [(MID, .10, Z0), (X1, .10, Z0), (X1, .10, Z1), (MID, .10, Z1)], glass)
# the room
studio.box('floor', (9, 6, .1), (0, 3.2, -.05), material.wood((.22, .125, .065), plank=(.15, 2)))
room = material.plaster((.46, .38, .31))
studio.box('back', (9, .1, 4), (0, 5.0, 1.5), room)
studio.box('ceiling', (9, 6, .1), (0, 3.2, 2.95), room)
for x in (-4.4, 4.4):
    studio.box('side', (.1, 6, 4), (x, 3.2, 1.5), room)
oak = material.wood((.16, .09, .048), plank=None)
rnd = random.Random(3)
for z in (.9, 1.35, 1.8):
    studio.bevelled_box('shelf', (2.1, .32, .035), (2.1, 4.78, z), oak, bevel=.004)
    x = 1.15
    while x < 3.05:
        if rnd.random() < .25:
            x += rnd.uniform(.08, .35)
            continue
        w, h = rnd.uniform(.02, .05), rnd.uniform(.19, .29)
        studio.bevelled_box('book', (w, .2, h), (x, 4.76, z + .018 + h / 2), material.plastic(rnd.choice([(.10, .06, .04), (.03, .05, .09), (.25, .2, .15), (.06, .07, .07), (.30, .14, .07)]), .6), bevel=.003)
        x += w + .003
lea = material.leather((.11, .052, .025), .42)


def chair(cx, cy, yaw):
    prof = [(-.36, .44), (-.22, .385), (.0, .355), (.18, .37), (.30, .44), (.38, .57), (.45, .76), (.51, .95)]
    rings = []
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    for w, lift in ((-.38, .03), (-.35, .0), (-.16, -.02), (.16, -.02), (.35, 0), (.38, .03)):
        rings.append([(cx + c * p - s * w, cy + s * p + c * w, z + lift) for p, z in prof])
    studio.loft('chair', rings, lea, closed=False, subdivide=3, solidify=.06)
    for w in (-.34, .34):
        pts = [(.32, .44), (.18, .02), (-.02, .012), (-.26, .012), (-.38, .012), (-.34, .10), (-.29, .41)]
        studio.tube('sled', [(cx + c * p - s * w, cy + s * p + c * w, z) for p, z in pts], .011, frame)


chair(1.75, 2.9, 35)
# a floor lamp: a drum of light
studio.cylinder('foot', .15, .02, (2.55, 3.4, .01), frame)
studio.cylinder('stem', .010, 1.35, (2.55, 3.4, .68), frame)
shade = material.emission((1, .62, .32), 2.6, lamp=False)
studio.lathe('shade', [(.21, 1.32), (.17, 1.62)], shade, (2.55, 3.4, 0))
studio.area((2.3, 3.2, 2.75), (2.1, 3.2, 0), (1.6, 1.6), 70, (1, .64, .36))
studio.area((2.55, 3.4, 1.25), (2.55, 3.4, 0), (.3, .3), 16, (1, .62, .34))
# what the film mirrors, behind the camera: hills and a low line of trees
for d, hgt, top, base, sd in ((-5200, 700, (.36, .24, .25), (.70, .40, .28), 14), (-2600, 260, (.10, .09, .125), (.26, .18, .18), 5), (-500, 34, (.022, .024, .032), (.05, .042, .05), 3)):
    studio.ridge(d, hgt, top, base, -20, sd, 16000)
studio.plane('lawn', (400, 400), (0, -200, -.5), material.principled('lawn', **{'Base Color': (.02, .024, .018, 1), 'Roughness': .9}))
studio.camera((-1.15, -5.1, .62), (.12, 0, .62), lens=36, shift=(0, .155))
studio.render('2-ply-reflective', width=3840, samples=40, exposure=.25, bounces=6)
