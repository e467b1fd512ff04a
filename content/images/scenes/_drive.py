"""The drive of a white house by day, with hedges and trees all round; the car stands at the middle, along x."""
import bpy
import numpy as np
import _carset
import car
import studio
from car import rbox, tube
from studio import material

AZ, EL = 166, 31


def daylight():
    """Clear sky with thin high clouds; scene-linear, a white wall in the sun is near 1."""
    h, w = 1024, 2048
    u = (np.arange(w, dtype=np.float32) + .5) / w
    v = (np.arange(h, dtype=np.float32) + .5) / h
    phi, theta = (.5 - u) * 2 * np.pi, (v - .5) * np.pi
    ct, dz = np.cos(theta)[:, None], np.sin(theta)[:, None] + 0 * u[None]
    dx, dy = ct * np.cos(phi)[None], ct * np.sin(phi)[None]
    s = studio.direction(AZ, EL)
    ang = np.arccos(np.clip(dx * s.x + dy * s.y + dz * s.z, -1, 1))
    up = np.clip(dz, 0, 1)[..., None]
    c = lambda *k: np.array(k, np.float32)
    col = c(.145, .265, .52) + (c(.78, .86, .94) - c(.145, .265, .52)) * np.exp(-up / .22)
    col = col + np.exp(-ang / .22)[..., None] * c(.9, .85, .75) + np.exp(-ang / .7)[..., None] * c(.16, .15, .13)
    zz = np.maximum(dz, .0) + .12
    px, py = dx / zz * .8, dy / zz * .8
    wrp = studio.fbm(px * .5, py * .5, 3, 40)
    n = studio.fbm(px + 1.4 * wrp, py * 1.5 + wrp, 7, 12)
    dens = np.clip((n - .46) / .26, 0, 1) ** 1.3 * np.clip((dz - .02) / .12, 0, 1)
    col = col + (c(1.02, 1.02, 1.03) - col) * (dens * .80)[..., None]
    ground = np.clip((-dz - .005) / .02, 0, 1)[..., None]
    col = col * (1 - ground) + c(.30, .29, .27) * ground
    studio.sky(pixels=col.astype(np.float32))
    studio.sun(AZ, EL, 3.7, (1, .955, .88), .55)


