"""Light through film: layers of one scene, one for each way that light takes, and the proof of them.

A scene `light-<name>.py` models something with studio.py and ends with

    rig = light.Rig('<name>', samples=128)
    rig.group('left', panes=[obj], portals=[obj])      a window (or several) that gets one film
    rig.lamps([obj, ...])                              whatever shines inside; only lit where asked. Meshes are black
                                                       otherwise, as they stand before something; lights are
                                                       hidden; a function is called with True or False
    rig.layer('left', ['T:left'], lit=['left'])        only `left` lets light in (and is looked through)
    rig.layer('a-b', ['T:a', 'T:b'], lit=['a'], seen=['b'])   a car: lit through a and seen through b
    rig.layer('lamps', [], lamps=True)                 all panes black
    rig.layer('mirror-left', ['R:all', 'T:left'], lit=['left'], mirror=['left', 'right'])
    rig.reference('vlt-20', {'T:all': .2})             everything at once, path-traced, small
    rig.run()

Panes      have no thickness. A pane is an open hole (T = 1), black (T = 0), or a clear tinted filter of
           color T plus a perfect mirror of reflectance R, both the same at every angle. `lit`: the groups
           that let light pass (shadow rays and all rays that have bounced); `seen`: the groups that the
           camera looks through first (default: the same). `mirror`: the groups that the camera sees as a
           perfect mirror instead, or, with `again=True`, only what it mirrors by way of a second pane (one more
           factor R); such a layer is rendered inside their boxes and is zero elsewhere.
           `hide`: objects that are not there in this layer; `sky=False`: no world and no sun.
           `through=True`: only what the panes let see, for a camera outside: the picture less the same with
           black panes, inside their boxes; the rest is zero.
           `calm=.05`: what is dimmer is filtered once more. Beside the lamps its noise is invisible, but it would be
           half of the layer's weight. `blotches=True`: wider than a few pixels, too.
           `beside=True`: not the mirror that the camera sees, but what polished things round it show of it.
           `soft=(2, .004)`: blurred by 2 px, and black where it is below .004, as its noise would be most of its weight.
           `plain=True`: not filtered but evened along itself, and only where the panes are: where `through` shows
           nothing but thin edges.
           `sharp=True`: pixels do not overlap, where a bright frame stands beside what a dark film leaves of the view.
           `closely=('mirror', 400)`: where that object is, a pixel has so many samples, and no filter if its two halves
           agree: a lamp in a mirror is a pixel that few samples find, and that the filter takes for noise.
           `peak=True`: its brightest pixel is kept, where few have light, and none of it is noise.
           `peak=(.02, 99)`: what is brighter than that, and than 99% of it, is in a separate layer, `<name>-peaks`:
           where lamps are seen from a dark place, one scale could not hold both, and where the sun lies on a floor,
           only that has to be encoded finely.
Values     {'T:left': .35, 'R:all': .25}: number or [r, g, b], scene-linear. A layer counts times the product
           of its factors. Missing T is 1, missing R is 0, `T:all` stands for every group without its own.
Files      content/images/layers/<name>/<layer>.png (not committed) and layers.json; tests/truth/<name>/<reference>.webp
           and references.json (`peaks` is the scale of `<reference>-peaks.webp`). 8-bit RGB, both without loss:
           byte / 255 = log2(1 + 256 x / s) / log2(4097), x = scene-linear Rec.709, s = `scale`. The rounding is
           dithered.
Linear     Nothing is clamped, there is no view transform, no bloom. Caustics are off in layers and in references.
           What the camera sees of the world directly is free of noise and is not denoised; the rest is, and
           then gets the means of its neighbourhood back, as the filter works in logarithms.

Command line (after `--`): one job a process, the first that is not in the work folder yet.
--draft (one picture, all open, 480 px, 16 samples), --truth (references instead of layers), --width N,
--samples N, --only a,b, --passes N (render each reference N times and keep the mean), --jobs N (so many jobs
in one process, where each is short), --finish (encode what is there), --fresh (forget the work folder's results),
--finer (the committed layers in the --width, with a third of their rays: `keep_light` gives them the light of the
committed ones, so what was proven of those holds).

Without Blender, `python3 light.py <name>` compares the layers with the references on 16 x 9 cells, and
`python3 light.py --panes <name>` writes the means over the panes once more. `picture(...)` makes a picture of the
site out of layers, as `slide-living-room.py` does.
"""
import argparse
import json
import math
import os
import pathlib
import sys
import tempfile
import time

if '/usr/lib/python3/dist-packages' not in sys.path:
    sys.path.append('/usr/lib/python3/dist-packages')

import numpy as np

try:
    import bpy
    import studio
except ImportError:
    bpy = studio = None

HERE = pathlib.Path(__file__).resolve().parent
LAYERS = HERE.parent / 'layers'
TRUTH = HERE.parents[2] / 'tests' / 'truth'
TOP = math.log2(4097)
LUMA = np.array((.2126, .7152, .0722), np.float32)
UNSEEN = .001           # of white, three of 255 codes of a display at most: its sum counts, its edges are invisible


# ---------------------------------------------------------------- the encoding

def scale_of(img, percentile=99.95):
    """16 x scale is the brightest value that is kept: the maximum, or a little above the percentile."""
    top = img.max(-1)
    return float(max(1e-4, min(top.max(), 1.6 * np.percentile(top, percentile)))) / 16


# the parts of a picture, which add up: the end of the file's name, and the name of the scale in references.json
PARTS = ('', 'scale'), ('-peaks', 'peaks')


