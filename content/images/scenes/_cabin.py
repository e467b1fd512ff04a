"""A cabin in which every window is a separate opening, as one sees it from the driver's seat. Metres; forward is
+y, the middle of the car is x = 0, the driver sits at x = -.37, z is up from the road.

    openings, lamps = build()      openings: {name: (panes, portals)} for 'windshield' (below the strip), 'strip',
                                   'front', 'rear-side' and 'rear'; lamps: what glows on the dashboard

The panes meet edge on edge and, with the body below and the roof above, close the hull: light comes in through
them alone. Trim covers the edges from inside. Named objects for measuring: `seat_base`, `seat_back` (the driver's
and the passenger's are the first two), `dash_top`.
"""
import math
import bpy
import car
import numpy as np
import studio
import _cockpit
import _seats
from car import grid, rbox, spline, tube
from studio import Vector, material

DRIVER = -.37
EYE = (-.20, -.25, 1.22)            # over the driver's inner shoulder
STRIP = .85                         # the strip begins here, as a share of the way up the windshield
B_PILLAR = -.45
# by day, below this the light of a window lies on plain surfaces, or is too little to be seen beside the windshield's
CALM = {'windshield': .25, 'front': .25, 'strip': .1, 'rear-side': .1, 'rear': .1}
PEAK = (.02, 99)                    # at night: below a 4,000th of it a code is a coarse step
lerp = lambda a, b, t: a + (b - a) * t


# ------------------------------------------------------------------ the hull's curves

def screen(u, v):
    """The windshield: u -1..1 across, v 0..1 up."""
    bow = np.abs(u) ** 2.4
    return np.stack(np.broadcast_arrays(u * lerp(.72, .58, v), lerp(1.30, .46, v) - lerp(.28, .20, v) * bow, lerp(.97, 1.44, v ** .97) - .04 * bow * v), -1)


def rear(u, v):
    """The rear window, which leans forward."""
    bow = np.abs(u) ** 2.4
    return np.stack(np.broadcast_arrays(u * lerp(.66, .54, v), lerp(-2.10, -1.86, v) + lerp(.16, .12, v) * bow, lerp(1.02, 1.405, v) - .01 * bow * v), -1)


def roof(u, k):
    """From the windshield (k = 0) to the rear window (1)."""
    p = lerp(screen(u, 1.0), rear(u, 1.0), k)
    arch = np.sin(math.pi * k)
    return p + np.stack([np.sign(u) * np.abs(u) * .03 * arch, 0 * u, (.035 + .02 * (1 - u ** 2)) * arch + .0 * u], -1)


def belt(y):
    """Lower edge of the side windows, on the right."""
    y0, y1 = screen(1.0, 0.0)[1], rear(1.0, 0.0)[1]
    t = (y0 - np.asarray(y, float)) / (y0 - y1)
    a, b = screen(1.0, 0.0), rear(1.0, 0.0)
    return np.stack([lerp(a[0], b[0], t) + .040 * np.sin(math.pi * t), np.asarray(y, float), lerp(a[2], b[2], t)], -1)


def side_top(n=80):
    """Upper edge of the side windows, on the right: up the A pillar, then along the roof to the rear window."""
    pillar = screen(np.ones(n), np.linspace(0, 1, n))
    rail = np.array([roof(np.array([1.0]), k)[0] for k in np.linspace(0, 1, n)])
    return np.vstack([pillar, rail[1:]])


def side(a, b, n=60, rows=9):
    """The side window between the places a and b (y on the roof), on the right: (n, rows, 3)."""
    top = side_top()
    y = np.linspace(a, b, n)
    head = np.stack([np.interp(-y, -top[:, 1], top[:, i]) for i in range(3)], 1)
    end = top[-1, 1]
    foot_y = np.where(y < B_PILLAR, B_PILLAR + (y - B_PILLAR) / (end - B_PILLAR) * (rear(1.0, 0.0)[1] - B_PILLAR), y)
    foot = belt(foot_y)
    j = np.linspace(0, 1, rows)[None, :, None]
    P = lerp(foot[:, None], head[:, None], j)
    puff = .10 * np.clip(head[:, 2] - foot[:, 2], 0, None) * (1 if a != b else 0)
    edge = np.clip((y - end) / .15, 0, 1)
    P[..., 0] += (puff * edge)[:, None] * (4 * j * (1 - j))[..., 0]
    return P


