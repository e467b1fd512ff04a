"""The living room of the light scenes: three windows, each on its own, on a corner that looks at the lake."""
import math
import random

import bpy
import numpy as np
import studio
import _plant
import _world
from studio import Nodes, material

X0, X1, Y0, Y1, H = -3.7, 3.3, -4.3, 3.0, 2.75
THICK, SILL, HEAD = .30, .10, 2.48
EYE = (-1.0, -3.0, 1.32)
# group: wall, from, to
WINDOWS = {'left': ('far', -3.05, -.80), 'middle': ('far', -.20, 2.05), 'right': ('side', .10, 2.25)}
# which window mirrors which
FACING = {'left': 'right', 'middle': 'right', 'right': 'middle'}


def daylight(azimuth, elevation, sun, exposure, color=(1, .965, .91), draft=False, **season):
    """What lights the room by day: the sky, the garden, the lake, and the sun over them."""
    import _outdoors
    world = _outdoors.panorama(EYE, azimuth, elevation, sun, *((2048, 8) if draft else (5120, 24)), warm=color, **season)
    studio.sky(pixels=world, strength=exposure, seen=beyond(world))
    studio.sun(azimuth, elevation, sun * exposure, color=color, angle=.6)


def beyond(world):
    """What the panes show: the world out of focus, as to a camera that is focused on the room."""
    return _world.out_of_focus(world, .2, pale=.25)


def camera():
    studio.camera(EYE, (.50, 3, 1.32), lens=22, shift=(0, -.085))


def day(name, azimuth, elevation, sun, exposure, width=1280, fine=1, peaks=None, **season):
    """The room by day, as layers and references: each window is a layer of light, with what mirrors add. Returns the
    rig, to add to and to run. `exposure`: so that white paper in the bright parts of the room is about 1. `fine`: 4
    where the sun is low. `peaks`: `peak` of a layer, by its window."""
    import light
    daylight(azimuth, elevation, sun, exposure, draft=light.arguments().draft, **season)
    windows, _ = build()
    camera()
    rig = light.Rig(name, width=width, facing=FACING, samples=80, truth_samples=192, bounces=6, fine=fine, faint=.004)
    for group, (pane, portal) in windows.items():
        rig.group(group, [pane], [portal])
    for group in windows:
        rig.layer(group, ['T:' + group], lit=[group], peak=(peaks or {}).get(group, False))
    for group in windows:
        rig.layer('mirror-' + group, ['R:all', 'T:' + group], lit=[group], mirror=list(windows), samples=48)
    # the side window mirrors the far ones, which mirror the room: a quarter of a quarter, and still seen
    for group in windows:
        rig.layer('again-' + group, ['R:all', 'R:all', 'T:' + group], lit=[group], mirror=list(windows), again=True, samples=12)
    films(rig)
    return rig


def films(rig):
    """The references of the room: each film everywhere, films that differ, a mirror."""
    for vlt in (5, 20, 35, 50, 70):
        rig.reference(f'vlt-{vlt}', {'T:all': vlt / 100})
    rig.reference('mixed', {'T:left': .05, 'T:middle': [.46, .50, .52], 'T:right': .20})
    rig.reference('mirror', {'T:all': .15, 'R:all': .25})


def quick(mat, color):
    """For rays that have bounced off something matt, a plain surface of the mean color: they cannot see the grain."""
    tree = mat.node_tree
    out = next(n for n in tree.nodes if n.type == 'OUTPUT_MATERIAL')
    was = out.inputs['Surface'].links[0].from_socket
    d, lp, m = (tree.nodes.new(k) for k in ('ShaderNodeBsdfDiffuse', 'ShaderNodeLightPath', 'ShaderNodeMixShader'))
    d.inputs['Color'].default_value = (*color, 1)
    tree.links.new(lp.outputs['Is Diffuse Ray'], m.inputs['Fac'])
    tree.links.new(was, m.inputs[1])
    tree.links.new(d.outputs[0], m.inputs[2])
    tree.links.new(m.outputs[0], out.inputs['Surface'])
    return mat