def by_brightness(img, peak):
    """[(part, scale)], in the order of PARTS; the second is what lies above `peak`, and above so many per cent of it."""
    if not peak:
        return [(img, scale_of(img))]
    top = img.max() if peak is True else max(peak[0], 16 * scale_of(img, peak[1]))
    parts = np.minimum(img, top), np.maximum(img - top, 0)
    return [(part, float(part.max()) / 16) for part in parts if part.any()]


def _blue_noise(h, w, size=128):
    """A tile of 0..1 without low frequencies, so that the rounding is not seen."""
    import cv2
    rng = np.random.default_rng(5)
    n = rng.random((size, size)).astype(np.float32)
    for _ in range(12):
        wide = cv2.GaussianBlur(np.tile(n, (3, 3)), (0, 0), 1.6)[size:2 * size, size:2 * size]
        n = n - wide
        rank = np.empty(size * size, np.float32)
        rank[np.argsort(n, axis=None)] = (np.arange(size * size) + .5) / (size * size)
        n = rank.reshape(size, size)
    return np.tile(n, (h // size + 1, w // size + 1))[:h, :w]


def encode(img, scale):
    v = np.log2(1 + 256 * np.maximum(img, 0) / scale) / TOP * 255
    noise = _blue_noise(*img.shape[:2])
    # its own for each channel: codes of one fraction would all be rounded one way where AVIF makes luma of them
    bytes_ = np.floor(v + np.dstack([np.roll(noise, shift, (0, 1)) for shift in ((0, 0), (41, 67), (83, 29))]))
    bytes_[img <= 0] = 0
    return np.clip(bytes_, 0, 255).astype(np.uint8)


def decode(bytes_, scale):
    return ((np.exp2(bytes_.astype(np.float32) / 255 * TOP) - 1) / 256 * scale).astype(np.float32)


def save_image(bytes_, path):
    """As PNG or WebP, by the name, without loss."""
    from PIL import Image
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name('.' + path.name)
    how = {'lossless': True, 'quality': 100, 'method': 6} if path.suffix == '.webp' else {'optimize': True}
    Image.fromarray(bytes_, 'RGB').save(part, **how)
    os.replace(part, path)
    return path.stat().st_size


def load_image(path):
    from PIL import Image
    return np.asarray(Image.open(path).convert('RGB'))


def tone(img, exposure=0.0):
    """For looking at drafts only: sRGB with a soft shoulder."""
    x = np.maximum(img, 0) * 2 ** exposure
    k = .6
    x = np.where(x > k, k + (1 - k) * (1 - np.exp(-(x - k) / (1 - k) / 2.2)), x)
    x = np.clip(x, 0, 1)
    return np.where(x <= .0031308, 12.92 * x, 1.055 * x ** (1 / 2.4) - .055)


# ---------------------------------------------------------------- the sum

def value(values, factor):
    kind, group = factor.split(':')
    v = values.get(factor, values.get(kind + ':all', 1.0 if kind == 'T' else 0.0))
    return np.broadcast_to(np.asarray(v, np.float32), 3)


def compose(layers, values, mode='linear'):
    """layers: [(factors, linear image)]. The modes other than `linear` are the mistakes that a test must notice."""
    total = 0
    srgb = lambda x: np.where(x <= .0031308, 12.92 * x, 1.055 * np.maximum(x, 0) ** (1 / 2.4) - .055)
    for factors, img in layers:
        k = np.ones(3, np.float32)
        for f in factors:
            k = k * value(values, f)
        if mode == 'clipped':
            total = total + np.minimum(img, 1) * k
        elif mode == 'srgb':
            total = total + srgb(img * k)
        else:
            total = total + img * k
    if mode == 'srgb':
        total = np.where(total <= .04045, total / 12.92, ((total + .055) / 1.055) ** 2.4)
    return total


def mark_panes(folder):
    """Writes into layers.json each layer's mean over the panes: the pixels in which a layer with a factor R has light.
    Of what comes through and what is mirrored this is the share that one sees in the glass, without the walls."""
    file = folder / 'layers.json'
    spec = json.loads(file.read_text())
    images = [decode(load_image(folder / (l['name'] + '.png')), l['scale']) for l in spec['layers']]
    mirrors = [img.any(-1) for l, img in zip(spec['layers'], images)
               if any(f.startswith('R:') for f in l['factors']) and not l['name'].startswith(('beside', 'again'))]
    if not mirrors:
        return
    panes = np.any(mirrors, axis=0)
    for l, img in zip(spec['layers'], images):
        l['panes'] = [round(float(v), 6) for v in img[panes].mean(0)]
    file.write_text(json.dumps(spec, indent=1) + '\n')


def cells(img, nx=16, ny=9):
    h, w = img.shape[:2]
    return img.reshape(ny, h // ny, nx, w // nx, 3).mean((1, 3))


def shrink(img, times):
    h, w = img.shape[0] // times, img.shape[1] // times
    return img.reshape(h, times, w, times, 3).mean((1, 3))


def check(name, say=print):
    """Compares the committed layers with the committed references; returns {mode: {reference: errors in %}}."""
    spec = json.loads((LAYERS / name / 'layers.json').read_text())
    refs = json.loads((TRUTH / name / 'references.json').read_text())
    layers = [(l['factors'], decode(load_image(LAYERS / name / (l['name'] + '.png')), l['scale'])) for l in spec['layers']]
    out = {}
    for mode in ('linear', 'clipped', 'srgb'):
        out[mode], everything = {}, []
        for r in refs:
            truth = cells(sum(decode(load_image(TRUTH / name / (r['name'] + end + '.webp')), r[kind])
                              for end, kind in PARTS if kind in r))
            got = cells(compose(layers, r['values'], mode))
            lum = 100 * np.abs(got @ LUMA / (truth @ LUMA) - 1).ravel()
            worst = 100 * np.abs(got / truth - 1).max()
            everything.append(lum)
            out[mode][r['name']] = lum
            say(f'{mode:8} {r["name"]:16} median {np.median(lum):5.2f}%  95% within {np.percentile(lum, 95):6.2f}%  '
                f'worst {lum.max():6.2f}%  (worst channel {worst:6.2f}%)')
        lum = np.concatenate(everything)
        say(f'{mode:8} {"all":16} median {np.median(lum):5.2f}%  95% within {np.percentile(lum, 95):6.2f}%  worst {lum.max():6.2f}%')
    return out


def write_references(folder, entries):
    """The names, values and scales of the references in a folder, one a line."""
    lines = ',\n'.join(json.dumps(entry) for entry in entries)
    (folder / 'references.json').write_text(f'[{lines}]\n')


def save_layer(folder, name, factors, img, peak=False):
    """Writes a layer in its parts; returns what layers.json has of them."""
    entries = []
    for (end, _), (img, scale) in zip(PARTS, by_brightness(img, peak)):
        size = save_image(encode(img, scale), folder / f'{name}{end}.png')
        print(f'light: {name}{end}.png {size // 1024} KB, scale {scale:.4f}, brightest {img.max():.2f}', flush=True)
        entries.append({'name': name + end, 'factors': factors, 'scale': scale,
                        'mean': [round(float(v), 6) for v in img.mean((0, 1))]})
    return entries


def save_list(folder, layers, **scene):
    (folder / 'layers.json').write_text(json.dumps({**scene, 'layers': layers}, indent=1) + '\n')
    mark_panes(folder)


def traced(name, layers, trace, spots, references, width=1536, truth_width=320):
    """Writes what is traced in arrays. `layers`: names and factors, in the order in which `trace(spots, width)` gives
    their light; `spots`: where in a pixel its rays go. References have four times as many, at other places."""
    args = arguments()
    if args.truth:
        fine = [((x + dx) / 2, (y + dy) / 2) for x, y in spots for dx in (-.5, .5) for dy in (-.5, .5)]
        lit = list(zip((factors for _, factors in layers), trace(fine, truth_width)))
        entries = []
        for ref, values in references.items():
            img = compose(lit, values)
            scale = scale_of(img)
            save_image(encode(img, scale), TRUTH / name / f'{ref}.webp')
            entries.append({'name': ref, 'values': values, 'scale': scale})
        return write_references(TRUTH / name, entries)
    width = 480 if args.draft else args.width or width
    folder = pathlib.Path(tempfile.gettempdir()) / 'duskpane-drafts' / name if args.draft else LAYERS / name
    lit = zip(layers, trace(spots, width))
    entries = [entry for (layer, factors), img in lit for entry in save_layer(folder, layer, factors, img)]
    save_list(folder, entries, width=width, height=width * 9 // 16)


# ---------------------------------------------------------------- a picture of the site out of layers

def picture(name, scene, values, **look):
    """content/images/<name>.jpg out of the committed layers of `scene`, with films."""
    spec = json.loads((LAYERS / scene / 'layers.json').read_text())
    layers = [(l['factors'], decode(load_image(LAYERS / scene / (l['name'] + '.png')), l['scale'])) for l in spec['layers']]
    grade(name, compose(layers, values), **look)


def grade(name, img, exposure=0.0, contrast=.3, width=3840):
    """Scene-linear light into content/images/<name>.jpg: toned, with more contrast, in the masters' size."""
    import cv2
    import _enlarge
    from PIL import Image
    args = arguments()
    img = tone(img, exposure).astype(np.float32)
    img = img - contrast * np.sin(2 * math.pi * img) / (2 * math.pi)      # darks darker, lights lighter, ends as they are
    w = 480 if args.draft else args.width or width
    size = w, round(w * img.shape[0] / img.shape[1])
    if w != img.shape[1]:
        img = _enlarge.enlarge(img, *size) if w > img.shape[1] else cv2.resize(img, size, interpolation=cv2.INTER_AREA)
    out = pathlib.Path(args.out or LAYERS.parent / f'{name}.jpg')
    noise = (np.random.default_rng(1).random((*img.shape[:2], 1), dtype=np.float32) - .5) * 1.6
    Image.fromarray(np.clip(img * 255 + noise + .5, 0, 255).astype(np.uint8)).save(out, quality=85, subsampling=0, optimize=True, progressive=True)
    print(f'light: {name}, {out.stat().st_size // 1024} KB', flush=True)


# ---------------------------------------------------------------- the renders

def _read(path):
    import OpenImageIO as oiio
    f = oiio.ImageInput.open(str(path))
    names = list(f.spec().channelnames)
    px = f.read_image(oiio.FLOAT)
    f.close()

    def pick(layer, comps):
        idx = [[i for i, n in enumerate(names) if n.endswith(f'{layer}.{c}')] for c in comps]
        return np.ascontiguousarray(px[..., [i[0] for i in idx]]).astype(np.float32) if all(idx) else None

    return {'combined': pick('Combined', 'RGB'), 'env': pick('Env', 'RGB'), 'albedo': pick('Denoising Albedo', 'RGB'),
            'normal': pick('Denoising Normal', 'XYZ'), 'pane': pick('pane', 'X')}


def _paste(passes, others, box):
    """The passes of another render, where the box is (fractions of the picture, y up)."""
    h, w = passes['combined'].shape[:2]
    x0, y0, x1, y1 = round(box[0] * w), h - round(box[3] * h), round(box[2] * w), h - round(box[1] * h)
    for key, px in others.items():
        if px is not None:
            passes[key][y0:y1, x0:x1] = px[y0:y1, x0:x1]


def clean(a, b, albedo, normal, env=None, strength=1.0, radius=5):
    """Two halves in, one picture with the same means out; `env` is what needs no filter."""
    import cv2
    raw = (a + b) / 2
    # the filter takes logarithms, and what is left of two renders may be negative
    den = studio.denoise(np.maximum(a, -.2), np.maximum(b, -.2), albedo, normal, strength, radius)
    sigma = max(4, raw.shape[1] / 110)
    wide = lambda x: cv2.GaussianBlur(x, (0, 0), sigma)
    # of the median, as a few lamps raise the mean, and beside that the dark would not get all of its light back
    eps = 1e-3 * float(np.median(raw)) + 1e-9
    # of few samples the filter keeps little more than half: the bounds are far from that
    den = den * np.clip((wide(raw) + eps) / (wide(den) + eps), .4, 4)
    return den if env is None else den + env


def calm(img, below, blotches=False):
    """Evens out what is dimmer than `below`, but not its edges: a bilateral filter of the logarithms. `blotches`: what
    few samples leave behind, wider than that filter sees, is evened at a quarter of the size."""
    import cv2
    h, w = img.shape[:2]
    log = np.log2(img + 1e-4).astype(np.float32)
    for _ in range(2):
        log = cv2.bilateralFilter(log, 9, .6, 4)
    share = np.clip(2 - img.max(-1, keepdims=True) / below * 2, 0, 1)
    if not blotches:
        return img + (np.maximum(np.exp2(log) - 1e-4, 0) - img) * share
    small = cv2.resize(log, (w // 4, h // 4), interpolation=cv2.INTER_AREA)
    even = cv2.bilateralFilter(cv2.bilateralFilter(small, 11, .4, 4), 11, .4, 4)
    log += cv2.resize(even - small, (w, h), interpolation=cv2.INTER_LINEAR)
    flat = np.maximum(np.exp2(log) - 1e-4, 0)
    # logarithms make the mean smaller
    wide = lambda x: cv2.GaussianBlur(x * share, (0, 0), w / 80) + 1e-6
    return img + (flat * np.clip(wide(img) / wide(flat), .8, 1.25) - img) * share


def soften(img, sigma, floor):
    """Blurred by `sigma` px, and black where the blurred is below `floor`."""
    import cv2
    img = cv2.GaussianBlur(img, (0, 0), sigma)
    return np.where(img.max(-1, keepdims=True) < floor, 0, img)


def along(img, sigma=6):
    """The light of thin edges without its speckles: blurred by `sigma` px, and put where there was some."""
    import cv2
    some = cv2.dilate(img.any(-1).astype(np.float32), np.ones((3, 3)))[..., None]
    wide = lambda x: cv2.GaussianBlur(x, (0, 0), sigma).reshape(*x.shape[:2], -1)
    return wide(img) / np.maximum(wide(some), 1e-6) * some


def stretch(coarse, width):
    """Light in more pixels, with no edges evened as `_enlarge.py` does for what is seen."""
    import cv2
    h, w = coarse.shape[:2]
    return np.maximum(cv2.resize(coarse, (width, round(width * h / w)), interpolation=cv2.INTER_CUBIC), 0)


def _coarse(job):
    """Blurred on purpose, or so thin that few samples find nothing of it."""
    return job['soft'] or job['plain']


def keep_light(fine, coarse):
    """`fine` with the light of `coarse`, the same layer in fewer pixels and of more samples: what a few of its pixels
    have together is kept, and how that is spread among them comes from `fine`. What is UNSEEN is only enlarged, and its
    noise evened: with it the driver's view at night was too heavy for a phone."""
    import cv2
    coarse = calm(coarse, UNSEEN, blotches=True)
    h, w = coarse.shape[:2]
    wide = lambda x: cv2.GaussianBlur(x, (0, 0), 1.5)
    small = lambda: wide(cv2.resize(fine, (w, h), interpolation=cv2.INTER_AREA))
    large = lambda x: cv2.resize(x, fine.shape[1::-1], interpolation=cv2.INTER_LINEAR)
    kept = wide(coarse)
    eps = 1e-3 * float(kept.mean()) + 1e-9
    # what is no pane stays black
    some = fine.any(-1, keepdims=True)
    enlarged = stretch(coarse, fine.shape[1])
    fine = fine + (enlarged - fine) * np.clip(2 - np.maximum(fine, enlarged).max(-1, keepdims=True) / UNSEEN * 2, 0, 1)
    fine = fine * large(np.clip((kept + eps) / (small() + eps), .5, 2))
    # glints that few samples missed
    return np.maximum(fine + large(kept - small()), 0) * some


def _dim(nodes, on):
    """What shines by these nodes has its strength, or none."""
    for n in nodes:
        if n.type in ('BACKGROUND', 'EMISSION'):
            n['strength'] = n.get('strength', n.inputs['Strength'].default_value)
            n.inputs['Strength'].default_value = n['strength'] if on else 0


class Rig:
    def __init__(self, name, width=1280, aspect=16 / 9, samples=128, bounces=8, truth_width=320, truth_samples=512,
                 facing=None, faint=.002, fine=1):
        self.name, self.width, self.aspect, self.samples, self.bounces = name, width, aspect, samples, bounces
        self.truth_width, self.truth_samples = truth_width, truth_samples
        # references are rendered so many times as large, with as many samples in all: the smaller a pixel, the more of a
        # bump map's relief it has, and a low sun makes 5% of that
        self.fine = fine
        # by window, the one that it faces: takes layers of reflections apart
        self.facing = facing or {}
        # parts of reflections are left out if none of their cells is brighter
        self.faint = faint
        self.groups, self.jobs, self.references, self._lamps, self.seed = {}, {}, {}, [], 0
        # how many of a layer's samples are rendered
        self.share = 1

    def group(self, name, panes, portals=(), label=None):
        self.groups[name] = {'panes': list(panes), 'portals': list(portals), 'materials': {}}
        for p in panes:
            m = bpy.data.materials.new('pane ' + name)
            m.use_nodes = True
            p.data.materials.clear()
            p.data.materials.append(m)
            self.groups[name]['materials'][p.name] = m

    def lamps(self, objects):
        self._lamps += list(objects)

    def layer(self, name, factors, lit=(), seen=None, mirror=(), lamps=False, sky=True, hide=(), samples=None, again=False,
              through=False, beside=False, calm=0, blotches=False, peak=False, soft=None, plain=False, sharp=False,
              closely=None):
        self.jobs[name] = dict(factors=list(factors), lit=set(lit), seen=set(lit if seen is None else seen),
                               mirror=set(mirror), lamps=lamps, sky=sky, hide=list(hide), samples=samples, again=again,
                               through=through, beside=beside, calm=calm, blotches=blotches,
                               peak=peak, soft=soft, plain=plain, sharp=sharp, closely=closely)

    def reference(self, name, values, lamps=None, caustics=False, spare=False, peak=False):
        """`spare`: rendered only if asked for by --only, and kept in the work folder. `peak`: as of a layer."""
        self.references[name] = dict(values=values, lamps=lamps, caustics=caustics, spare=spare, peak=peak)

    # -- panes

    def _pane(self, group, t_seen, t_lit, r_seen=0.0, r_lit=0.0, again=None):
        """Number or [r, g, b] each. Seen: the camera's own ray at its first pane. Lit: all other rays."""
        g = self.groups[group]
        v = [np.broadcast_to(np.asarray(x, np.float32), 3) for x in (t_seen, t_lit, r_seen, r_lit)]
        t_seen, t_lit, r_seen, r_lit = v
        is_open = (t_seen == 1).all() and (t_lit == 1).all() and not r_seen.any() and not r_lit.any()
        is_black = not any(x.any() for x in v)
        for p in g['portals']:
            p.hide_render = not t_lit.any()
        for p in g['panes']:
            p.hide_render = bool(is_open)
            tree = g['materials'][p.name].node_tree
            tree.nodes.clear()
            add = tree.nodes.new
            out = add('ShaderNodeOutputMaterial')
            if is_open or is_black:
                e = add('ShaderNodeEmission')
                e.inputs['Color'].default_value, e.inputs['Strength'].default_value = (0, 0, 0, 1), 0
                tree.links.new(e.outputs[0], out.inputs['Surface'])
                continue
            lp = add('ShaderNodeLightPath')
            first = add('ShaderNodeMath')
            first.operation = 'LESS_THAN'
            tree.links.new(lp.outputs['Transparent Depth'], first.inputs[0])
            first.inputs[1].default_value = .5
            cam = add('ShaderNodeMath')
            cam.operation = 'MULTIPLY'
            tree.links.new(lp.outputs['Is Camera Ray'], cam.inputs[0])
            tree.links.new(first.outputs[0], cam.inputs[1])

            def color(lit, seen):
                m = add('ShaderNodeMixRGB')
                tree.links.new(cam.outputs[0], m.inputs['Fac'])
                m.inputs['Color1'].default_value, m.inputs['Color2'].default_value = (*lit, 1), (*seen, 1)
                return m.outputs[0]

            t = add('ShaderNodeBsdfTransparent')
            tree.links.new(color(t_lit, t_seen), t.inputs['Color'])
            surface = t.outputs[0]
            if r_seen.any() or r_lit.any():
                gl = add('ShaderNodeBsdfGlossy')
                gl.distribution = 'SHARP'
                gl.inputs['Roughness'].default_value = 0
                tree.links.new(color(r_lit, r_seen), gl.inputs['Color'])
                both = add('ShaderNodeAddShader')
                tree.links.new(surface, both.inputs[0])
                tree.links.new(gl.outputs[0], both.inputs[1])
                surface = both.outputs[0]
                aov = add('ShaderNodeOutputAOV')
                aov.name = 'pane'
                aov.inputs['Value'].default_value = 1
            if again is not None:
                # a ray that comes from a mirror sees a mirror (1) or black (0) in the second pane
                m, e, gl = add('ShaderNodeMixShader'), add('ShaderNodeEmission'), add('ShaderNodeBsdfGlossy')
                gl.distribution = 'SHARP'
                gl.inputs['Roughness'].default_value, gl.inputs['Color'].default_value = 0, (1, 1, 1, 1)
                e.inputs['Strength'].default_value = 0
                tree.links.new(lp.outputs['Is Glossy Ray'], m.inputs['Fac'])
                tree.links.new(surface, m.inputs[1])
                tree.links.new((gl if again else e).outputs[0], m.inputs[2])
                surface = m.outputs[0]
            tree.links.new(surface, out.inputs['Surface'])

    def _box(self, panes, width, height, pad=3):
        """The rectangle (fractions of the picture, y up) in which the camera sees the panes, or None."""
        from bpy_extras.object_utils import world_to_camera_view
        scene = bpy.context.scene
        bpy.context.view_layer.update()
        pts = [world_to_camera_view(scene, scene.camera, p.matrix_world @ v.co) for p in panes for v in p.data.vertices]
        pts = [p for p in pts if p.z > 0]
        if not pts:
            return None
        x0, x1 = min(p.x for p in pts) - pad / width, max(p.x for p in pts) + pad / width
        y0, y1 = min(p.y for p in pts) - pad / height, max(p.y for p in pts) + pad / height
        x0, y0, x1, y1 = (min(1, max(0, v)) for v in (x0, y0, x1, y1))
        return (x0, y0, x1, y1) if x1 > x0 and y1 > y0 else None

    def _boxes(self, names, width, height, pad=3):
        boxes = {n: self._box(self.groups[n]['panes'], width, height, pad) for n in names}
        return {n: box for n, box in boxes.items() if box}

    # -- one render

    def _settings(self, width, samples, box, caustics=False):
        scene = bpy.context.scene
        height = round(width / self.aspect)
        r, c = scene.render, scene.cycles
        r.engine = 'CYCLES'
        c.device, c.samples, c.use_denoising, c.use_adaptive_sampling = 'CPU', samples, False, False
        b = self.bounces
        c.max_bounces, c.diffuse_bounces, c.glossy_bounces = b, b, min(5, b)
        c.transmission_bounces, c.transparent_max_bounces = b, 16
        c.sample_clamp_indirect = c.sample_clamp_direct = 0
        c.caustics_reflective = c.caustics_refractive = caustics
        c.blur_glossy = .5
        c.light_sampling_threshold = 0
        c.pixel_filter_type, c.filter_width = ('BOX', 1.0) if box else ('BLACKMAN_HARRIS', 1.5)
        r.use_persistent_data = True
        r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
        r.image_settings.file_format, r.image_settings.color_depth = 'OPEN_EXR_MULTILAYER', '32'
        r.film_transparent = False
        layer = scene.view_layers[0]
        layer.cycles.denoising_store_passes = True
        layer.use_pass_environment = True
        if 'pane' not in layer.aovs:
            aov = layer.aovs.add()
            aov.name, aov.type = 'pane', 'VALUE'
        return height

    def _lit_by(self, lamps, sky):
        scene = bpy.context.scene
        for o in self._lamps:
            if callable(o):
                o(lamps)
            elif o.type == 'MESH':
                for m in o.data.materials:
                    _dim(m.node_tree.nodes, lamps)
            else:
                o.hide_render = not lamps
        for o in scene.objects:
            if o.type == 'LIGHT' and o.data.type == 'SUN':
                o.hide_render = not sky
        _dim(scene.world.node_tree.nodes, sky)

    def _shoot(self, samples, boxes=None):
        """Renders two independent halves; returns the passes of both."""
        scene = bpy.context.scene
        scene.cycles.samples = max(1, samples // 2) if self.share == 1 else max(2, round(samples * self.share / 2))
        halves = []
        with tempfile.TemporaryDirectory() as folder:
            for i in range(2):
                scene.cycles.seed = 11 + i * 101 + self.seed
                merged = None
                for k, box in enumerate(boxes or [None]):
                    scene.render.use_border, scene.render.use_crop_to_border = box is not None, False
                    if box:
                        (scene.render.border_min_x, scene.render.border_min_y, scene.render.border_max_x,
                         scene.render.border_max_y) = box
                    path = pathlib.Path(folder) / f'{i}-{k}.exr'
                    scene.render.filepath = str(path)
                    bpy.ops.render.render(write_still=True)
                    part = _read(path)
                    if merged is None:
                        merged = part
                    else:
                        _paste(merged, part, box)
                halves.append(merged)
        scene.render.use_border = False
        return halves

    def _layer(self, job, width, samples):
        height = self._settings(width, samples, job['sharp'])
        self._lit_by(job['lamps'], job['sky'])
        for o in job['hide']:
            o.hide_render = True
        for n in self.groups:
            lit, seen, mir = (float(n in job[k]) for k in ('lit', 'seen', 'mirror'))
            self._pane(n, 0.0 if mir else seen, lit, *((0, mir) if job['beside'] else (mir, 0)), again=1 if job['again'] else None)
        boxes = None
        if job['through'] or job['mirror'] and not job['beside']:
            each = [self._box([p], width, height) for n in self.groups if n in (job['mirror'] or job['seen']) for p in self.groups[n]['panes']]
            boxes = [box for box in each if box]
        self._hold_out(bool(job['mirror']) and not job['beside'])
        a, b = self._shoot(job['samples'] or samples, boxes)
        if job['closely']:
            name, closer = job['closely']
            close = self._box([bpy.data.objects[name]], width, height)
            for whole, part in zip((a, b), self._shoot(closer, [close])):
                _paste(whole, part, close)
        if job['through'] or job['beside']:
            for n in self.groups:
                lit, seen, mir = (float(job['beside'] and n in job[k]) for k in ('lit', 'seen', 'mirror'))
                self._pane(n, 0.0 if mir else seen, lit)
            for whole, black in zip((a, b), self._shoot(job['samples'] or samples, boxes)):
                whole['is pane'] = (black['combined'] < .002).all(-1, keepdims=True)
                for key in ('combined', 'env'):
                    whole[key] = whole[key] - black[key]
        if job['again']:
            for n in self.groups:
                lit, seen, mir = (float(n in job[k]) for k in ('lit', 'seen', 'mirror'))
                self._pane(n, 0.0 if mir else seen, lit, mir, again=0)
            for whole, once in zip((a, b), self._shoot(job['samples'] or samples, boxes)):
                whole['combined'] = np.maximum(whole['combined'] - once['combined'], 0)
                whole['env'] = whole['env'] - once['env']
        self._hold_out(False)
        for o in job['hide']:
            o.hide_render = False
        alb, nor = (a['albedo'] + b['albedo']) / 2, (a['normal'] + b['normal']) / 2
        if job['mirror'] and not job['beside']:
            return self._reflection(a, b, alb, nor, boxes)
        env = (a['env'] + b['env']) / 2
        if job['plain']:
            return along(np.maximum((a['combined'] + b['combined']) / 2, 0) * (a['is pane'] & b['is pane']))
        if job['through'] or job['beside']:
            # noise of the wall round the panes goes both ways: without the negative half its mean would not be zero
            return np.maximum(clean(a['combined'] - a['env'], b['combined'] - b['env'], alb, nor, env), 0)
        img = clean(np.maximum(a['combined'] - a['env'], 0), np.maximum(b['combined'] - b['env'], 0), alb, nor, env)
        if job['closely']:
            sure = np.abs(a['combined'] - b['combined']) @ LUMA < .3 * (a['combined'] + b['combined']) @ LUMA / 2
            _paste({'combined': img}, {'combined': np.where(sure[..., None], (a['combined'] + b['combined']) / 2, img)}, close)
        return img

    def _hold_out(self, on):
        """What is no pane is black where the camera sees it itself, and the light that it has elsewhere stays: of a
        pixel at a pane's rim is left what the pane shows, from each bit of the pixel that is pane."""
        panes = {p.name for g in self.groups.values() for p in g['panes']}
        for o in bpy.context.scene.objects:
            o.is_holdout = on and o.name not in panes

    def _reflection(self, a, b, alb, nor, boxes):
        """Only what the panes show."""
        out = np.zeros_like(alb)
        h, w = out.shape[:2]
        pane = (a['pane'] + b['pane']) > 0
        for x0, y0, x1, y1 in boxes:
            sl = (slice(max(0, h - round(y1 * h)), h - round(y0 * h)), slice(round(x0 * w), round(x1 * w)))
            out[sl] = clean(a['combined'][sl] - a['env'][sl], b['combined'][sl] - b['env'][sl], alb[sl], nor[sl]) * pane[sl]
        return out

    def _reference(self, ref, width, samples):
        fine = self.fine
        self._settings(width * fine, samples // fine ** 2, True, ref['caustics'])
        lamps = bool(self._lamps) if ref['lamps'] is None else ref['lamps']
        self._lit_by(lamps, True)
        for n in self.groups:
            t, r = value(ref['values'], 'T:' + n), value(ref['values'], 'R:' + n)
            self._pane(n, t, t, r, r)
        a, b = ({'combined': shrink(half['combined'], fine)} for half in self._shoot(samples // fine ** 2))
        ca, cb = (cells(x['combined']) @ LUMA for x in (a, b))
        lit = ca + cb > 0
        noise = float(np.sqrt(np.mean((ca - cb)[lit] ** 2 / ((ca + cb) / 2)[lit] ** 2)) / 2)
        return (a['combined'] + b['combined']) / 2, noise

    # -- the work folder

    def run(self):
        args = arguments()
        if args.draft:
            return self._draft(args)
        width = args.width or (self.truth_width if args.truth else self.width)
        samples = args.samples or (self.truth_samples if args.truth else self.samples)
        work = pathlib.Path(tempfile.gettempdir()) / 'duskpane-light' / f'{self.name}{"-truth" if args.truth else ""}-{width}-{samples}'
        work.mkdir(parents=True, exist_ok=True)
        jobs = self.references if args.truth else self.jobs
        if args.finer:
            committed = self._committed()
            self.share = (committed['width'] / width) ** 2 / 3
            jobs = {n: job for n, job in jobs.items() if self._made_of(n, committed) and not _coarse(job)}
        passes = {n: int(np.load(work / f'{n}.npz').get('passes', 1)) for n in jobs if (work / f'{n}.npz').exists()}
        if args.fresh:
            passes = {}
            for n in jobs:
                (work / f'{n}.npz').unlink(missing_ok=True)
        wanted = [n for n, j in jobs.items() if (n in args.only.split(',') if args.only else not j.get('spare'))]
        todo = [n for n in wanted if passes.get(n, 0) < (max(1, args.passes) if args.truth else 1)]
        todo.sort(key=lambda n: passes.get(n, 0))
        for _ in range(0 if args.finish else args.jobs):
            if not todo:
                break
            name = todo.pop(0)
            started = time.time()
            done = passes.get(name, 0) + 1
            if args.truth:
                self.seed = 1009 * list(jobs).index(name) + 100003 * (done - 1)
                img, noise = self._reference(self.references[name], width, samples)
                if done > 1:
                    old = np.load(work / f'{name}.npz')
                    img = (old['img'] * (done - 1) + img) / done
                    noise = math.hypot(float(old['noise']) * (done - 1), noise) / done
            else:
                img, noise = self._layer(self.jobs[name], width, samples), 0
            spent = time.time() - started
            part = work / f'.{name}.npz'
            np.savez(part, img=img.astype(np.float32), seconds=spent, noise=noise, passes=done)
            os.replace(part, work / f'{name}.npz')
            passes[name] = done
            if done < (args.passes if args.truth else 1):
                todo.append(name)
            print(f'light: {name} {img.shape[1]}x{img.shape[0]} {samples} samples, {spent:.0f} s'
                  + (f', noise of a cell {100 * noise:.2f}%' if args.truth else ''), flush=True)
        if not todo:
            self._finish(work, width, samples, args)
        print(f'light: {len(todo)} left', flush=True)

    def _finish(self, work, width, samples, args):
        height = round(width / self.aspect)
        load = lambda n: np.load(work / f'{n}.npz')
        target = pathlib.Path(args.out) if args.out else (TRUTH if args.truth else LAYERS) / self.name
        if args.truth:
            entries = []
            for n, ref in self.references.items():
                if ref['spare'] or not (work / f'{n}.npz').exists():
                    continue
                f = load(n)
                scales = {}
                for (end, kind), (img, scale) in zip(PARTS, by_brightness(f['img'], ref['peak'])):
                    scales[kind] = scale
                    save_image(encode(img, scale), target / f'{n}{end}.webp')
                entries.append({'name': n, 'values': ref['values'], **scales})
            write_references(target, entries)
        else:
            entries = []
            boxes = self._boxes(self.groups, width, height, 0)
            committed = self._committed() if args.finer else None
            for n, job in self.jobs.items():
                if args.finer and not self._made_of(n, committed):
                    continue
                stretched = args.finer and _coarse(job)
                if stretched:
                    whole = stretch(self._light_of(n, committed), width)
                elif (work / f'{n}.npz').exists():
                    whole = calm(load(n)['img'], job['calm'], job['blotches']) if job['calm'] else load(n)['img']
                else:
                    continue
                if job['soft']:
                    whole = soften(whole, *job['soft'])
                if args.finer and not stretched:
                    whole = keep_light(whole, self._light_of(n, committed))
                for part, factors, img in self._by_window(n, job['factors'], whole, boxes):
                    entries += save_layer(target, part, factors, img, job['peak'])
            groups = [{'name': n, **({'box': [round(v, 4) for v in (b[0], 1 - b[3], b[2], 1 - b[1])]} if (b := boxes.get(n)) else {})}
                      for n in self.groups]
            save_list(target, entries, width=width, height=height, samples=samples, bounces=self.bounces, groups=groups)
        print(f'light: {self.name} -> {target.name}', flush=True)

    def _committed(self):
        return json.loads((LAYERS / self.name / 'layers.json').read_text())

    def _made_of(self, job, committed):
        """The committed layers that were made of a job, by window and by brightness; none where it has next to no light."""
        return [l for l in committed['layers'] if l['name'].removesuffix('-peaks').partition('-in-')[0] == job]

    def _light_of(self, job, committed):
        return sum(decode(load_image(LAYERS / self.name / f'{l["name"]}.png'), l['scale']) for l in self._made_of(job, committed))

    def _by_window(self, name, factors, img, boxes):
        """A layer of reflections, `R:all`, taken apart by the window that shows them: no two share a column of pixels.
        A second `R:all` becomes the window that this one faces. Parts that would be invisible are left out."""
        if 'R:all' not in factors or not self.facing:
            yield name, factors, img
            return
        width = img.shape[1]
        for window, facing in self.facing.items():
            part = np.zeros_like(img)
            columns = slice(int(boxes[window][0] * width), int(np.ceil(boxes[window][2] * width)) + 1)
            part[:, columns] = img[:, columns]
            if cells(part).max() < self.faint:
                continue
            seen, *again = [f for f in factors if f == 'R:all']
            yield (f'{name}-in-{window}',
                   ['R:' + window, *('R:' + facing for _ in again), *(f for f in factors if f != 'R:all')], part)

    def _draft(self, args):
        width, samples = args.width or 480, args.samples or 16
        self._settings(width, samples, False)
        self._lit_by(bool(self._lamps), True)
        for n in self.groups:
            self._pane(n, 1.0, 1.0)
        started = time.time()
        a, b = self._shoot(samples)
        env = (a['env'] + b['env']) / 2
        img = clean(np.maximum(a['combined'] - a['env'], 0), np.maximum(b['combined'] - b['env'], 0),
                    (a['albedo'] + b['albedo']) / 2, (a['normal'] + b['normal']) / 2, env, radius=4)
        out = pathlib.Path(args.out) if args.out else pathlib.Path(tempfile.gettempdir()) / 'duskpane-drafts' / f'light-{self.name}.png'
        save_image((tone(img) * 255 + .5).astype(np.uint8), out)
        np.save(out.with_suffix('.npy'), img.astype(np.float32))
        print(f'light: draft {width} px, {samples} samples, {time.time() - started:.0f} s -> {out}', flush=True)


def arguments():
    argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    p = argparse.ArgumentParser()
    for flag in ('draft', 'truth', 'finish', 'fresh', 'finer'):
        p.add_argument('--' + flag, action='store_true')
    p.add_argument('--width', type=int)
    p.add_argument('--samples', type=int)
    p.add_argument('--passes', type=int, default=1)
    p.add_argument('--jobs', type=int, default=1)
    p.add_argument('--only')
    p.add_argument('--out')
    return p.parse_known_args(argv)[0]


if __name__ == '__main__' and bpy is None:
    for scene_name in sys.argv[1:]:
        if sys.argv[1] == '--panes':
            if scene_name != '--panes':
                mark_panes(LAYERS / scene_name)
            continue
        print(scene_name)
        check(scene_name)
