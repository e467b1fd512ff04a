"""What one sees from the room: a garden above a lake, hills behind, by day or at dusk.

It is rendered once, as a panorama from where the room's camera stands, and becomes the world that lights
the room: so it owes the room nothing, and light that leaves through a window does not come back.
"""
import math
import os
import pathlib
import random
import tempfile

import bpy
import numpy as np
import studio
from mathutils import Vector
from studio import Nodes, material

# the part of the panorama that has things in it: degrees from +Y, clockwise, and up
LON, LAT = (-32.0, 62.0), (-34.0, 19.0)


GREEN, SNOW = (.85, .92, .62), (2.7, 3.0, 3.5)      # what the land beyond the picture sends up


def day_sky(azimuth, elevation, width, seed=5, land=GREEN):
    """Equirectangular daylight sky without the sun's disc; row 0 at the bottom. The horizon is about 3 x white, clouds 5 x."""
    w, h = width, width // 2
    u, v = (np.arange(w, dtype=np.float32) + .5) / w, (np.arange(h, dtype=np.float32) + .5) / h
    phi, theta = (.5 - u) * 2 * np.pi, (v - .5) * np.pi
    ct = np.cos(theta)[:, None]
    dx, dy = ct * np.cos(phi)[None], ct * np.sin(phi)[None]
    dz = np.broadcast_to(np.sin(theta)[:, None], dx.shape)
    s = studio.direction(azimuth, elevation)
    ang = np.arccos(np.clip(dx * s.x + dy * s.y + dz * s.z, -1, 1))
    up = np.clip(dz, 0, 1)[..., None]
    c = lambda *x: np.array(x, np.float32)
    ramp = lambda a, b: studio._smooth(a, b, up)
    col = c(2.1, 2.8, 3.5) + (c(.85, 1.75, 3.3) - c(2.1, 2.8, 3.5)) * ramp(.0, .17)
    col = col + (c(3.0, 3.7, 4.7) - col) * ramp(.24, .5)         # above what the windows show: bright thin cloud
    col = col + np.exp(-ang / .30)[..., None] * c(2.0, 1.9, 1.7)
    rows = dz[:, 0] > .004
    zz = dz[rows] + .11
    px, py = dx[rows] / zz * .95, dy[rows] / zz * .95
    warp = studio.fbm(px * .6, py * .6, 3, seed + 90)
    qx, qy = px + 1.2 * warp, py * 1.5 + .8 * warp
    n = studio.fbm(qx, qy, 7, seed, .52)
    off = s.x * .12, s.y * .12
    n2 = studio.fbm(qx + off[0], qy + off[1] * 1.5, 5, seed, .52)
    dens = studio._smooth(.52, .66, n) * studio._smooth(.01, .06, dz[rows])
    lit = np.clip((n - n2) * 4.5 + .55, 0, 1)[..., None]
    cloud = c(2.6, 2.9, 3.3) + (c(5.2, 5.1, 5.0) - c(2.6, 2.9, 3.3)) * lit
    col[rows] = col[rows] + (cloud - col[rows]) * (dens * .9)[..., None]
    ground = studio._smooth(-.02, .0, dz)[..., None]
    return (col * ground + c(*land) * (1 - ground)).astype(np.float32)


def _leaf(name, color, glow=.5, frost=0.0):
    """`frost`: the share of what snow hides."""
    n = Nodes(name)
    pos = n.world_position()
    tone = n.noise(3.0, 2, .5, pos)
    col = n.mix(tone, tuple(c * .65 for c in color), tuple(c * 1.3 for c in color))
    if frost:
        white = n.math('MULTIPLY_ADD', n.noise(2.2, 4, .7, pos), 6.0, 3.0 * frost - 4.5, clamp=True)
        col, glow = n.mix(white, col, (.80, .83, .87)), glow * .3
    d = n.add('ShaderNodeBsdfDiffuse', Color=col)
    t = n.add('ShaderNodeBsdfTranslucent', Color=n.mix(.5, col, (.30, .42, .04)))
    return n.surface(n.add('ShaderNodeMixShader', Fac=glow, _1=d.outputs[0], _2=t.outputs[0]).outputs[0])