def both(make):
    """An object on each side: make(s) with s = -1 (the driver's) and 1."""
    return [make(s) for s in (-1, 1)]


def mirrored(P, s):
    return np.asarray(P) * [s, 1, 1]


# ------------------------------------------------------------------ materials

def materials():
    leather = lambda name, c, r=.5: car.pbr(name, c, r, bump=(300, .0006, 'leather'), spec=.35)
    M = _cockpit.materials()
    M.update(
        cream=leather('cream', (.50, .455, .395)), greige=leather('greige', (.115, .105, .095), .62), black=material.principled('black', Base_Color=(.004, .004, .005, 1), Roughness=.32, Specular=.5),
        lining=car.pbr('lining', (.52, .505, .48), .95, spec=.1), gray=car.pbr('lower trim', (.060, .058, .056), .65),
        carpet=car.pbr('carpet', (.085, .080, .075), .95), satin=material.steel((.62, .60, .57), .30), brushed=material.steel((.62, .60, .57), .45), chrome=car.mats()['chrome'],
        frit=car.pbr('frit', (.006, .006, .007), .6), oak=material.principled('oak', Base_Color=(.20, .125, .070, 1), Roughness=.5, Specular=.35),
        shell=car.pbr('child shell', (.070, .078, .092), .5), pad=car.pbr('child pad', (.56, .17, .06), .9, sheen=.3),
        strap=car.pbr('strap', (.10, .10, .11), .7), mirror=car.mats()['mirror'])
    M['seat'], M['leather'], M['dash'], M['trim'] = M['cream'], M['greige'], M['greige'], M['satin']
    return M


def hull_material(inner=(.06, .058, .056)):
    """Pale paint outside, dark within."""
    n = studio.Nodes('hull')
    p = n.principled(Base_Color=(.42, .50, .565), Metallic=.2, Roughness=.45, Specular=.5, Clearcoat=.6, Clearcoat_Roughness=.25)
    d = n.add('ShaderNodeBsdfDiffuse', Color=inner)
    back = n.add('ShaderNodeNewGeometry').outputs['Backfacing']
    return n.surface(n.add('ShaderNodeMixShader', Fac=back, _1=p.outputs[0], _2=d.outputs[0]).outputs[0])


# ------------------------------------------------------------------ parts

def panes():
    """The openings: their panes (without material yet) and a portal for each."""
    u = np.linspace(-1, 1, 61)
    strip = lambda a, b, n: grid('pane', screen(u[:, None], np.linspace(a, b, n)[None]))
    out = {'windshield': [strip(0, STRIP, 31)], 'strip': [strip(STRIP, 1, 9)],
           'rear': [grid('pane', rear(u[:, None], np.linspace(0, 1, 21)[None]))]}
    end, start = side_top()[-1, 1], screen(1.0, 0.0)[1]
    out['front'] = both(lambda s: grid('pane', mirrored(side(start, B_PILLAR), s)))
    out['rear-side'] = both(lambda s: grid('pane', mirrored(side(B_PILLAR, end), s)))
    return {name: (its, [portal_at(p, name) for p in its]) for name, its in out.items()}


def portal_at(pane, name):
    """A rectangle over the pane, a little outside, that looks in."""
    co = np.array([v.co[:] for v in pane.data.vertices])
    mid = (co.max(0) + co.min(0)) / 2
    if name in ('front', 'rear-side'):
        s = math.copysign(1, mid[0])
        normal = np.array([s, 0, .38])
        size = (np.ptp(co[:, 1]) + .05, np.ptp(co[:, 2]) * 1.12 + .05)
        mid = mid + [s * .06, 0, 0]
    else:
        a, b = co[co[:, 2].argmin()], co[co[:, 2].argmax()]
        rise = np.array([0, b[1] - a[1], b[2] - a[2]])
        normal = np.cross(rise, [1, 0, 0])
        normal = normal * (1 if normal[2] > 0 else -1)
        size = (np.ptp(co[:, 0]) + .05, np.linalg.norm([np.ptp(co[:, 1]), np.ptp(co[:, 2])]) + .05)
        mid = mid + normal / np.linalg.norm(normal) * .10
    normal = normal / np.linalg.norm(normal)
    o = studio.portal(tuple(mid), tuple(mid - normal), size)
    return o


