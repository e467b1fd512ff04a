"""The studio: one light, one grade, one set of materials for every picture.

A scene file is `<picture-name>.py` in this folder and starts with

    import sys, pathlib
    sys.dont_write_bytecode = True
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
    import studio
    from studio import material

It models something, places a camera and ends with `studio.render('<picture-name>')`.

World        Metres, Z up. The camera usually looks along +Y, so camera-left is -X.
             Azimuth: degrees from +Y, clockwise seen from above (-90 = -X = camera-left,
             -30 = ahead and to the left, 180 = behind the camera). Elevation: degrees up.

reset()                                   empty file; importing the module already does it
sky(azimuth=-55, elevation=5, strength=1, clouds=.35, glow=1, seed=3, size=2048, below=(...),
    visible=True, band=1, focus=1)        painted dusk sky (no sun disc): warm round the sun, ink
                                          blue at the zenith; lights the scene and is reflected.
                                          clouds 0 = clear, .35 = wisps, .7 = much. visible=False
                                          hides it from the camera only. band < 1: the ink blue comes
                                          further down; focus > 1: the warmth gathers round the sun.
sun(azimuth=-55, elevation=5, strength=4, color=(1,.62,.32), angle=.8)   low warm sun lamp
dusk(azimuth=-55, elevation=5, sun_strength=4, **sky)                    both, aligned
area(location, target, size=(w,h), strength=W, color=(1,1,1), camera=False)   soft light (watts)
softbox(location, target, size, strength, color, edge=.5, lamp=True)   card with a soft rim, seen in
                                          reflections, not by the camera (strength = radiance, 1..10)
portal(location, target, size)            guides sky light through an opening; makes interiors clean
window_wall(xs, y, height, frame, panes, post=(.075, .14), rail=.085)   posts at xs, rails, panes (one
                                          material, or a list: one a bay) and the portal

camera(location, target, lens=35, fstop=None, focus=None, shift=(0,0), roll=0)
                                          full frame (36 mm). fstop None = all sharp; focus = a
                                          point or a distance (default: the target). shift in
                                          fractions of the frame (keeps verticals upright).

material.glass(vlt=.88, r0=.08, tint=(.97,1,.985), rough=0)      bare pane, thin: use ONE face/plane
material.film(vlt=.3, r0=.12, tint=(.93,.97,1), mirror=(1,1,1), rough=0)   filmed pane, thin. r0 =
                                          reflection face on: .1 ceramic, .3 nano, .6 mirror. Both
                                          let sun and shadow rays through (no caustics, no noise).
material.solid_glass(color=(.9,.97,.95), ior=1.5, rough=0)       thick glass with refraction
material.steel(color=(.62,.63,.65), rough=.28, brushed=False)    metals; brushed = fine streaks
material.paint(color, rough=.25, flake=.3, coat=1)               car paint with clear coat
material.plaster(color=(.8,.78,.75), rough=.85, bump=.15)        walls, ceilings
material.concrete(color=(.35,.35,.36), rough=.7, scale=1)
material.wood(color=(.30,.17,.085), rough=.38, plank=(.16,1.9), direction='Y', gap=True)   floor
                                          boards; plank=None gives one solid piece
material.leather(color=(.03,.028,.027), rough=.45, scale=1)
material.fabric(color, rough=.95, scale=1)
material.plastic(color=(.02,.02,.022), rough=.4, bump=0)
material.rubber(color=(.012,.012,.012))
material.emission(color, strength, lamp=True)   large soft things, not tiny lamps; lamp=False: it is
                                          seen glowing but not sampled as a light (quick)
material.distant(color, haze=(.30,.22,.24), start=50, end=1500, power=1)    far hills and buildings:
                                          diffuse which fades into the haze with distance
material.principled(name, **inputs)       anything else; inputs are Principled socket names with
                                          spaces, e.g. **{'Base Color': (r,g,b,1), 'Roughness': .3}

bevelled_box(name, size, location, mat, rotation=(0,0,0), bevel=.004, segments=3)  size = full extents
box(...)                                  the same with bevel=0
plane(name, size, location, mat, rotation=(0,0,0))       size (x, y); faces +Z before rotation (degrees)
quad(name, four_points, mat)
mesh(name, verts, faces, mat, subdivide=0, smooth=True, solidify=0, bevel=0)
extrude(name, profile, depth, mat, location=(0,0,0), rotation=(0,0,0), bevel=0, subdivide=0)
                                          closed 2D profile [(x,z),...] extruded along +Y
lathe(name, profile, mat, location=(0,0,0), rotation=(0,0,0), steps=96, subdivide=0, smooth=True)
                                          open 2D profile [(radius,z),...] turned about Z
loft(name, rings, mat, closed=True, caps=False, subdivide=2, smooth=True, solidify=0, crease=())
                                          skin over rings of equally many 3D points: car bodies, seats
tube(name, points, radius, mat, cyclic=False, resolution=12)     round rod along 3D points (smooth curve)
cylinder(name, radius, depth, location, mat, rotation=(0,0,0), bevel=.002, steps=96)
sphere(name, radius, location, mat)
instance(obj, location, rotation=None, scale=None)       linked copy
smooth_by_angle(obj, degrees=35)
ridge(distance, height, color, base_color, base=0, seed=1, width=8000, x=0, rough=1)
                                          a far mountain ridge across +Y, shaded from base to crest
skyline(distance, width=900, count=40, low=20, high=110, color=(.05,.055,.08), haze=(.40,.24,.18),
        fade=.5, lit=.1, base=0, x=0, seed=1, centre=.5)    far towers across +Y with a few lit
                                          windows; fade 0..1 = how much haze; tallest near `centre`
water(level, color=(.012,.022,.04), rough=.05, ripple=.12, scale=.35, y=(0, 9000))   dusk water
towards an interior, a `film`/`glass` plane in front of all this is all a window needs.

render(name, aspect=16/9, samples=96, exposure=0, bounces=6, transparent=16, clamp=4, bloom=.06,
       vignette=.18, warmth=0, master=2560, width=2560, contrast='Medium High Contrast',
       denoise=1.0, fstop...)             exposure in stops. Rendered twice with half the samples
                                          (independent seeds: this measures the noise), joined by a
                                          feature-guided non-local-means filter at three scales, Filmic, made
                                          larger along its edges to `master` px, written as sRGB JPEG below 1 MB to
                                          content/images/<name>.jpg.

Command line (after `--`): --width N, --samples N, --out FILE (.png or .jpg; not upscaled),
--draft (480 px, 16 samples, to <tmp>/duskpane-drafts/<name>.png), --master N.
"""
import argparse
import math
import os
import pathlib
import random
import sys
import tempfile
import time

# Blender may come without numpy, OpenCV and OpenImageIO: Debian's packages of them are used then.
if '/usr/lib/python3/dist-packages' not in sys.path:
    sys.path.append('/usr/lib/python3/dist-packages')

import bpy
import numpy as np
import _enlarge
from mathutils import Matrix, Vector

HERE = pathlib.Path(__file__).resolve().parent
IMAGES = HERE.parent


# ---------------------------------------------------------------- scene

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.unit_settings.system = 'METRIC'
    world = bpy.data.worlds.new('dusk')
    scene.world = world
    world.use_nodes = True
    random.seed(7)
    return scene