def _leaves(name, centres, spread, size, mat, seed, flat=.0):
    """One mesh of square leaves round the centres (n x 3), shifted by `spread` (n) on a ball's shell."""
    rng = np.random.default_rng(seed)
    n = len(centres)
    d = rng.normal(size=(n, 3))
    d /= np.linalg.norm(d, axis=1, keepdims=True)
    pos = centres + d * (spread * rng.random(n) ** .45)[:, None] * np.array((1, 1, .8))
    a = rng.normal(size=(n, 3)) + d * .6
    a[:, 2] *= 1 - flat
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b = np.cross(a, rng.normal(size=(n, 3)))
    b /= np.linalg.norm(b, axis=1, keepdims=True)
    k = (size * rng.uniform(.6, 1.3, n))[:, None]
    v = np.stack([pos - a * k, pos + b * k * .55, pos + a * k, pos - b * k * .55], 1).reshape(-1, 3)
    me = bpy.data.meshes.new(name)
    me.from_pydata(v.tolist(), [], (np.arange(4 * n).reshape(-1, 4)).tolist())
    me.materials.append(mat)
    return studio._link(bpy.data.objects.new(name, me))


def _tree(seed, height, radius, mat, bark, leaf=.11, count=14000, foot=.14, lobes=30):
    rng = np.random.default_rng(seed)
    blobs = rng.normal(size=(lobes, 3))
    blobs /= np.linalg.norm(blobs, axis=1, keepdims=True)
    blobs *= (rng.random(lobes) ** .45)[:, None]
    half = height * (1 - foot) / 2
    narrow = 1 - .45 * np.clip(blobs[:, 2], -.3, 1)        # wider below than above
    blobs = blobs * np.stack([narrow * radius, narrow * radius, np.full(lobes, half * .88)], 1) + np.array((0, 0, height - half))
    size = radius * rng.uniform(.20, .46, lobes)
    pick = rng.choice(lobes, count, p=size ** 2 / (size ** 2).sum())
    crown = _leaves('tree', blobs[pick], size[pick], leaf, mat, seed + 1)
    trunk = studio.tube('trunk', [(0, 0, -.5), (.1, 0, height * .3), (0, .1, height * .7)], radius * .06, bark, resolution=4)
    trunk.parent = crown
    for i in range(6):
        p = blobs[i]
        o = studio.tube('bough', [(0, 0, height * .12), (p[0] * .3, p[1] * .3, p[2] * .6), tuple(p)], radius * .022, bark, resolution=4)
        o.parent = crown
    return crown


def _place(obj, x, y, z, turn, scale):
    o = studio.instance(obj, (x, y, z), (0, 0, turn), (scale,) * 3)
    for c in obj.children:
        k = studio.instance(c, c.location)
        k.parent = o
    return o


def ground(y):
    """The slope of the garden."""
    return -.35 - .05 * max(0, y - 6) - (.0045 * max(0, y - 30) ** 1.7)


def _terrain(name, y0, y1, x0, x1, ny, nx, height, mat):
    xs, ys = np.linspace(x0, x1, nx), np.geomspace(y0, y1, ny)
    X, Y = np.meshgrid(xs, ys)
    Z = height(X.astype(np.float32), Y.astype(np.float32))
    v = np.stack([X, Y, Z], -1).reshape(-1, 3)
    i = np.arange(nx * ny).reshape(ny, nx)
    f = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    me = bpy.data.meshes.new(name)
    me.from_pydata(v.tolist(), [], f.tolist())
    for p in me.polygons:
        p.use_smooth = True
    me.materials.append(mat)
    return studio._link(bpy.data.objects.new(name, me))