def hull(M):
    """What closes the cabin below the windows and above them."""
    H = hull_material()
    u = np.linspace(-1, 1, 61)
    top = screen(u, 0.0)
    grid('bulkhead', np.array([top, np.stack([top[:, 0], top[:, 1], 0 * u + .28], 1)]), H)
    back = rear(u, 0.0)
    grid('tail', np.array([np.stack([back[:, 0], back[:, 1], 0 * u + .28], 1), back]), H)
    y = np.linspace(screen(1.0, 0.0)[1], rear(1.0, 0.0)[1], 80)
    edge = belt(y)
    for s in (-1, 1):
        low = edge.copy()
        low[:, 2] = .28
        grid('flank', mirrored(np.array([edge, low]), s), H, flip=s < 0)
    rbox('floor', (1.9, 3.9, .06), (0, -.35, .28), mat=M['carpet'])
    k = np.linspace(0, 1, 40)
    grid('headliner', np.array([roof(u, t) for t in k]), M['lining'])
    # bonnet
    ys = np.linspace(0, 1, 40)
    rows = [screen(u, 0.0) * [1 + .10 * t, 1, 1] + np.stack([0 * u, 1.15 * t * (1 + .0 * u), -.008 - .155 * t ** 1.7 - .09 * t * np.abs(u) ** 3 + .012 * np.exp(-((np.abs(u) - .52) / .1) ** 2) * min(1, 4 * t)], 1) for t in ys]
    grid('bonnet', np.array(rows), H, flip=True)


def trim(M):
    """Pillars, rails, the header, the sun visors: all that covers the edges of the glass."""
    n = 60
    v = np.linspace(-.10, 1.04, n)
    a = screen(np.ones(n), v.clip(0, 1))
    low = screen(1.0, 0.05) - screen(1.0, 0.0)
    a = a + np.minimum(v, 0)[:, None] / .05 * low + np.maximum(v - 1, 0)[:, None] * (screen(1.0, 1.0) - screen(1.0, .9)) / .1
    both(lambda s: _cockpit.pillar(mirrored(a + [-.014, -.034, -.004], s), np.linspace(.046, .036, n), .026, M['lining']))
    k = np.linspace(0, 1, n)
    rail = np.array([roof(np.array([1.0]), t)[0] for t in k])
    both(lambda s: _cockpit.pillar(mirrored(rail + [-.030, 0, -.012], s), np.full(n, .046), .030, M['lining']))
    # B pillars
    top = side_top()
    kb = np.array([np.interp(-B_PILLAR, -top[:, 1], top[:, i]) for i in range(3)])
    foot = belt(B_PILLAR)
    path = spline([foot * [1, 1, 0] + [-.03, 0, .45], foot + [-.030, 0, 0], lerp(foot, kb, .5) + [-.016, 0, 0], kb + [-.028, 0, 0]], 14)
    both(lambda s: tube('b_pillar', mirrored(path, s), .026, M['lining'], n=24, up=(0, 1, 0), flat=2.1))
    # C pillars and the corners of the rear window
    for y0, y1, w in ((-1.30, -1.18, 1.0),):
        h = np.array([np.interp(-y1, -top[:, 1], top[:, i]) for i in range(3)])
        f = belt(y0)
        both(lambda s: tube('c_pillar', mirrored(spline([f + [-.01, 0, -.02], h + [-.02, 0, 0]], 14), s), .018, M['frit'], n=16, up=(0, 1, 0), flat=1.6))
    d = rear(np.ones(30), np.linspace(-.05, 1.02, 30))
    both(lambda s: tube('d_pillar', mirrored(d + [-.040, .045, 0], s), np.linspace(.060, .050, 30), M['lining'], n=24))
    u = np.linspace(-1, 1, 61)
    tube('tail_header', rear(u, 1.0) + [0, .030, -.012], .034, M['lining'], n=20)
    tube('tail_foot', rear(u, 0.0) + [0, .03, -.022], .034, M['gray'], n=20)
    # header with the roof's edge, and the frit round the screen
    tube('header', screen(u, 1.0) + [0, -.045, -.006], .046, M['lining'], n=24, up=(0, 0, 1), flat=.55)
    inward = np.array([0, -.004, -.002])
    for lo, hi in ((0, .045), (.965, 1.0)):
        grid('frit', screen(u[:, None], np.linspace(lo, hi, 4)[None]) + inward, M['frit'])
    # visors, folded up
    for x in (-.34, .34):
        rbox('visor', (.40, .17, .020), (x, .315, 1.438), (math.radians(7), 0, math.radians(-5 if x > 0 else 5)), M['lining'], .009, 5)
    rbox('console', (.20, .16, .03), (0, .32, 1.462), (math.radians(4), 0, 0), M['lining'], .012, 5)
    for x in (-.04, .04):
        rbox('map_light', (.05, .04, .004), (x, .32, 1.446), (math.radians(4), 0, 0), M['black'], .0015, 2)


