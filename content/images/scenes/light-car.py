"""A pale estate car by day, in layers of light: what film on each group of windows does to it.

    python3 render.py light-car --draft       bare glass, all of it
    python3 render.py light-car               the layers, into content/images/layers/car
    python3 render.py light-car --truth       the references, into tests/truth/car
    python3 light.py car                      compares the two

What is asked for comes out of one render, one view layer each (in two halves, whose difference guides the
filter). Parts can be rendered on their own, each with its samples, and put together later:

    blender -b -P light-car.py -- --what body:44,shine:36,ids:16
    blender -b -P light-car.py -- --what in:front:128,in:rear-side:128,in:rear:112,in:windshield:112
    blender -b -P light-car.py -- --finish
    blender -b -P light-car.py -- --truth --what truth:vlt-20:96,truth:mirror:96
    blender -b -P light-car.py -- --truth --finish

Larger, with the light of the committed layers (`light.keep_light`), so that few samples will do:

    blender -b -P light-car.py -- --width 2048 --what body:6,shine:6,ids:8,in:front:18,in:rear-side:18,in:rear:16,in:windshield:16
    blender -b -P light-car.py -- --width 2048 --finish --finer

Renders wait in <tmp>/duskpane-light-car/<width>; another --seed adds to them, --fresh removes them.

body        all but the panes, which are black. shine: what the panes reflect, as ordinary glass (R0 = 8%);
            R:<group> is therefore R_film / R_glass, 1 for glass and for films which do not mirror.
in:<group>  what is seen through any pane, lit through this group alone. By the pane through which it is seen
            it goes to the layer T:i x T:j. A straight look through the car, in by j and out by i, is in it too:
            the camera's ray takes the first pane as j and the second one as i.
dark        what is seen through the panes while none lets light in: the gaps of the body. Must be next to nothing.

A pane is a filter T plus a reflection on its outer face; its inner face does not reflect. In layers only
the camera sees reflections, in references (truth:) everything does. Layers that hold next to nothing are left out.

Front at -x, the near flank faces -y, z is up; metres.
"""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import argparse
import json
import os
import tempfile
import time
import studio                      # first: it knows where Debian keeps what Blender's Python lacks
import bpy
import numpy as np
import _drive
import _estate
import light

GROUPS = ('windshield', 'front', 'rear-side', 'rear')

# ------------------------------------------------------------------ the panes

_panes = {}


def pane(group):
    """One material a group. A view layer's numbers say what camera rays and others see of it: `set_pane`."""
    if group in _panes:
        return _panes[group]
    n = studio.Nodes('pane ' + group)
    val = {}
    for key in ('cam0', 'cam1', 'rest', 'red', 'green', 'blue', 'shine', 'ghost', 'id'):
        val[key] = n.add('ShaderNodeAttribute', {'attribute_type': 'VIEW_LAYER', 'attribute_name': f'{group}_{key}'})
        val[key] = type('Value', (), {'outputs': [val[key].outputs['Fac']]})
    lp = n.add('ShaderNodeLightPath')
    camera, depth = lp.outputs['Is Camera Ray'], lp.outputs['Transparent Depth']
    first = n.math('LESS_THAN', depth, .5)
    second = n.math('MULTIPLY', n.math('GREATER_THAN', depth, .5), n.math('LESS_THAN', depth, 1.5))
    seen = n.math('ADD', n.math('MULTIPLY', first, val['cam0'].outputs[0]), n.math('MULTIPLY', second, val['cam1'].outputs[0]))
    level = n.math('ADD', n.math('MULTIPLY', camera, seen), n.math('MULTIPLY', n.math('SUBTRACT', 1.0, camera), val['rest'].outputs[0]))
    rgb = n.add('ShaderNodeCombineXYZ', _0=val['red'].outputs[0], _1=val['green'].outputs[0], _2=val['blue'].outputs[0])
    col = n.add('ShaderNodeVectorMath', {'operation': 'SCALE'}, _0=rgb.outputs[0], Scale=level)
    trans = n.add('ShaderNodeBsdfTransparent', Color=col.outputs[0])
    # reflection on the outside only, added: T is all that comes through, whatever is reflected
    facing = n.add('ShaderNodeLayerWeight', Blend=.5).outputs['Facing']
    fresnel = n.math('MULTIPLY_ADD', n.math('POWER', facing, 5.0), .92, .08)
    outside = n.math('SUBTRACT', 1.0, n.add('ShaderNodeNewGeometry').outputs['Backfacing'])
    who = n.math('MAXIMUM', camera, val['ghost'].outputs[0])
    k = n.math('MULTIPLY', n.math('MULTIPLY', fresnel, outside), n.math('MULTIPLY', val['shine'].outputs[0], who))
    gcol = n.add('ShaderNodeCombineXYZ', _0=k, _1=k, _2=k)
    gloss = n.add('ShaderNodeBsdfGlossy', {'distribution': 'SHARP'}, Color=gcol.outputs[0], Roughness=0)
    both = n.add('ShaderNodeAddShader', _0=trans.outputs[0], _1=gloss.outputs[0])
    flat = n.add('ShaderNodeEmission', Color=tuple(1.0 if i == GROUPS.index(group) - 1 else 0.0 for i in range(3)), Strength=val['id'].outputs[0])
    mat = n.surface(n.add('ShaderNodeAddShader', _0=both.outputs[0], _1=flat.outputs[0]).outputs[0])
    mat.cycles.sample_as_light = False
    mat['pane'] = group
    _panes[group] = mat
    return mat


