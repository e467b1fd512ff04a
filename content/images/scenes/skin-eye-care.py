"""The driver's window from inside by day: sun on the arm-rest and the seat, the gardens of a quiet street outside."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import numpy as np
import car
import _cockpit
import _carset
from studio import material

_carset.road(-50, strength=.26, sun=(-88, 37))
M = _cockpit.materials()
cloth = M['lining']

# the window opening, and the soft trim round it
line = np.vstack([car.spline([(-.44, 1.0), (.1, .995), (.74, .985)]), car.spline([(.74, .985), (.40, 1.215), (.05, 1.385)])[1:],
                  car.spline([(.05, 1.385), (-.15, 1.415), (-.40, 1.42)])[1:], car.spline([(-.40, 1.42), (-.44, 1.0)])[1:]])
line = car.thin(car.fillet(line, .022, .004), .01)
nrm = car.out_normals(line)
X0 = -.565


def lean(z):                                     # the side leans in towards the roof
    return X0 + np.clip(z - .98, 0, None) * .34


def ring(off, dx):
    p = line + nrm * off
    return np.stack([lean(p[:, 1]) + dx, p[:, 0], p[:, 1]], 1)


car.grid('frame', np.array([ring(-.004, -.02), ring(-.004, .0), ring(.002, .012), ring(.012, .017), ring(.028, .018), ring(.040, .015), ring(.046, .008)]), M['plastic'], closed_v=True)
car.grid('surround', np.array([ring(.044, .002), ring(.050, .014), ring(.060, .020), ring(.10, .024), ring(.22, .02), ring(.60, .10)]), cloth, closed_v=True)
pane = car.grid('pane', np.array([ring(0, -.012), np.repeat(np.array([[lean(np.array([1.2]))[0] - .012, .1, 1.15]]), len(line), 0)]), material.glass(vlt=.86, r0=.05), closed_v=True)

# door: belt, metal line, arm-rest
ys = np.linspace(-1.3, 1.2, 160)


def strip(sec, mat, ya=-1.3, yb=1.2, fn=None):
    ys = np.linspace(ya, yb, 160)
    P = np.array([np.stack([np.full(160, X0 + d), ys, np.full(160, h)], 1) for d, h in sec])
    if fn is not None:
        P[:, :, 0] += fn(ys)[None] * ((np.array(sec)[:, 1] < .72) & (np.array(sec)[:, 0] > .03))[:, None]
    return car.grid('strip', P, mat)


strip(car.spline([(-.03, .968), (-.010, .980), (.030, .983), (.058, .972), (.070, .945), (.070, .905)], 10), M['dash'])
strip(car.spline([(.066, .905), (.060, .898), (.052, .86), (.044, .80), (.040, .775)], 10), M['tan'])
strip([(.060, .902), (.070, .9025), (.071, .899), (.060, .898)], M['trim'])
arm = lambda y: .045 * _cockpit.bump(y, -.30, .30, .25)
strip(car.spline([(.040, .780), (.046, .765), (.085, .757), (.120, .752), (.138, .738), (.138, .715), (.120, .700)], 10), M['tan'], fn=lambda y: 0 * y)
rest = car.rbox('arm_rest', (.105, .66, .060), (X0 + .105, -.02, .745), (0, math.radians(3), 0), M['tan'], .022, 6)
car.rbox('switches', (.060, .20, .010), (X0 + .098, .40, .778), (math.radians(3), math.radians(3), 0), M['black'], .004, 3)
for k in range(4):
    car.rbox('switch', (.018, .030, .012), (X0 + .088 + .022 * (k % 2), .37 + .055 * (k // 2), .786), (math.radians(8), 0, 0), M['plastic'], .003, 3)
for d in (.060, .148):
    car.tube('seam', np.stack([np.full(80, X0 + d), np.linspace(-.33, .29, 80), np.full(80, .7765)], 1), .0011, M['stitch'], n=6)
strip(car.spline([(.050, .71), (.030, .64), (.030, .45), (.05, .30)], 10), M['dash'])
# handle in a recess
car.rbox('recess', (.012, .17, .052), (X0 + .052, .44, .845), (0, math.radians(-8), 0), M['black'], .005, 4)
car.tube('handle', [(X0 + .058, .375, .847), (X0 + .074, .40, .848), (X0 + .080, .44, .848), (X0 + .074, .50, .847)], .008, M['trim'], n=16, up=(1, 0, 0), flat=.6)

# seat
def pad(name, c, size, tilt, mat, n=3.4, puff=.10):
    u = np.linspace(-math.pi / 2, math.pi / 2, 64)
    v = np.linspace(0, 2 * math.pi, 128, endpoint=False)
    se = lambda a, e: np.sign(a) * np.abs(a) ** e
    U, V = np.meshgrid(u, v, indexing='ij')
    x = se(np.cos(U), 2 / n) * se(np.cos(V), 2 / n) * size[0] / 2
    y = se(np.cos(U), 2 / n) * se(np.sin(V), 2 / n) * size[1] / 2
    z = se(np.sin(U), 2 / n) * size[2] / 2
    o = car.grid(name, np.stack([x, y, z], -1), mat, closed_v=True)
    o.location, o.rotation_euler = c, (math.radians(tilt), 0, 0)
    return o


S = M['tan']
n = studio.Nodes('channels')
c = n.add('ShaderNodeSeparateXYZ', Vector=n.coords())
wave = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', c.outputs['Z'], 44.0)))
channel = n.math('POWER', wave, .35)
q = n.principled(Base_Color=n.mix(channel, (.085, .038, .016), (.150, .070, .030)), Roughness=.42, Specular=.4)
n.set(q, 'Normal', n.bump(n.math('ADD', channel, n.math('MULTIPLY', n.noise(420, 3), .06)), .55, .006))
S2 = n.surface(q.outputs[0])
pad('back', (0, -.37, .90), (.46, .14, .68), 16, S2, 4)
for s in (-1, 1):
    b = pad('bolster', (s * .205, -.335, .84), (.15, .19, .58), 16, S, 3)
    b.rotation_euler[2] = math.radians(s * 12)
    pad('thigh', (s * .225, .10, .585), (.11, .52, .14), 6, S, 2.6)
pad('head', (0, -.475, 1.335), (.27, .10, .19), 10, S, 2.8)
for d in (-.06, .06):
    car.tube('post', [(d, -.46, 1.18), (d, -.475, 1.27)], .007, M['trim'])
pad('base', (0, .06, .545), (.44, .56, .16), 6, S)
# belt
car.grid('belt', np.array([[(X0 + .10 - .02, -.50 + d, 1.36), (X0 + .13, -.47 + d, 1.10), (X0 + .13, -.46 + d, .70)] for d in (0, .046)]), material.fabric((.035, .033, .032)))
pad('console', (.37, .02, .70), (.20, .56, .12), 0, S, 4)
car.rbox('rear_side', (.05, .9, 1.4), (-.66, -1.1, .9), mat=cloth)
# floor, far side, roof
car.rbox('floor', (2.2, 3.4, .04), (.3, 0, .28), mat=cloth)
car.rbox('roof', (2.2, 3.0, .04), (.42, -.2, 1.52), mat=cloth)
car.rbox('rear', (2.2, .04, 1.4), (.3, -1.35, .9), mat=cloth)
_cockpit.steering_wheel(M, centre=(0, .50, .92), tilt=24)
_cockpit.dashboard(M, x0=-.56)

# a little light from the rest of the cabin
studio.area((1.2, .5, 1.35), (-.2, -.1, .8), (.6, 1.1), 26, (.90, .95, 1.0))
studio.camera((.88, .40, 1.16), (-.44, -.30, .985), lens=35, fstop=5, focus=(-.1, -.3, .95), shift=(-.11, .014))
studio.render('skin-eye-care', width=1200, samples=8, exposure=.55, bounces=6, bloom=.10)
