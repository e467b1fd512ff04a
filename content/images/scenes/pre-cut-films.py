"""Film cut to the shapes of a car's windows, laid out in order on a dark table."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import numpy as np
import car
from studio import material

studio.sky(azimuth=-100, elevation=6, strength=.30, clouds=.4, seed=4, visible=False)
studio.area((-3.4, .9, 1.15), (0, .2, 0), (.7, 1.3), 120, (1, .62, .34))
studio.area((.6, 4.6, 2.6), (.3, .6, 0), (4.2, .8), 45, (.60, .72, 1.0))
# the evening as the films mirror it: a soft warm patch, seen by reflections only
n = studio.Nodes('evening')
c = n.add('ShaderNodeSeparateXYZ', Vector=n.world_position())
bell = lambda v, mid, w: n.math('POWER', 2.718, n.math('MULTIPLY', n.math('POWER', n.math('ABSOLUTE', n.math('DIVIDE', n.math('SUBTRACT', v, mid), w)), 2.0), -1.0))
glow = n.math('MULTIPLY', bell(c.outputs['X'], -.05, 1.25), bell(c.outputs['Z'], 2.2, 1.25))
e = n.add('ShaderNodeEmission', Color=n.mix(glow, (.30, .36, .62), (1, .62, .36)), Strength=n.math('MULTIPLY', glow, 1.5))
q = studio.quad('evening', [(-12, 3.4, 0), (12, 3.4, 0), (12, 3.4, 9), (-12, 3.4, 9)], n.surface(e.outputs[0]))
q.visible_diffuse = q.visible_camera = q.visible_shadow = False
n = studio.Nodes('table')
pos = n.world_position()
grain = n.noise(9, 6, .6, n.mapping(pos, (1, 9, 1)))
p = n.principled(Base_Color=n.mix(grain, (.018, .018, .022), (.052, .046, .044)), Roughness=n.math('MULTIPLY_ADD', grain, .22, .36), Specular=.4)
n.set(p, 'Normal', n.bump(grain, .12, .002))
table = n.surface(p.outputs[0])
studio.quad('table', [(-5, -3, 0), (5, -3, 0), (5, 5, 0), (-5, 5, 0)], table)
liner = material.principled('liner', Base_Color=(.50, .49, .47, 1), Roughness=.45, Specular=.4)
film = material.film(vlt=.10, r0=.10, tint=(.92, .97, 1), wobble=.05, wobble_scale=2.2)
film_edge = material.principled('film edge', Base_Color=(.05, .055, .06, 1), Roughness=.15, Specular=.8)


def pane(a, b, lo=.012, hi=.010, lean=(0, 0)):
    q = car.band(a, b, 60, lo, hi)
    m = q[:, 1].mean()
    w = (q[:, 0] - a) / (b - a)
    q[:, 0] += (q[:, 1] - 1.0) * (lean[0] * (1 - w) + lean[1] * w)
    return q - [(a + b) / 2, m]


front = pane(-1.0, .235, lean=(0, -.07))
rear = pane(.36, 1.205, lean=(-.15, -.02))
quarter = pane(1.24, 1.70)
t = np.linspace(-1, 1, 60)
back = np.vstack([np.stack([t * .62, -.20 - .05 * (1 - t ** 2)], 1), np.stack([t[::-1] * .50, .20 + .03 * (1 - t ** 2)], 1)])
strip = np.vstack([np.stack([t * .66, -.055 - .03 * (1 - t ** 2)], 1), np.stack([t[::-1] * .62, .055 + .0 * t], 1)])


def lay(name, shape, x, y, turn=0, mirror=False, lift_at=None, scale=1.0):
    q = np.array(shape) * scale
    if mirror:
        q[:, 0] *= -1
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    q = q @ np.array([[c, s], [-s, c]])
    r = car.fillet(q, .014, .004)
    nn = car.out_normals(r)
    rng = np.random.default_rng(abs(hash((round(x, 2), round(y, 2)))) % 1000)
    k = rng.uniform(-1, 1, 4)

    def wave(U):
        return .0011 * (1 + np.sin(U[:, 0] * 5 + k[0] * 3) * np.cos(U[:, 1] * 6 + k[1] * 3))

    def flat(z):
        return lambda U, S: np.stack([U[:, 0] + x, U[:, 1] + y, z + wave(U) - S], 1)
    outer = car.fillet(r + nn * .016, .006, .004)
    car.sheet('liner', outer, flat(.0012), liner, edge=.0004, depth=.0005, step=.008, grid_step=.03)
    f = flat(.0022)
    if lift_at:
        import _store
        f = _store.peeled(f, lift_at[0], lift_at[1], lift_at[2], lift_at[3])
    car.sheet('film', r, f, film, edge=.0003, depth=.0003, step=.006, grid_step=.02)
    car.tube('film_edge', f(r, np.zeros(len(r))), .0007, film_edge, closed=True, n=6)


lay('front', front, -.74, .58)
lay('front', front, .74, .58, mirror=True)
lay('rear', rear, -.56, 0.02)
lay('rear', rear, .56, .02, mirror=True)
lay('quarter', quarter, -1.32, .05)
lay('quarter', quarter, 1.32, .05, mirror=True)
lay('back', back, 0, -.46, lift_at=((.45, -.135), (.80, -.60), .042, 140))
lay('strip', strip, 0, 1.02)
# squeegee
blade = material.principled('blade', Base_Color=(.62, .26, .06, 1), Roughness=.30, Specular=.5)
q = car.fillet(np.array([[-.055, 0], [.055, 0], [.043, .078], [-.043, .078]]) * 1.3, .007, .002)
import _store
_store.place([car.sheet('blade', q, lambda U, S: np.stack([U[:, 0], U[:, 1], .010 - S], 1), blade, edge=.002, depth=.0055, step=.003, grid_step=.01),
              car.rbox('felt', (.146, .020, .010), (0, .004, .0075), mat=material.fabric((.02, .02, .022)), bevel=.003, seg=4)], (1.02, -.44, 0), -28)
studio.camera((-.50, -2.35, 2.25), (-.02, .20, 0), lens=34, fstop=8, focus=(.3, .1, 0))
studio.render('pre-cut-films', samples=96, exposure=1.4, bounces=4)
