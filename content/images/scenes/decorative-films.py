"""A meeting room behind a frosted partition: bands of film, the late sun behind them."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math, random
import studio
from studio import material, Nodes

studio.dusk(azimuth=-28, elevation=11, sun_strength=16, clouds=.3, seed=5, strength=1.6, band=.6, focus=1.2)
X0, X1, YB, Y1, H = -4.5, 5.0, 0.0, 5.2, 2.9
frame = material.steel((.035, .037, .042), .33)
floor = material.wood((.17, .10, .055), .30, plank=(.20, 2.2))
wall = material.plaster((.46, .44, .42))
studio.plane('floor', (14, 16), (0, 0, 0), floor)
studio.plane('ceiling', (14, 16), (0, 0, H), material.principled('ceiling', **{'Base Color': (.5, .49, .48, 1), 'Roughness': .9, 'Specular': .1, 'Emission': (.9, .62, .44, 1), 'Emission Strength': .035}))
studio.box('left', (.2, 14, H), (X0 - .1, 0, H / 2), wall)
studio.box('right', (.2, 14, H), (X1 + .1, 0, H / 2), wall)
studio.box('behind', (14, .2, H), (0, -6, H / 2), wall)
# outer window with the sky
for x in [X0 + (X1 - X0) * i / 4 for i in range(5)]:
    studio.bevelled_box('post', (.07, .14, H), (x, Y1, H / 2), frame, bevel=.006)
studio.quad('window', [(X0, Y1, 0), (X1, Y1, 0), (X1, Y1, H), (X0, Y1, H)], material.glass())
studio.portal(((X0 + X1) / 2, Y1 + .12, H / 2), ((X0 + X1) / 2, 0, H / 2), (X1 - X0, H))
studio.ridge(3000, 330, (.12, .11, .15), (.30, .22, .22), -60, 5, 9000)
studio.ridge(5200, 620, (.36, .25, .25), (.72, .42, .28), -60, 14, 12000)


def frost(rough=.30, level=.90):
    """A diffusing film on a thin pane: blurs what is seen, lets the light pass."""
    n = Nodes('frost')
    r = n.add('ShaderNodeBsdfRefraction', Color=(level, level, level * 1.01), Roughness=rough, IOR=1.12)
    d = n.add('ShaderNodeBsdfTranslucent', Color=(.82, .83, .85))
    g = n.add('ShaderNodeBsdfGlossy', Color=(1, 1, 1), Roughness=.18)
    body = n.add('ShaderNodeMixShader', Fac=.30, _1=r.outputs[0], _2=d.outputs[0])
    face = n.add('ShaderNodeMixShader', Fac=.04, _1=body.outputs[0], _2=g.outputs[0])
    t = n.add('ShaderNodeBsdfTransparent', Color=(.88, .88, .88))
    lp = n.add('ShaderNodeLightPath')
    through = n.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    return n.surface(n.add('ShaderNodeMixShader', Fac=through, _1=face.outputs[0], _2=t.outputs[0]).outputs[0])


fr = frost()
clear = material.glass(vlt=.92, r0=.05)
n = 6
xs = [X0 + (X1 - X0) * i / n for i in range(n + 1)]
for i in range(n):
    a, b = xs[i] + .012, xs[i + 1] - .012
    studio.quad('pane', [(a, YB, .06), (b, YB, .06), (b, YB, H - .06), (a, YB, H - .06)], clear)
for x in xs:
    studio.bevelled_box('joint', (.022, .05, H), (x, YB, H / 2), frame, bevel=.003)
for z in (.03, H - .03):
    studio.bevelled_box('track', (X1 - X0, .07, .06), ((X0 + X1) / 2, YB, z), frame, bevel=.004)
# bands: dense in the middle, thinning out above and below
z, bands = .62, []
thick = [.012, .02, .032, .048, .07, .10, .15, .44, .15, .10, .07, .048, .032, .02, .012]
gaps = [.045, .042, .038, .033, .028, .024, .020, .020, .024, .028, .033, .038, .042, .045, 0]
for t, g in zip(thick, gaps):
    bands.append((z, z + t))
    z += t + g
for i in range(n):
    a, b = xs[i] + .012, xs[i + 1] - .012
    for z0, z1 in bands:
        studio.quad('band', [(a, YB - .004, z0), (b, YB - .004, z0), (b, YB - .004, z1), (a, YB - .004, z1)], fr)
# the room: table, chairs, two pendant lamps, two people as shapes
oak = material.wood((.14, .085, .05), .32, plank=None)
studio.bevelled_box('table', (3.4, 1.15, .035), (1.0, 2.6, .735), oak, bevel=.006)
for k in (-1.2, 1.2):
    studio.bevelled_box('leg', (.08, .7, .72), (1.0 + k, 2.6, .36), frame, bevel=.006)
shell = material.leather((.035, .032, .03), .45)


def chair(cx, cy, yaw):
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    T = lambda p, w, zz: (cx + c * p - s * w, cy + s * p + c * w, zz)
    prof = [(-.25, .47), (-.1, .455), (.12, .455), (.22, .49), (.27, .60), (.29, .80), (.31, .92)]
    studio.loft('chair', [[T(p, w, zz) for p, zz in prof] for w in (-.25, -.22, -.1, .1, .22, .25)], shell, closed=False, subdivide=2, solidify=.035)
    for p in (-.2, .2):
        for w in (-.2, .2):
            studio.tube('leg', [T(p, w, .45), T(p * 1.2, w * 1.2, 0)], .012, frame)


for k in (-.9, 0, .9):
    chair(1.0 + k, 1.75, 270)
    chair(1.0 + k, 3.45, 90)
cloth = [material.fabric((.05, .06, .09)), material.fabric((.14, .11, .09))]
skin = material.principled('skin', **{'Base Color': (.34, .20, .14, 1), 'Roughness': .6})
hair = material.plastic((.02, .016, .013), .6)


def person(x, y, yaw, mat, height=1.76):
    k = height / 1.76
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    T = lambda a, b, zz: (x + (c * a - s * b) * k, y + (s * a + c * b) * k, zz * k)

    def body(points, m):
        rings = []
        for cx, cy, zz, rx, ry in points:
            rings.append([T(cx + rx * math.cos(t), cy + ry * math.sin(t), zz) for t in [2 * math.pi * q / 12 for q in range(12)]])
        studio.loft('person', rings, m, caps=True, subdivide=2)

    body([(0, 0, .84, .17, .12), (0, 0, .95, .175, .125), (0, 0, 1.08, .15, .11), (0, 0, 1.25, .19, .125), (0, 0, 1.40, .205, .12), (0, 0, 1.46, .15, .09), (0, 0, 1.49, .06, .06)], mat)
    body([(0, 0, 1.45, .055, .06), (0, -.01, 1.55, .055, .06), (0, -.015, 1.60, .07, .085), (0, -.02, 1.67, .078, .098), (0, -.01, 1.74, .065, .085), (0, -.01, 1.765, .02, .03)], skin)
    body([(0, .015, 1.62, .075, .085), (0, .01, 1.70, .084, .10), (0, .005, 1.765, .06, .075), (0, 0, 1.785, .02, .02)], hair)
    for q in (-1, 1):
        body([(q * .09, 0, .88, .09, .10), (q * .10, 0, .50, .065, .075), (q * .11, .01, .10, .045, .05), (q * .11, -.03, .02, .045, .10)], trousers)
        body([(q * .20, 0, 1.41, .055, .06), (q * .245, .02, 1.15, .045, .05), (q * .25, -.08, .95, .036, .04), (q * .24, -.16, .86, .03, .04)], mat)


trousers = material.fabric((.03, .032, .04))
person(2.15, 1.05, 160, cloth[0], 1.80)
person(2.95, 1.30, 215, cloth[1], 1.68)
lampm = material.steel((.03, .03, .032), .35)
for k in (-.8, .8):
    studio.lathe('pendant', [(.02, 2.02), (.05, 2.0), (.20, 1.86), (.21, 1.84), (.20, 1.845)], lampm, (1.0 + k, 2.6, .1))
    studio.tube('cord', [(1.0 + k, 2.6, 2.1), (1.0 + k, 2.6, H)], .004, lampm)
    studio.area((1.0 + k, 2.6, 1.95), (1.0 + k, 2.6, 0), (.32, .32), 9, (1, .70, .42))
studio.area((0, -5.5, 2.2), (0, 0, 1), (5, 1), 26, (.60, .72, 1))
studio.camera((-.75, -3.6, 1.42), (.75, 1.0, 1.42), lens=31, shift=(0, -.02))
studio.render('decorative-films', samples=170, exposure=.15, bounces=7)