def _hill_material(haze, start, end, forest=(.035, .075, .025), meadow=(.16, .23, .06), strength=1.0, veil=.8, snow=None):
    n = Nodes('hill')
    pos = n.world_position()
    wide = n.noise(.0022, 6, .62, pos)
    col = n.mix(n.math('MULTIPLY_ADD', wide, 9.0, -4.6, clamp=True), forest, meadow)
    fine = n.noise(.045, 3, .7, pos)
    col = n.mix(n.math('MULTIPLY', fine, .6), col, tuple(c * .35 for c in forest))
    if snow:
        z = n.add('ShaderNodeSeparateXYZ', _0=pos).outputs[2]
        ragged = n.noise(.006, 6, .7, pos)
        high = n.math('MULTIPLY_ADD', ragged, 420.0, n.math('SUBTRACT', z, snow + 210.0))
        col = n.mix(n.math('DIVIDE', high, 40.0, clamp=True), col, (.80, .82, .86))
    d = n.add('ShaderNodeBsdfDiffuse', Color=col)
    n.set(d, 'Normal', n.bump(fine, .8, 14.0))
    depth = n.add('ShaderNodeCameraData').outputs['View Distance']
    t = n.math('POWER', n.math('DIVIDE', n.math('SUBTRACT', depth, start), end - start, clamp=True), .7)
    e = n.add('ShaderNodeEmission', Color=haze, Strength=strength)
    return n.surface(n.add('ShaderNodeMixShader', Fac=n.math('MULTIPLY', t, veil), _1=d.outputs[0], _2=e.outputs[0]).outputs[0])


