"""Irradiance on the front seats and the dashboard of a parked car: a map in kW/m2, not a picture.

The sun stands at air mass 1.5 (42 degrees up), ahead of the driver's door. On a plane that faces it fall 1000 W/m2, as
in ASTM G173: 900 straight from the sun, 100 from a clear sky and from ground that throws back a fifth.

Every surface of the cabin is matt grey with the albedo RHO, light passes from one to the other, and the glass is
an opening that weakens all light alike. Radiance is L = RHO E / pi; sun and sky are brighter by pi / RHO, so a pixel
is E itself. The camera looks through the windshield but sees it as open. What belongs to the body is blue in a layer
of its own, so that red stays what falls on the cabin: `ui/src/film/color-scale.ts` draws both.

layers.json has one thing more for each layer: the mean on the driver's seat and on the top of the dashboard, over
what the camera sees of them, by area (not by pixel).
"""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import json
import math

import bpy
import car
import light
import numpy as np
import studio
import _cabin
from mathutils import Vector

RHO = .4
AZIMUTH, ELEVATION = -52, 42
DIRECT, SKY = .900, .092                  # kW/m2: on a plane that faces the sun; from the sky on level ground
GROUND = .2 * (DIRECT * math.sin(math.radians(ELEVATION)) + SKY)
MAX = .9                                  # what the last colour stands for
BODY = ('bonnet', 'flank', 'tail', 'bulkhead', 'skin', 'door_mirror', 'pillar', 'header', 'frit', 'floor', 'door_top')    # and what stands out of the hull
HIDDEN = ('inner_mirror', 'visor', 'console', 'map_light')
MEASURED = {'seat': ('seat_base', 'seat_back'), 'dashboard': ('dash_top',)}


def matt(name):
    """Grey for light, and of its own colour for the camera."""
    n = studio.Nodes(name)
    shown = n.add('ShaderNodeRGB')
    n.surface(n.add('ShaderNodeBsdfDiffuse', Color=n.mix(n.add('ShaderNodeLightPath').outputs['Is Camera Ray'], (RHO,) * 3, shown.outputs[0])).outputs[0])
    return n.mat, shown.outputs[0]


def show(cabin, body):
    CABIN[1].default_value = (*(RHO * cabin for _ in range(3)), 1)
    SHELL[1].default_value = (0, 0, RHO * body, 1)


def build():
    openings, glow = _cabin.build()
    # what glows, and what would stand before the seat or through the roof
    for o in [*glow, *(o for o in bpy.data.objects if o.name.startswith(HIDDEN))]:
        bpy.data.objects.remove(o)
    # the roof has an outside
    u, k = np.linspace(-1, 1, 61), np.linspace(-.004, 1, 40)
    car.grid('skin', np.array([_cabin.roof(u, t) * [1.03, 1, 1] + [0, .012, .022] for t in k]))
    panes = {p for its, _ in openings.values() for p in its}
    for o in bpy.data.objects:
        if o.type not in ('MESH', 'CURVE') or o in panes:
            continue
        o.data.materials.clear()
        o.data.materials.append((SHELL if o.name.startswith(BODY) else CABIN)[0])
    grey = np.full((64, 128, 3), GROUND / RHO, np.float32)
    grey[32:] = SKY / RHO
    studio.sky(pixels=grey, visible=False)
    studio.sun(AZIMUTH, ELEVATION, DIRECT * math.pi / RHO, (1, 1, 1), .53)
    studio.camera((.55, 2.05, 2.02), (-.12, .16, .80), lens=38)
    return openings