def matt(name, color):
    n = Nodes(name)
    return n.surface(n.add('ShaderNodeBsdfDiffuse', Color=color).outputs[0])


def cushion(name, size, loc, mat, rot=(0, 0, 0), puff=.06):
    return studio.bevelled_box(name, size, loc, mat, rot, bevel=puff, segments=5)


def wall_with_holes(name, along, holes, mat, far):
    """A wall with windows: `along` = (from, to) on its axis; inner face at Y1 (far) or X1 (side)."""
    def block(a, b, z0, z1):
        if b - a < 1e-4 or z1 - z0 < 1e-4:
            return
        if far:
            studio.box(name, (b - a, THICK, z1 - z0), ((a + b) / 2, Y1 + THICK / 2, (z0 + z1) / 2), mat)
        else:
            studio.box(name, (THICK, b - a, z1 - z0), (X1 + THICK / 2, (a + b) / 2, (z0 + z1) / 2), mat)
    at = along[0]
    for a, b in sorted(holes):
        block(at, a, 0, H)
        block(a, b, 0, SILL)
        block(a, b, HEAD, H)
        at = b
    block(at, along[1], 0, H)


def window(kind, a, b, frame):
    """Frame, one post, a pane and its portal. Returns (pane, portal)."""
    d = THICK * .62
    w, f = b - a, .055

    def bar(u, z, su, sz):
        if kind == 'far':
            studio.bevelled_box('frame', (su, .07, sz), (u, Y1 + d, z), frame, bevel=.006)
        else:
            studio.bevelled_box('frame', (.07, su, sz), (X1 + d, u, z), frame, bevel=.006)
    for u in (a + f / 2, b - f / 2, (a + b) / 2):
        bar(u, (SILL + HEAD) / 2, f if u != (a + b) / 2 else .07, HEAD - SILL)
    for z in (SILL + f / 2, HEAD - f / 2):
        bar((a + b) / 2, z, w, f)
    p = lambda u, z, e=0: (u, Y1 + d + e, z) if kind == 'far' else (X1 + d + e, u, z)
    pane = studio.quad('pane', [p(a, SILL), p(b, SILL), p(b, HEAD), p(a, HEAD)], None)
    m = (a + b) / 2
    inward = (m, 0, 1.3) if kind == 'far' else (0, m, 1.3)
    portal = studio.portal(p(m, (SILL + HEAD) / 2, .06), inward, (w, HEAD - SILL))
    # level, whatever the target's height
    portal.rotation_euler = (math.radians(90), 0, 0 if kind == 'far' else math.radians(-90))
    portal.rotation_euler = studio.Vector((0, -1, 0) if kind == 'far' else (-1, 0, 0)).to_track_quat('-Z', 'Y').to_euler()
    return pane, portal


def curtain(kind, a, b, mat, depth=.045, folds=7, seed=0):
    rnd = np.random.default_rng(seed)
    n = folds * 14
    t = np.linspace(0, 1, n)
    ph = t * folds * 2 * np.pi + .5 * np.sin(t * 9 + seed)
    off = .11 + depth * np.sin(ph) * (1 + .3 * np.sin(t * 5))
    u = a + (b - a) * t + .012 * np.sin(ph * 2)
    rows = []
    for z, k in ((2.66, .65), (2.45, .9), (1.4, 1.0), (.5, 1.08), (.015, 1.15)):
        o = .11 + (off - .11) * k
        rows.append([(uu, Y1 - oo, z) if kind == 'far' else (X1 - oo, uu, z) for uu, oo in zip(u, o)])
    studio.loft('curtain', rows, mat, closed=False, subdivide=1, solidify=.004)


def books(x0, x1, y, z, rnd, mats, deep=.2):
    x = x0
    while x < x1 - .05:
        w, h = rnd.uniform(.018, .045), rnd.uniform(.19, .29)
        if rnd.random() < .06:
            x += rnd.uniform(.06, .2)
            continue
        studio.bevelled_box('book', (w, deep, h), (x + w / 2, y, z + h / 2), rnd.choice(mats), bevel=.002, segments=1)
        x += w + .001


WARM = (1, .66, .38)