def inner_mirror(M, at=(0, .60, 1.348), size=(.262, .070), radius=1.15):
    """Convex, so that it shows the rear window and the rear sides; turned towards the camera."""
    at = np.array(at)
    unit = lambda w: w / np.linalg.norm(w)
    normal = unit(unit(np.array(EYE) - at) + unit(np.array([0, -1.95, 1.20]) - at))
    right = unit(np.cross(normal, [0, 0, 1]))
    up = np.cross(right, normal)
    a, b = np.linspace(-1, 1, 81), np.linspace(-1, 1, 25)
    A, B = np.meshgrid(a, b, indexing='ij')
    # a soft rectangle: rows shrink towards the ends
    reach = (1 - np.abs(A) ** 7) ** (1 / 7.)
    X, Z = A * size[0] / 2, B * reach.clip(.35) * size[1] / 2
    sink = (X ** 2 + Z ** 2) / (2 * radius)
    P = at + X[..., None] * right + Z[..., None] * up - (sink - .0005)[..., None] * normal
    grid('inner_mirror_glass', P, M['mirror'])
    t = np.linspace(0, 2 * math.pi, 96, endpoint=False)
    soft = lambda q, p: np.sign(q) * np.abs(q) ** p
    rings = []
    for depth, k in ((.002, 1.0), (-.003, 1.025), (-.012, 1.02), (-.024, .85), (-.030, .5), (-.031, .02)):
        x, z = soft(np.cos(t), .30) * (size[0] / 2 + .006) * k, soft(np.sin(t), .30) * (size[1] / 2 + .006) * k
        rings.append(at + x[:, None] * right + z[:, None] * up + (depth - x ** 2 / (2 * radius))[:, None] * normal)
    grid('inner_mirror_shell', np.array(rings), M['black'], closed_v=True)
    top = screen(0.0, .93)
    tube('inner_mirror_arm', spline([at - normal * .02, at + [0, .02, .03], top + [0, -.01, 0]], 8), .011, M['frit'], n=14)


def door_mirrors(M, H):
    for s in (-1, 1):
        at = np.array([s * .93, .82, 1.035])
        unit = lambda w: w / np.linalg.norm(w)
        normal = unit(unit(np.array(EYE) - at) + unit(np.array([s * .16, -1, -.03])))
        yaw, pitch = math.atan2(normal[0], -normal[1]), math.asin(normal[2])
        rot = (-pitch, 0, yaw)
        back = -normal
        rbox('door_mirror', (.22, .105, .145), tuple(at + back * .045), rot, H, .046, 8)
        rbox('door_mirror_rim', (.206, .02, .130), tuple(at + back * .006), rot, M['black'], .0095, 4)
        # flat: a polished edge would show the sun in a few samples of many
        right = unit(np.cross(normal, [0, 0, 1]))
        up = np.cross(right, normal)
        studio.quad('door_mirror_glass', [at + normal * .009 + right * x * .096 + up * z * .058 for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))], M['mirror'])
        rbox('door_mirror_foot', (.16, .075, .026), (s * .82, .80, .985), (0, math.radians(-10 * s), 0), M['black'], .012, 4)