def leaves(name, points, size, mat, rng, flat=.5):
    """A cloud of small leaves at points."""
    k = len(points)
    d = rng.normal(size=(k, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    e = np.cross(d, rng.normal(size=(k, 3)))
    e /= np.linalg.norm(e, axis=1, keepdims=True)
    s = (size * rng.uniform(.6, 1.3, k))[:, None]
    V = np.stack([points - d * s, points + e * s * flat, points + d * s, points - e * s * flat], 1).reshape(-1, 3)
    me = bpy.data.meshes.new(name)
    me.vertices.add(4 * k)
    me.vertices.foreach_set('co', V.ravel())
    me.loops.add(4 * k)
    me.loops.foreach_set('vertex_index', np.arange(4 * k, dtype=np.int32))
    me.polygons.add(k)
    me.polygons.foreach_set('loop_start', np.arange(0, 4 * k, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(k, 4, np.int32))
    me.update()
    me.materials.append(mat)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    return o


def foliage(name, color):
    n = studio.Nodes(name)
    rnd = n.add('ShaderNodeTexNoise', Scale=3.0, Detail=3.0)
    n.tree.links.new(n.world_position(), rnd.inputs['Vector'])
    col = n.mix(n.math('MULTIPLY_ADD', rnd.outputs[0], 1.6, -.3, clamp=True), tuple(c * .6 for c in color), tuple(c * 1.5 for c in color))
    dif = n.add('ShaderNodeBsdfDiffuse', Color=col)
    tra = n.add('ShaderNodeBsdfTranslucent', Color=n.mix(.5, col, (.25, .34, .06)))
    return n.surface(n.add('ShaderNodeMixShader', Fac=.32, _1=dif.outputs[0], _2=tra.outputs[0]).outputs[0])


def hedge(x0, x1, y0, y1, z, mat, rng, density=900, size=.045):
    core = car.pbr('hedge core', (.012, .022, .008), 1)
    rbox('hedge_core', (abs(x1 - x0) - .1, abs(y1 - y0) - .1, z - .06), ((x0 + x1) / 2, (y0 + y1) / 2, (z - .06) / 2), mat=core, bevel=.02)
    area = 2 * (abs(x1 - x0) + abs(y1 - y0)) * z + abs(x1 - x0) * abs(y1 - y0)
    k = int(area * density)
    p = np.stack([rng.uniform(x0, x1, k), rng.uniform(y0, y1, k), rng.uniform(0, z, k)], 1)
    face = rng.choice(3, k, p=np.array([abs(y1 - y0) * z * 2, abs(x1 - x0) * z * 2, abs(x1 - x0) * abs(y1 - y0)]) / area)
    j = rng.normal(0, .025, k)
    side = rng.random(k) < .5
    p[face == 0, 0] = np.where(side, x0, x1)[face == 0] + j[face == 0]
    p[face == 1, 1] = np.where(side, y0, y1)[face == 1] + j[face == 1]
    p[face == 2, 2] = z + j[face == 2]
    leaves('hedge', p, size, mat, rng)


def tree(x, y, h, r, mat, bark, rng, count=26000, size=.075):
    tube('trunk', car.spline(np.array([(x, y, -.1), (x + .05, y, h * .3), (x - .03, y + .05, h * .55), (x, y, h * .8)]), 8), np.linspace(.12, .03, 25), bark, n=14)
    blobs = [(rng.normal(0, .42, 3) * [r, r, r * .62] + [x, y, h * .72], r * rng.uniform(.28, .5)) for _ in range(34)]
    pts = []
    for c, br in blobs:
        d = rng.normal(size=(count // 34, 3))
        d /= np.linalg.norm(d, axis=1, keepdims=True)
        pts.append(c + d * br * rng.uniform(.55, 1.0, (len(d), 1)) ** .5)
    leaves('crown', np.vstack(pts), size, mat, rng)


def paving(color=(.31, .285, .25), slab=(1.2, .6)):
    n = studio.Nodes('paving')
    pos = n.world_position()
    brick = n.add('ShaderNodeTexBrick', {'offset': .5, 'offset_frequency': 2, 'squash': 1.0}, Vector=n.mapping(pos, rotation=(0, 0, 0)), Color1=(0, 0, 0), Color2=(1, 1, 1),
                  Mortar=(.5, .5, .5), Scale=1.0, Mortar_Size=.0045, Mortar_Smooth=.3, Bias=0.0, Brick_Width=slab[0], Row_Height=slab[1])
    tone = n.math('MULTIPLY_ADD', n.add('ShaderNodeSeparateColor', Color=brick.outputs['Color']).outputs[0], .16, .90)
    big = n.math('MULTIPLY_ADD', n.noise(.8, 6, .6, pos), .30, .85)
    fine = n.noise(90, 4, .7, pos)
    col = n.mix(1.0, n.mix(n.math('MULTIPLY', fine, .25), color, tuple(c * .72 for c in color)), n.add('ShaderNodeCombineXYZ', _0=n.math('MULTIPLY', tone, big), _1=n.math('MULTIPLY', tone, big), _2=n.math('MULTIPLY', tone, big)).outputs[0], 'MULTIPLY')
    col = n.mix(brick.outputs['Fac'], col, tuple(c * .30 for c in color))
    p = n.principled(Base_Color=col, Roughness=.78, Specular=.25)
    h = n.math('SUBTRACT', n.math('MULTIPLY', fine, .25), n.math('MULTIPLY', brick.outputs['Fac'], 2.0))
    n.set(p, 'Normal', n.bump(h, .3, .003))
    return n.surface(p.outputs[0])


def place():
    rng = np.random.default_rng(7)
    _carset.ground(400, paving())
    _carset.hills(160, 9, 4, color=(.09, .13, .07), haze=(.50, .60, .66), start=20, end=420)
    _carset.hills(420, 34, 9, color=(.08, .11, .09), haze=(.62, .73, .82), start=60, end=900)
    green, deep = foliage('hedge leaf', (.060, .115, .030)), foliage('tree leaf', (.070, .130, .032))
    bark = car.pbr('bark', (.12, .09, .065), .9, bump=(30, .01, 'noise'))
    wall = material.plaster((.80, .78, .74), .9, .1)
    stone = material.concrete((.62, .60, .56), .8, 1)
    cedar = car.pbr('cedar', (.36, .19, .085), .6)
    # behind the car: kerb, hedge, a house in plaster, trees
    render = material.plaster((.60, .50, .385), .9, .12)
    rbox('garden_wall', (60, .30, .92), (-8, 4.6, .46), mat=render, bevel=.012)
    rbox('coping', (60, .40, .06), (-8, 4.6, .95), mat=stone, bevel=.012)
    hedge(-24, 14, 5.0, 5.9, 1.46, green, rng, 700, .05)
    rbox('house', (14, 9, 3.3), (-19, 15.5, 1.65), mat=wall, bevel=.01)
    rbox('house_up', (9, 7, 3.0), (-21, 16.5, 4.7), mat=wall, bevel=.01)
    for x in np.arange(-15.95, -11.95, .115):
        rbox('batten', (.085, .06, 3.05), (x, 10.95, 1.56), mat=cedar, bevel=.006, seg=2)
    rbox('house_roof', (15, 10, .25), (-19, 15.4, 3.4), mat=stone, bevel=.01)
    pane_dark = car.pbr('house glass', (.03, .04, .05), .03, spec=.8)
    for x in (-23.4, -20.2):
        rbox('house_window', (2.6, .1, 2.2), (x, 10.98, 1.55), mat=pane_dark, bevel=.01)
    for x, y, h, r in ((-7.5, 11, 6.2, 2.0), (-1.0, 13.5, 6.8, 2.3), (5.5, 12.0, 6.0, 2.0), (-30, 22, 9, 3.2), (14, 19, 8, 2.8)):
        tree(x, y, h, r, deep, bark, rng)
    # what the flank mirrors: the other side of the square
    hedge(-30, 30, -16.8, -16, 2.2, green, rng, 160, .10)
    for x, y, h, r in ((-14, -20, 8, 2.9), (-3, -22, 9, 3.2), (9, -20, 8, 2.8), (20, -23, 9, 3.2)):
        tree(x, y, h, r, deep, bark, rng, 9000, .16)
