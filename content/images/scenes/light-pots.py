"""Glazed pots in the window of a gallery, from the street: lit by its lamps and by what light comes in."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import cv2
import numpy as np
import light
import studio
from _room import matt
from studio import material


def trees():
    """A path under trees, by Greg Zaal (CC0): one is mirrored in the pane, out of focus."""
    import OpenImageIO as oiio
    import bpy
    file = oiio.ImageInput.open(bpy.context.preferences.studio_lights['forest.exr'].path)
    px = file.read_image(oiio.FLOAT)[::-1, :, :3]
    file.close()
    # a part with a trunk to what lies behind the camera, -Y
    px = np.roll(np.minimum(px, 1.6), int(px.shape[1] * (.75 - .19)), axis=1)
    return cv2.resize(px, (4096, 2048), interpolation=cv2.INTER_CUBIC).clip(0)


studio.sky(pixels=trees(), strength=.75)
wall, shelf = matt('wall', (.74, .72, .69)), matt('shelf', (.64, .62, .59))
X0, X1, Y0, Y1, LOW, HIGH, PANE = -2.2, 3.2, -.75, .50, -.6, 2.7, -.75
studio.box('wall', (X1 - X0, .1, HIGH - LOW), ((X0 + X1) / 2, Y1 + .05, (LOW + HIGH) / 2), wall)
studio.box('ceiling', (X1 - X0, Y1 - Y0, .1), ((X0 + X1) / 2, (Y0 + Y1) / 2, HIGH + .05), wall)
studio.box('floor', (X1 - X0, Y1 - Y0, .1), ((X0 + X1) / 2, (Y0 + Y1) / 2, LOW - .05), wall)
for x in (X0, X1):
    studio.box('side', (.1, Y1 - Y0, HIGH - LOW), (x, (Y0 + Y1) / 2, (LOW + HIGH) / 2), wall)
studio.bevelled_box('shelf', (X1 - X0, 1.1, .08), ((X0 + X1) / 2, -.06, -.04), shelf, bevel=.006)


def glaze(k, c):
    """Glossy, its foot left bare."""
    n = studio.Nodes(f'glaze {k}')
    z = n.add('ShaderNodeSeparateXYZ', _0=n.coords()).outputs[2]
    bare = n.math('LESS_THAN', n.math('ADD', z, n.math('MULTIPLY', n.noise(14, 2, .5), .02)), .035)
    tone = n.mix(n.noise(9, 4, .6), tuple(v * .82 for v in c), tuple(min(1, v * 1.12) for v in c))
    return n.surface(n.principled(Base_Color=n.mix(bare, tone, (.42, .30, .20)), Roughness=n.math('MULTIPLY_ADD', bare, .6, .22), Specular=.5).outputs[0])


def pot(k, x, y, profile, color, size=1.0):
    """`profile`: radius and height from the foot to the lip; the inside follows it."""
    p = np.array(profile) * size
    out = [tuple(q) for q in smooth(p)]
    inner = [(max(r - .007, .001), max(z, .012)) for r, z in reversed(out)]
    studio.lathe('pot', [(0, 0), *out, *inner, (0, .012)], glaze(k, color), (x, y, 0), steps=160)


def smooth(p):
    import car
    return car.spline(p, 12)


# shapes, from the foot up
BOTTLE = [(.055, 0), (.085, .05), (.098, .13), (.075, .22), (.030, .29), (.026, .36), (.034, .40)]
BOWL = [(.045, 0), (.075, .03), (.115, .075), (.135, .125)]
JAR = [(.060, 0), (.095, .05), (.115, .14), (.105, .24), (.070, .29), (.072, .315)]
BEAKER = [(.060, 0), (.066, .06), (.070, .14), (.073, .21)]
pot(0, -.02, .00, JAR, (.66, .27, .10))
pot(1, .20, -.13, BEAKER, (.80, .56, .12))
pot(2, .42, .02, BOTTLE, (.16, .30, .12), 1.12)
pot(3, .68, -.06, JAR, (.04, .18, .46), 1.08)
pot(4, .94, -.14, BOWL, (.62, .09, .06))
pot(5, 1.20, .00, BOTTLE, (.46, .14, .34))

# the front: slim frames, a pane, and dark wall around it
L, R, B, T = -.36, 1.30, -.13, 1.9
frame = matt('frame', (.040, .036, .032))
for x0, x1, z0, z1 in ((X0, L, LOW, HIGH), (R, X1, LOW, HIGH), (L, R, T, HIGH), (L, R, LOW, B)):
    studio.box('front', (x1 - x0, .06, z1 - z0), ((x0 + x1) / 2, PANE, (z0 + z1) / 2), frame)
for x in (L, R):
    studio.bevelled_box('bar', (.045, .10, T - B), (x, PANE - .01, (T + B) / 2), frame, bevel=.004)
studio.bevelled_box('bar', (R - L, .10, .045), ((L + R) / 2, PANE - .01, B), frame, bevel=.004)
pane = studio.quad('pane', [(L, PANE, B), (R, PANE, B), (R, PANE, T), (L, PANE, T)], None)
portal = studio.portal(((L + R) / 2, PANE + .04, (B + T) / 2), ((L + R) / 2, 2, (B + T) / 2), (R - L, T - B))
lamps = [studio.area((-1.25, -.52, 1.75), (.45, .05, .10), (.22, .22), 30, (1, .965, .92)),
         studio.area((.6, -.45, 2.5), (.6, .0, 0), (2.4, .4), 26, (1, .97, .94))]
studio.camera((.47, -3.1, .50), (.47, 0, .225), lens=53, fstop=8, focus=(.68, -.1, .2), shift=(0, .01))

rig = light.Rig('pots', width=1536, samples=24, truth_samples=192, bounces=5)
rig.group('front', [pane], [portal])
rig.lamps(lamps)
rig.layer('outside', [], samples=16)
rig.layer('mirror', ['R:front'], mirror=['front'], samples=12)
rig.layer('lamps', ['T:front'], lit=['front'], lamps=True, sky=False, samples=64)
# daylight goes in through the pane, and out through it to the eye
rig.layer('inside', ['T:front', 'T:front'], lit=['front'], through=True)
rig.reference('vlt-20', {'T:front': .2, 'R:front': .08})
rig.reference('mirror', {'T:front': .35, 'R:front': .22})
rig.run()
