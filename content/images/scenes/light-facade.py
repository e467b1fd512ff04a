"""A glass front by day from below, traced in arrays: what its panes mirror, and the rooms behind them."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import numpy as np
import light
import studio
import _facade
from _facade import chance, unit

EYE, TARGET, LENS = (-2.6, -13.0, 5.0), (1.6, 0, 11.0), 33
W, H, YAW = 1.9, 3.6, math.radians(-50)               # a pane, and how the front is turned
LEFT, TOP = -3 * W, 18.0
BAR, RAIL = (.025, .065), (.025, .040)                 # half a width, and how far it stands out
ROOM, DEPTH, CEILING, SLAB = 3 * W, 5.4, H - .42, .12  # above the floor's lower rail
ACROSS = 42.0                                          # to the other side of the street
ALONG, OUT, UP = (np.array(v, np.float32) for v in ((math.cos(YAW), math.sin(YAW), 0), (math.sin(YAW), -math.cos(YAW), 0), (0, 0, 1)))
ALU = (.15, .155, .165)
sky = _facade.Sky(-118, 40, clouds=.5, seed=44)
SUN = [float(sky.sun @ v) for v in (ALONG, OUT, UP)]
rgb = lambda *v: np.array(v, np.float32)


def off(x, size):
    """How far from the nearest multiple of `size`, and which multiple that is."""
    k = np.round(x / size)
    return x - k * size, k


def pick(mask, a, b):
    return np.where(mask[..., None], a, b)


def edge(x, half):
    """1 within `half` of zero."""
    return (np.abs(x) < half).astype(np.float32)


def street(u, z, r):
    """The other side of the street and the sky over it, for rays that leave the point (u, z) of the front."""
    ru, ro, rz = (r @ v for v in (ALONG, OUT, UP))
    t = ACROSS / np.maximum(ro, .05)
    u, z = u + t * ru, z + t * rz
    lot, x = np.floor(u / 17.0), u % 17.0
    height = 13.5 + 3.2 * np.floor(4 * chance(lot, 0 * lot, 21))
    tone = chance(lot, 0 * lot, 22)[..., None]
    wall = rgb(.56, .47, .36) * (1 - tone) + rgb(.44, .30, .22) * tone
    # in the shade: the sky over the street, and what the sunlit front sends over
    img = wall * (rgb(.27, .32, .40) + rgb(.10, .098, .09))
    weather = studio.fbm((u / 1.3).astype(np.float32), (z / 2.6).astype(np.float32), 4, 5)
    img = img * (.72 + .5 * weather)[..., None]
    bay, storey = off(x - 1.7, 2.72)[0], (z - 1.2) % 3.2 - 1.6
    img = pick((np.abs(bay) < .72) & (np.abs(storey + .1) < 1.05), rgb(.40, .39, .37), img)
    pane = (np.abs(bay) < .60) & (np.abs(storey + .1) < .93)
    which = chance(off(u, 2.72)[1], np.floor((z - 1.2) / 3.2), 24)[..., None]
    img = pick(pane, rgb(.035, .042, .052) + rgb(.10, .125, .155) * which + rgb(.05, .055, .06) * (storey + .9)[..., None] / 2, img)
    img = pick(pane & (storey > 1.15 - 1.6 * which[..., 0] ** 2) & (which[..., 0] > .55), rgb(.27, .255, .23), img)
    img = pick(pane & ((np.abs(bay) < .045) | (np.abs(storey - .1) < .03)), rgb(.33, .32, .31), img)
    # what the sills and the ledges keep in the dark
    img = img * (1 - .35 * edge(storey + 1.22, .07) - .3 * edge(z - height + .62, .10))[..., None]
    img = pick((z > height - .55) & (z < height), rgb(.36, .35, .33), img)
    img = pick(np.abs(z - 4.6) < .16, rgb(.34, .33, .31), img)
    roof = (z > height) & (z < height + 2.6)
    img = pick(roof, rgb(.085, .095, .115) + rgb(.02, .022, .028) * edge(off(z, .32)[0], .05)[..., None], img)
    chimney = (np.abs(x - 4 - 8 * chance(lot, 0 * lot, 23)) < .8) & (z < height + 4.1)
    img = pick(chimney & (z > height + 1), rgb(.100, .083, .076) * (.7 + .5 * weather)[..., None], img)
    beyond = (z > height + 2.6) & ~(chimney & (z > height)) | (ro < .05)
    return pick(beyond, sky(r), img)


def rooms(u, z, d):
    """What is behind the pane at (u, z): by the daylight that comes in, and by the lamps."""
    du, do, dz = (d @ v for v in (ALONG, OUT, UP))
    floor, pane, room = np.floor(z / H), np.floor(u / W), np.floor(u / ROOM)
    low, high = floor * H + SLAB, floor * H + CEILING

    def at(s):
        """Where the ray is at the depth `s`."""
        t = s / -do
        return u + t * du, z + t * dz

    tone = chance(room, floor, 31)
    wall = pick(tone < .34, rgb(.62, .60, .56), pick(tone < .58, rgb(.46, .22, .12), pick(tone < .80, rgb(.20, .30, .33), rgb(.58, .47, .28))))
    on = (chance(room, floor, 32) < .72).astype(np.float32)[..., None]
    # the first of ceiling, floor, side walls and back wall
    steep = np.where(dz > 0, (high - z) / np.maximum(dz, 1e-4), (low - z) / np.minimum(dz, -1e-4))
    aside = np.where(du > 0, ((room + 1) * ROOM - u) / np.maximum(du, 1e-4), (room * ROOM - u) / np.minimum(du, -1e-4))
    back = DEPTH / -do
    t = np.minimum(np.minimum(steep, aside), back)
    s, pu, pz = -t * do, u + t * du, z + t * dz
    near = 1 / (1 + (s / 1.5) ** 2)
    glow = near[..., None] * rgb(.52, .56, .60) + np.exp(-s / 3.0)[..., None] * rgb(.26, .24, .20)
    # the sun: back to the window's plane
    wu, wz = pu + s * SUN[0] / SUN[1], pz + s * SUN[2] / SUN[1]
    sun = ((wz < floor * H + H - .05) & (np.abs(off(wu, W)[0]) > BAR[0])).astype(np.float32)

    # the ceiling: tiles, and lamps in rows that run away from the window
    x = pu - room * ROOM
    tile = np.maximum(edge(off(x, .6)[0], .006), edge(off(s, .6)[0], .006))
    lamp = (edge(off(x - W / 2, W)[0], .09) * edge(off(s - 1.1, 1.9)[0], .62))[..., None]
    day = glow * rgb(.76, .75, .73) * (1 - .25 * tile[..., None]) * (1 - .3 * lamp)
    lit = on * (lamp * rgb(1.6, 1.48, 1.3) + (1 - lamp) * rgb(.115, .10, .082))
    # the walls
    on_back, on_side = (back <= t + 1e-5), (aside <= t + 1e-5)
    h = pz - low
    shelf = (off(h, .42)[0] > -.19) & (chance(np.floor(x / .055), floor * 9 + off(h, .42)[1], 33) < .82) & (np.abs(off(x, 1.9)[0]) > .06)
    book = .10 + .5 * chance(np.floor(x / .055), floor * 9 + off(h, .42)[1], 34)[..., None] * (rgb(.8, .5, .35) + rgb(.1, .4, .6) * chance(np.floor(x / .055), floor, 35)[..., None])
    stacks = (chance(room, floor, 36) < .45) & (h < 2.35) & on_back
    face = pick(stacks, pick(shelf, book, rgb(.23, .15, .09)), wall)
    frame = on_back & ~stacks & (np.abs(off(x - .95, 1.9)[0]) < .55) & (np.abs(h - 1.75) < .48)
    face = pick(frame, rgb(.05, .05, .055), face)
    art = frame & (np.abs(off(x - .95, 1.9)[0]) < .52) & (np.abs(h - 1.75) < .45)
    # a hill before an evening sky, each at a different height
    hill = h - 1.62 - .22 * chance(np.floor(x / 1.9), room + floor, 37) < .10 * np.sin(x * 2.3 + room)
    face = pick(art, pick(hill, rgb(.09, .13, .14), rgb(.66, .42, .26)), face)
    on_wall = on_back | on_side
    side_lit = np.clip(np.sign(-du) * SUN[0], 0, 1)[..., None] * sun[..., None] * on_side[..., None] * rgb(1.0, .95, .87)
    wall_day = face * (glow * .85 + side_lit)
    wall_lit = on * face * rgb(.26, .225, .18) * (.55 + .45 * np.clip(h / 2.6, 0, 1))[..., None]
    day, lit = pick(on_wall, wall_day, day), pick(on_wall, wall_lit, lit)
    below = (dz < 0) & ~on_wall
    day, lit = pick(below, rgb(.24, .18, .13) * (glow + sun[..., None] * .6), day), pick(below, on * rgb(.05, .04, .03), lit)

    # a globe over each desk
    for k in (.5, 1.5, 2.5):
        cu, cs, cz, size = room * ROOM + k * W, 1.5, high - .62, .21
        qu, qs, qz = cu - u, cs, cz - z
        along = qu * du + qs * -do + qz * dz
        miss = qu * qu + qs * qs + qz * qz - along ** 2
        hit = (miss < size ** 2) & (along < t) & (along > 0)
        depth = np.sqrt(np.maximum(size ** 2 - miss, 0)) / size
        hit &= chance(room, floor, 39) < .6
        day = pick(hit, rgb(.40, .41, .42) * (.45 + .55 * depth)[..., None], day)
        lit = pick(hit, on * rgb(1.35, 1.05, .70) * (.62 + .38 * depth)[..., None], lit)
        cord = (np.abs(at(cs)[0] - cu) < .008) & (at(cs)[1] > cz) & (at(cs)[1] < high) & (chance(room, floor, 39) < .6)
        day, lit = pick(cord, rgb(.03, .03, .03), day), pick(cord, rgb(0, 0, 0), lit)
    # blinds, let down behind some of the panes
    bu, bz = at(.16)
    drop = np.clip(chance(np.floor(bu / W), floor, 40) - .52, 0, .4) * 5.2
    blind = (bz > high - drop) & (bz < high + .3) & (drop > 0)
    slat = .78 + .22 * np.sin(bz * 2 * math.pi / .07)
    day = pick(blind, rgb(.66, .645, .61) * slat[..., None], day)
    lit = pick(blind, on * rgb(.035, .03, .024), lit)
    # the edge of the floor above, behind the glass
    slab = (at(.10)[1] > high) | (at(.10)[1] < low)
    return pick(slab, rgb(.17, .175, .185), day), pick(slab, rgb(0, 0, 0), lit)


def look(spot, width):
    """Four kinds of light: of what is no pane, mirrored, of the rooms by day, and by their lamps."""
    d = _facade.rays(EYE, TARGET, LENS, spot, width, width * 9 // 16)
    du, do, dz = d @ ALONG, d @ OUT, d[..., 2]
    eu, eo, ez = (float(np.dot(EYE, v)) for v in (ALONG, OUT, UP))

    def on(out):
        t = (out - eo) / do
        return eu + t * du, ez + t * dz

    u, z = on(0.0)
    uf, zf = on(BAR[1])
    zr = on(RAIL[1])[1]
    i, j = np.floor(u / W), np.floor(z / H)
    # each pane leans a little, and is a little hollow
    slope_u = (chance(i, j, 1) - .5) * .026
    slope_z = (chance(i, j, 2) - .5) * .014
    fu, fz = u / W - i, z / H - j
    slope_u = slope_u + (fu - .5) * (chance(i, j, 3) - .35) * .012
    slope_z = slope_z + (fz - .5) * (chance(i, j, 4) - .35) * .009
    wu, wz = _facade.wobble(u, z, 8, .0035)
    n = unit(OUT - ALONG * (slope_u + wu)[..., None] - UP * (slope_z + wz)[..., None])
    r = _facade.mirrored(d, n)
    mirror = street(u, z, r)
    # near a bar, a pane mirrors the bar's own side
    ru, ro, rz = r @ ALONG, r @ OUT, r[..., 2]
    to_bar = np.where(ru > 0, (1 - fu) * W, fu * W) - BAR[0]
    to_rail = np.where(rz > 0, (1 - fz) * H, fz * H) - RAIL[0]
    side = lambda way: sky.lit(way, ALU)
    mirror = pick(to_bar / np.abs(ru) * ro < BAR[1], side(-ALONG * np.sign(ru)[..., None]), mirror)
    mirror = pick(to_rail / np.abs(rz) * ro < RAIL[1], side(-UP * np.sign(rz)[..., None]), mirror)
    day, lamps = rooms(u, z, d)
    # rails, then bars before them: their fronts, and the sides that are seen past the fronts
    rails, rail_front = np.zeros_like(d), np.abs(off(zr, H)[0]) < RAIL[0]
    rail = (np.abs(off(z, H)[0]) < RAIL[0]) | (np.floor((zr + RAIL[0]) / H) != np.floor((z + RAIL[0]) / H)) | rail_front
    solid = pick(rail_front, side(OUT), side(-UP) + rails)
    bar_front = np.abs(off(uf, W)[0]) < BAR[0]
    bar = (np.abs(off(u, W)[0]) < BAR[0]) | (np.floor((uf + BAR[0]) / W) != np.floor((u + BAR[0]) / W)) | bar_front
    solid = pick(bar, pick(bar_front, side(OUT), side(-ALONG * np.sign(du)[..., None])), solid)
    front = (do < 0) & (uf > LEFT - BAR[0]) & (u > LEFT - BAR[0]) & (z < TOP + .18)
    up = on(.14)[1]
    cap = (do < 0) & (on(.14)[0] > LEFT - .06) & (up > TOP) & (up < TOP + .18)
    pane = (front & ~rail & ~bar & ~cap)[..., None]
    outside = pick(cap, sky.lit(OUT, (.30, .30, .31)), pick(front, solid, sky(d)))
    return [np.where(pane, 0, outside), *(np.where(pane, img, 0) for img in (mirror, day, lamps))]


LAYERS = ('outside', []), ('mirror', ['R:front']), ('inside', ['T:front', 'T:front']), ('lamps', ['T:front'])


def mean(spots, width):
    """The four kinds of light, `spots` rays a pixel."""
    return [np.mean(same, axis=0) for same in zip(*(look(spot, width) for spot in spots))]


light.traced('facade', LAYERS, mean, _facade.SPOTS, {
    'vlt-20': {'T:front': .2, 'R:front': .08},
    'mirror': {'T:front': .35, 'R:front': .38},
})