def set_pane(layer, group, **values):
    for k, v in {**dict(cam0=0, cam1=0, rest=0, red=1, green=1, blue=1, shine=0, ghost=0, id=0), **values}.items():
        layer[f'{group}_{k}'] = float(v)


# ------------------------------------------------------------------ the car in its place


def build():
    _estate.whole(pane)
    _drive.place()
    _drive.daylight()
    for g in GROUPS:
        portals(g)
    only_through_panes()
    studio.camera((5.55, -5.65, 1.46), (.60, -.30, .86), lens=57, fstop=8, focus=(1.2, -.9, 1.0))


# ------------------------------------------------------------------ layers of light


def only_through_panes():
    """Where the view layer says `windows` = 1, what the camera sees without a pane before it is black."""
    trees = [m.node_tree for m in bpy.data.materials if m.use_nodes and 'pane' not in m.keys()]
    for nt, kind in [(t, 'OUTPUT_MATERIAL') for t in trees] + [(bpy.context.scene.world.node_tree, 'OUTPUT_WORLD')]:
        out = next((n for n in nt.nodes if n.type == kind), None)
        if out is None or not out.inputs['Surface'].links:
            continue
        was = out.inputs['Surface'].links[0].from_socket
        lp = nt.nodes.new('ShaderNodeLightPath')
        less = nt.nodes.new('ShaderNodeMath')
        less.operation = 'LESS_THAN'
        less.inputs[1].default_value = .5
        nt.links.new(lp.outputs['Transparent Depth'], less.inputs[0])
        both = nt.nodes.new('ShaderNodeMath')
        both.operation = 'MULTIPLY'
        nt.links.new(lp.outputs['Is Camera Ray'], both.inputs[0])
        nt.links.new(less.outputs[0], both.inputs[1])
        windows = nt.nodes.new('ShaderNodeAttribute')
        windows.attribute_type, windows.attribute_name = 'VIEW_LAYER', 'windows'
        when = nt.nodes.new('ShaderNodeMath')
        when.operation = 'MULTIPLY'
        nt.links.new(both.outputs[0], when.inputs[0])
        nt.links.new(windows.outputs['Fac'], when.inputs[1])
        mix = nt.nodes.new('ShaderNodeMixShader')
        nt.links.new(when.outputs[0], mix.inputs[0])
        nt.links.new(was, mix.inputs[1])
        if kind == 'OUTPUT_MATERIAL':
            black = nt.nodes.new('ShaderNodeEmission')
            black.inputs['Strength'].default_value = 0
        else:
            black = nt.nodes.new('ShaderNodeBackground')
            black.inputs['Strength'].default_value = 0
        nt.links.new(black.outputs[0], mix.inputs[2])
        nt.links.new(mix.outputs[0], out.inputs['Surface'])