def _model(haze, dusk=False, snow=False):
    lawn = Nodes('lawn')
    pos = lawn.world_position()
    tone = lawn.noise(.55, 5, .6, pos)
    blades = lawn.noise(38, 3, .75, lawn.mapping(pos, (1, .35, 1)))
    col = lawn.mix(tone, (.058, .098, .020), (.112, .150, .040))
    col = lawn.mix(lawn.math('MULTIPLY', blades, .45), col, (.022, .048, .008))
    d = lawn.add('ShaderNodeBsdfDiffuse', Color=col)
    lawn.set(d, 'Normal', lawn.bump(blades, .35, .05))
    if snow:
        lawn.set(d, 'Color', lawn.mix(lawn.math('MULTIPLY_ADD', tone, 5.0, -2.6, clamp=True), (.80, .83, .88), (.70, .74, .80)))
    lawn_mat = lawn.surface(d.outputs[0])
    _terrain('lawn', 1.0, 135, -160, 220, 70, 60, lambda X, Y: np.vectorize(ground)(Y) + .25 * studio.fbm(X * .09, Y * .09, 3, 4) - .12, lawn_mat)
    # terrace of pale stone, its edge planted
    stone = Nodes('stone')
    p = stone.world_position()
    brick = stone.add('ShaderNodeTexBrick', Vector=p, Color1=(.165, .155, .138), Color2=(.205, .192, .170), Mortar=(.10, .095, .09), Scale=1.0,
                      Mortar_Size=.008, Brick_Width=.9, Row_Height=.6)
    sd = stone.add('ShaderNodeBsdfDiffuse', Color=stone.mix(stone.math('MULTIPLY', stone.noise(6, 5, .6, p), .4), brick.outputs['Color'], (.15, .14, .13)))
    stone_mat = stone.surface(sd.outputs[0])
    studio.box('terrace', (16, 2.1, .3), (1, 4.35, -.17), stone_mat)
    studio.box('terrace', (2.9, 12, .3), (4.75, -2.7, -.17), stone_mat)
    rnd = random.Random(12)
    rng = np.random.default_rng(8)
    # in winter rime stands on the twigs, and evergreens carry snow
    green = _leaf('rime', (.30, .27, .25), .2, frost=.55) if snow else _leaf('green', (.075, .150, .020))
    dark, sage = _leaf('dark', (.030, .075, .016), .35, .50 * snow), _leaf('sage', (.15, .19, .10), .3, .60 * snow)
    flower = _leaf('flower', (.36, .17, .48), .25)
    rose = _leaf('rose', (.75, .28, .26), .25)
    bark = material.principled('bark', **{'Base Color': (.09, .065, .045, 1), 'Roughness': .9})
    # lavender and low shrubs along the terrace
    m = 16000
    along = rng.uniform(-7, 9, m)
    clump = np.round(along / .55) * .55 + rng.normal(0, .04, m)
    c = np.stack([clump, 5.75 + .2 * np.sin(clump * 3.1), np.full(m, -.02)], 1)
    _leaves('lavender', c, np.full(m, .30), .022, sage, 3)
    c[:, 2] += .26
    if not snow:
        _leaves('lavender flowers', c[:7000], np.full(7000, .20), .016, flower, 4)
    c = np.stack([6.9 + .2 * np.sin(along * 2), along - 3, np.full(m, .25)], 1)
    c[:, 1] = np.round(c[:, 1] / .8) * .8
    _leaves('roses', c, np.full(m, .55), .035, green, 5)
    if not snow:
        _leaves('rose flowers', c[:900], np.full(900, .58), .045, rose, 6)
    # trees: a big one at the left, one far right, an orchard below, the wood at the shore
    linden = _tree(21, 10.5, 4.2, green, bark, .12, 26000, .12, 44)
    other = _tree(33, 7.5, 2.5, dark, bark, .10, 16000, .06, 30)
    small = _tree(45, 4.0, 1.9, green, bark, .075, 11000, .16, 26)
    bush = _tree(71, 1.5, 1.5, dark, bark, .06, 6000, -.2, 22)
    far = _tree(57, 11, 4.6, dark, bark, .30, 4500, .0, 26)
    for o in (linden, other, small, bush, far):
        o.location = (0, -500, -100)
    _place(linden, -11.2, 25, ground(25), 30, 1.0)
    _place(small, -4.6, 34, ground(34), 100, .8)
    _place(small, 3.0, 29, ground(29), 10, .82)
    _place(small, 15.5, 36, ground(36), 130, .95)
    _place(other, 22.5, 33, ground(33), 80, 1.0)
    _place(linden, 40, 25, ground(25), 200, 1.0)
    _place(small, 25, 17, ground(17), 250, 1.05)
    _place(other, 47, 14, ground(14), 20, .9)
    for x, y, k in ((-9, 21, .8), (-7.2, 23.5, .6), (8.2, 24, .8), (9.6, 25.5, .55), (20, 22, .8), (18, 24, .6), (-3, 27, .5), (30, 19, .9), (17.5, 13.5, .5)):
        _place(bush, x, y, ground(y), 77 * x, k)
    for _ in range(170):
        x, y = rnd.uniform(-130, 260), rnd.uniform(78, 125)
        open_ = abs(x - 2) < 16 or abs(x - 62) < 14         # gaps through which the lake is seen
        _place(far, x, y, ground(y) - 1.0, rnd.uniform(0, 360), rnd.uniform(.22, .42) if open_ else rnd.uniform(.35, .8))
    # the lake
    level = ground(125) - 3
    n = Nodes('lake')
    wp = n.mapping(n.world_position(), (.05, .16, .16))
    p = n.principled(Base_Color=(.010, .045, .060), Roughness=.10, Specular=.5)
    n.set(p, 'Normal', n.bump(n.noise(1.0, 4, .6, wp), .10, 1.0))
    lake = n.surface(p.outputs[0])
    studio.quad('lake', [(-9000, 100, level), (12000, 100, level), (12000, 9000, level), (-9000, 9000, level)], lake)
    white = material.principled('white', **{'Base Color': (.85, .84, .80, 1), 'Roughness': .7})
    for x, y, s, t in () if snow else ((40, 520, 1.0, 25), (150, 760, 1.1, -10), (-95, 640, 1.0, 60), (330, 600, 1.0, 40)):
        a = math.radians(t)
        q = lambda u, z: (x + u * math.cos(a) * s, y + u * math.sin(a) * s, level + z * s)
        studio.mesh('sail', [q(0, 1.2), q(4.2, 1.4), q(0, 11.5), q(-.3, 1.2), q(-3.0, 1.3), q(-.3, 9.5)], [(0, 1, 2), (3, 4, 5)], white, smooth=False)
        studio.mesh('hull', [q(-3.6, .9), q(4.4, .9), q(3.6, 0), q(-2.8, 0)], [(0, 1, 2, 3)], white, smooth=False)
    # the far shore: wooded hills, and behind them the mountains, paler with distance

    def hills(X, Y):
        k = np.clip((Y - 2300) / 1500, 0, 1)
        return level - 30 + (40 + 150 * k) * studio.fbm(X / 900, Y / 900, 6, 11) ** 1.1 * 1.5 * np.clip((Y - 2150) / 250, 0, 1) + 30 * np.clip((Y - 2150) / 120, 0, 1)

    def mountains(X, Y):
        k = np.clip((Y - 4200) / 3000, 0, 1)
        return level - 60 + 2300 * k * np.maximum(studio.fbm(X / 2600 + 3, Y / 2600, 7, 24, .5) - .22, 0) * 1.35

    winter = {'forest': (.10, .12, .13), 'meadow': (.70, .74, .80)} if snow else {}
    _terrain('hills', 2150, 4200, -6500, 9500, 110, 900, hills, _hill_material(haze, 900, 7500, veil=.75, **winter))
    _terrain('mountains', 4200, 9500, -9000, 15000, 90, 700, mountains, _hill_material(haze, 900, 8500, forest=(.045, .07, .045), meadow=(.13, .14, .10), veil=.66, snow=300 if snow else 1050))
    lit = material.emission((1, .58, .22), 1.6, lamp=False)
    roof = material.principled('roof', **{'Base Color': (.78, .81, .86, 1) if snow else (.34, .13, .07, 1), 'Roughness': .9})
    for i in range(120):
        cx = rnd.choice((-1250, -420, 380, 900, 1750, 2900, 4100))
        x, y = cx + rnd.gauss(0, 130), 2300 + abs(rnd.gauss(0, 90))
        z = float(hills(np.array([x], np.float32), np.array([y], np.float32))[0])
        w, hgt = rnd.uniform(10, 20), rnd.uniform(7, 12)
        studio.box('house', (w, 12, hgt + 10), (x, y, z + hgt / 2 - 5), white)
        studio.mesh('roof', [(x - w * .55, y - 7, z + hgt), (x + w * .55, y - 7, z + hgt), (x + w * .55, y, z + hgt * 1.6), (x - w * .55, y, z + hgt * 1.6)], [(0, 1, 2, 3)], roof, smooth=False)
        for k in range(2 if dusk else 0):
            studio.quad('light', [(x + (k - .5) * w * .5 + a, y - 6.1, z + hgt * .35 + b) for a, b in ((-1.6, -1.4), (1.6, -1.4), (1.6, 1.4), (-1.6, 1.4))], lit)
    x, y = 430, 2290
    studio.box('church', (8, 8, 60), (x, y, level + 20), white)
    studio.lathe('spire', [(7, 0), (0, 34)], roof, (x, y, level + 50), steps=4)


