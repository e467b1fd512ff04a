"""Seats of a car and who sits on them. Front at -x, z is up; metres. M: materials by name."""
import math
import car
import numpy as np
import studio
from car import grid, tube


def soft_ring(w, d, n=44, power=3.2, bolster=0.0, belly=0.0):
    """A soft rectangle (x depth, y width); `bolster` brings its sides forward (-x)."""
    a = np.linspace(0, 2 * math.pi, n, endpoint=False)
    c, s = np.cos(a), np.sin(a)
    sp = lambda v: np.sign(v) * np.abs(v) ** (2 / power)
    y, x = w * sp(s), d * sp(c)
    u = np.abs(y / w)
    x = x - bolster * np.exp(-((u - .84) / .16) ** 2) * (c < 0) + belly * (1 - u ** 2) * (c < 0)
    return x, y


def cushion(name, rings, mat):
    o = grid(name, np.array(rings), mat, closed_v=True)
    m = o.modifiers.new('s', 'SUBSURF')
    m.levels = m.render_levels = 1
    return o


def seat(x, y, M, width=.27, headrest=True, belt=True):
    """A seat whose back foot stands at x; it looks towards -x."""
    tilt = math.radians(17)
    rings = []
    for h, w, d, b in ((.00, .05, .03, 0), (.005, .20, .05, .01), (.03, .245, .070, .02), (.12, .262, .078, .045), (.25, .270, .074, .05), (.38, .262, .066, .045),
                       (.50, .235, .056, .03), (.57, .200, .048, .015), (.605, .150, .036, 0), (.615, .09, .020, 0), (.617, .02, .006, 0)):
        rx, ry = soft_ring(w * width / .27, d, bolster=b, belly=.012)
        rings.append(np.stack([x + rx + math.sin(tilt) * h, y + ry, .50 + math.cos(tilt) * h - .25 * rx * math.sin(tilt)], 1))
    cushion('seat_back', rings, M['seat'])
    # insert of the back, a little proud of it
    rings = []
    for k, (l, w, d) in enumerate(((0, .02, .02), (.01, .20, .055), (.05, .255, .085), (.25, .268, .092), (.42, .262, .085), (.52, .245, .070), (.545, .16, .040), (.548, .02, .01))):
        rx, ry = soft_ring(w * width / .27, d, bolster=.03)
        rings.append(np.stack([x + .10 - l + 0 * rx, y + ry, .50 - rx * .95 + .06 * l], 1))
    cushion('seat_base', rings, M['seat'])
    if headrest:
        tx, tz = x + math.sin(tilt) * .72, .50 + math.cos(tilt) * .72
        rings = []
        for h, w, d in ((-.085, .02, .01), (-.083, .085, .028), (-.070, .112, .040), (-.02, .128, .048), (.03, .126, .046), (.065, .110, .038), (.080, .080, .026), (.083, .02, .008)):
            rx, ry = soft_ring(w, d, bolster=.006)
            rings.append(np.stack([tx - .012 + rx + math.sin(tilt) * h * .6, y + ry, tz + h + 0 * rx], 1))
        cushion('headrest', rings, M['seat'])
        for d in (-.055, .055):
            tube('post', np.array([(tx - .05, y + d, tz - .19), (tx - .015, y + d, tz - .05)]), .006, M['chrome'])


def childs_seat(x, y, M):
    """A shell with wings, padding, straps; looks towards -x. x: where its back stands."""
    def wrap(z0, z1, w, wing, rows, mat, thick, lean=.20, dx=0.0, fade=.75):
        P = []
        for k in range(rows):
            t = k / (rows - 1)
            z = z0 + (z1 - z0) * t
            u = np.linspace(-1, 1, 41)
            round_ = (1 - max(0, (t - fade) / (1 - fade)) ** 2.4 * .45)
            ww = w * (.86 + .14 * math.sin(math.pi * min(1, t * 1.2))) * round_
            yy = y + ww * np.sign(u) * np.abs(u) ** .75 * (1 - .10 * np.abs(u) ** 6)
            xx = x + dx + lean * (z - .55) - wing * (.35 + .65 * math.sin(math.pi * min(1, max(.0, t * .9 + .05)))) * np.abs(u) ** 3.2
            P.append(np.stack([xx, yy, z + 0 * u], 1))
        o = grid('child', np.array(P), mat)
        m = o.modifiers.new('t', 'SOLIDIFY')
        m.thickness, m.offset = thick, 0
        b = o.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method, b.angle_limit = thick * .42, 3, 'ANGLE', math.radians(50)
        s = o.modifiers.new('s', 'SUBSURF')
        s.levels = s.render_levels = 1
        return o
    wrap(.50, 1.06, .220, .19, 22, M['shell'], .028)
    wrap(.54, 1.05, .192, .235, 20, M['pad'], .034, dx=-.028)
    wrap(.985, 1.245, .205, .205, 16, M['shell'], .028, dx=-.020, fade=.5)
    wrap(1.0, 1.232, .176, .255, 14, M['pad'], .034, dx=-.046, fade=.5)
    rings = []
    for l, w, d in ((0, .02, .02), (.01, .17, .06), (.06, .20, .085), (.25, .20, .09), (.38, .19, .08), (.42, .12, .05), (.425, .02, .01)):
        rx, ry = soft_ring(w, d, bolster=.03)
        rings.append(np.stack([x + .02 - l + 0 * rx, y + ry, .60 - rx], 1))
    cushion('child_base', rings, M['shell'])
    for s in (-1, 1):
        p = np.array([(x + .02, y + s * .05, 1.02), (x - .055, y + s * .06, .98), (x - .11, y + s * .06, .86), (x - .15, y + s * .03, .73)])
        tube('strap', car.spline(p, 10), .017, M['strap'], n=12, up=(1, 0, 0), flat=.14)


def bear(x, y, z, M, turn=0.0, size=1.0):
    """Sits and looks towards +x, turned by `turn` degrees."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    at = lambda dx, dy, dz: (x + size * (c * dx - s * dy), y + size * (s * dx + c * dy), z + size * dz)
    for dx, dy, dz, r in ((0, 0, .070, .078), (.008, 0, .180, .060), (-.004, -.047, .226, .022), (-.004, .047, .226, .022), (.054, 0, .168, .025), (.075, -.050, .020, .027), (.075, .050, .020, .027), (.040, -.078, .085, .025), (.040, .078, .085, .025)):
        studio.sphere('bear', r * size, at(dx, dy, dz), M['bear'])
    for dy in (-.022, .022):
        studio.sphere('eye', .0075 * size, at(.062, dy, .198), M['black'])
    studio.sphere('nose', .010 * size, at(.079, 0, .174), M['black'])