def portals(group):
    """Guide the sky's light through the group's panes: a rectangle over each, in its own collection."""
    bpy.context.view_layer.update()
    home = bpy.data.collections.new('portals ' + group)
    bpy.context.scene.collection.children.link(home)
    for o in list(bpy.data.objects):
        if o.type != 'MESH' or not o.data.materials or o.data.materials[0] != pane(group):
            continue
        v = np.array([tuple(o.matrix_world @ p.co) for p in o.data.vertices])
        n = np.array([tuple(f.normal) for f in o.data.polygons]).mean(0)
        c = v.mean(0)
        n *= np.sign(n @ (c - [.4, 0, 1.0]))
        n /= np.linalg.norm(n)
        t1 = np.cross([0, 0, 1], n)
        t1 /= np.linalg.norm(t1)
        t2 = np.cross(n, t1)
        a, b, d = v @ t1, v @ t2, v @ n
        at = t1 * (a.min() + a.max()) / 2 + t2 * (b.min() + b.max()) / 2 + n * (d.max() + .01)
        o = studio.portal(tuple(at), tuple(at - n), (np.ptp(a) + .02, np.ptp(b) + .02))
        home.objects.link(o)
        bpy.context.scene.collection.objects.unlink(o)


def prepare(layer, what):
    """Sets a view layer up for one thing: body, shine, ids, in:<group>, dark, look, truth:<name>."""
    kind, _, arg = what.partition(':')
    layer['windows'] = float(kind in ('shine', 'ids', 'in', 'dark'))
    for g in GROUPS:
        layer.layer_collection.children['portals ' + g].exclude = what != 'in:' + g
        values = {}
        if kind == 'shine':
            values = dict(shine=1)
        elif kind == 'ids':
            values = dict(id=1)
        elif kind == 'in':
            values = dict(cam0=1, cam1=g == arg, rest=g == arg)
        elif kind == 'dark':                          # light that leaks in: must be none
            values = dict(cam0=1)
        elif kind == 'look':
            values = dict(cam0=1, cam1=1, rest=1, shine=1, ghost=1)
        elif kind == 'truth':
            v = REFERENCES[arg]
            t, r = (light.value(v, f'{kind}:{g}').astype(float) for kind in 'TR')
            values = dict(cam0=1, cam1=1, rest=1, red=t[0], green=t[1], blue=t[2], shine=r[0], ghost=1)
        set_pane(layer, g, **values)


def settings(width):
    """No clamp of what is seen directly, no adaptive sampling (it is biased), no caustics: layers and references alike."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.use_denoising, c.use_adaptive_sampling = 'CPU', False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 6, 4, 3, 3, 12
    c.sample_clamp_direct, c.sample_clamp_indirect = 0, 16      # only fireflies are that bright
    c.light_sampling_threshold = 0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = .5
    c.filter_width = 1.35
    r = scene.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, round(width * 9 / 16), 100
    r.use_persistent_data = False
    r.image_settings.file_format, r.image_settings.color_depth = 'OPEN_EXR_MULTILAYER', '32'


def ask(wanted):
    """One view layer for each (what, samples): one picture with all of them in it."""
    scene = bpy.context.scene
    for what, samples in wanted:
        layer = scene.view_layers.new(what.replace(':', '-'))
        layer.samples = samples
        layer.cycles.denoising_store_passes = layer.use_pass_environment = True
        prepare(layer, what)
    for layer in list(scene.view_layers)[:-len(wanted)]:
        scene.view_layers.remove(layer)


# ------------------------------------------------------------------ the pictures asked for

FILMED = ('front', 'rear-side', 'rear')            # of the windshield a strip at most


def films(t, r=1.0, **others):
    """T and R of all groups: `t` on sides and rear (over factory glass), the windshield as it left the factory."""
    return {'T:all': t, 'T:windshield': .75, 'R:all': r, 'R:windshield': 1} | others


REFERENCES = {f'vlt-{k:02d}': films(round(.75 * k / 100, 4)) for k in (5, 20, 35, 50, 70)} | {
    'mixed': films(.75, **{'T:front': .525, 'T:rear-side': [.14, .15, .155], 'T:rear': .0375}),
    'mirror': films(.15, 4.0)}


def work(width):
    folder = pathlib.Path(tempfile.gettempdir()) / 'duskpane-light-car' / str(width)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def read(path, what):
    import OpenImageIO as oiio
    f = oiio.ImageInput.open(str(path))
    names = list(f.spec().channelnames)
    pick = {}
    for key, label, comps in (('combined', 'Combined', 'RGB'), ('env', 'Env', 'RGB'), ('albedo', 'Denoising Albedo', 'RGB'), ('normal', 'Denoising Normal', 'XYZ')):
        full = [f'{what.replace(":", "-")}.{label}.{c}' for c in comps]
        if all(k in names for k in full):
            pick[key] = [names.index(k) for k in full]
    px = f.read_image(oiio.FLOAT) if pick else None
    f.close()
    return {k: np.ascontiguousarray(px[..., v]).astype(np.float32) for k, v in pick.items()}


def halves(what, width):
    """All that was rendered of it, as two independent means: ({pass: image}, {pass: image})."""
    parts = [p for p in (read(f, what) for f in sorted(work(width).glob('*.exr'))) if p]
    if len(parts) < 2:
        return None
    return [{k: np.mean([p[k] for p in parts[i::2]], 0) for k in parts[0]} for i in (0, 1)]


def headroom(img):
    """The layer's scale: its brightest value is kept, up to 16."""
    return float(np.clip(img.max() / 16, 1e-4, 1))


