"""Glazed pots on a shelf of a gallery, by daylight; before half of them a pane with sputtered film, which keeps their colors."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import _noon
from studio import material

_noon.noon(-128, 40, sun=4.6, strength=.6, clouds=-2, size=1024)
matt = lambda name, c, rough=.9: material.principled(name, Base_Color=(*c, 1), Roughness=rough, Specular=.3)
studio.plane('wall', (30, 12), (0, .50, 3), matt('wall', (.74, .72, .69)), (90, 0, 0))
studio.bevelled_box('shelf', (12, 1.3, .08), (0, -.14, -.04), matt('shelf', (.62, .60, .57), .6), bevel=.006)


def glaze(k, c):
    """Glossy, its foot left bare."""
    n = studio.Nodes(f'glaze {k}')
    z = n.add('ShaderNodeSeparateXYZ', _0=n.coords()).outputs[2]
    bare = n.math('LESS_THAN', n.math('ADD', z, n.math('MULTIPLY', n.noise(14, 2, .5), .02)), .035)
    tone = n.mix(n.noise(9, 4, .6), tuple(v * .82 for v in c), tuple(min(1, v * 1.12) for v in c))
    return n.surface(n.principled(Base_Color=n.mix(bare, tone, (.42, .30, .20)), Roughness=n.math('MULTIPLY_ADD', bare, .6, .22), Specular=.5).outputs[0])


def pot(k, x, y, profile, color, size=1.0):
    """`profile`: radius and height from the foot to the lip; the inside follows it."""
    p = studio.np.array(profile) * size
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

# the pane stands on the shelf in two feet; its edge shows the green of glass
film = material.film(vlt=.42, r0=.09, tint=(.985, 1, 1))
x0, x1, y, z1 = .68, 1.40, -.36, .60
studio.quad('pane', [(x0, y, .004), (x1, y, .004), (x1, y, z1), (x0, y, z1)], film)
rim = material.principled('rim', Base_Color=(.24, .46, .42, 1), Roughness=.15, Specular=.7)
studio.bevelled_box('edge', (.007, .007, z1), (x0, y, z1 / 2), rim, bevel=.0015)
studio.bevelled_box('edge', (x1 - x0, .007, .005), ((x0 + x1) / 2, y, z1), rim, bevel=.0015)
steel = material.steel((.60, .60, .61), .3)
for x in (.80, 1.28):
    studio.bevelled_box('foot', (.055, .05, .028), (x, y, .014), steel, bevel=.004)
studio.camera((.47, -3.1, .50), (.47, 0, .225), lens=53, fstop=8, focus=(.68, -.1, .2), shift=(0, .01))
studio.render('signature-sputtering', width=3840, samples=14, exposure=.2, bounces=3, bloom=.02, vignette=.12)