def _link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def _rad(rotation):
    return tuple(math.radians(a) for a in rotation)


def direction(azimuth, elevation):
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


# ---------------------------------------------------------------- sky and light

def _hash2(ix, iy, seed):
    h = (ix.astype(np.int64) * 374761393 + iy.astype(np.int64) * 668265263 + seed * 974634533) & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((h ^ (h >> 16)) & 0xFFFFFF).astype(np.float32) / 16777215.0


def _value_noise(x, y, seed):
    ix, iy = np.floor(x), np.floor(y)
    fx, fy = (x - ix).astype(np.float32), (y - iy).astype(np.float32)
    fx, fy = fx * fx * fx * (fx * (fx * 6 - 15) + 10), fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    a, b = _hash2(ix, iy, seed), _hash2(ix + 1, iy, seed)
    c, d = _hash2(ix, iy + 1, seed), _hash2(ix + 1, iy + 1, seed)
    return (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy


def fbm(x, y, octaves=6, seed=0, gain=.5):
    """Fractal noise on arrays, 0..1."""
    total, amp, norm = np.zeros_like(x, dtype=np.float32), 1.0, 0.0
    for o in range(octaves):
        total += amp * _value_noise(x, y, seed + o * 17)
        norm += amp
        amp *= gain
        x, y = x * 1.97 + y * .31 + 5.2, y * 1.97 - x * .31 + 1.3
    return total / norm


def _smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def sky_pixels(azimuth=-55, elevation=5, clouds=.35, glow=1.0, seed=3, size=2048,
               below=(.020, .021, .028), scale=1.0, band=1.0, focus=1.0):
    """Equirectangular dusk sky, float RGB, row 0 at the bottom."""
    w, h = size, size // 2
    u = (np.arange(w, dtype=np.float32) + .5) / w
    v = (np.arange(h, dtype=np.float32) + .5) / h
    phi = (.5 - u) * 2 * np.pi
    theta = (v - .5) * np.pi
    ct, st = np.cos(theta)[:, None], np.sin(theta)[:, None]
    dx, dy = ct * np.cos(phi)[None], ct * np.sin(phi)[None]
    dz = np.broadcast_to(st, dx.shape)
    s = direction(azimuth, elevation)
    cosine = dx * s.x + dy * s.y + dz * s.z
    # horizontal closeness to the sun, 1 towards it, 0 away
    flat = Vector((s.x, s.y)).normalized()
    toward = (dx * flat.x + dy * flat.y) / np.maximum(ct, 1e-3)
    near = np.clip(.5 + .5 * toward, 0, 1)
    up = np.clip(dz / band, 0, 1)

    def c(r, g, b):
        return np.array((r, g, b), np.float32)

    def mix(a, b, t):
        return a + (b - a) * t[..., None]

    zenith, high = c(.022, .050, .135), c(.070, .125, .270)
    mid = mix(c(.150, .175, .300) + 0 * dx[..., None], c(.42, .30, .26), near ** (2 * focus))
    horizon = mix(c(.200, .150, .190) + 0 * dx[..., None], c(1.25, .56, .20), near ** (2.2 * focus))
    col = mix(horizon, mid, _smooth(.0, .16, up))
    col = mix(col, high + 0 * col, _smooth(.08, .42, up))
    col = mix(col, zenith + 0 * col, _smooth(.30, .95, up))
    ang = np.arccos(np.clip(cosine, -1, 1))
    col = col + glow * (np.exp(-ang / (.32 / focus))[..., None] * c(.95, .38, .12)
                        + np.exp(-ang / .085)[..., None] * c(2.6, 1.35, .55))
    if clouds > 0:
        rows = dz[:, 0] > .004
        zz = dz[rows] + .085
        px, py = dx[rows] / zz * 1.15 * scale, dy[rows] / zz * 1.15 * scale
        warp = fbm(px * .6, py * .6, 3, seed + 90)
        qx, qy = px + 1.3 * warp, py * 1.75 + .9 * warp
        n = fbm(qx, qy, 7, seed)
        off = .16
        n2 = fbm(qx + flat.x * off, qy + flat.y * off * 1.75, 5, seed)
        cover = .78 - .46 * clouds
        dens = _smooth(cover, cover + .24, n) * _smooth(.01, .10, dz[rows])
        lit = np.clip((n - n2) * 5.0 + .42, 0, 1)
        nr = near[rows]
        shade = mix(c(.060, .068, .120) + 0 * col[rows], c(.20, .125, .135), nr)
        light = mix(c(.46, .30, .33) + 0 * col[rows], c(1.75, .72, .30), nr ** 1.6)
        hi = _smooth(.1, .8, dz[rows])[..., None]
        light = light * (1 - .35 * hi)
        cl = shade + (light - shade) * lit[..., None]
        thin = np.clip(1.25 - dens * .6, 0, 1.2)[..., None]
        col[rows] = col[rows] * (1 - dens[..., None] * .92) + cl * thin * dens[..., None] * .92
    ground = _smooth(-.03, .0, dz)[..., None]
    near_ground = np.array(below, np.float32) * (1 + 3 * near[..., None] * np.exp(dz * 8)[..., None])
    return (col * ground + near_ground * (1 - ground)).astype(np.float32)


def sky(azimuth=-55, elevation=5, strength=1.0, clouds=.35, glow=1.0, seed=3, size=2048,
        below=(.020, .021, .028), visible=True, scale=1.0, band=1.0, focus=1.0, pixels=None, seen=None):
    """`seen`: other pixels (as `pixels`), which the camera and mirrors see in place of those that light the scene."""
    if arguments().draft:
        size = min(size, 1024)
    px = pixels
    if px is None:
        key = (azimuth, elevation, clouds, glow, seed, size, below, scale, band, focus)
        store = pathlib.Path(tempfile.gettempdir()) / 'duskpane-skies' / ('-'.join(str(k) for k in key).replace(' ', '') + '.npy')
        if store.exists():
            px = np.load(store)
        else:
            px = sky_pixels(*key)
            store.parent.mkdir(exist_ok=True)
            part = store.with_name(f'{os.getpid()}.npy')
            np.save(part, px.astype(np.float16))
            os.replace(part, store)
        px = px.astype(np.float32)
    world = bpy.context.scene.world
    nt = world.node_tree
    nt.nodes.clear()

    def background(px):
        h, w = px.shape[:2]
        img = bpy.data.images.new('sky', w, h, float_buffer=True)
        img.colorspace_settings.name = 'Linear'
        rgba = np.ones((h, w, 4), np.float32)
        rgba[..., :3] = px
        img.pixels.foreach_set(rgba.ravel())
        img.update()
        env = nt.nodes.new('ShaderNodeTexEnvironment')
        env.image = img
        env.interpolation = 'Cubic'
        bg = nt.nodes.new('ShaderNodeBackground')
        bg.inputs['Strength'].default_value = strength
        nt.links.new(env.outputs[0], bg.inputs[0])
        return bg.outputs[0]

    shown = background(px)
    if seen is not None:
        lit, path = shown, nt.nodes.new('ShaderNodeLightPath')
        either, mix = nt.nodes.new('ShaderNodeMath'), nt.nodes.new('ShaderNodeMixShader')
        either.operation = 'MAXIMUM'
        for k, ray in enumerate(('Is Camera Ray', 'Is Singular Ray')):
            nt.links.new(path.outputs[ray], either.inputs[k])
        for k, it in enumerate((either.outputs[0], lit, background(seen))):
            nt.links.new(it, mix.inputs[k])
        shown = mix.outputs[0]
    nt.links.new(shown, nt.nodes.new('ShaderNodeOutputWorld').inputs[0])
    world.cycles.sampling_method = 'MANUAL'
    world.cycles.sample_map_resolution = 512
    world.cycles_visibility.camera = visible
    return world


def sun(azimuth=-55, elevation=5, strength=4.0, color=(1, .62, .32), angle=.8):
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = strength, color, math.radians(angle)
    obj = _link(bpy.data.objects.new('sun', lamp))
    obj.rotation_euler = direction(azimuth, elevation).to_track_quat('Z', 'Y').to_euler()
    return obj


def dusk(azimuth=-55, elevation=5, sun_strength=4.0, sun_color=(1, .62, .32), sun_angle=.8, **kw):
    sky(azimuth, elevation, **kw)
    return sun(azimuth, elevation, sun_strength, sun_color, sun_angle)


def area(location, target, size=(1, 1), strength=100, color=(1, 1, 1), camera=False, name='area'):
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', size[0], size[1]
    lamp.energy, lamp.color = strength, color
    obj = _link(bpy.data.objects.new(name, lamp))
    obj.location = location
    d = Vector(target) - Vector(location)
    obj.rotation_euler = d.to_track_quat('-Z', 'Y' if abs(d.normalized().z) < .99 else 'X').to_euler()
    obj.visible_camera = obj.visible_glossy = camera
    return obj


def softbox(location, target, size=(1, 1), strength=4, color=(1, 1, 1), edge=.5, lamp=True, camera=False):
    """A card whose glow falls off towards its rim: what polished things should mirror."""
    n = _Nodes('softbox')
    n.mat.cycles.sample_as_light = lamp
    co = n.add('ShaderNodeSeparateXYZ', _0=n.coords('Generated'))
    fall = []
    for i in (0, 1):
        d = n.math('MULTIPLY', n.math('ABSOLUTE', n.math('SUBTRACT', co.outputs[i], .5)), 2.0)
        m = n.add('ShaderNodeMapRange', {'interpolation_type': 'SMOOTHERSTEP'}, _0=d, _1=1 - edge, _2=1.0, _3=1.0, _4=0.0)
        fall.append(m.outputs[0])
    e = n.add('ShaderNodeEmission', Color=color, Strength=n.math('MULTIPLY', n.math('MULTIPLY', fall[0], fall[1]), strength))
    both = n.add('ShaderNodeAddShader', _0=e.outputs[0], _1=n.add('ShaderNodeBsdfTransparent').outputs[0])
    n.surface(both.outputs[0])
    obj = plane('softbox', size, location, n.mat)
    d = Vector(target) - Vector(location)
    obj.rotation_euler = d.to_track_quat('Z', 'Y' if abs(d.normalized().z) < .99 else 'X').to_euler()
    obj.visible_camera, obj.visible_shadow = camera, False
    return obj


def portal(location, target, size):
    obj = area(location, target, size, 1, name='portal')
    obj.data.cycles.is_portal = True
    return obj


def window_wall(xs, y, height, frame, panes, post=(.075, .14), rail=.085):
    """A glazed wall across +Y: posts at `xs`, rails at foot and head (0: none), a pane in each bay
    (one material, or one a bay) and a portal for the sky behind it."""
    x0, x1 = xs[0], xs[-1]
    bays = panes if isinstance(panes, list) else [panes] * (len(xs) - 1)
    for x in xs:
        bevelled_box('post', (*post, height), (x, y, height / 2), frame, bevel=.006)
    for z in (rail / 2, height - rail / 2) if rail else ():
        bevelled_box('rail', (x1 - x0, post[1], rail), ((x0 + x1) / 2, y, z), frame, bevel=.006)
    for a, b, pane in zip(xs, xs[1:], bays):
        quad('pane', [(a, y, 0), (b, y, 0), (b, y, height), (a, y, height)], pane)
    return portal(((x0 + x1) / 2, y + .12, height / 2), ((x0 + x1) / 2, 0, height / 2), (x1 - x0, height))


def camera(location, target, lens=35, fstop=None, focus=None, shift=(0, 0), roll=0):
    cam = bpy.data.cameras.new('camera')
    cam.lens, cam.sensor_width = lens, 36
    cam.clip_start, cam.clip_end = .01, 20000
    cam.shift_x, cam.shift_y = shift
    obj = _link(bpy.data.objects.new('camera', cam))
    location, target = Vector(location), Vector(target)
    obj.location = location
    q = (target - location).to_track_quat('-Z', 'Y')
    obj.rotation_euler = (q.to_matrix() @ Matrix.Rotation(math.radians(roll), 3, 'Z')).to_euler()
    if fstop:
        cam.dof.use_dof = True
        cam.dof.aperture_fstop = fstop
        cam.dof.aperture_blades = 9
        if focus is None:
            dist = (target - location).length
        elif isinstance(focus, (int, float)):
            dist = focus
        else:
            fwd = (target - location).normalized()
            dist = (Vector(focus) - location).dot(fwd)
        cam.dof.focus_distance = dist
    bpy.context.scene.camera = obj
    return obj


# ---------------------------------------------------------------- materials

def _rgba(c):
    return (*c, 1.0) if len(c) == 3 else tuple(c)


class _Nodes:
    """Small helper: n = _Nodes('name'); n.add('ShaderNodeX', Input=value); n.link(a, b)"""

    def __init__(self, name):
        self.mat = bpy.data.materials.new(name)
        self.mat.use_nodes = True
        self.tree = self.mat.node_tree
        self.tree.nodes.clear()
        self.out = self.add('ShaderNodeOutputMaterial')

    def add(self, kind, props=None, **inputs):
        node = self.tree.nodes.new(kind)
        for k, v in (props or {}).items():
            setattr(node, k, v)
        for k, v in inputs.items():
            self.set(node, k, v)
        return node

    def set(self, node, key, v):
        sock = node.inputs[int(key[1:])] if key[0] == '_' and key[1:].isdigit() else node.inputs[key.replace('_', ' ')]
        if hasattr(v, 'is_output'):
            self.tree.links.new(v, sock)
        elif isinstance(v, (tuple, list)) and sock.type == 'RGBA':
            sock.default_value = _rgba(v)
        else:
            sock.default_value = v

    def math(self, op, a, b=0.0, c=0.0, clamp=False):
        n = self.add('ShaderNodeMath', {'operation': op, 'use_clamp': clamp})
        for i, v in enumerate((a, b, c)):
            if hasattr(v, 'is_output'):
                self.tree.links.new(v, n.inputs[i])
            else:
                n.inputs[i].default_value = v
        return n.outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        n = self.add('ShaderNodeMixRGB', {'blend_type': blend}, Fac=fac, Color1=a, Color2=b)
        return n.outputs[0]

    def ramp(self, fac, stops):
        n = self.add('ShaderNodeValToRGB', Fac=fac)
        el = n.color_ramp.elements
        while len(el) < len(stops):
            el.new(.5)
        for e, (p, c) in zip(el, stops):
            e.position, e.color = p, _rgba(c)
        return n.outputs[0]

    def noise(self, scale, detail=4, rough=.55, vector=None, distortion=0):
        n = self.add('ShaderNodeTexNoise', Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion)
        n_vec = vector if vector is not None else self.coords()
        self.tree.links.new(n_vec, n.inputs['Vector'])
        return n.outputs[0]

    def coords(self, kind='Object'):
        if not hasattr(self, '_tc'):
            self._tc = self.add('ShaderNodeTexCoord')
        return self._tc.outputs[kind]

    def world_position(self):
        return self.add('ShaderNodeNewGeometry').outputs['Position']

    def mapping(self, vector, scale=(1, 1, 1), rotation=(0, 0, 0), location=(0, 0, 0)):
        n = self.add('ShaderNodeMapping', Vector=vector, Scale=scale, Rotation=_rad(rotation), Location=location)
        return n.outputs[0]

    def bump(self, height, strength=.1, distance=.01):
        return self.add('ShaderNodeBump', Height=height, Strength=strength, Distance=distance).outputs[0]

    def surface(self, socket):
        self.tree.links.new(socket, self.out.inputs['Surface'])
        return self.mat

    def principled(self, **inputs):
        node = self.add('ShaderNodeBsdfPrincipled')
        for k, v in inputs.items():
            self.set(node, k, v)
        return node


Nodes = _Nodes


class material:
    @staticmethod
    def principled(name='principled', **inputs):
        n = _Nodes(name)
        return n.surface(n.principled(**inputs).outputs[0])

    @staticmethod
    def _pane(name, vlt, r0, tint, mirror, rough, wobble=0.0, wobble_scale=1.0):
        n = _Nodes(name)
        normal = None
        if wobble:
            normal = n.bump(n.noise(wobble_scale, 1.5, .4, n.world_position()), wobble, .02)
        facing = n.add('ShaderNodeLayerWeight', Blend=.5).outputs['Facing']   # 0 face on, 1 grazing
        f5 = n.math('POWER', facing, 5.0)
        fac = n.math('MULTIPLY_ADD', f5, 1.0 - r0, r0, clamp=True)
        level = vlt / max(1e-3, 1 - r0)
        trans = n.add('ShaderNodeBsdfTransparent', Color=tuple(min(1, level * t) for t in tint))
        gloss = n.add('ShaderNodeBsdfGlossy', {'distribution': 'GGX' if rough else 'SHARP'}, Color=mirror, Roughness=rough)
        if normal is not None:
            n.set(gloss, 'Normal', normal)
        mix = n.add('ShaderNodeMixShader', Fac=fac, _1=trans.outputs[0], _2=gloss.outputs[0])
        return n.surface(mix.outputs[0])

    @staticmethod
    def glass(vlt=.88, r0=.08, tint=(.97, 1, .985), rough=0.0, wobble=0.0, wobble_scale=1.0):
        return material._pane('glass', vlt, r0, tint, (1, 1, 1), rough, wobble, wobble_scale)

    @staticmethod
    def film(vlt=.3, r0=.12, tint=(.93, .97, 1), mirror=(1, 1, 1), rough=0.0, wobble=0.0, wobble_scale=1.0):
        return material._pane('film', vlt, r0, tint, mirror, rough, wobble, wobble_scale)

    @staticmethod
    def solid_glass(color=(.9, .97, .95), ior=1.5, rough=0.0):
        n = _Nodes('solid glass')
        g = n.add('ShaderNodeBsdfGlass', Color=color, IOR=ior, Roughness=rough)
        t = n.add('ShaderNodeBsdfTransparent', Color=color)
        lp = n.add('ShaderNodeLightPath')
        through = n.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
        m = n.add('ShaderNodeMixShader', Fac=through, _1=g.outputs[0], _2=t.outputs[0])
        return n.surface(m.outputs[0])

    @staticmethod
    def steel(color=(.62, .63, .65), rough=.28, brushed=False):
        n = _Nodes('steel')
        p = n.principled(Base_Color=color, Metallic=1.0, Roughness=rough)
        if brushed:
            streak = n.noise(40, 3, .6, n.mapping(n.coords(), (1, 60, 60)))
            n.set(p, 'Roughness', n.math('MULTIPLY_ADD', streak, rough * .8, rough * .55))
            n.set(p, 'Normal', n.bump(streak, .05, .002))
        else:
            n.set(p, 'Roughness', n.math('MULTIPLY_ADD', n.noise(7, 5), rough * .5, rough * .75))
        return n.surface(p.outputs[0])

    @staticmethod
    def paint(color=(.01, .014, .025), rough=.25, flake=.3, coat=1.0):
        n = _Nodes('paint')
        p = n.principled(Base_Color=color, Metallic=.55 if flake else 0, Roughness=rough, Specular=.5,
                         Clearcoat=coat, Clearcoat_Roughness=.015)
        if flake:
            v = n.add('ShaderNodeTexVoronoi', Scale=2600.0, Vector=n.coords())
            n.set(p, 'Base Color', n.mix(n.math('MULTIPLY', v.outputs['Color'], flake),
                                         color, tuple(min(1, c * 3 + .02) for c in color)))
        return n.surface(p.outputs[0])

    @staticmethod
    def plaster(color=(.8, .78, .75), rough=.85, bump=.15):
        n = _Nodes('plaster')
        pos = n.world_position()
        tone = n.noise(1.3, 5, .6, pos)
        col = n.mix(n.math('MULTIPLY', tone, .10), color, tuple(c * .8 for c in color))
        p = n.principled(Base_Color=col, Roughness=rough, Specular=.2)
        if bump:
            n.set(p, 'Normal', n.bump(n.noise(60, 6, .6, pos), bump, .004))
        return n.surface(p.outputs[0])

    @staticmethod
    def concrete(color=(.35, .35, .36), rough=.7, scale=1.0):
        n = _Nodes('concrete')
        pos = n.world_position()
        tone = n.noise(.7 * scale, 8, .65, pos)
        fine = n.noise(22 * scale, 6, .7, pos)
        col = n.mix(tone, tuple(c * .6 for c in color), tuple(min(1, c * 1.25) for c in color))
        p = n.principled(Base_Color=col, Roughness=n.math('MULTIPLY_ADD', tone, .35, rough - .2), Specular=.4)
        n.set(p, 'Normal', n.bump(fine, .12, .006))
        return n.surface(p.outputs[0])

    @staticmethod
    def wood(color=(.30, .17, .085), rough=.38, plank=(.16, 1.9), direction='Y', gap=True):
        n = _Nodes('wood')
        pos = n.world_position() if plank else n.coords()
        # x across the board, y along it
        vec = pos if direction == 'Y' else n.mapping(pos, rotation=(0, 0, 90))
        if plank:
            brick = n.add('ShaderNodeTexBrick', {'offset': .37, 'offset_frequency': 3, 'squash': 1.0},
                          Vector=n.mapping(vec, rotation=(0, 0, 90)), Color1=(0, 0, 0), Color2=(1, 1, 1),
                          Mortar=(.5, .5, .5), Scale=1.0, Mortar_Size=.0016 if gap else 0.0, Mortar_Smooth=.2,
                          Bias=0.0, Brick_Width=plank[1], Row_Height=plank[0])
            board, seam = brick.outputs['Color'], brick.outputs['Fac']
            shift = n.add('ShaderNodeVectorMath', {'operation': 'MULTIPLY_ADD'})
            n.tree.links.new(board, shift.inputs[0])
            shift.inputs[1].default_value = (7.3, 31.7, 5.1)
            n.tree.links.new(vec, shift.inputs[2])
            vec2 = shift.outputs[0]
        else:
            board, seam, vec2 = None, None, vec
        grain = n.noise(1.0, 6, .62, n.mapping(vec2, (38, 1.6, 38)), .6)
        pores = n.noise(1.0, 3, .7, n.mapping(vec2, (260, 5, 260)))
        dark = tuple(c * .42 for c in color)
        light = tuple(min(1, c * 1.45) for c in color)
        col = n.ramp(grain, [(.25, dark), (.5, color), (.78, light)])
        col = n.mix(n.math('MULTIPLY', pores, .28), col, tuple(c * .3 for c in color))
        if board is not None:
            tone = n.add('ShaderNodeSeparateColor', Color=board).outputs[0]
            col = n.mix(1.0, col, n.ramp(tone, [(0, (.62, .60, .58)), (1, (1.1, 1.06, 1.0))]), 'MULTIPLY')
            col = n.mix(seam, col, tuple(c * .08 for c in color))
        r = n.math('MULTIPLY_ADD', grain, .18, rough - .09)
        p = n.principled(Base_Color=col, Roughness=r, Specular=.45)
        height = n.math('MULTIPLY', pores, .25)
        if seam is not None:
            height = n.math('SUBTRACT', height, n.math('MULTIPLY', seam, 2.5))
        n.set(p, 'Normal', n.bump(height, .25, .0012))
        return n.surface(p.outputs[0])

    @staticmethod
    def leather(color=(.03, .028, .027), rough=.45, scale=1.0):
        n = _Nodes('leather')
        v = n.add('ShaderNodeTexVoronoi', {'feature': 'DISTANCE_TO_EDGE'}, Scale=420.0 * scale, Vector=n.coords())
        tone = n.noise(4 * scale, 4)
        p = n.principled(Base_Color=n.mix(tone, tuple(c * .75 for c in color), tuple(c * 1.3 for c in color)),
                         Roughness=n.math('MULTIPLY_ADD', tone, .2, rough - .1), Specular=.4)
        n.set(p, 'Normal', n.bump(v.outputs['Distance'], .35, .0008))
        return n.surface(p.outputs[0])

    @staticmethod
    def fabric(color=(.3, .29, .28), rough=.95, scale=1.0):
        n = _Nodes('fabric')
        a = n.add('ShaderNodeTexWave', {'wave_type': 'BANDS', 'bands_direction': 'X'}, Scale=120 * scale, Distortion=2.0,
                  Detail=2.0, Vector=n.coords())
        b = n.add('ShaderNodeTexWave', {'wave_type': 'BANDS', 'bands_direction': 'Z'}, Scale=120 * scale, Distortion=2.0,
                  Detail=2.0, Vector=n.coords())
        weave = n.math('MULTIPLY', a.outputs['Fac'], b.outputs['Fac'])
        tone = n.noise(3 * scale, 4)
        col = n.mix(tone, tuple(c * .8 for c in color), tuple(min(1, c * 1.15) for c in color))
        p = n.principled(Base_Color=col, Roughness=rough, Specular=.15, Sheen=.6)
        n.set(p, 'Normal', n.bump(weave, .3, .002))
        return n.surface(p.outputs[0])

    @staticmethod
    def plastic(color=(.02, .02, .022), rough=.4, bump=0.0):
        n = _Nodes('plastic')
        p = n.principled(Base_Color=color, Roughness=n.math('MULTIPLY_ADD', n.noise(9, 5), .12, rough - .06), Specular=.5)
        if bump:
            n.set(p, 'Normal', n.bump(n.noise(700, 2), bump, .0006))
        return n.surface(p.outputs[0])

    @staticmethod
    def rubber(color=(.012, .012, .012)):
        return material.plastic(color, .62)

    @staticmethod
    def emission(color=(1, 1, 1), strength=1.0, lamp=True):
        n = _Nodes('emission')
        n.mat.cycles.sample_as_light = lamp
        return n.surface(n.add('ShaderNodeEmission', Color=color, Strength=strength).outputs[0])

    @staticmethod
    def distant(color=(.05, .055, .07), haze=(.30, .22, .24), start=50, end=1500, power=1.0):
        n = _Nodes('distant')
        depth = n.add('ShaderNodeCameraData').outputs['View Distance']
        t = n.math('POWER', n.math('DIVIDE', n.math('SUBTRACT', depth, start), end - start, clamp=True), power)
        d = n.add('ShaderNodeBsdfDiffuse', Color=color)
        e = n.add('ShaderNodeEmission', Color=haze)
        m = n.add('ShaderNodeMixShader', Fac=t, _1=d.outputs[0], _2=e.outputs[0])
        return n.surface(m.outputs[0])


# ---------------------------------------------------------------- shapes

def _assign(obj, mat):
    if mat is not None:
        obj.data.materials.append(mat)
    return obj


def smooth_by_angle(obj, degrees=35):
    for p in obj.data.polygons:
        p.use_smooth = True
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(degrees)
    return obj


def _bevel(obj, width, segments=3):
    m = obj.modifiers.new('bevel', 'BEVEL')
    m.width, m.segments, m.limit_method, m.angle_limit = width, segments, 'ANGLE', math.radians(40)
    m.harden_normals = True
    smooth_by_angle(obj, 45)


def bevelled_box(name, size, location, mat, rotation=(0, 0, 0), bevel=.004, segments=3):
    x, y, z = (s / 2 for s in size)
    v = [(-x, -y, -z), (x, -y, -z), (x, y, -z), (-x, y, -z), (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z)]
    f = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    obj = _assign(_link(bpy.data.objects.new(name, me)), mat)
    obj.location, obj.rotation_euler = location, _rad(rotation)
    if bevel:
        _bevel(obj, min(bevel, min(size) * .49), segments)
    return obj


def box(name, size, location, mat, rotation=(0, 0, 0)):
    return bevelled_box(name, size, location, mat, rotation, 0)


def plane(name, size, location, mat, rotation=(0, 0, 0)):
    x, y = size[0] / 2, size[1] / 2
    obj = mesh(name, [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], mat, smooth=False)
    obj.location, obj.rotation_euler = location, _rad(rotation)
    return obj


def quad(name, points, mat):
    return mesh(name, points, [(0, 1, 2, 3)], mat, smooth=False)


def mesh(name, verts, faces, mat, subdivide=0, smooth=True, solidify=0, bevel=0, crease_edges=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.validate()
    obj = _assign(_link(bpy.data.objects.new(name, me)), mat)
    if smooth:
        for p in me.polygons:
            p.use_smooth = True
    if solidify:
        s = obj.modifiers.new('solid', 'SOLIDIFY')
        s.thickness, s.offset = solidify, 0
    if bevel:
        _bevel(obj, bevel)
    if subdivide:
        s = obj.modifiers.new('subdivide', 'SUBSURF')
        s.levels = s.render_levels = subdivide
    return obj


def extrude(name, profile, depth, mat, location=(0, 0, 0), rotation=(0, 0, 0), bevel=0, subdivide=0):
    n = len(profile)
    v = [(x, 0, z) for x, z in profile] + [(x, depth, z) for x, z in profile]
    f = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))]
    f += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    obj = mesh(name, v, f, mat, subdivide=subdivide, smooth=False, bevel=bevel)
    if not bevel:
        smooth_by_angle(obj)
    obj.location, obj.rotation_euler = location, _rad(rotation)
    return obj