def doors(M):
    """Door cards: leather along the window, a line of wood, an arm rest, a handle."""
    y = np.linspace(screen(1.0, 0.0)[1] + .02, -1.92, 110)
    edge = belt(y)
    section = [(.004, .004, 'top'), (-.012, .010, 'top'), (-.034, .006, 'top'), (-.052, -.012, 'top'), (-.060, -.045, 'top'), (-.062, -.085, 'top')]
    rows = lambda parts: np.array([edge + [d, 0, h] for d, h, *_ in parts])
    upper = spline([(d, h) for d, h, _ in section], 6)
    lower = spline([(-.062, -.085), (-.060, -.105), (-.052, -.150), (-.050, -.215), (-.064, -.245), (-.110, -.262), (-.128, -.276), (-.122, -.300), (-.080, -.325), (-.052, -.37), (-.050, -.50), (-.055, -.70)], 6)
    for s in (-1, 1):
        grid('door_top', mirrored(rows(upper), s), M['greige'])
        grid('door_card', mirrored(rows(lower), s), M['cream'])
        line = edge + [-.0635, 0, -.094]
        tube('door_line', mirrored(line[:78], s), .010, M['oak'], n=14, up=(0, 0, 1), flat=1.0)
        for dz, r, m in ((-.080, .0016, 'satin'), (-.108, .0016, 'satin')):
            tube('door_edge', mirrored(edge[:78] + [-.0655, 0, dz], s), r, M[m], n=8)
        # handle, dull: a glint of the sun in it would take the layer's range
        hy = .34
        h = belt(hy)
        rbox('handle_bed', (.012, .17, .050), (s * (h[0] - .054), hy, h[2] - .155), (0, 0, 0), M['gray'], .005, 3)
        tube('handle', mirrored(spline([h + [-.060, .07, -.150], h + [-.074, .03, -.152], h + [-.074, -.05, -.156], h + [-.062, -.07, -.158]], 8), s), .008, M['brushed'], n=12)
        for k in range(3):
            rbox('switch', (.030, .030, .006), (s * (h[0] - .098), .20 - .045 * k, h[2] - .256), (0, 0, 0), M['black'], .002, 2)
        # the triangle in front of the window, where the door mirror is fixed
        top = side_top()
        ys = np.linspace(screen(1.0, 0.0)[1], .76, 16)
        head = np.stack([np.interp(-ys, -top[:, 1], top[:, i]) for i in range(3)], 1)
        grid('sail', mirrored(np.array([belt(ys) + [-.008, 0, -.01], head + [-.008, 0, .0]]), s), M['gray'])