def clean(name, width):
    a, b = halves(name, width)
    alb, nor, env = ((a[k] + b[k]) / 2 for k in ('albedo', 'normal', 'env'))
    return light.clean(np.maximum(a['combined'] - a['env'], 0), np.maximum(b['combined'] - b['env'], 0), alb, nor, env)


def finish(width, finer=False):
    """Sorts what was rendered into layers: light that came in by i and is seen through j counts T:i x T:j."""
    import cv2
    ids = halves('ids', width)
    ids = np.clip((ids[0]['combined'] + ids[1]['combined']) / 2, 0, 1)
    near = np.dstack([cv2.GaussianBlur(np.ascontiguousarray(ids[..., k]), (0, 0), 1.2) for k in range(3)])
    total = near.sum(-1, keepdims=True)
    share = near / np.maximum(total, 1e-6) * (total > 1e-3)
    share = np.concatenate([1 - share.sum(-1, keepdims=True), share], -1)      # what is left is the windshield's
    layers = {'body': ([], clean('body', width))}
    shine = clean('shine', width)
    for j, g in enumerate(GROUPS):
        layers[f'shine-{g}'] = ([f'R:{g}'], shine * share[..., j:j + 1])
    for i in GROUPS:
        inside = clean(f'in:{i}', width)
        for j, g in enumerate(GROUPS):
            pair = sorted((i, g), key=GROUPS.index)
            name = '-'.join(pair) if i != g else g
            was = layers.get(name, (None, 0))[1]
            layers[name] = ([f'T:{k}' for k in pair], was + inside * share[..., j:j + 1])
    committed = json.loads((light.LAYERS / 'car' / 'layers.json').read_text())['layers'] if finer else []
    for l in committed:
        factors, img = layers[l['name']]
        coarse = light.decode(light.load_image(light.LAYERS / 'car' / f'{l["name"]}.png'), l['scale'])
        layers[l['name']] = factors, light.keep_light(img, coarse)
    entries = []
    for name, (factors, img) in layers.items():
        if float(img.mean((0, 1)) @ light.LUMA) < 1e-5:
            print(f'light: {name} is left out, its mean is {float(img.mean((0, 1)) @ light.LUMA):.1e}', flush=True)
            (light.LAYERS / 'car' / f'{name}.png').unlink(missing_ok=True)
            continue
        scale = headroom(img)
        size = light.save_image(light.encode(img, scale), light.LAYERS / 'car' / f'{name}.png')
        print(f'light: {name}.png {size // 1024} KB, scale {scale:.4f}, brightest {img.max():.2f}', flush=True)
        entries.append({'name': name, 'factors': factors, 'scale': scale, 'mean': [round(float(v), 6) for v in img.mean((0, 1))]})
    h, w = ids.shape[:2]
    groups = []
    for g in GROUPS:
        spot = np.argwhere(ids[..., FILMED.index(g)] > .5) if g in FILMED else []
        box = {'box': [round(float(v), 4) for v in (spot[:, 1].min() / w, spot[:, 0].min() / h, (spot[:, 1].max() + 1) / w, (spot[:, 0].max() + 1) / h)]} if len(spot) else {}
        groups.append({'name': g, **box})
    (light.LAYERS / 'car' / 'layers.json').write_text(json.dumps({'width': w, 'height': h, 'groups': groups, 'layers': entries}, indent=1) + '\n')