def lathe(name, profile, mat, location=(0, 0, 0), rotation=(0, 0, 0), steps=96, subdivide=0, smooth=True):
    v, f, n = [], [], len(profile)
    for i in range(steps):
        a = 2 * math.pi * i / steps
        v += [(r * math.cos(a), r * math.sin(a), z) for r, z in profile]
    for i in range(steps):
        j = (i + 1) % steps
        f += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    obj = mesh(name, v, f, mat, subdivide=subdivide, smooth=smooth)
    if smooth:
        smooth_by_angle(obj, 35)
    obj.location, obj.rotation_euler = location, _rad(rotation)
    return obj


def loft(name, rings, mat, closed=True, caps=False, subdivide=2, smooth=True, solidify=0, crease=()):
    """`crease`: indices of ring points along which the subdivided surface keeps a sharp edge."""
    n, v, f = len(rings[0]), [], []
    for r in rings:
        v += [tuple(p) for p in r]
    for i in range(len(rings) - 1):
        for k in range(n if closed else n - 1):
            a, b = i * n + k, i * n + (k + 1) % n
            f.append((a, b, b + n, a + n))
    if caps:
        f += [tuple(reversed(range(n))), tuple(range((len(rings) - 1) * n, len(rings) * n))]
    obj = mesh(name, v, f, mat, subdivide=subdivide, smooth=smooth, solidify=solidify)
    if crease:
        me = obj.data
        me.use_customdata_edge_crease = True
        keep = set(crease)
        for e in me.edges:
            a, b = e.vertices
            if a % n == b % n and a % n in keep:
                e.crease = .9
    return obj