class Map(light.Rig):
    def _pane(self, group, t_seen, t_lit, r_seen=0, r_lit=0, again=None):
        super()._pane(group, 1.0, t_lit)

    def _layer(self, job, width, samples):
        show(cabin=bool(job['lit']), body=not job['lit'])
        img = super()._layer(job, width, samples)
        return img * indoors(width, round(width / self.aspect)) if job['lit'] else img

    def _reference(self, ref, width, samples):
        show(cabin=1, body=0)
        img, noise = super()._reference(ref, width, samples)
        return img * indoors(width, round(width / self.aspect)), noise

    def _draft(self, args):
        show(cabin=1, body=1)
        super()._draft(args)

    def _finish(self, work, width, samples, args):
        super()._finish(work, width, samples, args)
        if args.truth:
            return
        file = pathlib.Path(args.out or light.LAYERS / self.name) / 'layers.json'
        spec = json.loads(file.read_text()) | {'map': {'max': MAX}}
        weight = areas(spec['width'] // 2, spec['height'] // 2)
        for layer in spec['layers']:
            img = np.load(work / f'{layer["name"]}.npz')['img'][::2, ::2, 0]
            layer['means'] = {name: round(float((img * w).sum() / w.sum()), 6) for name, w in weight.items()}
        file.write_text(json.dumps(spec, indent=1) + '\n')


def rays(width, height):
    """What the camera sees through the windshield in the middle of each pixel: (y, x, direction, place, normal, name)."""
    scene, cam = bpy.context.scene, bpy.context.scene.camera
    graph = bpy.context.evaluated_depsgraph_get()
    right_top, right_low, left_low, left_top = (cam.matrix_world @ c for c in cam.data.view_frame(scene=scene))
    eye = cam.matrix_world.translation
    screen = {o.name for o in RIG.groups['windshield']['panes']}
    for y in range(height):
        for x in range(width):
            u, v = (x + .5) / width, (y + .5) / height
            d = (left_top + (right_top - left_top) * u + (left_low - left_top) * v - eye).normalized()
            hit, at, _, _, o, _ = scene.ray_cast(graph, eye, d)
            if hit and o.name in screen:
                hit, at, normal, _, o, _ = scene.ray_cast(graph, at + d * .002, d)
                if hit:
                    yield y, x, d, at, normal, o.name.split('.')[0]


def indoors(width, height):
    """1 for what is seen through the windshield, and of that 0 where the sun falls past the glass on what stands out."""
    scene, sun = bpy.context.scene, studio.direction(AZIMUTH, ELEVATION)
    graph = bpy.context.evaluated_depsgraph_get()
    out = np.zeros((height, width, 1), np.float32)
    for y, x, d, at, _, _ in rays(width, height):
        out[y, x] = scene.ray_cast(graph, at - d * .002, sun)[0]
    return out


def areas(width, height):
    """For each measured thing the area of surface under each pixel, up to a factor: distance^2 / cosine of the angle."""
    cam = bpy.context.scene.camera
    eye, ahead = cam.matrix_world.translation, cam.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    out = {name: np.zeros((height, width)) for name in MEASURED}
    for y, x, d, at, normal, part in rays(width, height):
        for name, parts in MEASURED.items():
            # of the two front seats, the driver's
            if part in parts and (name != 'seat' or (at.x < 0 and at.y > -.75)):
                out[name][y, x] = (at - eye).length_squared * d.dot(ahead) ** 3 / max(.08, abs(normal.dot(d)))
    return out


CABIN, SHELL = matt('cabin'), matt('shell')
RIG = Map('heat', width=1536, samples=20, bounces=4, truth_samples=128)
openings = build()
for name, parts in (('windshield', ('windscreen', 'strip')), ('sides', ('front', 'rear-side', 'rear'))):
    RIG.group(name, [p for k in parts for p in openings[k][0]], [p for k in parts for p in openings[k][1]])
    RIG.layer(name, ['T:' + name], lit=[name])
RIG.layer('body', [], samples=8)
# 1 - TSER of DPNC-05, of DPRF-20 (it mirrors) and DPNC-35, of DPRF-50, and of a clear film; on all windows; a mixture
for name, windshield, sides in (('bare', .87, .87), ('sides-10', .87, .10), ('sides-25', .87, .25), ('sides-51', .87, .51),
                                ('sides-70', .87, .70), ('all-25', .25, .25), ('mixed', .60, .12)):
    RIG.reference(name, {'T:windshield': windshield, 'T:sides': sides})
RIG.run()
