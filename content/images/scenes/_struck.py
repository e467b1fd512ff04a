"""A shop window of annealed glass that has been struck, by day in a city: the same cracks with film on it and without.

Cracks of annealed glass run out from the blow as rays, which wander and fork, and are joined by arcs of no one circle.
A sector between two rays is cut by arcs, and is split by a new ray, at an arc, where it grows wide; so every piece
is a polygon, and a crack is drawn once, as a surface through the glass that is not quite square to it.
"""
import math

import numpy as np
import _world
import studio
from studio import Nodes, material

W, Z0, Z1 = .78, .28, 1.46        # half width, foot and head of the pane
BLOW = (.12, .95)
THICK = .006
FIRST, GROWTH, RINGS = .010, 1.045, 122
RADII = FIRST * GROWTH ** np.arange(RINGS)


# ------------------------------------------------------------------ the pattern


def ray(rng, start, at=0):
    """The angle of a ray at each of RADII from index `at`: a walk with momentum, calmer far out."""
    angle, drift = np.full(RINGS, start, float), 0.0
    for i in range(at + 1, RINGS):
        drift = drift * .93 + rng.normal(0, .0012)
        angle[i] = angle[i - 1] + drift * .42 + rng.normal(0, .0014)
    return angle


def at(angle, radius):
    return np.stack([BLOW[0] + radius * np.cos(angle), BLOW[1] + radius * np.sin(angle)], -1)


def arc(rng, left, right, i, j):
    """From the left ray at index i to the right one at index j: nearly a chord, a little bent and rough."""
    a, b = at(left[i], RADII[i]), at(right[j], RADII[j])
    length = math.hypot(*(b - a))
    n = max(3, int(length / .012) + 2)
    t = np.linspace(0, 1, n)
    rough = np.convolve(rng.normal(0, .004, n + 4), np.ones(5) / 5, 'valid') * min(length, .08)
    bend = (rng.normal(.035, .045) * np.sin(math.pi * t) + rng.normal(0, .02) * np.sin(2 * math.pi * t)) * length
    bend[1:-1] += rough[1:-1] * 2
    across = np.array([b[1] - a[1], a[0] - b[0]]) / max(length, 1e-9)
    return a + (b - a) * t[:, None] + across * bend[:, None]


def pattern(seed=5, first=17):
    """(pieces, cracks): polygons, and polylines as (points, distance from the blow of their start)."""
    rng = np.random.default_rng(seed)
    turn = np.cumsum(rng.uniform(.55, 1.45, first))
    rays = [ray(rng, a) for a in turn / turn[-1] * 2 * math.pi]
    for before, after in zip(rays, rays[1:]):      # they do not cross
        after[:] = np.maximum(after, before + .08)
    pieces, cracks = [], []
    todo = [(rays[k - 1] - (2 * math.pi if k == 0 else 0), rays[k], 0, 0, None) for k in range(first)]
    heart = np.vstack([at(r[:1], RADII[:1]) for r in rays])
    pieces.append(heart)
    while todo:
        left, right, i, j, foot = todo.pop()
        foot = arc(rng, left, right, i, j) if foot is None else foot
        while min(i, j) < RINGS - 1:
            mean = (i + j) / 2
            radius = FIRST * GROWTH ** mean
            width = abs(right[min(int(mean), RINGS - 1)] - left[min(int(mean), RINGS - 1)]) * radius
            # pieces grow longer outwards: near the blow nearly square, far out daggers
            length = max(.005, width * rng.lognormal(-.10 + .75 * min(1, radius / .40), .45))
            steps = max(2, round(math.log(1 + length / radius) / math.log(GROWTH)))
            tilt = round(rng.normal(0, .22) * steps)
            i2, j2 = (int(np.clip(k + steps + s * tilt, k + 1, RINGS - 1)) for k, s in ((i, 1), (j, -1)))
            if radius > .42 and rng.random() < .7:
                i2 = j2 = RINGS - 1
            head = arc(rng, left, right, i2, j2)
            up, down = at(left[i:i2 + 1], RADII[i:i2 + 1]), at(right[j:j2 + 1], RADII[j:j2 + 1])
            pieces.append(np.vstack([foot, down[1:], head[::-1][1:], up[::-1][1:-1]]))
            cracks.append((np.vstack([foot[:1], up[1:]]), RADII[i]))
            if i2 < RINGS - 1:
                cracks.append((head, RADII[i2]))
            i, j, foot = i2, j2, head
            k = min(i, j)
            wide = abs(right[k] - left[k]) * RADII[k]
            if k < RINGS - 8 and wide > rng.uniform(.022, .060) + .13 * RADII[k]:
                cut = round(rng.uniform(.36, .64) * (len(head) - 1))
                share = cut / (len(head) - 1)
                mid = round(i * (1 - share) + j * share)
                middle = ray(rng, left[i] * (1 - share) + right[j] * share, mid)
                # it stays between its neighbours
                middle = np.clip(middle, left + .22 * (right - left), left + .78 * (right - left))
                todo.append((left, middle, i, mid, head[:cut + 1]))
                todo.append((middle, right, mid, j, head[cut:]))
                break
    return pieces, cracks, rng


