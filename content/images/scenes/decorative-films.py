"""A meeting room behind glass: frost that thins out upwards in lines, one bay left bare."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import _plant
from studio import material, Nodes

studio.dusk(azimuth=-33, elevation=12, sun_strength=11, sun_color=(1, .66, .38), clouds=.34, seed=5, strength=1.7, band=.6, focus=1.2)
X0, X1, Y1, H = -5.2, 4.3, 4.6, 2.9
frame = material.steel((.035, .037, .042), .33)
wall = material.plaster((.50, .48, .46), bump=0)
studio.plane('floor', (14, 16), (0, 0, 0), material.wood((.24, .145, .08), .28, plank=(.18, 2.2)))
studio.plane('ceiling', (14, 16), (0, 0, H), material.plaster((.62, .61, .60), bump=0))
studio.box('left', (.2, 14, H), (X0 - .1, 0, H / 2), wall)
studio.box('right', (.2, Y1 + 6, H), (X1 + .1, (Y1 - 6) / 2, H / 2), material.wood((.26, .15, .08), .40, plank=None))
studio.box('behind', (14, .2, H), (0, -6, H / 2), wall)
studio.window_wall([X0 + (X1 - X0) * i / 5 for i in range(6)], Y1, H, frame, material.glass())
studio.water(-40, y=(20, 9000), ripple=.25, scale=.06)
studio.ridge(5200, 620, (.36, .25, .25), (.72, .42, .28), -40, 14, 12000)
studio.ridge(3000, 300, (.12, .11, .15), (.34, .23, .22), -40, 5, 9000)


def frost(rough=.34):
    """A diffusing film on a thin pane: what is near is a soft shape, the sun draws on it."""
    n = Nodes('frost')
    r = n.add('ShaderNodeBsdfRefraction', Color=(.90, .90, .91), Roughness=rough, IOR=1.12)
    d = n.add('ShaderNodeBsdfTranslucent', Color=(.80, .81, .83))
    g = n.add('ShaderNodeBsdfGlossy', Color=(1, 1, 1), Roughness=.25)
    body = n.add('ShaderNodeMixShader', Fac=.42, _1=r.outputs[0], _2=d.outputs[0])
    face = n.add('ShaderNodeMixShader', Fac=.03, _1=body.outputs[0], _2=g.outputs[0])
    t = n.add('ShaderNodeBsdfTransparent', Color=(.62, .62, .62))
    rays = n.add('ShaderNodeLightPath')
    through = n.math('MAXIMUM', rays.outputs['Is Shadow Ray'], rays.outputs['Is Diffuse Ray'])
    return n.surface(n.add('ShaderNodeMixShader', Fac=through, _1=face.outputs[0], _2=t.outputs[0]).outputs[0])


# the partition
film, clear = frost(), material.glass(vlt=.94, r0=.05)
xs = [X0, -3.45, -1.9, -.35, 1.20, 2.75, X1]
BARE = 4
lines = [(.0, 1.16)]
z = 1.16
for k in range(13):
    gap, thick = .010 + .0034 * k, .062 - .0044 * k
    z += gap
    lines.append((z, z + thick))
    z += thick
for i, (a, b) in enumerate(zip(xs, xs[1:])):
    a, b = a + .008, b - .008
    studio.quad('pane', [(a, 0, .05), (b, 0, .05), (b, 0, H - .05), (a, 0, H - .05)], clear)
    for z0, z1 in lines if i != BARE else ():
        studio.quad('frost', [(a, -.004, max(z0, .05)), (b, -.004, max(z0, .05)), (b, -.004, z1), (a, -.004, z1)], film)
for x in xs:
    studio.bevelled_box('joint', (.020, .05, H), (x, 0, H / 2), frame, bevel=.003)
for z in (.025, H - .025):
    studio.bevelled_box('track', (X1 - X0, .07, .05), ((X0 + X1) / 2, 0, z), frame, bevel=.004)

# table, chairs, lamps, a plant close to the glass
oak = material.wood((.20, .12, .065), .30, plank=None)
TX, TY = .65, 2.35
studio.bevelled_box('table', (3.9, 1.15, .035), (TX, TY, .735), oak, bevel=.006)
for k in (-1.3, 1.3):
    studio.bevelled_box('leg', (.08, .7, .72), (TX + k, TY, .36), frame, bevel=.006)
shell = material.leather((.10, .048, .022), .45)


def chair(cx, cy, yaw):
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    T = lambda p, w, zz: (cx + c * p - s * w, cy + s * p + c * w, zz)
    prof = [(-.25, .47), (-.1, .455), (.12, .455), (.22, .49), (.27, .60), (.29, .80), (.31, .92)]
    studio.loft('chair', [[T(p, w, zz) for p, zz in prof] for w in (-.25, -.22, -.1, .1, .22, .25)], shell, closed=False, subdivide=2, solidify=.035)
    for p in (-.2, .2):
        for w in (-.2, .2):
            studio.tube('leg', [T(p, w, .45), T(p * 1.2, w * 1.2, 0)], .012, frame)


for k in (-1.35, -.45, .45, 1.35):
    chair(TX + k, TY - .85, 268 + 5 * k)
    chair(TX + k, TY + .85, 91 - 4 * k)
_plant.plant(1.02, .62, seed=11)
lamp = material.steel((.03, .03, .032), .35)
glow = material.emission((1, .68, .38), 9, lamp=False)
for k in (-1.2, 0, 1.2):
    studio.lathe('pendant', [(.02, 2.12), (.05, 2.10), (.20, 1.96), (.21, 1.94), (.20, 1.945)], lamp, (TX + k, TY, .1))
    studio.lathe('bulb', [(0, 1.955), (.17, 1.955)], glow, (TX + k, TY, .1))
    studio.tube('cord', [(TX + k, TY, 2.2), (TX + k, TY, H)], .004, lamp)
    studio.area((TX + k, TY, 2.03), (TX + k, TY, 0), (.32, .32), 9, (1, .70, .42))
studio.area((0, -5.5, 2.2), (0, 0, 1), (5, 1), 20, (.60, .72, 1))
studio.camera((-.15, -4.0, 1.45), (.55, 1.0, 1.45), lens=32, shift=(0, -.02))
studio.render('decorative-films', width=3840, samples=14, exposure=.2, bounces=7)