def lampshade(x, y, z0, z1, r0, r1, watts):
    """A shade of linen. With `watts` one sees it glow, and a ball of light in its middle, which nothing hides, lights
    the room: whatever looks for it finds it. Returns what `Rig.lamps` takes."""
    if not watts:
        n = Nodes('shade')
        d = n.add('ShaderNodeBsdfDiffuse', Color=(.82, .77, .67))
        t = n.add('ShaderNodeBsdfTranslucent', Color=(.82, .74, .60))
        s = n.add('ShaderNodeMixShader', Fac=.42, _1=d.outputs[0], _2=t.outputs[0])
        studio.lathe('shade', [(r0, z0), (r1, z1)], n.surface(s.outputs[0]), (x, y, 0))
        return []
    shade = studio.lathe('shade', [(r0, z0), (r1, z1)], material.emission(WARM, 6, lamp=False), (x, y, 0))
    shade.visible_diffuse = shade.visible_shadow = False
    ball = bpy.data.lights.new('ball', 'POINT')
    ball.energy, ball.color, ball.shadow_soft_size = watts, WARM, r1
    lamp = studio._link(bpy.data.objects.new('ball', ball))
    lamp.location = (x, y, (z0 + z1) / 2)
    lamp.visible_camera = lamp.visible_glossy = False
    return [shade, lamp]