def inside(poly, keep=True):
    """A polygon cut off at the frame."""
    for axis, sign, limit in ((0, 1, W), (0, -1, W), (1, 1, Z1), (1, -1, -Z0)):
        out = []
        for p, q in zip(poly, np.roll(poly, -1, 0)):
            a, b = limit - sign * p[axis], limit - sign * q[axis]
            if a >= 0:
                out.append(p)
            if a * b < 0:
                out.append(p + (q - p) * a / (a - b))
        poly = np.array(out)
        if len(poly) < 3:
            return poly[:0] if len(poly) else poly
    return poly


# ------------------------------------------------------------------ glass


def broken_face():
    """The surface of a crack: it throws light in all directions, here more, there less."""
    n = Nodes('crack')
    g = n.add('ShaderNodeBsdfGlossy', Color=(.90, .97, 1), Roughness=.12)
    d = n.add('ShaderNodeBsdfTranslucent', Color=(.86, .95, .96))
    s = n.add('ShaderNodeBsdfDiffuse', Color=(.86, .95, .96))
    t = n.add('ShaderNodeBsdfTransparent', Color=(.90, .96, .95))
    white = n.add('ShaderNodeMixShader', Fac=.5, _1=d.outputs[0], _2=s.outputs[0])
    body = n.add('ShaderNodeMixShader', Fac=.45, _1=white.outputs[0], _2=g.outputs[0])
    seen = n.math('MULTIPLY_ADD', n.noise(9, 3, .6, n.world_position()), 1.3, -.12, clamp=True)
    return n.surface(n.add('ShaderNodeMixShader', Fac=seen, _1=t.outputs[0], _2=body.outputs[0]).outputs[0])


def rim():
    """The cut edge of a piece that has come away: pale green."""
    n = Nodes('rim')
    g = n.add('ShaderNodeBsdfGlossy', Color=(.85, 1, .95), Roughness=.15)
    d = n.add('ShaderNodeBsdfTranslucent', Color=(.62, .80, .75))
    s = n.add('ShaderNodeBsdfDiffuse', Color=(.50, .66, .61))
    body = n.add('ShaderNodeMixShader', Fac=.5, _1=d.outputs[0], _2=s.outputs[0])
    return n.surface(n.add('ShaderNodeMixShader', Fac=.40, _1=body.outputs[0], _2=g.outputs[0]).outputs[0])


def slab(name, points, normal_shift, face, edge):
    """A piece of glass: `points` its front outline in space, `normal_shift` to its back."""
    n = len(points)
    back = points + normal_shift
    studio.mesh(name, points, [tuple(range(n))], face, smooth=False)
    studio.mesh(name + ' rim', np.vstack([points, back]), [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)], edge, smooth=False)


def bulge(x, z):
    """The filmed pane gives way: metres inwards."""
    r2 = (x - BLOW[0]) ** 2 + (z - BLOW[1]) ** 2
    return .016 * np.exp(-r2 / .035) + .010 * np.exp(-r2 / .25)