def panorama(eye, azimuth=40, elevation=36, sun=24, width=5120, samples=24, warm=(1, .965, .91), dusk=False, snow=False):
    """The garden and the lake as seen from `eye`."""
    def sky():
        if dusk:
            return studio.sky_pixels(azimuth, elevation, .4, .5, 8, width, below=(.010, .012, .013), band=.6)
        return day_sky(azimuth, elevation, width, land=SNOW if snow else GREEN)

    def model():
        if not dusk:
            studio.sun(azimuth, elevation, sun, color=warm, angle=.6)
        _model((.105, .125, .20) if dusk else (.80, 1.28, 2.05), dusk, snow)
    name = f'{"dusk" if dusk else "winter" if snow else "day"}-{azimuth}-{elevation}-{sun}-{hash_of(pathlib.Path(__file__).read_bytes())}'
    return bake(name, eye, sky, model, width, samples)


def by_day(name, files, model, eye, azimuth, elevation, sun, width, samples, *, seed, land, lon, lat):
    """What `model` builds, in the sun and below clouds, as seen from `eye`; it follows from `files` besides this one."""
    def sky():
        return day_sky(azimuth, elevation, width, seed=seed, land=land)

    def lit():
        studio.sun(azimuth, elevation, sun, color=(1, .965, .91), angle=.6)
        model()
    sources = b''.join(pathlib.Path(f).read_bytes() for f in (*files, __file__))
    return bake(f'{name}-{azimuth}-{elevation}-{sun}-{hash_of(sources)}', eye, sky, lit, width, samples, lon, lat)