def tube(name, points, radius, mat, cyclic=False, resolution=12):
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth, cu.bevel_resolution, cu.resolution_u, cu.use_fill_caps = radius, 8, resolution, True
    sp = cu.splines.new('NURBS' if len(points) > 2 else 'POLY')
    sp.points.add(len(points) - 1)
    for p, q in zip(sp.points, points):
        p.co = (*q, 1)
    if len(points) > 2:
        sp.order_u, sp.use_endpoint_u = min(4, len(points)), not cyclic
    sp.use_cyclic_u = cyclic
    return _assign(_link(bpy.data.objects.new(name, cu)), mat)


def cylinder(name, radius, depth, location, mat, rotation=(0, 0, 0), bevel=.002, steps=96):
    h, b = depth / 2, min(bevel, radius * .4, depth * .4)
    prof = [(0, -h), (radius - b, -h), (radius - .3 * b, -h + .3 * b), (radius, -h + b),
            (radius, h - b), (radius - .3 * b, h - .3 * b), (radius - b, h), (0, h)]
    return lathe(name, prof, mat, location, rotation, steps)


def sphere(name, radius, location, mat, segments=64):
    prof = [(radius * math.cos(t), radius * math.sin(t)) for t in np.linspace(-math.pi / 2, math.pi / 2, segments // 2 + 1)]
    return lathe(name, prof, mat, location, steps=segments)


def instance(obj, location, rotation=None, scale=None):
    o = _link(obj.copy())
    o.location = location
    if rotation is not None:
        o.rotation_euler = _rad(rotation)
    if scale is not None:
        o.scale = scale
    return o


# ---------------------------------------------------------------- the world outside

def _gradient_emission(name, low, high, z0, z1):
    n = _Nodes(name)
    n.mat.cycles.sample_as_light = False
    pos = n.add('ShaderNodeSeparateXYZ', _0=n.world_position())
    t = n.math('DIVIDE', n.math('SUBTRACT', pos.outputs[2], z0), max(1e-3, z1 - z0), clamp=True)
    return n.surface(n.add('ShaderNodeEmission', Color=n.mix(t, low, high)).outputs[0])


def _facade(low, high, z0, z1, lit, glow, seed, bay=3.3, floor=3.7):
    """A far tower: shaded from base to crest, its sunward side lighter, floors drawn by their
    spandrels, a few small windows lit, alone or a run of them."""
    n = _Nodes('facade')
    n.mat.cycles.sample_as_light = False
    pos = n.add('ShaderNodeSeparateXYZ', _0=n.world_position()).outputs
    normal = n.add('ShaderNodeSeparateXYZ', _0=n.add('ShaderNodeNewGeometry').outputs['Normal']).outputs
    t = n.math('DIVIDE', n.math('SUBTRACT', pos[2], z0), max(1e-3, z1 - z0), clamp=True)
    col = n.mix(t, low, high)
    col = n.mix(n.math('LESS_THAN', normal[0], -.6), col, tuple(c * k for c, k in zip(high, (1.75, 1.5, 1.3))))
    u, v = n.math('DIVIDE', n.math('ADD', pos[0], pos[1]), bay), n.math('DIVIDE', pos[2], floor)
    iu, iv = n.math('FLOOR', u), n.math('FLOOR', v)
    fu, fv = n.math('SUBTRACT', u, iu), n.math('SUBTRACT', v, iv)
    side = n.math('LESS_THAN', normal[2], .5)

    def chance(a, b, k, odds):
        cell = n.add('ShaderNodeCombineXYZ', _0=a, _1=b, _2=float(seed) + k)
        rnd = n.add('ShaderNodeTexWhiteNoise', {'noise_dimensions': '3D'}, Vector=cell.outputs[0]).outputs['Value']
        return n.math('GREATER_THAN', rnd, 1 - odds)

    inside = n.math('MULTIPLY', n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', fu, .5)), .34),
                    n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', fv, .55)), .26))
    col = n.mix(n.math('MULTIPLY', side, n.math('MULTIPLY', n.math('LESS_THAN', fv, .26), .16)), col, low)
    alone = chance(iu, iv, 0, lit)
    run = chance(n.math('FLOOR', n.math('DIVIDE', u, 5)), iv, 40, lit * .35)
    on = n.math('MULTIPLY', n.math('MAXIMUM', alone, n.math('MULTIPLY', run, .6)), n.math('MULTIPLY', inside, side))
    col = n.mix(n.math('MULTIPLY', on, glow), col, (1.0, .60, .28))
    return n.surface(n.add('ShaderNodeEmission', Color=col).outputs[0])


def ridge(distance, height, color, base_color, base=0, seed=1, width=8000, x=0, rough=1.0, steps=900):
    xs = np.linspace(-width / 2, width / 2, steps)
    t = (xs / (height * 5.5) + 37.7 * seed).astype(np.float32)
    prof = fbm(t, np.full_like(t, seed * 3.1), 7, seed, .5 * rough)
    prof = np.clip((prof - .22) / .62, .02, 1.1)
    v = [(x + a, distance, base - height * .2) for a in xs] + [(x + a, distance, base + height * p) for a, p in zip(xs, prof)]
    f = [(i, i + 1, steps + i + 1, steps + i) for i in range(steps - 1)]
    return mesh('ridge', v, f, _gradient_emission('ridge', base_color, color, base, base + height * .75), smooth=False)


def skyline(distance, width=900, count=40, low=20, high=110, color=(.05, .055, .08), haze=(.40, .24, .18), fade=.5,
            lit=.1, base=0, x=0, seed=1, centre=.5):
    rnd = random.Random(seed)
    for i in range(count):
        u = rnd.random()
        peak = math.exp(-((u - centre) / .22) ** 2)
        h = low + (high - low) * (rnd.random() ** 1.6) * (.25 + .75 * peak)
        w, dep = rnd.uniform(18, 42), rnd.uniform(20, 50)
        near = rnd.random()
        f = min(1, max(0, fade + (near - .5) * .35))
        top = tuple(c * (1 - f) + z * f for c, z in zip(color, haze))
        f2 = min(1, f + .35)
        bot = tuple(c * (1 - f2) + z * f2 for c, z in zip(color, haze))
        m = _facade(bot, top, base, base + high * .55, lit, .85 - .6 * f, i)
        cx, cy = x + (u - .5) * width, distance + near * 300
        box('far tower', (w, dep, h), (cx, cy, base + h / 2), m)
        if rnd.random() < .35:
            box('far tower', (w * .6, dep * .6, h * .12), (cx, cy, base + h * 1.06), m)
        if h > high * .6 and rnd.random() < .4:
            box('mast', (1.2, 1.2, h * .18), (cx, cy, base + h * 1.09), m)


def water(level, color=(.012, .022, .04), rough=.05, ripple=.12, scale=.35, y=(0, 9000)):
    n = _Nodes('water')
    pos = n.mapping(n.world_position(), (scale * .35, scale, scale))
    p = n.principled(Base_Color=color, Roughness=rough, Specular=.6)
    n.set(p, 'Normal', n.bump(n.noise(1.0, 5, .6, pos), ripple, 1.0))
    mat = n.surface(p.outputs[0])
    return quad('water', [(-9000, y[0], level), (9000, y[0], level), (9000, y[1], level), (-9000, y[1], level)], mat)


# ---------------------------------------------------------------- render, denoise, grade

def arguments():
    argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    p = argparse.ArgumentParser()
    p.add_argument('--width', type=int)
    p.add_argument('--samples', type=int)
    p.add_argument('--out')
    p.add_argument('--draft', action='store_true')
    p.add_argument('--master', type=int)
    return p.parse_known_args(argv)[0]


def _read(path):
    import OpenImageIO as oiio
    f = oiio.ImageInput.open(str(path))
    names = list(f.spec().channelnames)
    px = f.read_image(oiio.FLOAT)
    f.close()

    def pick(layer, comps):
        idx = []
        for c in comps:
            hit = [i for i, n in enumerate(names) if n.endswith(f'{layer}.{c}')]
            if not hit:
                return None
            idx.append(hit[0])
        return np.ascontiguousarray(px[..., idx]).astype(np.float32)

    return pick('Combined', 'RGB'), pick('Denoising Albedo', 'RGB'), pick('Denoising Normal', 'XYZ')


def _fireflies(img):
    import cv2
    med = np.dstack([cv2.medianBlur(np.ascontiguousarray(img[..., c]), 5) for c in range(3)])
    lum, ml = img.max(-1), med.max(-1)
    hot = (lum > 6 * ml + .35)
    # a firefly is isolated; an edge or a lamp is not
    lonely = cv2.blur(hot.astype(np.float32), (5, 5)) < .30
    out = img.copy()
    out[hot & lonely] = med[hot & lonely]
    return out


def denoise(a, b, albedo, normal, strength=1.0, radius=6, scales=3):
    """Two independent half renders in, one clean picture out: non-local means at several scales.

    A filter with a small window leaves blotches wider than itself. So what it made is filtered once
    more at a third of the size, and what that changed is put back; and so on, `scales` deep.
    """
    return np.mean(_scales(_fireflies(a), _fireflies(b), albedo, normal, strength, radius, scales), axis=0)


def _scales(a, b, albedo, normal, strength, radius, scales):
    import cv2
    a, b = _non_local_means(a, b, albedo, normal, strength, radius)
    h, w = a.shape[:2]
    if scales < 2 or min(h, w) < 90:
        return a, b
    small = lambda x: None if x is None else cv2.resize(x, (w // 3, h // 3), interpolation=cv2.INTER_AREA)
    before = small(a), small(b)
    after = _scales(*before, small(albedo), small(normal), strength, 4, scales - 1)
    # as a bounded factor: a thin bright line, which a coarse scale cannot hold, stays as it is
    mend = np.clip((np.mean(after, axis=0) + 1e-3) / (np.mean(before, axis=0) + 1e-3), .7, 1.4)
    mend = cv2.resize(mend, (w, h), interpolation=cv2.INTER_LINEAR)
    return a * mend, b * mend


def _non_local_means(a, b, albedo, normal, strength, radius, patch=2):
    """Each half filtered by weights from the other, guided by albedo and normal."""
    import cv2
    la, lb = np.log1p(4 * np.maximum(a, 0)), np.log1p(4 * np.maximum(b, 0))
    raw = .5 * (la - lb) ** 2
    var = np.dstack([cv2.GaussianBlur(np.ascontiguousarray(raw[..., c]), (0, 0), 2.2) for c in range(3)]).astype(np.float32)
    var = var + 2e-6
    feats = []
    for f, sigma in ((albedo, .06), (normal, .16)):
        if f is not None:
            f = np.nan_to_num(f)
            f = cv2.bilateralFilter(np.ascontiguousarray(f), 5, sigma * 2, 1.5)
            feats.append((f.astype(np.float32), sigma))
    k2 = (.55 * strength) ** 2 * 2
    h, w = a.shape[:2]
    src = (a, b)
    guide = (lb, la)       # weights come from the other half
    # compress highlights first, so that fireflies do not dominate the average
    comp = [np.log1p(s * 4) for s in src]
    pad = radius
    P = lambda x: cv2.copyMakeBorder(x, pad, pad, pad, pad, cv2.BORDER_REFLECT_101)
    pg = [P(g) for g in guide]
    pc = [P(c) for c in comp]
    pv = P(var)
    pf = [(P(f), s) for f, s in feats]
    out = [np.empty_like(a), np.empty_like(a)]
    # in bands that a processor's cache holds: whole pictures take three times as long
    for top in range(0, h, 48):
        lo, hi = max(0, top - patch), min(h, top + 48 + patch)
        own = slice(lo, hi)
        acc = [np.zeros((hi - lo, w, 3), np.float32) for _ in src]
        norm = [np.zeros((hi - lo, w, 1), np.float32) for _ in src]
        for dy in range(-radius, radius + 1):
            for dx in range(-radius, radius + 1):
                if dx * dx + dy * dy > radius * radius + 2:
                    continue
                sl = (slice(pad + dy + lo, pad + dy + hi), slice(pad + dx, pad + dx + w))
                fd = 0
                for (f, s), (pfm, _) in zip(feats, pf):
                    d = f[own] - pfm[sl]
                    fd = fd + np.einsum('ijk,ijk->ij', d, d) / (2 * s * s)
                fw = np.exp(-np.minimum(fd, 30)) if feats else 1.0
                vq = pv[sl]
                vs = var[own] + np.minimum(vq, var[own])
                den = 1e-6 + k2 * (var[own] + vq)
                for i in range(2):
                    d = guide[i][own] - pg[i][sl]
                    d = ((d * d - vs) / den).mean(-1)
                    d = cv2.blur(d, (2 * patch + 1, 2 * patch + 1))
                    wgt = (np.exp(-np.clip(d, 0, 30)) * fw)[..., None]
                    acc[i] += wgt * pc[i][sl]
                    norm[i] += wgt
        rows = slice(top, min(h, top + 48))
        kept = slice(top - lo, rows.stop - lo)
        for i in range(2):
            out[i][rows] = np.maximum(np.expm1(acc[i][kept] / norm[i][kept]) / 4, 0)
    return out


def _bloom(img, amount):
    import cv2
    if not amount:
        return img
    h, w = img.shape[:2]
    small = cv2.resize(np.minimum(img, 12), (w // 2, h // 2), interpolation=cv2.INTER_AREA)
    glow = np.zeros_like(small)
    for s, k in ((.004, .45), (.015, .33), (.05, .22)):
        glow += k * cv2.GaussianBlur(small, (0, 0), max(.8, s * w / 2))
    glow = cv2.resize(glow, (w, h), interpolation=cv2.INTER_LINEAR)
    return img * (1 - amount) + glow * amount


def _vignette(img, amount):
    h, w = img.shape[:2]
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j].astype(np.float32)
    r2 = (x * .85) ** 2 + (y * .75) ** 2
    return img * (1 - amount * np.clip(r2, 0, 1.4))[..., None]


def _filmic(img, exposure, contrast, tmp):
    """Through the view transform of the renderer: linear in, display-referred 0..1 RGB out."""
    import cv2
    scene = bpy.context.scene
    h, w = img.shape[:2]
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = img[::-1]
    im = bpy.data.images.new('final', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(rgba.ravel())
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = contrast
    scene.view_settings.exposure = exposure
    scene.view_settings.gamma = 1
    s = scene.render.image_settings
    s.file_format, s.color_mode, s.color_depth, s.compression = 'PNG', 'RGB', '16', 5
    im.save_render(str(tmp), scene=scene)
    return cv2.imread(str(tmp), cv2.IMREAD_UNCHANGED)[..., ::-1].astype(np.float32) / 65535


def _tone(img, warmth):
    """Split tone: ink in the shadows, sun in the lights."""
    lum = (img @ np.array((.2126, .7152, .0722), np.float32))[..., None]
    sh, hi = (1 - lum) ** 3, lum ** 1.5
    img = img + sh * np.array((-.006, .000, .014), np.float32) * 1.0
    img = img + hi * np.array((.010, .002, -.012), np.float32)
    gray = (img @ np.array((.2126, .7152, .0722), np.float32))[..., None]
    img = gray + (img - gray) * 1.13
    if warmth:
        img = img * (1 + warmth * np.array((.06, 0, -.06), np.float32))
    return np.clip(img, 0, 1)


def _write(img, path, limit=1_000_000):
    import cv2
    from PIL import Image
    rng = np.random.default_rng(1)
    dither = (rng.random(img.shape[:2] + (1,), dtype=np.float32) - .5) * 1.6 / 255
    im = Image.fromarray((np.clip(img + dither, 0, 1) * 255 + .5).astype(np.uint8), 'RGB')
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name('.' + path.name + '.part')
    if path.suffix == '.png':
        im.save(part, 'PNG')
    else:
        for q in (90, 88, 86, 84, 81, 78, 74):
            im.save(part, 'JPEG', quality=q, optimize=True, progressive=True, subsampling=0 if q > 86 else 2)
            if part.stat().st_size < limit:
                break
    os.replace(part, path)


def render(name, aspect=16 / 9, samples=96, exposure=0.0, bounces=6, transparent=16, clamp=4.0, bloom=.06,
           vignette=.18, warmth=0.0, master=2560, width=2560, contrast='Medium High Contrast', denoise_strength=1.0,
           grain=.004):
    import cv2
    args = arguments()
    scene = bpy.context.scene
    draft = args.draft
    w = args.width or (480 if draft else width)
    spp = args.samples or (16 if draft else samples)
    h = int(round(w / aspect / 2) * 2)
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device = 'CPU'
    c.samples = max(2, spp // 2)
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = .012
    c.adaptive_min_samples = max(6, c.samples // 3)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, min(4, bounces), min(5, bounces)
    c.transmission_bounces, c.transparent_max_bounces = bounces + 2, transparent
    c.sample_clamp_indirect, c.sample_clamp_direct = clamp, 40
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = .5
    c.filter_width = 1.35
    scene.render.use_persistent_data = True
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = w, h, 100
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    scene.render.image_settings.color_depth = '32'
    scene.view_settings.view_transform = 'Filmic'
    started = time.time()
    with tempfile.TemporaryDirectory() as folder:
        halves = []
        for i in range(2):
            c.seed = 11 + i * 101
            path = pathlib.Path(folder) / f'half{i}.exr'
            scene.render.filepath = str(path)
            bpy.ops.render.render(write_still=True)
            halves.append(_read(path))
        rendered = time.time()
        (a, alb, nor), (b, alb2, nor2) = halves
        if alb is not None:
            alb, nor = (alb + alb2) / 2, (nor + nor2) / 2
        if denoise_strength:
            img = denoise(a, b, alb, nor, denoise_strength, radius=4 if draft or w < 1000 else 6)
        else:
            img = (a + b) / 2
        img = _vignette(_bloom(img, bloom), vignette)
        img = _filmic(img, exposure, contrast, pathlib.Path(folder) / 'graded.png')
    img = _tone(img, warmth)
    if args.out:
        target = args.out
    elif draft:
        target = pathlib.Path(tempfile.gettempdir()) / 'duskpane-drafts' / f'{name}.png'
    else:
        target = IMAGES / f'{name}.jpg'
        m = args.master or max(master, width)
        img = _enlarge.enlarge(img, m, int(round(m / aspect)))
    if grain:
        g = np.random.default_rng(4).normal(0, grain, img.shape[:2]).astype(np.float32)
        img = img + cv2.GaussianBlur(g, (0, 0), .7)[..., None] * 1.6
    _write(np.clip(img, 0, 1), target)
    print(f'studio: {name} {w}x{h} {spp} samples, {rendered - started:.0f} s rendering, '
          f'{time.time() - rendered:.0f} s developing -> {pathlib.Path(target).name}', flush=True)


reset()