def held(pieces, cracks, rng):
    """Every piece is where it was, a little turned, on the film behind it."""
    face, crack = material.glass(vlt=.90, r0=.085), broken_face()
    for poly in map(inside, pieces):
        if len(poly) < 3:
            continue
        c = poly.mean(0)
        far = math.hypot(*(c - BLOW))
        turn = rng.normal(0, .004 + .030 * math.exp(-far / .16) + .010 * math.exp(-far / .6), 2)
        depth = bulge(c[0], c[1]) + (poly - c) @ turn
        h = .01
        slope = [(bulge(c[0] + h, c[1]) - bulge(c[0] - h, c[1])) / (2 * h), (bulge(c[0], c[1] + h) - bulge(c[0], c[1] - h)) / (2 * h)]
        depth = depth + (poly - c) @ np.array(slope)
        studio.mesh('piece', np.column_stack([poly[:, 0], depth, poly[:, 1]]), [tuple(range(len(poly)))], face, smooth=False)
    lines = [(p, r, 1.0) for p, r in cracks] + [(p, r, .45) for p, r in hairs(rng)]
    for line, far, weight in lines:
        ok = (abs(line[:, 0]) < W) & (line[:, 1] > Z0) & (line[:, 1] < Z1)
        if ok.sum() < 2:
            continue
        line = line[ok]
        t = np.gradient(line, axis=0)
        t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
        # not square to the glass, and changing along the way: this is what makes a crack wide or thin to the eye
        s = np.linspace(0, 1, len(line))
        skew = (rng.normal(0, .0018) + .0016 * np.sin(s * rng.uniform(2, 9) + rng.uniform(0, 6))) * weight
        skew = skew + np.sign(rng.normal()) * (.0009 + .0013 * math.exp(-far / .07)) * weight
        side = np.stack([-t[:, 1], t[:, 0]], 1) * skew[:, None]
        depth = bulge(line[:, 0], line[:, 1])
        front = np.column_stack([line[:, 0], depth - .0004, line[:, 1]])
        back = np.column_stack([line[:, 0] + side[:, 0], depth + THICK, line[:, 1] + side[:, 1]])
        n = len(line)
        studio.mesh('crack', np.vstack([front, back]), [(k, k + 1, k + 1 + n, k + n) for k in range(n - 1)], crack)
    # crushed glass where it was hit
    white = material.principled('crushed', Base_Color=(.86, .90, .90, 1), Roughness=.5, Specular=.5)
    for _ in range(70):
        r, a = abs(rng.normal(0, .010)), rng.uniform(0, 6.28)
        x, z = BLOW[0] + r * math.cos(a), BLOW[1] + r * math.sin(a)
        p = np.array([(x + s * math.cos(b), bulge(x, z) - .001 + rng.normal(0, .0012), z + s * math.sin(b)) for b in (0, 2.1, 4.2) for s in [rng.uniform(.0012, .0042)]])
        studio.mesh('grain', p, [(0, 1, 2)], white, smooth=False)


def hairs(rng):
    """Many fine cracks near the blow that end in the glass."""
    for _ in range(150):
        a, r0 = rng.uniform(0, 2 * math.pi), abs(rng.normal(.004, .016)) + .003
        length = rng.exponential(.020) + .006
        r = np.linspace(r0, r0 + length, 9)
        yield at(a + np.cumsum(rng.normal(0, .016, 9)) + rng.normal(0, .25) * np.linspace(0, 1, 9) ** 2, r), r0


