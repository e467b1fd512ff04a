"""A wide window from the garden after sunset: what it mirrors, and the lamplit room behind it."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math, random
import light
import studio
import _plant
from _room import books, cushion, lampshade, matt, quick
from studio import Nodes, material

studio.sky(azimuth=-152, elevation=3.0, strength=.85, clouds=.5, seed=17, size=4096, glow=.7, band=.62, focus=1.15)
# what is left of the glow
studio.sun(-160, 4, .42, (1, .60, .40), 40).visible_glossy = False
# the front: boards round a wide opening, and slim dark frames
X0, X1, Z0, Z1, FAR = -2.3, 2.3, .35, 2.75, 4.6
frame = matt('frame', (.018, .019, .021))
board = quick(material.wood((.46, .36, .27), .75, plank=(.145, 9), direction='X'), (.44, .35, .26))
for x in (X0 - 3, X1 + 3):
    studio.box('wall', (6, .35, 7), (x, .16, 1), board)
for z in (Z1 + 1.5, Z0 - 1.5):
    studio.box('wall', (X1 - X0, .35, 3), (0, .16, z), board)
studio.bevelled_box('sill', (X1 - X0 + .12, .46, .035), (0, .06, Z0), frame, bevel=.005)
POST, PANE = .09, .10
for x in (X0 + .03, POST, X1 - .03):
    studio.bevelled_box('post', (.075, .11, Z1 - Z0), (x, PANE, (Z0 + Z1) / 2), frame, bevel=.006)
for z in (Z0 + .05, Z1 - .03):
    studio.bevelled_box('rail', (X1 - X0, .11, .075), (0, PANE, z), frame, bevel=.006)
pane = studio.quad('pane', [(X0, PANE, Z0), (X1, PANE, Z0), (X1, PANE, Z1), (X0, PANE, Z1)], None)
portal = studio.portal((0, PANE + .06, (Z0 + Z1) / 2), (0, 3, (Z0 + Z1) / 2), (X1 - X0, Z1 - Z0))

# the room
SIDE, HIGH = 3.3, 2.9
studio.box('floor', (2 * SIDE, FAR, .1), (0, FAR / 2 + .3, -.05), quick(material.wood((.40, .26, .15), .45, plank=(.15, 2)), (.38, .25, .14)))
plaster, clay = matt('plaster', (.66, .58, .48)), matt('clay', (.50, .30, .20))
studio.box('back', (2 * SIDE, .1, 4), (0, FAR + .05, 1.5), clay)
studio.box('ceiling', (2 * SIDE, FAR + .3, .1), (0, FAR / 2 + .2, HIGH + .05), plaster)
for x in (-SIDE, SIDE):
    studio.box('side', (.1, FAR, 4), (x, FAR / 2 + .3, 1.5), plaster)
oak = quick(material.wood((.34, .21, .115), .4, plank=None), (.33, .2, .11))
rnd = random.Random(11)
spines = [material.plastic(c, .6) for c in ((.42, .12, .06), (.06, .12, .20), (.60, .54, .42), (.16, .20, .12), (.68, .62, .52), (.30, .24, .18), (.05, .05, .06), (.55, .34, .10))]
# a low shelf along the back wall, and boards over it on the right
studio.bevelled_box('chest', (2.5, .40, .52), (-1.55, FAR - .21, .34), oak, bevel=.005)
for z in (1.02, 1.42, 1.82, 2.22):
    studio.bevelled_box('shelf', (2.0, .28, .032), (1.75, FAR - .15, z), oak, bevel=.003)
    for a, b in ((.80, 1.50), (1.62, 2.02), (2.12, 2.70)) if z != 1.42 else ((.80, 1.15), (1.9, 2.70)):
        books(a, b, FAR - .15, z + .016, rnd, spines)
china = material.principled('china', **{'Base Color': (.74, .71, .65, 1), 'Roughness': .3})
blue = material.principled('blue', **{'Base Color': (.05, .13, .24, 1), 'Roughness': .3})
studio.lathe('vase', [(.05, 0), (.095, .06), (.10, .13), (.05, .23), (.055, .27)], blue, (1.48, FAR - .15, 1.436), steps=48)
studio.lathe('bowl', [(.04, 0), (.09, .03), (.15, .10), (.144, .10), (.08, .035), (0, .02)], china, (-.75, FAR - .2, .60), steps=48)
# a picture over the chest
art = Nodes('art')
level = art.math('ADD', art.add('ShaderNodeSeparateXYZ', _0=art.coords('Generated')).outputs[2], art.math('MULTIPLY_ADD', art.noise(2.2, 2, .5, art.coords('Generated')), .5, -.25))
colors = art.ramp(level, [(0, (.04, .07, .10)), (.30, (.04, .07, .10)), (.31, (.12, .22, .25)), (.52, (.12, .22, .25)), (.53, (.74, .62, .42))])
studio.bevelled_box('frame', (1.25, .03, .92), (-1.75, FAR - .015, 1.72), oak, bevel=.004)
studio.box('art', (1.15, .006, .82), (-1.75, FAR - .033, 1.72), art.surface(art.principled(Base_Color=colors, Roughness=.85).outputs[0]))
# a sofa before it, seen from the side of the garden, with a low table
wool, rust = matt('wool', (.17, .22, .22)), matt('rust', (.46, .17, .07))
cushion('seat', (1.95, .82, .26), (-1.35, 3.35, .34), wool)
cushion('rest', (1.95, .24, .52), (-1.35, 3.72, .64), wool, puff=.08)
for x in (-2.38, -.32):
    cushion('arm', (.20, .86, .50), (x, 3.35, .42), wool, puff=.07)
cushion('pillow', (.46, .16, .40), (-1.98, 3.46, .68), rust, (-14, 0, 8), .075)
cushion('pillow', (.44, .15, .38), (-.72, 3.46, .67), matt('sand', (.62, .53, .40)), (-14, 0, -10), .07)
studio.bevelled_box('table', (1.05, .52, .035), (-1.15, 2.35, .40), oak, bevel=.006)
for x in (-1.6, -.7):
    studio.bevelled_box('leg', (.035, .46, .40), (x, 2.35, .20), frame, bevel=.004)
studio.lathe('cup', [(0, .004), (.032, 0), (.042, .03), (.044, .085), (.041, .085), (.038, .03), (0, .01)], china, (-.90, 2.32, .418), steps=48)
for k, c in enumerate((0, 4)):
    studio.bevelled_box('book', (.22 - .03 * k, .16, .03), (-1.35, 2.36, .433 + .031 * k), spines[c], (0, 0, 12 - 20 * k), .003)
studio.box('rug', (2.6, 1.8, .012), (-1.1, 2.6, .006), matt('rug', (.45, .39, .31)))
# an armchair under a floor lamp
lea, cx, cy, yaw = material.leather((.24, .105, .048), .42), 1.55, 2.75, math.radians(38)
c, s = math.cos(yaw), math.sin(yaw)
prof = [(-.36, .44), (-.22, .385), (.0, .355), (.18, .37), (.30, .44), (.38, .57), (.45, .76), (.51, .95)]
studio.loft('chair', [[(cx + c * p - s * w, cy + s * p + c * w, z + up) for p, z in prof]
                      for w, up in ((-.38, .03), (-.35, .0), (-.16, -.02), (.16, -.02), (.35, 0), (.38, .03))], lea, closed=False, subdivide=3, solidify=.06)
for w in (-.34, .34):
    pts = [(.32, .44), (.18, .02), (-.02, .012), (-.26, .012), (-.38, .012), (-.34, .10), (-.29, .41)]
    studio.tube('sled', [(cx + c * p - s * w, cy + s * p + c * w, z) for p, z in pts], .011, frame)
_plant.plant(.42, 3.9, seed=7, stems=7, leaves=24, height=(.8, 1.35))
lx, ly = 2.42, 3.35
studio.cylinder('foot', .15, .02, (lx, ly, .01), frame)
studio.tube('stem', [(lx, ly, 0), (lx, ly, .7), (lx, ly, 1.4)], .010, frame)
lamps = lampshade(lx, ly, 1.34, 1.66, .22, .155, 70)
studio.cylinder('foot', .07, .14, (-2.45, FAR - .22, .67), blue)
lamps += lampshade(-2.45, FAR - .22, .80, 1.04, .16, .11, 34)

# what the panes mirror, behind the camera: hills, and a wood at the end of the lawn
for d, high, top, base, seed in ((-5200, 640, (.36, .24, .25), (.70, .40, .28), 14), (-2600, 240, (.10, .09, .125), (.26, .18, .18), 5)):
    studio.ridge(d, high, top, base, -20, seed, 16000)
studio.ridge(-420, 27, (.040, .045, .050), (.085, .075, .075), -20, 3, 16000)
studio.plane('lawn', (600, 400), (0, -204, -.5), matt('lawn', (.095, .11, .065)))

studio.camera((-.62, -5.35, .92), (.02, 0, .92), lens=37.5, shift=(0, .115))
rig = light.Rig('dusk', width=1536, samples=8, truth_samples=1920, bounces=4)
rig.group('front', [pane], [portal])
rig.lamps(lamps)
rig.layer('outside', [])
rig.layer('mirror', ['R:front'], mirror=['front'], samples=16)
rig.layer('lamps', ['T:front'], lit=['front'], lamps=True, sky=False, samples=32, peak=(.8, 90), closely=('seat', 160))
# what is left of the day lights the room, too
rig.layer('inside', ['T:front', 'T:front'], lit=['front'], through=True, samples=4)
rig.reference('vlt-20', {'T:front': .2, 'R:front': .08})
rig.reference('mirror', {'T:front': .35, 'R:front': .34})
rig.run()
