"""An office by day behind neutrally dyed glass: a desk somebody has just left, a screen without glare, the roofs of a town."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math, random
import studio
import _town
from studio import material, Nodes

EYE, STOREY, AZIMUTH, ELEVATION, SUN, EXPOSURE = (-.30, -1.45, 1.28), 21.5, 66, 35, 28, .55
above = (*EYE[:2], EYE[2] + STOREY)
studio.sky(pixels=_town.panorama(above, AZIMUTH, ELEVATION, SUN, *((2048, 8) if studio.arguments().draft else (6144, 14))), strength=EXPOSURE)
studio.sun(AZIMUTH, ELEVATION, SUN * EXPOSURE, color=(1, .965, .91), angle=.6)
X0, X1, Y0, Y1, H = -5.0, 5.5, -3.5, 3.6, 3.0
frame = material.steel((.035, .037, .042), .33)
black = material.plastic((.012, .0125, .014), .38)
studio.plane('floor', (X1 - X0, Y1 - Y0 + .4), ((X0 + X1) / 2, (Y0 + Y1) / 2, 0), material.wood((.40, .30, .20), .40, plank=(.18, 2.2)))
studio.plane('ceiling', (X1 - X0, Y1 - Y0 + .4), ((X0 + X1) / 2, (Y0 + Y1) / 2, H), material.plaster((.80, .80, .79)))
for x in (X0 - .1, X1 + .1):
    studio.box('wall', (.2, Y1 - Y0, H), (x, (Y0 + Y1) / 2, H / 2), material.plaster((.74, .73, .71)))
studio.box('back', (X1 - X0, .2, H), ((X0 + X1) / 2, Y0 - .1, H / 2), material.plaster((.74, .73, .71)))
film = material.film(vlt=.55, r0=.08, tint=(.99, .99, 1))
studio.window_wall([X0 + (X1 - X0) * i / 5 for i in range(6)], Y1, H, frame, film)


def desk(x, y, yaw=0):
    top = studio.bevelled_box('top', (1.8, .85, .028), (x, y, .735), oak, bevel=.004)
    for k in (-.8, .8):
        studio.bevelled_box('leg', (.05, .62, .03), (x + k, y, .015), frame, bevel=.004)
        studio.bevelled_box('leg', (.05, .05, .72), (x + k, y, .36), frame, bevel=.004)


oak = material.wood((.26, .155, .085), .34, plank=None)


def screen_material():
    m = Nodes('screen')
    co = m.add('ShaderNodeSeparateXYZ', _0=m.coords('Generated'))
    grad = m.ramp(co.outputs[0], [(0, (.012, .022, .055)), (.45, (.03, .05, .11)), (.75, (.28, .13, .075)), (1, (.75, .36, .13))])
    vert = m.ramp(co.outputs[2], [(0, (.30, .30, .34)), (.5, (1, 1, 1)), (1, (.55, .6, .8))])
    e = m.add('ShaderNodeEmission', Color=m.mix(1, grad, vert, 'MULTIPLY'), Strength=2.2)
    g = m.add('ShaderNodeBsdfGlossy', Color=(1, 1, 1), Roughness=.28)
    return m.surface(m.add('ShaderNodeMixShader', Fac=.025, _1=e.outputs[0], _2=g.outputs[0]).outputs[0])


def monitor(x, y, z, yaw):
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    W, Hh = .82, .365
    studio.bevelled_box('bezel', (W + .012, .018, Hh + .012), (x, y, z + .34), black, (0, 0, yaw), .003)
    studio.box('screen', (W, .001, Hh), (x + s * .0095, y - c * .0095, z + .34), scr, (0, 0, yaw))
    studio.bevelled_box('hub', (.22, .035, .16), (x - s * .02, y + c * .02, z + .33), black, (0, 0, yaw), .012)
    studio.bevelled_box('stand', (.045, .014, .30), (x - s * .05, y + c * .05, z + .15), alu, (0, 0, yaw), .004)
    studio.bevelled_box('foot', (.24, .19, .008), (x - s * .03, y + c * .03, z + .004), alu, (0, 0, yaw), .003)


scr = screen_material()
alu = material.steel((.55, .56, .58), .3)
desk(1.0, .55)
monitor(1.12, .78, .75, -14)
# keyboard, mouse, notebook, cup
studio.bevelled_box('keyboard', (.36, .115, .010), (1.02, .36, .756), alu, (0, 0, -5), .003)
kx = Nodes
for r in range(5):
    for k in range(14):
        a = math.radians(-5)
        u, v = -.168 + k * .0242 + .012, -.044 + r * .0215
        studio.bevelled_box('key', (.0205, .0175, .004), (1.02 + u * math.cos(a) - v * math.sin(a), .36 + u * math.sin(a) + v * math.cos(a), .7625), black, (0, 0, -5), .0015, 2)
studio.lathe('cup', [(0, .752), (.034, .752), (.040, .758), (.043, .84), (.040, .84), (.037, .765), (0, .762)], material.principled('cup', **{'Base Color': (.50, .49, .47, 1), 'Roughness': .3}), (.42, .42, 0))
studio.bevelled_box('notebook', (.16, .22, .014), (.50, .68, .757), material.leather((.03, .035, .05), .5), (0, 0, 14), .003)
studio.bevelled_box('pencil', (.006, .17, .006), (.53, .66, .768), alu, (0, 0, 32), .002)
# desk behind and chairs, soft
desk(-2.6, 1.7)
monitor(-2.5, 1.9, .75, 8)
desk(3.6, 2.2)
monitor(3.7, 2.4, .75, -5)


def chair(cx, cy, yaw):
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    T = lambda p, w, z: (cx + c * p - s * w, cy + s * p + c * w, z)
    prof = [(-.25, .47), (-.1, .455), (.12, .455), (.22, .49), (.27, .60), (.29, .80), (.32, 1.02)]
    studio.loft('chair', [[T(p, w, z) for p, z in prof] for w in (-.25, -.22, -.1, .1, .22, .25)], black, closed=False, subdivide=3, solidify=.035)
    studio.cylinder('gas', .025, .36, (cx, cy, .27), alu)
    for k in range(5):
        a = k * 1.2566
        studio.tube('star', [(cx, cy, .10), (cx + .30 * math.cos(a), cy + .30 * math.sin(a), .05)], .018, alu)


chair(2.15, -.30, 300)
chair(-2.2, .95, 265)
studio.area((0, Y0 + .3, 2.6), (0, 3, .8), (6, 1), 60, (.90, .95, 1.0))
studio.camera(EYE, (.52, 1.0, 1.02), lens=34, fstop=4.0, focus=(1.1, .75, 1.0), shift=(0, -.02))
studio.render('dyed-reflective', width=1920, samples=8, exposure=.12, bounces=6, vignette=.10)