def dashboard(M):
    xs = np.linspace(-.80, .80, 161)
    fall = np.clip((np.abs(xs) - .50) / .28, 0, 1) ** 2                 # bends back into the doors
    hood = np.exp(-((xs - DRIVER) / .175) ** 4)

    def rows(profile):
        return np.array([np.stack([xs, y - .10 * fall * (y < 1.0) - .03 * hood * math.exp(-((y - .70) / .07) ** 2), z + .042 * hood * math.exp(-((y - .74) / .09) ** 2) - .006 * fall], 1) for y, z in profile])

    def strip(name, profile, mat):
        return grid(name, rows(profile), M[mat])

    def line(y, z, r, mat, a=4, b=-4, flat=1.0):
        tube('dash_line', rows([(y, z)])[0][a:b], r, M[mat], n=12, up=(0, 0, 1), flat=flat)

    top = spline([(1.34, .950), (1.15, .958), (.96, .956), (.82, .948), (.735, .936), (.700, .918), (.694, .895)], 12)
    face = spline([(.694, .895), (.688, .880), (.694, .868)], 6)
    soft = spline([(.694, .868), (.678, .850), (.660, .815), (.664, .775), (.690, .745)], 10)
    low = spline([(.690, .745), (.705, .735), (.715, .62), (.735, .40)], 10)
    strip('dash_top', top, 'greige')
    strip('dash_face', face, 'oak')
    strip('dash_soft', soft, 'cream')
    strip('dash_low', low, 'gray')
    line(.694, .894, .0020, 'satin')
    line(.693, .869, .0020, 'satin')
    for y, z in ((.735, .9375), (.741, .9385)):
        line(y, z, .0008, 'stitch')
    line(.6605, .8135, .0009, 'stitch')
    # vents: slots of slim bars in the line of wood
    for x0, x1 in ((-.72, -.60), (.13, .27), (.60, .72)):
        for k in range(3):
            i = (xs > x0) & (xs < x1)
            P = rows([(.690, .8905 - .0085 * k)])[0][i] + [0, -.004, 0]
            tube('vent', P, .0028, M['black'], n=8)
    # centre: the screen stands free
    rbox('screen', (.300, .010, .172), (.02, .655, 1.005), (math.radians(-10), 0, math.radians(4)), M['black'], .0045, 4)
    rbox('screen_foot', (.14, .05, .06), (.02, .70, .935), (0, 0, 0), M['gray'], .012, 3)
    rbox('cluster', (.285, .010, .100), (DRIVER, .720, .968), (math.radians(-18), 0, 0), M['black'], .0045, 4)
    # tunnel with an arm rest and a cup holder
    rbox('tunnel', (.25, 1.05, .26), (0, .12, .50), mat=M['gray'], bevel=.04, seg=6)
    rbox('tunnel_top', (.20, .52, .012), (0, .36, .634), mat=M['oak'], bevel=.005, seg=3)
    rbox('arm_rest', (.21, .38, .07), (0, -.18, .665), mat=M['cream'], bevel=.028, seg=6)


def glow():
    """What shines on the dashboard at night: the dials, the map on the screen, a line of light."""
    def shine(name, color, strength):
        m = material.emission(color, strength, lamp=True)
        m.name = name
        return m
    white, blue, amber = shine('white', (.85, .93, 1), .50), shine('blue', (.07, .20, .42), .16), shine('amber', (1, .42, .10), .55)
    field = shine('field', (.045, .075, .12), .10)
    out = []

    def on(panel, draw):
        """Things on a panel's face: draw gets a function from its own x, z to places in the world."""
        rot, loc = panel.rotation_euler.to_matrix(), panel.location
        draw(lambda x, z, lift=.0062: np.array(loc + rot @ Vector((x, -lift, z))))

    def cluster(at):
        for cx in (-.088, .088):
            t = np.radians(np.linspace(215, -35, 60))
            out.append(tube('dial', np.array([at(cx + .036 * math.cos(a), .036 * math.sin(a)) for a in t]), .0008, white, n=6))
            n = 40 if cx < 0 else 26
            out.append(tube('dial_value', np.array([at(cx + .0325 * math.cos(a), .0325 * math.sin(a)) for a in t[:n]]), .0019, blue if cx < 0 else amber, n=6))
            for w, z, h in ((.018, 0, .011), (.010, -.014, .004)):
                out.append(studio.quad('figure', [at(cx + x, z + y) for x, y in ((-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2))], white))
        out.append(studio.quad('field', [at(x, z, .0058) for x, z in ((-.036, -.034), (.036, -.034), (.036, .034), (-.036, .034))], field))
        out.append(tube('road', np.array([at(x, z) for x, z in ((-.012, -.030), (-.004, .004), (.010, .030))]), .0012, white, n=6))

    def chart(at):
        out.append(studio.quad('field', [at(x, z, .0058) for x, z in ((-.138, -.074), (.138, -.074), (.138, .074), (-.138, .074))], field))
        for a, b in (((-.136, -.02), (.136, .018)), ((-.05, -.072), (.03, .072)), ((-.136, .046), (.136, .056)), ((.075, -.072), (.098, .072)), ((-.110, -.072), (-.096, .072))):
            out.append(tube('street', np.array([at(*a), at(*b)]), .0016, blue, n=6))
        out.append(tube('route', np.array([at(x, z) for x, z in ((-.042, -.066), (-.012, .0), (.078, .0125), (.092, .070))]), .0021, amber, n=6))

    on(bpy.data.objects['cluster'], cluster)
    on(bpy.data.objects['screen'], chart)
    for o in out:
        o.visible_shadow = False
    return out


