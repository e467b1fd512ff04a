"""A corner of an office behind a pane, the same for every decorative finish: what is seen through each at one distance.

The film ends short of the picture's right edge, where the glass is bare. Call `picture(name, cover, film)`.
"""
import math

import bpy
import studio  # before the next two, which it finds for Blender
import cv2
import numpy as np
import _plant
from studio import Nodes, material

# what the camera sees of the pane, in metres, and where the film ends
X0, X1, Z0, Z1, EDGE = -.74, .74, .62, 1.74, .37
PX = 1400          # of a mask, per metre


# ------------------------------------------------------------------ where the film is


def everywhere():
    return np.ones((round((Z1 - Z0) * PX), round((X1 - X0) * PX)), np.float32)


def points(xz):
    """Metres to the pixels of a mask, whose first row is the lowest."""
    return ((np.asarray(xz, float) - [X0, Z0]) * PX * 16).round().astype(np.int32)


def draw(cover, polygons, value):
    cv2.fillPoly(cover, [points(p) for p in polygons], value, cv2.LINE_AA, 4)
    return cover


def gradient(pitch=.014):
    """Solid below; upwards in lines that grow thinner until nothing is left above the eyes."""
    cover = everywhere() * 0
    for z in np.arange(Z0, 1.60, pitch):
        width = pitch * (1.06 - np.clip((z - .86) / .72, 0, 1))
        draw(cover, [[(X0, z), (X1, z), (X1, z + width), (X0, z + width)]], 1)
    return cover


def lines(pitch=.020, width=.0125):
    cover = everywhere() * 0
    for x in np.arange(X0, X1, pitch):
        draw(cover, [[(x, Z0), (x + width, Z0), (x + width, Z1), (x, Z1)]], 1)
    return cover


def leaf(x, z, angle, length, width):
    t = np.linspace(0, 1, 28)
    half = width * np.sin(math.pi * t ** .82) * (1 - .25 * t)
    bend = .10 * length * np.sin(math.pi * t)
    side = [np.stack([length * t, bend + s * half], 1) for s in (1, -1)]
    outline = np.vstack([side[0], side[1][::-1]])
    c, s = math.cos(angle), math.sin(angle)
    return outline @ np.array([(c, s), (-s, c)]) + [x, z]


def sprig(x, z, height, lean, seed, pairs=9):
    """A stem that leans, with its leaves in pairs that grow shorter upwards."""
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 1, 60)
    stem = np.stack([x + lean * t ** 1.7, z + height * t], 1)
    across = np.stack([np.full(60, .0024) * (1.3 - t), 0 * t], 1)
    shapes = [np.vstack([stem - across, (stem + across)[::-1]])]
    for k in range(pairs):
        u = .10 + .86 * k / (pairs - 1)
        at = stem[int(u * 59)]
        for s in (-1, 1):
            length = height * (.205 - .11 * u) * rng.uniform(.88, 1.12)
            up = math.radians(rng.uniform(26, 38) + 18 * u)
            shapes.append(leaf(*at, math.pi / 2 - s * (math.pi / 2 - up), length, length * .19))
    return shapes


def foliage():
    cover = everywhere() * 0
    for k, x in enumerate(np.arange(-.68, .50, .215)):
        high = (.94, .70, 1.02, .80)[k % 4]
        draw(cover, sprig(x, Z0 + .03, high, (.06, -.05, .03, -.07)[k % 4], k, 11), 1)
    return cover


def cut_out():
    return draw(everywhere(), [s for k, (x, h, d) in enumerate(((-.34, .62, .07), (-.15, .80, -.04), (.02, .56, .06))) for s in sprig(x, .82, h, d, 20 + k)], 0)


# ------------------------------------------------------------------ what the film is made of


def frost(haze=.36, rough=.32, tone=.92):
    """Some light goes straight on, scattered a little, and some in all directions."""
    n = Nodes('frost')
    r = n.add('ShaderNodeBsdfRefraction', Color=(tone, tone, tone * 1.01), Roughness=rough, IOR=1.12)
    d = n.add('ShaderNodeBsdfTranslucent', Color=(.80, .81, .83))
    w = n.add('ShaderNodeBsdfDiffuse', Color=(.80, .81, .83))
    body = n.add('ShaderNodeMixShader', Fac=haze, _1=r.outputs[0], _2=d.outputs[0])
    return n, n.add('ShaderNodeMixShader', Fac=.06, _1=body.outputs[0], _2=w.outputs[0]).outputs[0]


