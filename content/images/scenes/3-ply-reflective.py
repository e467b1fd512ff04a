"""A mirror-filmed facade by day, close: fair-weather clouds in large panes, none of them quite in plane."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import numpy as np
import light
import _facade
from _facade import chance, unit

EYE, TARGET, LENS = (-2.6, -13.0, 5.0), (1.6, 0, 11.0), 33
W, H, YAW = 1.9, 3.6, math.radians(-50)               # a pane, and how the front is turned
LEFT, TOP = -3 * W, 18.0
BAR, RAIL = (.025, .065), (.025, .040)                 # half a width, and how far it stands out
ALONG, OUT, UP = (np.array(v, np.float32) for v in ((math.cos(YAW), math.sin(YAW), 0), (math.sin(YAW), -math.cos(YAW), 0), (0, 0, 1)))
ALU = (.15, .155, .165)
sky = _facade.Sky(-118, 40, clouds=.6, seed=44)


def off(x, size):
    """How far from the nearest multiple of `size`, and which multiple that is."""
    k = np.round(x / size)
    return x - k * size, k


def look(spot):
    d = _facade.rays(EYE, TARGET, LENS, spot)
    img = sky(d)
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
    slope_u = (chance(i, j, 1) - .5) * .030
    slope_z = (chance(i, j, 2) - .5) * .016
    fu, fz = u / W - i, z / H - j
    slope_u = slope_u + (fu - .5) * (chance(i, j, 3) - .35) * .014
    slope_z = slope_z + (fz - .5) * (chance(i, j, 4) - .35) * .010
    wu, wz = _facade.wobble(u, z, 8, .0045)
    n = unit(OUT - ALONG * (slope_u + wu)[..., None] - UP * (slope_z + wz)[..., None])
    r = _facade.mirrored(d, n)
    glass = sky(r) * _facade.fresnel(d, n, .76) * np.array((.88, .93, 1), np.float32)
    # near a bar, a pane mirrors the bar's own side
    ru, ro, rz = r @ ALONG, r @ OUT, r[..., 2]
    to_bar = np.where(ru > 0, (1 - fu) * W, fu * W) - BAR[0]
    to_rail = np.where(rz > 0, (1 - fz) * H, fz * H) - RAIL[0]
    side = lambda way: sky.lit(way, ALU)
    glass = np.where((to_bar / np.abs(ru) * ro < BAR[1])[..., None], .7 * side(-ALONG * np.sign(ru)[..., None]), glass)
    glass = np.where((to_rail / np.abs(rz) * ro < RAIL[1])[..., None], .7 * side(-UP * np.sign(rz)[..., None]), glass)
    # rails, then bars before them: their fronts, and the sides that are seen past the fronts
    below = off(zr, H)[0]
    rail_side = (off(z, H)[1] * H - RAIL[0] < z) & (off(z, H)[1] * H + RAIL[0] > z) | (np.floor((zr + RAIL[0]) / H) != np.floor((z + RAIL[0]) / H))
    img_front = np.where(rail_side[..., None], side(-UP), glass)
    img_front = np.where((np.abs(below) < RAIL[0])[..., None], side(OUT), img_front)
    bar_side = (np.abs(off(u, W)[0]) < BAR[0]) | (np.floor((uf + BAR[0]) / W) != np.floor((u + BAR[0]) / W))
    img_front = np.where(bar_side[..., None], side(-ALONG * np.sign(du)[..., None]), img_front)
    img_front = np.where((np.abs(off(uf, W)[0]) < BAR[0])[..., None], side(OUT), img_front)
    ahead = do < 0
    front = ahead & (uf > LEFT - BAR[0]) & (u > LEFT - BAR[0]) & (z < TOP + .18)
    img = np.where(front[..., None], img_front, img)
    up = on(.14)[1]
    img = np.where((ahead & (on(.14)[0] > LEFT - .06) & (up > TOP) & (up < TOP + .18))[..., None], sky.lit(OUT, (.30, .30, .31)), img)
    return img


light.grade('3-ply-reflective', np.mean([look(s) for s in _facade.SPOTS], axis=0), exposure=-.3, contrast=.4)