def seats(M):
    """Made by `_seats`, which looks along -x: turned to look along +y."""
    before = set(bpy.context.scene.objects)
    C = dict(M)
    for x in (DRIVER, -DRIVER):
        _seats.seat(.14, x, C)
    for x in (DRIVER, -DRIVER):
        _seats.seat(1.06, x, C, .265, headrest=x < 0)
    _seats.seat(1.065, 0, C, .16, headrest=False)
    _seats.childs_seat(1.00, -DRIVER, C)
    root = bpy.data.objects.new('seats', None)
    bpy.context.scene.collection.objects.link(root)
    for o in set(bpy.context.scene.objects) - before - {root}:
        o.parent = root
    root.rotation_euler = (0, 0, math.radians(-90))
    rbox('load_bay', (1.44, .04, .60), (0, -1.42, .62), mat=M['carpet'])
    rbox('load_cover', (1.40, .62, .02), (0, -1.72, .945), mat=M['carpet'], bevel=.006)


def build():
    M = materials()
    openings = panes()
    hull(M)
    trim(M)
    doors(M)
    dashboard(M)
    _cockpit.steering_wheel(M, (DRIVER, .40, .925), tilt=24)
    inner_mirror(M)
    door_mirrors(M, bpy.data.materials['hull'])
    seats(M)
    bpy.context.view_layer.update()
    return openings, glow()


def camera():
    turn = math.radians(5)
    return studio.camera(EYE, (EYE[0] + math.sin(turn), EYE[1] + math.cos(turn), EYE[2] - .055), lens=15)


def layers(rig, openings, samples, mirror, calm=CALM, night=False):
    """A layer for each opening (`samples` by name), and what the front windows mirror of the light that matters there
    (`mirror` samples). `night`: lamps are seen through the windows and in the mirrors, and the cabin is dark."""
    for name, (its, portals) in openings.items():
        rig.group(name, its, portals)
    for name in openings:
        # glints in metal, and what the inside mirror shows of the rear windows, are bright in few pixels
        rig.layer(name, ['T:' + name], lit=[name], samples=samples[name], calm=calm[name], blotches=True,
                  peak=PEAK if night else True, sharp=night, closely=('inner_mirror_glass', 400) if night and name == 'rear' else None)
    # the sky through the strip is 2% of what a mirror film shows in the front panes at night; through the rear it is less
    for name in ('windshield', 'front', 'strip') if night else ('windshield', 'front'):
        rig.layer('mirror-' + name, ['R:front', 'T:' + name], lit=[name], mirror=['front'], samples=mirror,
                  peak=night and PEAK, calm=night and .004, blotches=True)
    for name in ('windshield', 'front'):
        # what leather and lining, which are a little glossy, show of those mirrors
        rig.layer('beside-' + name, ['R:front', 'T:' + name], lit=[name], mirror=['front'], beside=True,
                  soft=(20 if night else 10, 0), samples=48)
        if night:
            continue
        # the driver's pane shows the passenger's: three codes of a display at most, and most of it noise
        rig.layer('again-' + name, ['R:front', 'R:front', 'T:' + name], lit=[name], mirror=['front'], again=True,
                  soft=(10, 0), samples=mirror)


def references(rig, peak=False):
    """Films over factory glass of 75%; the windshield below the strip is bare."""
    films = lambda t: {'T:all': round(.75 * t, 4), 'T:windshield': .75}
    every = {'mixed': films(1) | {'T:strip': .15, 'T:front': [.50, .525, .53], 'T:rear-side': .1125, 'T:rear': .0375}}
    every |= {f'vlt-{vlt:02d}': films(vlt / 100) for vlt in (5, 20, 35, 50, 70)}
    every['mirror'] = films(.15) | {'R:front': .30}
    for name, values in every.items():
        rig.reference(name, values, peak=peak)
