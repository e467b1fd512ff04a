"""A corner office by day: the sun on desk and screen. The drawn town of `_town.py` lights it; what is seen through the glass
is photographed, and out of focus."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import bpy
import numpy as np
import light
import studio
import _town
import _world
from _room import books, matt, quick
from studio import Nodes, material

EYE, STOREY, AZIMUTH, ELEVATION, SUN, EXPOSURE = (-.30, -1.45, 1.28), 21.5, 112, 30, 28, .32
above = (*EYE[:2], EYE[2] + STOREY)
seen = _world.photographed('city', .55, gain=1.35 / EXPOSURE, limit=3.8 / EXPOSURE, blur=.3)
studio.sky(pixels=_town.panorama(above, AZIMUTH, ELEVATION, SUN, 4096, 12), strength=EXPOSURE, seen=seen)
studio.sun(AZIMUTH, ELEVATION, SUN * EXPOSURE, color=(1, .965, .91), angle=.6)
X0, X1, Y0, Y1, H = -4.2, 2.75, -3.6, 3.2, 2.9
frame = matt('frame', (.030, .032, .036))
black = material.plastic((.012, .0125, .014), .45)
alu = material.steel((.55, .56, .58), .35)
white, soft = matt('white', (.78, .78, .76)), matt('soft', (.70, .69, .66))
studio.box('floor', (X1 - X0, Y1 - Y0, .1), ((X0 + X1) / 2, (Y0 + Y1) / 2, -.05), quick(material.wood((.40, .30, .20), .5, plank=(.18, 2.2)), (.38, .29, .19)))
studio.box('ceiling', (X1 - X0 + .4, Y1 - Y0 + .4, .1), ((X0 + X1) / 2, (Y0 + Y1) / 2, H + .05), white)
studio.box('left', (.2, Y1 - Y0, H), (X0 - .1, (Y0 + Y1) / 2, H / 2), soft)
studio.box('back', (X1 - X0, .2, H), ((X0 + X1) / 2, Y0 - .1, H / 2), soft)


def glazing(along, a, b, posts, plane):
    """Posts, rails and panes from `a` to `b`: along X at y = `plane`, or along Y at x = `plane`."""
    put = (lambda u, z, o=0: (u, plane + o, z)) if along == 'X' else (lambda u, z, o=0: (plane + o, u, z))
    size = (lambda u, d, z: (u, d, z)) if along == 'X' else (lambda u, d, z: (d, u, z))
    for u in posts:
        studio.bevelled_box('post', size(.06, .13, H), put(u, H / 2), frame, bevel=.005)
    for z in (.05, H - .05):
        studio.bevelled_box('rail', size(b - a, .12, .10), put((a + b) / 2, z), frame, bevel=.005)
    portal = studio.portal(put((a + b) / 2, H / 2, -.05), put((a + b) / 2, H / 2, -2), (b - a, H))
    # what is beside the camera is a separate pane, as one that is partly behind it has no place in the picture
    ends = (a, b) if along == 'X' else (a, -.2, b)
    panes = [studio.quad('pane', [put(u, 0), put(v, 0), put(v, H), put(u, H)], None) for u, v in zip(ends, ends[1:])]
    return panes, portal


ahead, side = glazing('X', X0, X1, (-3.9, -2.25, -.6, 1.05, X1 - .02), Y1), glazing('Y', Y0, Y1, (-2.6, -1.2, .25, 1.75), X1)
oak = quick(material.wood((.34, .215, .125), .42, plank=None), (.33, .21, .12))
TX, TY, TOP = .62, .62, .75
studio.bevelled_box('top', (1.9, .90, .032), (TX, TY, TOP - .016), oak, bevel=.004)
for k in (-.85, .85):
    for v in (-.36, .36):
        studio.bevelled_box('leg', (.045, .045, TOP - .03), (TX + k, TY + v, (TOP - .03) / 2), frame, bevel=.004)


def plan():
    """What is on the screen: the floor plan of a house, pale lines on blue."""
    import cv2
    w, h = 1640, 740
    img = np.empty((h, w, 3), np.float32)
    img[:] = (.012, .030, .085)
    for k in range(0, w, 41):
        cv2.line(img, (k, 0), (k, h), (.018, .042, .115), 2)
    for k in range(0, h, 41):
        cv2.line(img, (0, k), (w, k), (.018, .042, .115), 2)
    pale, thin = (.75, .86, 1.0), (.30, .42, .62)
    x0, y0, x1, y1 = 260, 110, 1180, 630
    cv2.rectangle(img, (x0, y0), (640, 380), (.03, .085, .20), -1)
    cv2.rectangle(img, (860, 380), (x1, y1), (.30, .13, .035), -1)
    for a, b in (((x0, y0), (x1, y0)), ((x0, y1), (700, y1)), ((820, y1), (x1, y1)), ((x0, y0), (x0, y1)), ((x1, y0), (x1, y1)), ((640, y0), (640, 300)),
                 ((x0, 380), (540, 380)), ((620, 380), (860, 380)), ((860, 380), (860, y1)), ((940, 380), (x1, 380)), ((860, y0), (860, 300))):
        cv2.line(img, a, b, pale, 13)
    for c, r, a in (((540, 380), 80, 180), ((640, 380), 80, 90), ((700, 630), 120, 270), ((940, 380), 80, 180)):
        cv2.ellipse(img, c, (r, r), 0, a, a + 90, thin, 3, cv2.LINE_AA)
    for x in range(320, 600, 40):
        cv2.line(img, (x, 150), (x, 230), thin, 3)
    cv2.rectangle(img, (330, 450), (520, 590), thin, 4)
    cv2.circle(img, (1020, 500), 62, thin, 4, cv2.LINE_AA)
    for k in range(6):
        a = k * math.pi / 3
        cv2.circle(img, (int(1020 + 92 * math.cos(a)), int(500 + 92 * math.sin(a))), 17, thin, 4, cv2.LINE_AA)
    cv2.rectangle(img, (1300, 0), (w, h), (.022, .026, .036), -1)
    for k, (c, part) in enumerate((((.75, .30, .06), .82), ((.20, .55, .60), .60), ((.60, .62, .66), .42), ((.20, .34, .70), .70))):
        cv2.rectangle(img, (1350, 90 + 92 * k), (1350 + int(240 * part), 140 + 92 * k), c, -1)
    for k in range(5):
        cv2.rectangle(img, (1350, 500 + 36 * k), (1350 + (240, 200, 225, 160, 210)[k], 510 + 36 * k), (.16, .18, .22), -1)
    out = bpy.data.images.new('plan', w, h, float_buffer=True)
    out.colorspace_settings.name = 'Non-Color'
    out.pixels.foreach_set(np.dstack([img, np.ones((h, w), np.float32)])[::-1].ravel())
    return out


def face():
    """A screen that shines, and that spreads a little of the light that falls on it."""
    m = Nodes('face')
    at = m.add('ShaderNodeSeparateXYZ', _0=m.coords('Generated'))
    tex = m.add('ShaderNodeTexImage', _0=m.add('ShaderNodeCombineXYZ', _0=at.outputs[0], _1=at.outputs[2]).outputs[0])
    tex.image, tex.extension = plan(), 'EXTEND'
    shine = m.add('ShaderNodeEmission', Color=tex.outputs[0], Strength=.85)
    matte = m.add('ShaderNodeBsdfDiffuse', Color=(.055, .056, .058))
    gloss = m.add('ShaderNodeBsdfGlossy', Color=(.05, .05, .05), Roughness=.30)
    coat = m.add('ShaderNodeAddShader', _0=matte.outputs[0], _1=gloss.outputs[0])
    return m.surface(m.add('ShaderNodeAddShader', _0=shine.outputs[0], _1=coat.outputs[0]).outputs[0])


x, y, yaw, W, T = .66, .80, 9, .86, .388
c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
studio.bevelled_box('bezel', (W + .014, .020, T + .014), (x, y, TOP + .335), black, (0, 0, yaw), .004)
screen = studio.box('screen', (W, .001, T), (x + s * .0105, y - c * .0105, TOP + .335), face(), (0, 0, yaw))
studio.bevelled_box('hub', (.22, .035, .16), (x - s * .02, y + c * .02, TOP + .32), black, (0, 0, yaw), .012)
studio.bevelled_box('stand', (.05, .014, .30), (x - s * .05, y + c * .05, TOP + .15), alu, (0, 0, yaw), .004)
studio.bevelled_box('foot', (.26, .20, .008), (x - s * .03, y + c * .03, TOP + .004), alu, (0, 0, yaw), .003)
# keyboard, mouse, notebook and pencil, a cup, a plant
kx, ky, turn = .60, .36, math.radians(4)
studio.bevelled_box('keyboard', (.36, .115, .010), (kx, ky, TOP + .006), alu, (0, 0, 4), .003)
for r in range(5):
    for k in range(14):
        u, v = -.156 + k * .0242, -.044 + r * .0215
        studio.bevelled_box('key', (.0205, .0175, .004), (kx + u * math.cos(turn) - v * math.sin(turn), ky + u * math.sin(turn) + v * math.cos(turn), TOP + .0125), black, (0, 0, 4), .0015, 2)
studio.bevelled_box('mouse', (.062, .105, .030), (.90, .37, TOP + .015), black, (0, 0, 4), .014)
china = material.principled('cup', **{'Base Color': (.66, .63, .58, 1), 'Roughness': .3})
studio.lathe('cup', [(0, .002), (.034, .002), (.040, .008), (.043, .09), (.040, .09), (.037, .015), (0, .012)], china, (.08, .46, TOP), steps=64)
studio.tube('handle', [(.043, .46, TOP + .07), (.016, .452, TOP + .062), (.014, .45, TOP + .032), (.046, .46, TOP + .022)], .0055, china)
studio.bevelled_box('notebook', (.17, .24, .016), (.05, .76, TOP + .008), material.plastic((.22, .05, .03), .6), (0, 0, 14), .003)
studio.bevelled_box('pencil', (.007, .17, .007), (.08, .74, TOP + .0195), material.plastic((.62, .42, .08), .5), (0, 0, 32), .002)
clay = matt('pot', (.46, .22, .13))
px, py = 1.34, .80
studio.lathe('pot', [(0, 0), (.060, 0), (.082, .12), (.088, .12), (.088, .15), (.076, .15), (.070, .12), (0, .115)], clay, (px, py, TOP), steps=64)
leaf = material.principled('leaf', **{'Base Color': (.06, .14, .035, 1), 'Roughness': .4})
rng = np.random.default_rng(4)
for k in range(17):
    a, up = k * 2.4, .55 + .9 * rng.random()
    reach = .12 + .13 * rng.random()
    rings = []
    for q in np.linspace(0, 1, 7):
        wide = .021 * math.sin(math.pi * min(1, q * .92 + .06)) ** .8
        r, z = reach * q, TOP + .13 + reach * up * (1.25 * q - .55 * q * q)
        rings.append([(px + r * math.cos(a) - e * wide * math.sin(a), py + r * math.sin(a) + e * wide * math.cos(a), z + abs(e) * wide * .5) for e in (-1, 0, 1)])
    studio.loft('leaf', rings, leaf, closed=False, subdivide=1)
# behind, out of focus: a low case of books before the glass
studio.bevelled_box('case', (2.0, .34, .70), (-2.6, 2.6, .35), soft, bevel=.006)
spines = [material.plastic(v, .6) for v in ((.42, .12, .06), (.06, .12, .20), (.60, .54, .42), (.16, .20, .12), (.68, .62, .52))]
import random
books(-3.4, -2.0, 2.6, .705, random.Random(2), spines)

# the lamps of the office, out of sight
lamps = [screen, *(studio.area((k, -1.2, H - .06), (k, -.6, 0), (1.3, .35), 22, (1, .93, .84)) for k in (-1.6, .8))]
studio.camera(EYE, (.44, 1.0, 1.00), lens=36, fstop=4.5, focus=(.66, .75, 1.0), shift=(0, -.01))
rig = light.Rig('office', width=1536, samples=10, truth_samples=192, bounces=4)
rig.group('front', [*ahead[0], *side[0]], [ahead[1], side[1]])
rig.lamps(lamps)
rig.layer('window', ['T:front'], lit=['front'], samples=24)
rig.layer('mirror', ['R:front', 'T:front'], lit=['front'], mirror=['front'], samples=12)
rig.layer('lamps', [], lamps=True, sky=False)
rig.layer('mirror-lamps', ['R:front'], mirror=['front'], lamps=True, sky=False, samples=4)
rig.reference('vlt-20', {'T:front': .2, 'R:front': .08})
rig.reference('vlt-50', {'T:front': .5, 'R:front': .12})
rig.run()