def fallen(pieces, rng):
    """The pieces round the blow lie below; what still stands are daggers in the frame."""
    face, edge = material.glass(vlt=.90, r0=.085), rim()
    lean = rng.normal(0, 1, 24)
    down = []
    for poly in map(inside, pieces):
        if len(poly) < 3:
            continue
        c = poly.mean(0)
        d = c - BLOW
        angle = math.atan2(d[1], d[0])
        far = math.hypot(*d)
        ragged = .50 + .13 * np.interp(angle, np.linspace(-math.pi, math.pi, 25), np.r_[lean, lean[0]])
        near_frame = min(W - abs(poly[:, 0]).max(), poly[:, 1].min() - Z0, Z1 - poly[:, 1].max()) < .004
        if far < ragged or not near_frame:
            down.append(poly)
            continue
        tilt = rng.normal(0, .006, 2)
        depth = (poly - c) @ tilt
        slab('piece', np.column_stack([poly[:, 0], depth, poly[:, 1]]), np.array([0, THICK, 0]), face, edge)
    for k, poly in enumerate(down):
        small = poly - poly.mean(0)
        size = abs(small).max()
        if size > .16:                       # it broke again on the stones
            small *= .15 / size
        a = rng.uniform(0, 6.28)
        turned = small @ np.array([(math.cos(a), -math.sin(a)), (math.sin(a), math.cos(a))])
        on_sill = rng.random() < .32
        x = np.clip(BLOW[0] + rng.normal(0, .34), -W - .12, W + .12)
        if on_sill:
            base = np.array([np.clip(x, -W + .05, W - .05), rng.uniform(-.16, -.03), Z0 + .004])
            turned *= min(1, .055 / max(abs(turned[:, 1]).max(), 1e-6))
        else:
            base = np.array([x, -.28 - abs(rng.normal(0, .22)), .006])
        steep = rng.normal(0, .10, 2)
        lift = turned @ steep
        P = np.column_stack([turned, lift - lift.min()]) + base + [0, 0, rng.uniform(0, .010)]
        slab('fallen', P, np.array([0, 0, THICK]), face, edge)
    # splinters
    for _ in range(420):
        on_sill = rng.random() < .35
        x = np.clip(BLOW[0] + rng.normal(0, .38), -W - .2, W + .2)
        y, z = (rng.uniform(-.17, -.02), Z0 + .003) if on_sill else (-.24 - abs(rng.normal(0, .30)), .004)
        if on_sill:
            x = np.clip(x, -W + .03, W - .03)
        s, a = rng.exponential(.005) + .0025, rng.uniform(0, 6.28)
        P = np.array([(x + s * math.cos(a + b) * k, y + s * math.sin(a + b) * k, z + rng.uniform(0, .004)) for b, k in ((0, 1.6), (2.2, .8), (4.0, .9))])
        slab('splinter', P, np.array([0, 0, .003]), face, edge)


# ------------------------------------------------------------------ the place