def bake(name, eye, sky, model, width, samples, lon=LON, lat=LAT):
    """A world as seen from `eye`: equirectangular scene-linear pixels, row 0 at the bottom. Kept in the temporary
    folder under `name`. `sky` returns the sky's pixels, `model` builds what stands in `lon` x `lat` (degrees)."""
    key = f'{name}-{width}-{samples}-{"-".join(f"{e:.2f}" for e in eye)}'
    store = pathlib.Path(tempfile.gettempdir()) / 'duskpane-skies' / (key + '.npy')
    if store.exists():
        return np.load(store).astype(np.float32)
    scene = studio.reset()
    sky = sky()
    studio.sky(pixels=sky[::2, ::2] if width > 2048 else sky)
    model()
    cam = studio.camera(eye, (eye[0], eye[1] + 10, eye[2]), lens=20)
    cam.data.type = 'PANO'
    c = cam.data.cycles
    c.panorama_type = 'EQUIRECTANGULAR'
    c.longitude_min, c.longitude_max = math.radians(lon[0]), math.radians(lon[1])
    c.latitude_min, c.latitude_max = math.radians(lat[0]), math.radians(lat[1])
    w, h = round(width * (lon[1] - lon[0]) / 360), round(width / 2 * (lat[1] - lat[0]) / 180)
    r, cy = scene.render, scene.cycles
    r.engine, cy.device, cy.samples, cy.use_denoising = 'CYCLES', 'CPU', max(2, samples // 2), False
    cy.use_adaptive_sampling = False
    cy.max_bounces, cy.diffuse_bounces, cy.transparent_max_bounces = 3, 2, 4
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect = 8
    r.resolution_x, r.resolution_y, r.resolution_percentage = w, h, 100
    r.film_transparent = True
    r.image_settings.file_format, r.image_settings.color_depth = 'OPEN_EXR_MULTILAYER', '32'
    scene.view_layers[0].cycles.denoising_store_passes = True
    import OpenImageIO as oiio
    halves = []
    with tempfile.TemporaryDirectory() as folder:
        for i in range(2):
            cy.seed = 3 + i
            r.filepath = str(pathlib.Path(folder) / 'view.exr')
            bpy.ops.render.render(write_still=True)
            f = oiio.ImageInput.open(r.filepath)
            names, px = list(f.spec().channelnames), f.read_image(oiio.FLOAT)
            f.close()
            alpha = px[..., [i for i, n in enumerate(names) if n.endswith('Combined.A')][0]]
            halves.append((*studio._read(r.filepath), alpha))
    (a, alb, nor, al), (b, alb2, nor2, al2) = halves
    rgb = studio.denoise(a, b, (alb + alb2) / 2, (nor + nor2) / 2, .8, radius=3, scales=1)
    alpha = np.clip((al + al2) / 2, 0, 1)[..., None]
    # Blender's world runs counter-clockwise from -X; +Y is at u = .25
    x0 = round(width * (.25 + lon[0] / 360))
    y0 = round(width / 2 * (.5 + lat[0] / 180))
    idx = (np.arange(w) + x0) % width
    part = sky[y0:y0 + h][:, idx]
    sky[y0:y0 + h, idx] = (rgb + part[::-1] * (1 - alpha))[::-1]
    store.parent.mkdir(exist_ok=True)
    tmp = store.with_name(f'{os.getpid()}.npy')
    np.save(tmp, sky.astype(np.float16))
    os.replace(tmp, store)
    studio.reset()
    return sky


def hash_of(data):
    import hashlib
    return hashlib.sha1(data).hexdigest()[:8]
