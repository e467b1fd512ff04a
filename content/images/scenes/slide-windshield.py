"""From the driver's place: a road into low sun through a bare windshield."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import numpy as np
import car
import _carset
import _cockpit
from studio import material

AZ = 3.0
studio.dusk(azimuth=AZ, elevation=4.2, sun_strength=3.0, clouds=.40, seed=6, size=4096, glow=1.5)
M = _cockpit.materials()
_cockpit.shell(M, material.glass(vlt=.86, r0=.06))
_cockpit.dashboard(M)
_cockpit.steering_wheel(M)
_cockpit.door(M)

# the back of the cabin: a dark wall with a rear window
wall = material.principled('wall', Base_Color=(.010, .010, .011, 1), Roughness=.9)
studio.quad('wall', [(-1, -1.5, .2), (1.8, -1.5, .2), (1.8, -1.5, 1.08), (-1, -1.5, 1.08)], wall)
for x in (-.62, 1.38):
    studio.quad('wall', [(x - .3, -1.45, 1.0), (x + .3, -1.45, 1.0), (x + .3, -1.45, 1.6), (x - .3, -1.45, 1.6)], wall)
for x in (-.02, .78):
    car.rbox('headrest', (.27, .10, .18), (x, -.62, 1.12), mat=wall, bevel=.04, seg=5)
studio.quad('floor', [(-1, -1.5, .25), (1.8, -1.5, .25), (1.8, 1.3, .25), (-1, 1.3, .25)], wall)

# bonnet
xs, ys = np.linspace(-.42, 1.18, 60), np.linspace(1.16, 2.5, 40)
X, Y = np.meshgrid(xs, ys, indexing='ij')
u = (X - .38) / .8
Z = .945 - .075 * ((Y - 1.16) / 1.3) ** 1.6 - .09 * np.abs(u) ** 3.2 + .012 * np.exp(-((np.abs(u) - .55) / .12) ** 2)
car.grid('bonnet', np.stack([X, Y, Z], -1), _carset.lacquer())

# road
studio.quad('land', [(-900, -50, -.06), (900, -50, -.06), (900, 1600, -.06), (-900, 1600, -.06)], material.concrete((.036, .030, .021), .95, .03))
studio.quad('road', [(-5.4, -20, 0), (2.6, -20, 0), (2.6, 1500, 0), (-5.4, 1500, 0)], _carset.asphalt((.030, .030, .033), .46))
white = material.principled('line', Base_Color=(.55, .55, .53, 1), Roughness=.55, Specular=.4)
for y in range(0, 420, 12):
    studio.quad('dash', [(-1.46, y, .004), (-1.34, y, .004), (-1.34, y + 5, .004), (-1.46, y + 5, .004)], white)
for x in (-5.05, 2.22):
    studio.quad('edge', [(x, -20, .004), (x + .12, -20, .004), (x + .12, 900, .004), (x, 900, .004)], white)
_carset.hills(520, 26, 11, haze=(.34, .17, .11), start=120, end=1300, arc=(-80, 80), waves=400)
_carset.hills(1100, 90, 4, haze=(.46, .24, .15), start=200, end=1700, arc=(-80, 80), waves=400)
# delineators and a rail on the right
post = material.steel((.5, .5, .5), .4)
for y in range(6, 300, 4):
    car.rbox('post', (.08, .05, .72), (3.55, y, .32), mat=post, bevel=.01, seg=1)
ys = np.linspace(-5, 300, 120)
prof = car.spline([(0, .42), (-.05, .47), (-.01, .545), (-.05, .62), (0, .68)], 6)
car.grid('rail', np.array([np.stack([np.full(120, 3.5 + d), ys, np.full(120, h)], 1) for d, h in prof]), post)
# a line of trees, far
def treeline(dist, x0, x1, height, seed):
    rng = np.random.default_rng(seed)
    x = np.linspace(x0, x1, 6000)
    n = lambda f, s: studio.fbm((x * f).astype(np.float32), np.full(x.shape, s, np.float32), 6, seed, .62)
    ends = np.clip(np.minimum(x - x0, x1 - x) / 60, 0, 1)
    h = height * ends * (np.clip((n(.018, 3.3) - .36) * 3.2, .06, 1) * (.35 + .9 * n(.16, 9.1) + .45 * n(.9, 2.7)))
    P = np.array([np.stack([x, np.full(x.shape, dist), -1 + 0 * x], 1), np.stack([x, np.full(x.shape, dist), h], 1)])
    car.grid('trees', P, material.distant((.012, .013, .014), (.30, .16, .11), 60, 1000))


treeline(210, -330, -22, 11, 5)
treeline(330, -420, 420, 12, 9)
treeline(180, 24, 330, 9, 12)

# the sun itself: seen and mirrored, lighting nothing
d = studio.direction(AZ, 4.2)
disc = studio.sphere('sun_disc', 52, tuple(d * 5000), material.emission((1, .60, .24), 60))
disc.visible_diffuse = disc.visible_shadow = False

studio.camera((.03, -.34, 1.225), (-.14, 1.0, 1.155), lens=27)
studio.render('slide-windshield', width=3840, samples=14, exposure=-.05, bounces=5, bloom=.30)
