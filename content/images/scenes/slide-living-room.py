"""A living room in low sun: the left pane is filmed, the others are bare."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math, random
import studio
import _plant
from studio import material

AZ, EL = -27, 21.5
studio.sky(azimuth=AZ, elevation=9, clouds=.3, seed=8, strength=1.6, band=.7)
studio.sun(AZ, EL, 26, color=(1, .73, .46), angle=.6)       # higher than the sky says: the light ends on the floor
random.seed(3)
X0, X1, Y0, Y1, H = -4.2, 4.6, -4.5, 5.0, 2.95
wall = material.plaster((.76, .755, .75), bump=0)
ceil = material.plaster((.80, .78, .76), bump=0)
floor = material.wood((.35, .225, .13), .30, plank=(.18, 2.2))
frame = material.steel((.035, .036, .04), .35)
studio.plane('floor', (X1 - X0, Y1 - Y0 + .4), ((X0 + X1) / 2, (Y0 + Y1) / 2 + .2, 0), floor)
studio.plane('ceiling', (X1 - X0, Y1 - Y0 + .4), ((X0 + X1) / 2, (Y0 + Y1) / 2 + .2, H), ceil)
studio.box('left', (.2, Y1 - Y0, H), (X0 - .1, (Y0 + Y1) / 2, H / 2), wall)
studio.box('right', (.2, Y1 - Y0, H), (X1 + .1, (Y0 + Y1) / 2, H / 2), wall)
studio.box('back', (X1 - X0, .2, H), ((X0 + X1) / 2, Y0 - .1, H / 2), wall)
# the glass: one pane filmed, three bare, so that their light compares on the floor
bare = material.glass(vlt=.9, r0=.06)
film = material.film(vlt=.15, r0=.10, tint=(.95, .97, 1))
xs = [X0 + .02 + (X1 - X0 - .04) * i / 4 for i in range(5)]
studio.window_wall(xs, Y1, H, frame, [film, bare, bare, bare])
# terrace, lake and hills
studio.bevelled_box('terrace', (30, 5, .2), (0, Y1 + 2.7, -.14), material.wood((.05, .034, .023), .6, plank=(.14, 3.2), direction='X'), bevel=.02)
studio.water(-30, y=(20, 9000), ripple=.25, scale=.06)
studio.ridge(5200, 620, (.42, .27, .25), (.75, .42, .26), -30, 4, 14000)
studio.ridge(3600, 420, (.22, .17, .21), (.48, .30, .25), -30, 9, 12000)
studio.ridge(2300, 230, (.09, .085, .125), (.26, .19, .20), -30, 5, 9000)
# sofa on the right, its back to the right wall
cloth = material.fabric((.33, .31, .29), scale=.6)
cloth2 = material.fabric((.075, .095, .14), scale=.6)


def cushion(size, loc, mat, rot=(0, 0, 0), puff=.06):
    o = studio.bevelled_box('cushion', size, loc, mat, rot, bevel=puff, segments=5)
    return o


sx, sy = 3.55, 1.75
cushion((.98, 2.6, .20), (sx, sy, .23), cloth, puff=.05)
for k in (-.62, .62):
    cushion((.92, 1.20, .20), (sx - .02, sy + k, .41), cloth, puff=.075)
    cushion((.24, 1.18, .50), (sx + .40, sy + k, .68), cloth, (0, 9, 0), puff=.09)
for k in (-1.38, 1.38):
    cushion((.98, .20, .56), (sx, sy + k, .36), cloth, puff=.07)
cushion((.16, .50, .46), (sx + .18, sy + .95, .72), cloth2, (0, 20, 12), puff=.075)
for k in (-1.2, 1.2):
    for j in (-.4, .4):
        studio.cylinder('leg', .022, .13, (sx + j, sy + k, .065), frame)
# low table: oak top, dark legs
oak = material.wood((.20, .115, .06), .28, plank=None)
studio.lathe('table', [(0, .36), (.52, .36), (.545, .367), (.55, .38), (.545, .393), (.52, .40), (0, .40)], oak, (2.45, 2.05, 0), steps=128)
for a in (30, 150, 270):
    r = math.radians(a)
    studio.tube('leg', [(2.45 + .16 * math.cos(r), 2.05 + .16 * math.sin(r), .36), (2.45 + .40 * math.cos(r), 2.05 + .40 * math.sin(r), 0)], .016, frame)
ceramic = material.principled('ceramic', **{'Base Color': (.55, .52, .48, 1), 'Roughness': .35})
studio.lathe('bowl', [(0, .405), (.05, .405), (.10, .43), (.135, .475), (.13, .478), (.095, .44), (0, .418)], ceramic, (2.52, 2.15, 0))
studio.bevelled_box('book', (.22, .30, .028), (2.28, 1.93, .415), material.plastic((.05, .065, .10), .6), (0, 0, 24), .003)
# rug
studio.bevelled_box('rug', (2.2, 2.7, .014), (2.75, 1.85, .007), material.fabric((.30, .275, .25), scale=.35), bevel=.006)
# lounge chair, near the glass, in the bare light: shell of leather on a steel sled
lea = material.leather((.10, .048, .022), .42)


def chair(cx, cy, yaw):
    prof = [(-.34, .43), (-.20, .37), (.0, .345), (.18, .36), (.30, .43), (.38, .56), (.44, .74), (.49, .90)]
    rings = []
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    for w, lift in ((-.36, .025), (-.33, .0), (-.15, -.02), (.15, -.02), (.33, 0), (.36, .025)):
        rings.append([(cx + c * p - s * w, cy + s * p + c * w, z + lift) for p, z in prof])
    studio.loft('chair', rings, lea, closed=False, subdivide=3, solidify=.055)
    for w in (-.34, .34):
        pts = [(.30, .42), (.16, .02), (-.02, .012), (-.26, .012), (-.36, .012), (-.33, .10), (-.28, .40)]
        studio.tube('sled', [(cx + c * p - s * w, cy + s * p + c * w, z) for p, z in pts], .011, material.steel((.5, .5, .52), .2))


chair(.75, 3.35, 215)
_plant.plant(4.0, 4.35)
# arc lamp on the left, off
studio.cylinder('foot', .17, .03, (-3.3, 3.4, .015), frame)
studio.tube('arc', [(-3.3, 3.4, .02), (-3.3, 3.4, 1.2), (-3.28, 3.3, 1.95), (-2.9, 3.1, 2.15), (-2.45, 2.95, 2.0)], .011, frame)
studio.lathe('shade', [(.02, .16), (.06, .15), (.16, .03), (.19, -.05), (.185, -.05), (.15, .03)], frame, (-2.42, 2.94, 1.86))
studio.area((0, Y0 + .3, 2.0), (0, 4, 1.0), (5, 1.6), 34, (.66, .76, 1.0))

studio.camera((-1.3, -4.1, 1.62), (.30, 3.0, 1.62), lens=25.5, shift=(0, -.125))
studio.render('slide-living-room', samples=24, exposure=.45, bounces=4)