def finish_truth(width):
    entries = []
    for name, values in REFERENCES.items():
        two = halves('truth:' + name, width)
        if not two:
            continue
        a, b = (x['combined'] for x in two)
        ca, cb = (light.cells(x) @ light.LUMA for x in (a, b))
        cell = np.abs(ca - cb) / (ca + cb)
        noise = float(np.sqrt(np.mean(cell ** 2)))
        img = (a + b) / 2
        scale = headroom(img)
        light.save_image(light.encode(img, scale), light.TRUTH / 'car' / f'{name}.webp')
        entries.append({'name': name, 'values': values, 'scale': scale})
        print(f'light: {name}, noise of a cell {100 * noise:.2f}%, of the worst {100 * cell.max():.2f}%, {(cell > .01).sum()} above 1%', flush=True)
    light.write_references(light.TRUTH / 'car', entries)


LAYERS = 'body:44,shine:36,ids:16,in:front:128,in:rear-side:128,in:rear:112,in:windshield:112'
TRUTH = ','.join(f'truth:{name}:96' for name in REFERENCES)


def main():
    p = argparse.ArgumentParser()
    p.add_argument('--what', help='comma-separated; each ends with its samples: body:44,in:front:128')
    p.add_argument('--width', type=int)
    p.add_argument('--seed', type=int, default=11)
    for flag in ('draft', 'truth', 'finish', 'fresh', 'finer'):
        p.add_argument('--' + flag, action='store_true')
    p.add_argument('--out')
    p.add_argument('--border', type=float, nargs=4)
    p.add_argument('--camera', type=float, nargs=7)
    a = p.parse_args(sys.argv[sys.argv.index('--') + 1:])
    del sys.argv[sys.argv.index('--') + 1:]          # studio reads what is left
    width = a.width or (480 if a.draft else 320 if a.truth else 1280)
    what = a.what or ('look:16' if a.draft else TRUTH if a.truth else LAYERS)
    for f in work(width).glob('*.exr') if a.fresh or a.draft else ():
        f.unlink()
    if not a.finish:
        shoot([(w.rpartition(':')[0], max(1, int(w.rpartition(':')[2]) // 2)) for w in what.split(',')], width, a)
    if a.draft:
        out = pathlib.Path(a.out) if a.out else pathlib.Path(tempfile.gettempdir()) / 'duskpane-drafts' / 'light-car.png'
        light.save_image((light.tone(clean('look', width)) * 255 + .5).astype(np.uint8), out)
    elif a.finish or not a.what:
        finish_truth(width) if a.truth else finish(width, a.finer)


def shoot(wanted, width, a):
    t0 = time.time()
    built = work(0) / 'scene.blend'                  # building takes longer than many a render
    if built.exists() and built.stat().st_mtime > max(os.path.getmtime(f) for f in (__file__, _drive.__file__, _estate.__file__)):
        bpy.ops.wm.open_mainfile(filepath=str(built))
    else:
        build()
        bpy.data.images['sky'].pack()
        bpy.ops.wm.save_as_mainfile(filepath=str(built), compress=False)
    if a.camera:
        studio.camera(a.camera[:3], a.camera[3:6], lens=a.camera[6])
    settings(width)
    ask(wanted)
    scene = bpy.context.scene
    r = scene.render
    if a.border:
        r.use_border, r.use_crop_to_border = True, False
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = a.border
    t1 = time.time()
    for seed in (a.seed, a.seed + 101):
        scene.cycles.seed = seed
        target = work(width) / f'{wanted[0][0].replace(":", "-")}.{len(wanted)}.s{seed:06d}.exr'
        r.filepath = str(target.with_name('part.tmp'))
        r.use_file_extension = False
        bpy.ops.render.render(write_still=True)
        os.replace(r.filepath, target)
    print(f'light: {len(wanted)} of light-car at {width} px: built in {t1 - t0:.0f} s, rendered in {time.time() - t1:.0f} s', flush=True)


main()
