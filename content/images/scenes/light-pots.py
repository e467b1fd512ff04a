"""Glazed pots on a shelf in the sun that comes in by a window beside them."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import numpy as np
import light
import studio
import _noon
from _room import matt

_noon.noon(-128, 31, sun=7.2, strength=.55, clouds=.1, size=1024)
wall, shelf = matt('wall', (.74, .72, .69)), matt('shelf', (.66, .64, .61))
X0, X1, Y0, Y1, LOW, HIGH = -2.0, 3.2, -4.4, .50, -.9, 3.2
# the window, in the wall on the left
A, B, SILL, HEAD = -3.55, -.80, .45, 2.95
for name, size, at in (('wall', (X1 - X0, .1, HIGH - LOW), ((X0 + X1) / 2, Y1 + .05, (LOW + HIGH) / 2)),
                       ('back', (X1 - X0, .1, HIGH - LOW), ((X0 + X1) / 2, Y0 - .05, (LOW + HIGH) / 2)),
                       ('right', (.1, Y1 - Y0, HIGH - LOW), (X1 + .05, (Y0 + Y1) / 2, (LOW + HIGH) / 2)),
                       ('ceiling', (X1 - X0, Y1 - Y0, .1), ((X0 + X1) / 2, (Y0 + Y1) / 2, HIGH + .05)),
                       ('floor', (X1 - X0, Y1 - Y0, .1), ((X0 + X1) / 2, (Y0 + Y1) / 2, LOW - .05))):
    studio.box(name, size, at, wall)
for y0, y1, z0, z1 in ((Y0, A, LOW, HIGH), (B, Y1, LOW, HIGH), (A, B, LOW, SILL), (A, B, HEAD, HIGH)):
    studio.box('left', (.1, y1 - y0, z1 - z0), (X0 - .05, (y0 + y1) / 2, (z0 + z1) / 2), wall)
frame = matt('frame', (.05, .05, .052))
for k in range(4):
    studio.box('post', (.06, .055, HEAD - SILL), (X0 - .05, A + (B - A) * k / 3, (SILL + HEAD) / 2), frame)
for z in (SILL, 1.32, 2.14, HEAD):
    studio.box('bar', (.06, B - A, .045), (X0 - .05, (A + B) / 2, z), frame)
corners = [(X0 - .05, y, z) for y, z in ((A, SILL), (B, SILL), (B, HEAD), (A, HEAD))]
pane = studio.quad('pane', corners, None)
portal = studio.portal((X0 - .01, (A + B) / 2, (SILL + HEAD) / 2), (1, (A + B) / 2, (SILL + HEAD) / 2), (B - A, HEAD - SILL))
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

# the light of other rooms, which no window here lets in
lamps = [studio.area((1.2, -2.6, 3.1), (.6, 0, 0), (2.6, 1.4), 26, (1, .98, .95))]
studio.camera((.47, -3.1, .50), (.47, 0, .225), lens=53, fstop=8, focus=(.68, -.1, .2), shift=(0, .01))

rig = light.Rig('pots', width=1536, samples=40, truth_samples=192, bounces=4)
rig.group('front', [pane], [portal])
rig.lamps(lamps)
rig.layer('window', ['T:front'], lit=['front'])
rig.layer('lamps', [], lamps=True, sky=False, samples=20)
rig.reference('vlt-20', {'T:front': .2, 'R:front': .08})
rig.reference('vlt-60', {'T:front': .6, 'R:front': .08})
rig.run()
