"""On the back seat by day: the sun falls through the rear side window on a child's blanket and a knitted rabbit."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import numpy as np
import car
import light
import _knit
import _world
from studio import Nodes

studio.sky(pixels=_world.photographed('forest', .10, gain=.55, limit=2.0), strength=1)
sun = studio.sun(-52, 38, 9, color=(1, .95, .87), angle=.55)
sun.data.cycles.use_multiple_importance_sampling = False


# ------------------------------------------------------------------ materials

def woven(color, thread, pitch=.0026):
    """Seat fabric: threads over and under one another."""
    n = Nodes('woven')
    xyz = n.add('ShaderNodeSeparateXYZ', Vector=n.coords())
    u, v = (n.math('MULTIPLY', xyz.outputs[k], 1 / pitch) for k in 'XY')
    over = n.math('MODULO', n.math('ADD', n.math('FLOOR', u), n.math('ADD', n.math('FLOOR', v), 20000.0)), 2.0)
    a, b = (n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', w, math.pi))) for w in (u, v))
    warp = n.math('MULTIPLY', n.math('POWER', a, .6), n.math('MULTIPLY_ADD', b, .5, .5))
    weft = n.math('MULTIPLY', n.math('POWER', b, .6), n.math('MULTIPLY_ADD', a, .5, .5))
    height = n.math('ADD', n.math('MULTIPLY', warp, over), n.math('MULTIPLY', weft, n.math('SUBTRACT', 1.0, over)))
    tone = n.noise(260, 3, .6, n.coords())
    col = n.mix(over, color, thread)
    col = n.mix(n.math('MULTIPLY', n.math('SUBTRACT', 1.0, height), .75), col, tuple(.25 * c for c in color))
    col = n.mix(n.math('MULTIPLY', tone, .35), col, tuple(.6 * c for c in thread))
    p = n.principled(Base_Color=col, Roughness=.92, Specular=.12, Sheen=.4)
    n.set(p, 'Normal', n.bump(height, .8, .0007))
    return n.surface(p.outputs[0])


soft = car.pbr('soft', (.030, .030, .031), .62, spec=.35, bump=(900, .00025, 'leather'))
card = car.pbr('card', (.34, .28, .21), .55, spec=.35, bump=(700, .0003, 'leather'))
black = car.pbr('seal', (.008, .008, .008), .7)
thread = car.pbr('thread', (.42, .36, .28), .8)
lining = car.pbr('lining', (.30, .29, .27), .95)
bead = car.pbr('bead', (.006, .005, .005), .08, coat=1)
cream, gray, rose = (_knit.wool(c) for c in ((.62, .53, .41), (.36, .37, .38), (.48, .20, .17)))
ocher = _knit.wool((.50, .27, .06))


# ------------------------------------------------------------------ door and window

SILL, LEAN = .930, .16            # height of the glass's lower edge; how far the pane leans in over a metre


def along(name, section, mat, x0=-1.1, x1=1.1, n=120, bow=.0):
    x = np.linspace(x0, x1, n)
    P = np.array([np.stack([x, y - bow * (x / x1) ** 2, 0 * x + z], 1) for y, z in section])
    return car.grid(name, P, mat)


along('cap', car.spline([(-.004, SILL - .012), (-.012, SILL + .004), (-.040, SILL + .006), (-.080, SILL - .006), (-.098, SILL - .034), (-.094, SILL - .062)], 12), soft)
along('lip', car.spline([(.006, SILL - .01), (.004, SILL + .010), (-.004, SILL + .013), (-.010, SILL + .004)], 10), black)
along('card', car.spline([(-.094, SILL - .060), (-.086, SILL - .064), (-.082, SILL - .075), (-.070, SILL - .14), (-.066, SILL - .22), (-.07, SILL - .40)], 12), card)
for x in np.arange(-.8, .8, .0088):                 # a seam along the card
    y, z = -.0850, SILL - .0865
    car.tube('stitch', [(x, y + .002, z), (x + .001, y - .0008, z), (x + .0056, y - .0008, z), (x + .0066, y + .002, z)], .00062, thread, n=8)
pane = studio.quad('pane', [(-1.1, .002, SILL - .02), (1.1, .002, SILL - .02), (1.1, .002 - LEAN * .62, SILL + .62), (-1.1, .002 - LEAN * .62, SILL + .62)], None)
portal = studio.portal((0, .02, SILL + .30), (0, -1, SILL + .30 + LEAN), (2.2, .64))

# the frame behind the pane, and the handle
edge = np.linspace(0, .62, 40)
section = car.spline([(.012, .004), (-.004, -.012), (.010, -.030), (.060, -.040), (.13, -.034)], 10)
car.grid('frame', np.array([np.stack([.375 + .34 * edge + dx, .002 - LEAN * edge + dy, SILL - .01 + edge], 1) for dx, dy in section]), soft)
car.tube('run', np.stack([.384 + .34 * edge, -.008 - LEAN * edge, SILL - .01 + edge], 1), .0055, black, n=16)
car.rbox('recess', (.150, .020, .040), (-.235, -.078, SILL - .118), mat=soft, bevel=.009, seg=5)
car.tube('lever', car.spline([(-.295, -.090, SILL - .117), (-.280, -.102, SILL - .117), (-.235, -.105, SILL - .117), (-.185, -.104, SILL - .117), (-.175, -.090, SILL - .117)], 14), .0075, car.pbr('satin', (.62, .61, .59), .22, metal=1), n=24, flat=1.3)

# cabin: what the light stays in
studio.box('roof', (2.4, 2.0, .04), (0, -1.05, 1.58), lining)
studio.box('floor', (2.4, 2.2, .04), (0, -1.0, .18), lining)
for s in (-1, 1):
    studio.box('end', (.04, 2.2, 1.5), (s * 1.12, -1.0, .9), lining)
studio.box('far', (2.4, .04, 1.5), (0, -2.0, .9), lining)
studio.box('door', (2.4, .03, .8), (0, .03, SILL - .42), black)


# ------------------------------------------------------------------ seat, blanket, rabbit

def seat_top(x, y):
    """Height of the bench: two lengthwise seams, a roll at its outer edge."""
    z = .750 - .10 * np.clip((y + .30) / .12, 0, 1) ** 2.2 - .02 * np.cos(x * 5)
    for seam in (-.46, -.06, .34):
        z = z - .012 * np.exp(-((x - seam) / .008) ** 2) - .010 * np.exp(-((x - seam) / .05) ** 2)
    return z


X, Y = np.meshgrid(np.linspace(-1.05, 1.05, 700), np.linspace(-1.3, -.155, 360), indexing='ij')
car.grid('bench', np.stack([X, Y, seat_top(X, Y)], -1), woven((.10, .105, .115), (.17, .175, .185)))


def blanket(u, v):
    """It lies over the seat in soft folds, its near edge in waves."""
    x, y = -.46 + .80 * u + .03 * np.sin(5 * v), -.80 + .56 * v + .020 * np.sin(9 * u + 1)
    fold = .020 * np.sin(14 * x + 5 * y + 1.1) + .013 * np.sin(23 * x - 11 * y) + .010 * np.sin(31 * y + 4 * x)
    ridge = .030 * np.exp(-((x + .16 + .35 * (y + .5)) / .045) ** 2) + .034 * np.exp(-((x - .02 - .5 * (y + .5)) / .05) ** 2)
    return np.stack([x, y, seat_top(x, y) + .030 + fold * .55 + ridge], -1)


def on_blanket(u, v):
    e = 1e-3
    P = blanket(u, v)
    n = np.cross(blanket(u + e, v) - P, blanket(u, v + e) - P)
    return P, n / np.linalg.norm(n, axis=-1, keepdims=True)


_knit.knit('blanket', on_blanket, lambda v: .80, .56, .0105, ocher, plump=.36)
U, V = np.meshgrid(np.linspace(0, 1, 200), np.linspace(0, 1, 150), indexing='ij')
P, N = on_blanket(U, V)
car.grid('under', P - N * .0025, ocher)


def rabbit(x, y, z, turn=0.0):
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    at = lambda dx, dy, dz: (x + c * dx - s * dy, y + s * dx + c * dy, z + dz)
    part = lambda name, p, r, mat=cream, t=(0, 0, 0): _knit.knitted_ball(name, at(*p), r, mat, turn=(t[0], t[1], t[2] + turn))
    part('body', (0, 0, .075), (.060, .055, .078), gray)
    part('head', (0, -.010, .192), (.058, .054, .052))
    part('muzzle', (0, -.052, .180), (.025, .018, .020))
    part('ear', (-.030, .004, .295), (.018, .011, .066), cream, (0, -9, 0))
    part('ear', (.040, .004, .290), (.018, .011, .066), cream, (0, 15, 0))
    part('arm', (-.064, -.020, .095), (.018, .018, .050), gray, (-18, 28, 0))
    part('arm', (.064, -.020, .095), (.018, .018, .050), gray, (-18, -28, 0))
    for k in (-1, 1):
        part('hand', (k * .083, -.035, .055), (.019, .019, .020))
        part('leg', (k * .042, -.060, .024), (.023, .052, .023), gray, (0, 0, k * 18))
        part('foot', (k * .058, -.112, .030), (.024, .018, .030))
        studio.sphere('eye', .0062, at(k * .024, -.0575, .205), bead)
    car.tube('nose', [at(-.006, -.0715, .188), at(0, -.0725, .184), at(.006, -.0715, .188)], .0022, rose, n=8)
    car.tube('mouth', [at(0, -.0722, .184), at(0, -.0715, .174)], .0012, rose, n=8)
    # a scarf
    place, around, up = _knit.ball(at(0, -.006, .146), (.050, .047, .013))
    _knit.knit('scarf', place, around, up, .0055, rose, closed=True, plump=.34)


rabbit(.11, -.40, float(seat_top(.11, -.40)) + .030, -50)

# what comes in by the other windows
fill = [studio.area((1.0, -1.4, 1.15), (0, -.3, .75), (.5, .9), 5.4, (.93, .97, 1)),
        studio.area((-.2, -1.9, 1.1), (0, -.3, .75), (1.2, .5), 3.8, (.95, .98, 1))]
studio.camera((.0, -1.14, 1.105), (-.03, -.30, .940), lens=37.5, fstop=5.6, focus=(.09, -.46, .90))

rig = light.Rig('seat', width=1536, samples=12, truth_samples=192, bounces=2, fine=4)
rig.group('rear-side', [pane], [portal])
rig.lamps(fill)
rig.layer('rest', [], lamps=True, sky=False, samples=10)
rig.layer('rear-side', ['T:rear-side'], lit=['rear-side'])
for vlt in (20, 50):
    rig.reference(f'vlt-{vlt:02d}', {'T:all': round(.75 * vlt / 100, 4)})
rig.run()
