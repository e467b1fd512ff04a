"""A pane that has been struck and still stands: the film holds every shard."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math, random
import studio
from studio import material, np, Nodes

studio.dusk(azimuth=-26, elevation=5, sun_strength=7, clouds=.42, seed=52, size=4096, band=.5, focus=1.5)
rnd = random.Random(12)
W, H = 1.6, 1.0          # half extents of the pane
CX, CZ = .30, .10        # where it was struck
# a spider web: rings of jittered points, denser towards the blow
RAYS, RINGS = 30, 26
radii = [.012 * 1.22 ** q for q in range(RINGS + 6)]
turn = [(q + rnd.uniform(-.32, .32)) * 2 * math.pi / RAYS for q in range(RAYS)]
bend = [[0.0] for _ in range(RAYS)]
for q in range(RAYS):
    for _ in radii[1:]:
        bend[q].append(bend[q][-1] * .92 + rnd.gauss(0, .016))
# inner rays: every second one only, so that the middle is not all splinters


def node(q, g):
    q %= RAYS
    a = turn[q] + bend[q][g]
    return (CX + radii[g] * math.cos(a), CZ + radii[g] * math.sin(a))


cells = [[(CX + radii[2] * .9 * math.cos(t), CZ + radii[2] * .9 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 13)[:-1]]]
q = 0
while q < RAYS:
    g = 2
    while g < len(radii) - 1:
        if g < 7:
            step = 1
        elif g < 15:
            step = rnd.choice((1, 1, 2, 2, 3))
        else:
            step = rnd.choice((3, 4, 6, 9))
        h = min(len(radii) - 1, g + step)
        poly = [node(q, x) for x in range(g, h + 1)] + [node(q + 1, x) for x in range(h, g - 1, -1)]
        # rings are not quite concentric: nudge the far corners
        cells.append(poly)
        g = h
    q += 1


def clip(poly):
    for axis, sign, lim in ((0, 1, W), (0, -1, W), (1, 1, H), (1, -1, H)):
        out = []
        for i, p in enumerate(poly):
            q = poly[(i + 1) % len(poly)]
            a, b = lim - sign * p[axis], lim - sign * q[axis]
            if a >= 0:
                out.append(p)
            if a * b < 0:
                t = a / (a - b)
                out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
        poly = out
        if len(poly) < 3:
            return []
    return poly


face = material.glass(vlt=.90, r0=.09)
n = Nodes('crack')
e = n.add('ShaderNodeBsdfGlossy', Color=(.86, .93, .97), Roughness=.20)
t = n.add('ShaderNodeBsdfTranslucent', Color=(.80, .88, .92))
d = n.add('ShaderNodeBsdfTransparent', Color=(.85, .9, .92))
m1 = n.add('ShaderNodeMixShader', Fac=.5, _1=e.outputs[0], _2=t.outputs[0])
crack = n.surface(n.add('ShaderNodeMixShader', Fac=.35, _1=m1.outputs[0], _2=d.outputs[0]).outputs[0])
TH = .010
for cell in cells:
    poly = clip(cell)
    if len(poly) < 3:
        continue
    c = np.mean(poly, axis=0)
    dist = math.hypot(c[0] - CX, c[1] - CZ)
    gap = .0011 + .0012 * math.exp(-dist / .12)
    P = []
    for p in poly:
        v = np.array(p) - c
        L = np.linalg.norm(v)
        q = c + v * max(.3, (L - gap) / L)
        P.append(q)
    ang = .05 * math.exp(-dist / .35) + .008
    tx, tz = rnd.gauss(0, ang), rnd.gauss(0, ang)
    push = .020 * math.exp(-(dist / .16) ** 2)
    V = []
    for y in (-TH / 2, TH / 2):
        for q in P:
            V.append((q[0], y + push + tx * (q[0] - c[0]) + tz * (q[1] - c[1]), q[1]))
    N = len(P)
    o = studio.mesh('shard', V, [tuple(range(N))], face, smooth=False)
    o2 = studio.mesh('edges', V, [(i, (i + 1) % N, (i + 1) % N + N, i + N) for i in range(N)], crack, smooth=False)
frame = material.steel((.035, .037, .042), .33)
for x in (-W, W):
    studio.bevelled_box('jamb', (.09, .12, 2 * H + .1), (x, 0, 0), frame, bevel=.006)
for z in (-H, H):
    studio.bevelled_box('rail', (2 * W, .12, .09), (0, 0, z), frame, bevel=.006)
# dusk behind: hills and a city out of focus
studio.ridge(5200, 520, (.34, .23, .25), (.80, .44, .28), -160, 14, 12000)
studio.skyline(2600, 2100, 70, 30, 260, color=(.04, .045, .075), haze=(.44, .27, .21), fade=.35, lit=.05, base=-130, x=260, seed=8)
studio.water(-130, y=(40, 12000), ripple=.35, scale=.03, rough=.06)
studio.camera((-.42, -2.1, .04), (.02, 0, .03), lens=42, fstop=5.6, focus=(CX, 0, CZ))
studio.render('safety-security-films', samples=120, exposure=.1, bounces=6, transparent=24)
