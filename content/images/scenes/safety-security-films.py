"""A pane that has been struck and still stands: the film holds every shard."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math, random
import studio
from studio import material, np, Nodes
from scipy.spatial import Voronoi

studio.dusk(azimuth=-26, elevation=5, sun_strength=7, clouds=.42, seed=52, size=4096, band=.5, focus=1.5)
rnd = random.Random(12)
W, H = 1.6, 1.0          # half extents of the pane
CX, CZ = .30, .10        # where it was struck
# a spider web: rings of jittered points, denser towards the blow
pts = []
rays = [(i + rnd.uniform(-.28, .28)) * 2 * math.pi / 22 for i in range(22)]
for k in range(26):
    r = .016 * 1.215 ** k
    m = 11 if k < 5 else 22
    for i in range(m):
        a = rays[i * len(rays) // m] + rnd.uniform(-.05, .05) + (.5 * 2 * math.pi / m)
        rr = r * rnd.uniform(.86, 1.16)
        if rnd.random() < (.93 if k < 14 else .62):
            pts.append((CX + rr * math.cos(a), CZ + rr * math.sin(a)))
pts = np.array(pts)
box = [(-W, -H), (W, -H), (W, H), (-W, H)]
far = np.array([(CX + 9 * math.cos(t), CZ + 9 * math.sin(t)) for t in np.linspace(0, 2 * np.pi, 24, endpoint=False)])
vor = Voronoi(np.vstack([pts, far]))


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
for k in range(len(pts)):
    reg = vor.regions[vor.point_region[k]]
    if -1 in reg or len(reg) < 3:
        continue
    poly = clip([tuple(vor.vertices[v]) for v in reg])
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
studio.skyline(1500, 1500, 60, 30, 170, color=(.04, .045, .075), haze=(.44, .27, .21), fade=.35, lit=.16, base=-130, x=160, seed=8)
studio.plane('ground', (30000, 30000), (0, 500, -130), material.distant((.03, .032, .04), (.42, .27, .22), 100, 2500))
studio.camera((-.42, -2.1, .04), (.02, 0, .03), lens=42, fstop=5.6, focus=(CX, 0, CZ))
studio.render('safety-security-films', samples=120, exposure=.1, bounces=6, transparent=24)