def build(lamps=0.0):
    """Returns (windows: {group: (pane, portal)}, what Rig.lamps takes). `lamps`: their strength; 0 leaves them out."""
    rnd = random.Random(9)
    wall = matt('wall', (.82, .815, .80))
    warm = matt('warm', (.80, .785, .76))
    ceil = matt('ceiling', (.88, .88, .875))
    floor = quick(material.wood((.50, .415, .32), .47, plank=(.19, 2.1)), (.48, .40, .31))
    frame = material.plastic((.055, .050, .046), .45)
    oak = quick(material.wood((.40, .27, .155), .36, plank=None), (.38, .26, .15))
    black = material.plastic((.018, .018, .019), .4)
    linen = matt('linen', (.72, .68, .60))
    studio.plane('floor', (X1 - X0, Y1 - Y0), ((X0 + X1) / 2, (Y0 + Y1) / 2, 0), floor)
    studio.box('ceiling', (X1 - X0 + 2 * THICK, Y1 - Y0 + 2 * THICK, .3), ((X0 + X1) / 2, (Y0 + Y1) / 2, H + .15), ceil)
    studio.box('under', (X1 - X0 + 2 * THICK, Y1 - Y0 + 2 * THICK, .3), ((X0 + X1) / 2, (Y0 + Y1) / 2, -.16), wall)
    studio.box('wall left', (.3, Y1 - Y0 + .6, H), (X0 - .15, (Y0 + Y1) / 2, H / 2), warm)
    studio.box('wall back', (X1 - X0, .3, H), ((X0 + X1) / 2, Y0 - .15, H / 2), warm)
    far = [(a, b) for k, a, b in WINDOWS.values() if k == 'far']
    side = [(a, b) for k, a, b in WINDOWS.values() if k == 'side']
    wall_with_holes('wall far', (X0 - .3, X1 + THICK), far, wall, True)
    wall_with_holes('wall side', (Y0, Y1), side, wall, False)
    base = material.plastic((.78, .77, .75), .5)
    at = X0
    for a, b in far + [(X1, X1)]:
        studio.bevelled_box('skirting', (a - at, .016, .085), ((a + at) / 2, Y1 - .008, .0425), base, bevel=.004)
        at = b
    studio.bevelled_box('skirting', (.016, side[0][0] - Y0, .085), (X1 - .008, (side[0][0] + Y0) / 2, .0425), base, bevel=.004)
    studio.bevelled_box('skirting', (.016, Y1 - side[0][1], .085), (X1 - .008, (side[0][1] + Y1) / 2, .0425), base, bevel=.004)
    windows = {n: window(*w, frame) for n, w in WINDOWS.items()}
    # curtains hang drawn aside, from a rail
    curtain('far', -3.62, -3.10, linen, seed=1)
    curtain('far', 2.12, 2.62, linen, seed=2)
    curtain('side', 2.32, 2.74, linen, folds=6, seed=3)
    studio.cylinder('rail', .012, X1 - X0, ((X0 + X1) / 2, Y1 - .11, 2.68), base, (0, 90, 0))
    studio.cylinder('rail', .012, 3.4, (X1 - .11, 1.25, 2.68), base, (90, 0, 0))
    # the sofa: its back to the left wall
    cloth = quick(material.fabric((.25, .335, .335), scale=.6), (.26, .33, .33))
    rust = quick(material.fabric((.50, .185, .075), scale=.6), (.48, .18, .07))
    cream = quick(material.fabric((.62, .57, .48), scale=.6), (.62, .57, .48))
    sx, sy = -2.92, .75
    cushion('sofa', (1.0, 2.55, .20), (sx, sy, .25), cloth, puff=.05)
    for k in (-.60, .60):
        cushion('seat', (.92, 1.18, .19), (sx + .03, sy + k, .43), cloth, puff=.075)
        cushion('back', (.24, 1.16, .46), (sx - .36, sy + k, .69), cloth, (0, -10, 0), puff=.09)
    for k in (-1.36, 1.36):
        cushion('arm', (1.0, .19, .56), (sx, sy + k, .40), cloth, puff=.07)
    cushion('cushion', (.15, .48, .44), (sx - .14, sy + .92, .73), rust, (0, -20, -10), puff=.07)
    cushion('cushion', (.15, .44, .40), (sx - .12, sy - .90, .71), cream, (0, -22, 12), puff=.07)
    for k in (-1.2, 1.2):
        for j in (-.42, .42):
            studio.cylinder('leg', .022, .16, (sx + j, sy + k, .08), oak)
    # rug
    rug = Nodes('rug')
    pos = rug.coords()
    band = rug.add('ShaderNodeTexWave', {'wave_type': 'BANDS', 'bands_direction': 'Y'}, Scale=1.45, Distortion=.0, Vector=pos)
    line = rug.math('GREATER_THAN', band.outputs['Fac'], .90)
    tone = rug.noise(240, 2, .6, pos)
    col = rug.mix(rug.math('MULTIPLY', line, .75), (.60, .545, .46), (.17, .20, .245))
    col = rug.mix(rug.math('MULTIPLY', tone, .35), col, (.30, .27, .23))
    p = rug.principled(Base_Color=col, Roughness=.95, Specular=.05, Sheen=.3)
    rug.set(p, 'Normal', rug.bump(tone, .5, .004))
    studio.bevelled_box('rug', (2.75, 2.5, .018), (-.95, .55, .009), quick(rug.surface(p.outputs[0]), (.47, .43, .37)), bevel=.008)
    # low table: a cup, an open book, a bowl
    tx, ty = -1.15, .35
    studio.lathe('table', [(0, .37), (.50, .37), (.53, .377), (.535, .39), (.53, .403), (.50, .41), (0, .41)], oak, (tx, ty, 0), steps=128)
    for a in (40, 160, 280):
        r = math.radians(a)
        studio.tube('leg', [(tx + .18 * math.cos(r), ty + .18 * math.sin(r), .38), (tx + .40 * math.cos(r), ty + .40 * math.sin(r), 0)], .019, oak)
    china = material.principled('china', **{'Base Color': (.80, .78, .73, 1), 'Roughness': .25})
    tea = material.principled('tea', **{'Base Color': (.16, .06, .02, 1), 'Roughness': .1})
    blue = material.principled('blue', **{'Base Color': (.06, .13, .22, 1), 'Roughness': .3})
    paper = material.principled('paper', **{'Base Color': (.82, .80, .75, 1), 'Roughness': .8})

    def cup(x, y, z, mat, turn=0):
        studio.lathe('cup', [(0, .004), (.028, .004), (.030, 0), (.034, .004), (.041, .03), (.043, .085), (.040, .085), (.038, .03), (.03, .010), (0, .010)], mat, (x, y, z), steps=64)
        studio.cylinder('tea', .0385, .002, (x, y, z + .068), tea, steps=48)
        c, s = math.cos(turn), math.sin(turn)
        studio.tube('ear', [(x + c * r, y + s * r, z + h) for r, h in ((.041, .070), (.068, .072), (.074, .045), (.066, .022), (.039, .026))], .0055, mat)

    cup(tx + .22, ty - .22, .41, china, -.6)
    studio.cylinder('saucer', .075, .010, (tx + .22, ty - .22, .412), china)
    for sgn in (-1, 1):
        n = 9
        rings = [[(tx - .16 + sgn * (.005 + .145 * k / (n - 1)), ty + d, .414 + .026 * math.sin(math.pi * min(1, k / (n - 1) * 1.15 + .08)) * (1 - .45 * k / (n - 1))) for d in (-.12, .12)] for k in range(n)]
        studio.loft('page', rings, paper, closed=False, subdivide=1, solidify=.006)
    studio.bevelled_box('cover', (.31, .25, .006), (tx - .16, ty, .413), blue, bevel=.002)
    studio.lathe('bowl', [(0, .41), (.06, .41), (.11, .435), (.155, .485), (.15, .488), (.105, .445), (0, .424)], blue, (tx + .10, ty + .26, 0))
    for k, (dx, dy) in enumerate(((-.04, .01), (.045, .025), (.0, -.05))):
        studio.sphere('lemon', .036, (tx + .10 + dx, ty + .26 + dy, .472), material.principled('lemon', **{'Base Color': (.82, .50, .035, 1), 'Roughness': .45}))
    # an armchair by the right window, turned to the table
    lea = material.leather((.235, .098, .036), .42)

    def chair(cx, cy, yaw):
        prof = [(-.34, .43), (-.20, .385), (.0, .36), (.18, .37), (.30, .44), (.38, .57), (.44, .75), (.49, .93)]
        rings, c, s = [], math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
        for w, lift in ((-.36, .025), (-.33, .0), (-.15, -.02), (.15, -.02), (.33, 0), (.36, .025)):
            rings.append([(cx + c * q - s * w, cy + s * q + c * w, z + lift) for q, z in prof])
        studio.loft('chair', rings, lea, closed=False, subdivide=3, solidify=.06)
        for w in (-.34, .34):
            for pts in ([(.36, .52), (.30, .03), (.29, 0)], [(-.30, .42), (-.33, .03), (-.335, 0)], [(.36, .52), (.1, .57), (-.34, .55), (-.30, .42)]):
                studio.tube('wood', [(cx + c * q - s * w, cy + s * q + c * w, z) for q, z in pts], .017, oak)

    chair(1.35, 1.55, 28)
    # a pouf with a folded throw
    ochre = quick(material.fabric((.56, .34, .09), scale=.8), (.55, .33, .09))
    studio.lathe('pouf', [(0, .0), (.20, .0), (.265, .05), (.29, .16), (.265, .28), (.20, .335), (0, .345)], ochre, (.80, .02, 0), steps=64, subdivide=1)
    for k, (w, d) in enumerate(((.34, .26), (.335, .255), (.33, .25))):
        studio.bevelled_box('throw', (w, d, .026), (.80, .02, .352 + .024 * k), cream, (0, 0, 24), bevel=.012)
    # plant in the corner between the windows
    _plant.plant(2.82, 2.52, seed=6, stems=10, leaves=30, height=(.95, 1.55))
    # floor lamp on the pier between left and middle
    px, py = -.50, 2.62
    lights = []

    def floor_lamp(x, y, z, watts):
        studio.cylinder('foot', .15, .025, (x, y, .0125), black)
        studio.tube('pole', [(x, y, .02), (x, y, .9), (x, y, z + .15)], .011, black)
        lights.extend(lampshade(x, y, z, z + .33, .205, .150, watts * lamps))

    floor_lamp(px, py, 1.47, 22)
    if lamps:
        floor_lamp(2.35, -3.75, 1.40, 62)
        floor_lamp(-3.25, -1.15, 1.40, 50)
        studio.cylinder('foot', .07, .02, (3.02, -1.72, .761), black)
        studio.tube('pole', [(3.02, -1.72, .76), (3.02, -1.72, .9), (3.02, -1.72, 1.05)], .008, black)
        lights.extend(lampshade(3.02, -1.72, 1.02, 1.22, .14, .10, 9 * lamps))
    # desk at the side wall, near: a laptop, a mug, a pencil jar, a chair; the sun of the right window reaches it
    dx, dy = 2.92, -1.15
    studio.bevelled_box('desk', (.70, 1.55, .032), (dx, dy, .735), oak, bevel=.004)
    for a in (-.70, .70):
        for b in (-.30, .30):
            studio.bevelled_box('leg', (.045, .045, .72), (dx + b, dy + a, .36), oak, bevel=.004)
    alu = material.principled('alu', **{'Base Color': (.72, .72, .73, 1), 'Roughness': .38, 'Metallic': .9})
    studio.bevelled_box('laptop', (.23, .32, .014), (dx - .03, dy - .05, .758), alu, bevel=.004)
    studio.bevelled_box('screen', (.012, .32, .22), (dx + .125, dy - .05, .865), alu, (0, 16, 0), .004)
    cup(dx - .10, dy + .36, .751, rust_china := material.principled('mug', **{'Base Color': (.50, .20, .10, 1), 'Roughness': .35}), 2.4)
    studio.lathe('jar', [(0, 0), (.04, 0), (.04, .10), (.036, .10), (.036, .01), (0, .01)], china, (dx + .16, dy + .55, .751))
    for k in range(5):
        a = k * 1.3
        studio.tube('pencil', [(dx + .16 + .012 * math.cos(a), dy + .55 + .012 * math.sin(a), .765), (dx + .16 + .032 * math.cos(a), dy + .55 + .032 * math.sin(a), .765 + .155)], .0035, [oak, blue, rust_china][k % 3])
    # pictures
    for kind, u, z, w, h, cols in (('side', -1.05, 1.62, .62, .82, ((.72, .66, .55), (.46, .175, .075), (.06, .13, .22))),
                                   ('back', 1.9, 1.6, .9, .7, ((.70, .66, .58), (.10, .20, .24), (.60, .36, .10)))):
        a = Nodes('art')
        g = a.coords('Generated')
        sep = a.add('ShaderNodeSeparateXYZ', _0=g)
        wob = a.noise(2.2, 2, .5, g)
        lvl = a.math('ADD', sep.outputs[2], a.math('MULTIPLY_ADD', wob, .5, -.25))
        c = a.ramp(lvl, [(.0, cols[2]), (.36, cols[2]), (.37, cols[1]), (.58, cols[1]), (.59, cols[0])])
        canvas = a.surface(a.principled(Base_Color=c, Roughness=.85).outputs[0])
        if kind == 'side':
            studio.bevelled_box('frame', (.025, w + .06, h + .06), (X1 - .013, u, z), oak, bevel=.003)
            studio.box('art', (.004, w, h), (X1 - .027, u, z), canvas)
        else:
            studio.bevelled_box('frame', (w + .06, .025, h + .06), (u, Y0 + .013, z), oak, bevel=.003)
            studio.box('art', (w, .004, h), (u, Y0 + .027, z), canvas)
    # behind the camera, for the reflections: a wall of books, a door
    mats = [material.plastic(c, .6) for c in ((.42, .12, .06), (.06, .12, .20), (.60, .54, .42), (.16, .20, .12), (.68, .62, .52), (.30, .24, .18), (.05, .05, .06), (.55, .34, .10))]
    for k in range(6):
        studio.bevelled_box('shelf', (3.4, .30, .028), (-1.7, Y0 + .15, .08 + .42 * k), oak, bevel=.003)
        if k < 5:
            books(-3.36, -.05, Y0 + .14, .10 + .42 * k, rnd, mats)
    for x in (-3.4, -1.7, 0):
        studio.bevelled_box('upright', (.028, .30, 2.16), (x, Y0 + .15, 1.08), oak, bevel=.003)
    studio.bevelled_box('door', (.92, .05, 2.08), (.95, Y0 + .01, 1.04), base, bevel=.006)
    return windows, lights