def opaque(color=(.93, .925, .91)):
    n = Nodes('opaque')
    return n, n.principled(Base_Color=color, Roughness=.55, Specular=.25).outputs[0]


def tones(bands):
    """Clear and colored: (to x, color)."""
    n = Nodes('tones')
    x = n.add('ShaderNodeSeparateXYZ', _0=n.world_position()).outputs[0]
    col = bands[-1][1]
    for to, c in reversed(bands[:-1]):
        col = n.mix(n.math('LESS_THAN', x, to), col, c)
    return n, n.add('ShaderNodeBsdfTransparent', Color=col).outputs[0]


def apply(cover, film):
    """The pane, and the film where `cover` is 1."""
    n, body = film
    h, w = cover.shape
    image = bpy.data.images.new('cover', w, h, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    rgba = np.ones((h, w, 4), np.float32)
    rgba[..., :3] = cover[..., None]
    image.pixels.foreach_set(rgba.ravel())
    image.pack()
    pos = n.add('ShaderNodeSeparateXYZ', _0=n.world_position()).outputs
    uv = n.add('ShaderNodeCombineXYZ', _0=n.math('DIVIDE', n.math('SUBTRACT', pos[0], X0), X1 - X0),
               _1=n.math('DIVIDE', n.math('SUBTRACT', pos[2], Z0), Z1 - Z0))
    tex = n.add('ShaderNodeTexImage', {'image': image, 'extension': 'EXTEND'}, Vector=uv.outputs[0])
    clear = n.add('ShaderNodeBsdfTransparent', Color=(1, 1, 1))
    n.surface(n.add('ShaderNodeMixShader', Fac=tex.outputs[0], _1=clear.outputs[0], _2=body).outputs[0])
    studio.quad('pane', [(-3, .006, 0), (3, .006, 0), (3, .006, 3), (-3, .006, 3)], material.glass(vlt=.93, r0=.05))
    studio.quad('film', [(X0 - .2, 0, Z0 - .2), (EDGE, 0, Z0 - .2), (EDGE, 0, Z1 + .2), (X0 - .2, 0, Z1 + .2)], n.mat)


# ------------------------------------------------------------------ what is behind it


def office():
    oak = material.wood((.36, .235, .135), .38, plank=None)
    black = material.plastic((.02, .02, .022), .4)
    wall = material.plaster((.76, .74, .70), bump=0)
    studio.plane('floor', (9, 10), (0, 1, 0), material.wood((.42, .33, .24), .42, plank=(.18, 2.1)))
    studio.plane('ceiling', (9, 10), (0, 1, 2.75), material.plaster((.84, .84, .83), bump=0))
    studio.box('back', (9, .2, 2.8), (0, 3.9, 1.4), wall)
    studio.box('side', (.2, 8, 2.8), (2.7, .3, 1.4), material.plaster((.20, .30, .30), bump=0))
    # daylight from the left: window, frame, garden in the haze
    studio.area((-2.35, 1.6, 1.45), (0, 1.6, 1.1), (3.4, 2.2), 330, (.93, .97, 1))
    studio.area((0, -3.2, 2.4), (0, .2, 1.2), (4, 1.2), 60, (1, .97, .93))
    # shelf with books on the back wall
    rng = np.random.default_rng(3)
    covers = [material.plastic(c, .6) for c in ((.52, .13, .06), (.05, .14, .24), (.66, .58, .44), (.14, .24, .15), (.74, .68, .58), (.62, .36, .08))]
    for k, z in enumerate((.72, 1.10, 1.48, 1.86)):
        studio.bevelled_box('shelf', (2.1, .28, .026), (.42, 3.66, z), oak, bevel=.003)
        x = -.55
        while x < 1.38:
            w, h = rng.uniform(.022, .050), rng.uniform(.19, .30)
            if rng.random() < .10:
                x += rng.uniform(.08, .26)
                continue
            studio.bevelled_box('book', (w, .2, h), (x + w / 2, 3.64, z + .013 + h / 2), covers[rng.integers(len(covers))], bevel=.002, segments=1)
            x += w + .001
    # a picture
    n = Nodes('art')
    g = n.coords('Generated')
    lvl = n.math('ADD', n.add('ShaderNodeSeparateXYZ', _0=g).outputs[2], n.math('MULTIPLY_ADD', n.noise(2.2, 2, .5, g), .5, -.25))
    art = n.surface(n.principled(Base_Color=n.ramp(lvl, [(0, (.06, .13, .22)), (.40, (.06, .13, .22)), (.41, (.72, .28, .08)), (.60, (.72, .28, .08)), (.61, (.78, .72, .60))]), Roughness=.85).outputs[0])
    studio.bevelled_box('frame', (.70, .03, .92), (-1.15, 3.78, 1.52), oak, bevel=.003)
    studio.box('art', (.64, .01, .86), (-1.15, 3.76, 1.52), art)
    # table with an open laptop, a cup, papers
    studio.bevelled_box('table', (1.9, .80, .030), (-.10, 1.55, .735), oak, bevel=.005)
    for x in (-.95, .75):
        studio.bevelled_box('leg', (.05, .6, .72), (x, 1.55, .36), black, bevel=.004)
    alu = material.principled('alu', Base_Color=(.72, .72, .73, 1), Roughness=.38, Metallic=.9)
    studio.bevelled_box('laptop', (.33, .23, .014), (-.20, 1.50, .757), alu, (0, 0, 8), .004)
    studio.bevelled_box('lid', (.33, .012, .225), (-.215, 1.625, .868), alu, (-14, 0, 8), .004)
    screen = Nodes('screen')
    g = screen.add('ShaderNodeSeparateXYZ', _0=screen.coords('Generated')).outputs
    bars = screen.math('GREATER_THAN', screen.noise(7, 1, .5, screen.mapping(screen.coords('Generated'), (1, 1, 9))), .52)
    col = screen.mix(bars, (.55, .72, .95), (.95, .97, 1))
    col = screen.mix(screen.math('LESS_THAN', g[0], .28), col, (.07, .16, .32))
    studio.box('screen', (.312, .002, .195), (-.2135, 1.6155, .870), screen.surface(screen.add('ShaderNodeEmission', Color=col, Strength=1.5).outputs[0]), (-14, 0, 8))
    red = material.principled('mug', Base_Color=(.58, .10, .05, 1), Roughness=.3)
    studio.lathe('mug', [(0, 0), (.038, 0), (.042, .01), (.043, .095), (.039, .095), (.037, .012), (0, .012)], red, (.13, 1.36, .75), steps=64)
    studio.tube('ear', [(.17, 1.36, .825), (.20, 1.36, .822), (.20, 1.36, .780), (.17, 1.36, .775)], .006, red)
    for k in range(3):
        studio.bevelled_box('paper', (.21, .297, .004), (.42 + .01 * k, 1.52 - .012 * k, .752 + .004 * k), material.plastic((.86, .85, .82), .8), (0, 0, -12 + 7 * k), .0005, 1)
    # a chair with a jacket over its back, turned to the table
    shell = material.leather((.30, .135, .055), .42)

    def chair(cx, cy, yaw, mat):
        c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
        T = lambda p, w, z: (cx + c * p - s * w, cy + s * p + c * w, z)
        prof = [(-.25, .47), (-.1, .455), (.12, .455), (.22, .49), (.27, .60), (.29, .80), (.31, .95)]
        studio.loft('chair', [[T(p, w, z) for p, z in prof] for w in (-.25, -.22, -.1, .1, .22, .25)], mat, closed=False, subdivide=2, solidify=.035)
        for p in (-.2, .2):
            for w in (-.2, .2):
                studio.tube('leg', [T(p, w, .45), T(p * 1.2, w * 1.2, 0)], .012, black)

    chair(.52, 1.12, 262, shell)
    chair(-.55, 2.25, 95, shell)
    _plant.plant(.92, 2.35, seed=11, stems=9, leaves=28, height=(.95, 1.45))
    lamp = material.plastic((.62, .34, .07), .35)
    studio.lathe('pendant', [(.02, 1.93), (.05, 1.91), (.19, 1.76), (.20, 1.74), (.19, 1.745)], lamp, (-.12, 1.55, 0))
    studio.lathe('bulb', [(0, 1.755), (.165, 1.755)], material.emission((1, .80, .56), 4, lamp=False), (-.12, 1.55, 0))
    studio.tube('cord', [(-.12, 1.55, 1.93), (-.12, 1.55, 2.75)], .003, black)
    studio.area((-.12, 1.55, 1.74), (-.12, 1.55, 0), (.3, .3), 7, (1, .80, .58))


def picture(name, cover, film, width=1280, samples=20):
    office()
    apply(cover, film)
    studio.camera((0, -1.62, 1.18), (0, 0, 1.18), lens=39.5)
    studio.render(name, aspect=4 / 3, width=width, master=width, samples=samples, exposure=.15, bounces=5, bloom=.02, vignette=0, contrast='Medium Contrast')
