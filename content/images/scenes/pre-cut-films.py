"""Film cut to the shapes of a car's windows, laid out in order on a workbench by a window."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import numpy as np
import car
from studio import material

# day comes in through a window behind the table, which the films mirror: eight panes, with dark bars between
studio.sky(azimuth=-100, elevation=38, strength=.35, clouds=.4, seed=4, visible=False)
studio.area((-1.6, 4.2, 2.6), (0, .3, 0), (3.4, 2.0), 230, (.95, .98, 1))
studio.area((-4.2, 1.6, 2.7), (0, .2, 0), (.35, .35), 190, (1, .87, .68))
n = studio.Nodes('window')
c = n.add('ShaderNodeSeparateXYZ', Vector=n.world_position())
day = n.mix(n.math('DIVIDE', c.outputs['Z'], 4.2), (.62, .68, .60), (.74, .88, 1))
window = n.surface(n.add('ShaderNodeEmission', Color=day, Strength=.75).outputs[0])
for x in (-2.35, -.75, .85, 2.45):
    for z in (.9, 2.7):
        q = studio.quad('window', [(x - .74, 3.9, z), (x + .74, 3.9, z), (x + .74, 3.9, z + 1.7), (x - .74, 3.9, z + 1.7)], window)
        q.visible_diffuse = q.visible_camera = q.visible_shadow = False
studio.quad('bench', [(-5, -3, -.004), (5, -3, -.004), (5, 5, -.004), (-5, 5, -.004)], material.wood((.60, .45, .30), .42, plank=(.07, 1.6), direction='X'))
# a cutting mat, with a line every 10 cm and a bold one every 50
n = studio.Nodes('mat')
xy = n.add('ShaderNodeSeparateXYZ', Vector=n.world_position()).outputs
line = 0
for every, width in ((.1, .0016), (.5, .0042)):
    for axis in ('X', 'Y'):
        off = n.math('PINGPONG', xy[axis], every / 2)
        line = n.math('MAXIMUM', line, n.math('LESS_THAN', off, width / 2))
p = n.principled(Base_Color=n.mix(n.math('MULTIPLY', line, .5), (.27, .345, .34), (.80, .82, .80)), Roughness=.62, Specular=.3)
n.set(p, 'Normal', n.bump(n.noise(420, 2, .5), .10, .001))
studio.bevelled_box('mat', (3.5, 2.24, .004), (0, .22, -.002), n.surface(p.outputs[0]), bevel=.0015)
liner = material.principled('liner', Base_Color=(.74, .73, .70, 1), Roughness=.45, Specular=.4)
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
    # where it bends, a coarse grid shows in what it mirrors
    car.sheet('film', r, f, film, edge=.0003, depth=.0003, step=.006, grid_step=.004 if lift_at else .02)
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
# a steel rule
steel = material.principled('steel', Base_Color=(.72, .72, .71, 1), Roughness=.5, Metallic=.35)
studio.bevelled_box('rule', (.62, .034, .0012), (-1.12, -.52, .001), steel, (0, 0, -7), .0004)
studio.camera((-.50, -2.35, 2.25), (-.02, .20, 0), lens=29, fstop=8, focus=(.3, .1, 0))
studio.render('pre-cut-films', samples=40, exposure=.75, bounces=4)