def place():
    import car
    frame = material.plastic((.045, .055, .060), .42)
    plaster = material.plaster((.60, .53, .43), .9, .18)
    stone = material.concrete((.60, .575, .53), .8, 2)
    outer = ((-2.6, -W - .055), (W + .055, 2.6))
    for a, b in outer:
        studio.box('wall', (b - a, .30, 3.4), ((a + b) / 2, .17, 1.7), plaster)
    studio.box('wall', (2 * W + .11, .30, Z0 - .055), (0, .17, (Z0 - .055) / 2), plaster)
    studio.box('wall', (2 * W + .11, .30, 3.4 - Z1 - .055), (0, .17, (3.4 + Z1 + .055) / 2), plaster)
    studio.bevelled_box('plinth', (5.2, .05, .16), (0, .0, .08), stone, bevel=.006)
    for x in (-W - .0275, W + .0275):
        studio.bevelled_box('jamb', (.055, .10, Z1 - Z0 + .11), (x, .01, (Z0 + Z1) / 2), frame, bevel=.005)
    for z in (Z0 - .0275, Z1 + .0275):
        studio.bevelled_box('rail', (2 * W, .10, .055), (0, .01, z), frame, bevel=.005)
    studio.bevelled_box('sill', (2 * W + .22, .24, .045), (0, -.09, Z0 - .026), stone, bevel=.008)
    # pavement: slabs with joints
    n = Nodes('slabs')
    pos = n.world_position()
    b = n.add('ShaderNodeTexBrick', {'offset': .5}, Vector=pos, Color1=(.42, .405, .375), Color2=(.50, .48, .445), Mortar=(.20, .19, .175), Scale=1.0, Mortar_Size=.004, Mortar_Smooth=.3, Brick_Width=.62, Row_Height=.42)
    grain = n.noise(34, 5, .65, pos)
    col = n.mix(n.math('MULTIPLY', grain, .35), b.outputs['Color'], (.30, .285, .26))
    p = n.principled(Base_Color=col, Roughness=.8, Specular=.3)
    n.set(p, 'Normal', n.bump(n.math('ADD', n.math('MULTIPLY', grain, .25), n.math('MULTIPLY', b.outputs['Fac'], -.8)), .35, .003))
    studio.plane('pavement', (60, 30), (0, -15.0, 0), n.surface(p.outputs[0]))
    # the shop: warm lamps, shelves with bowls, a table, a plant
    floor = material.wood((.16, .105, .065), .4, plank=(.16, 1.9))
    inside_wall = material.plaster((.10, .125, .125), bump=0)
    oak = material.wood((.22, .14, .08), .38, plank=None)
    studio.plane('floor', (5.4, 5), (0, 2.7, .02), floor)
    studio.box('back', (5.4, .1, 3), (0, 3.6, 1.5), inside_wall)
    for x in (-2.5, 2.5):
        studio.box('side', (.1, 5, 3), (x, 2.6, 1.5), inside_wall)
    studio.box('ceiling', (5.4, 5, .1), (0, 2.8, 2.9), material.plaster((.7, .68, .64), bump=0))
    rng = np.random.default_rng(8)
    glaze = [material.principled('glaze', Base_Color=(*c, 1), Roughness=.3) for c in ((.52, .49, .43), (.09, .16, .20), (.30, .12, .06), (.34, .25, .12), (.16, .19, .15))]
    for z in (.52, 1.05, 1.58):
        studio.bevelled_box('shelf', (3.6, .30, .03), (-.1, 3.36, z), oak, bevel=.004)
        x = -1.75
        while x < 1.6:
            r, h = rng.uniform(.05, .11), rng.uniform(.10, .26)
            neck = rng.uniform(.35, 1.1)
            studio.lathe('jar', [(0, 0), (r * .62, 0), (r, h * .35), (r * .9, h * .65), (r * neck, h * .92), (r * neck * 1.06, h), (r * neck * .9, h), (0, h * .6)], glaze[rng.integers(5)], (x + r, 3.34, z + .015), steps=40)
            x += 2 * r + rng.uniform(.08, .34)
    studio.bevelled_box('table', (1.5, .62, .035), (-.25, 1.55, .74), oak, bevel=.005)
    for x in (-.92, .42):
        studio.bevelled_box('leg', (.05, .5, .72), (x, 1.55, .37), oak, bevel=.004)
    for x, r, h, m in ((-.75, .13, .12, 1), (-.35, .075, .27, 0), (-.05, .15, .09, 3), (.28, .07, .20, 2)):
        studio.lathe('bowl', [(0, 0), (r * .5, 0), (r * .9, h * .5), (r, h), (r * .95, h), (r * .8, h * .5), (0, .02)], glaze[m], (x, 1.5, .757), steps=64)
    import _plant
    _plant.plant(1.0, 1.75, seed=6, stems=9, leaves=26, height=(.8, 1.3))
    shade = material.plastic((.08, .10, .10), .4)
    for x in (-.75, .25):
        studio.lathe('pendant', [(.02, 1.95), (.05, 1.93), (.17, 1.80), (.18, 1.78), (.17, 1.785)], shade, (x, 1.55, 0))
        studio.lathe('bulb', [(0, 1.795), (.15, 1.795)], material.emission((1, .74, .45), 7, lamp=False), (x, 1.55, 0))
        studio.tube('cord', [(x, 1.55, 1.95), (x, 1.55, 2.85)], .004, shade)
        studio.area((x, 1.55, 1.78), (x, 1.55, 0), (.28, .28), 50, (1, .74, .48))
    studio.area((0, 2.4, 2.8), (0, 2.6, 0), (3, 1.6), 65, (1, .82, .62))


def sky():
    """A city, photographed, which the glass mirrors."""
    studio.sky(pixels=_world.photographed('city', .75, gain=.5), strength=1)
    studio.sun(-150, 44, 3.4, (1, .95, .87), 1.2)


def picture(name, filmed, camera=((-.55, -2.75, 1.05), (.0, 0, .66), 44), **settings):
    sky()
    place()
    pieces, cracks, rng = pattern()
    if filmed:
        held(pieces, cracks, rng)
    else:
        fallen(pieces, rng)
    location, target, lens = camera
    studio.camera(location, target, lens=lens, fstop=9, focus=(0, 0, .95))
    studio.render(name, **{**dict(aspect=4 / 3, width=1536, master=1536, samples=40, exposure=-.15, bounces=5, transparent=24, bloom=.03, vignette=.05), **settings})
