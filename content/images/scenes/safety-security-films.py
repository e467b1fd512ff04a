"""A pane that has been struck and still stands: film holds every piece before a street in the sun.

The street is a photographed panorama, out of focus. The cracks are those of
`_struck.py`, projected from the eye: surfaces through the glass, wide where they are seen aslant, bright where they
turn to the sun.
"""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
import cv2
import numpy as np
import light
import _struck
import _world

WIDTH, HEIGHT, FINE = 3840, 2160, 2          # cracks are drawn FINE times as large
DEEP, STRIPS = .0045, 3                      # a crack's way through the glass, and parts in which it is drawn
EYE, FIELD, RISE = (-.03, -1.15, .935), math.radians(50), math.tan(math.radians(6.5))
FOCAL = WIDTH / 2 / math.tan(FIELD / 2)
SUN = math.radians(42)                        # the direction on the pane from which cracks are lit


def onto(points, scale=1.0):
    """Points in space to pixels."""
    p = np.asarray(points, float) - EYE
    return np.stack([WIDTH / 2 + FOCAL * p[:, 0] / p[:, 1], HEIGHT / 2 - FOCAL * p[:, 2] / p[:, 1]], 1) * scale


def view():
    """What lies behind, scene-linear, as a lens shows it that is focused on the pane."""
    world = _world.photographed('sunset', .31, gain=2.4, limit=9)
    h, w = world.shape[:2]
    x, y = np.meshgrid((np.arange(WIDTH) + .5 - WIDTH / 2) / FOCAL, (HEIGHT / 2 - np.arange(HEIGHT) - .5) / FOCAL + RISE)
    lon, lat = np.arctan2(x, 1), np.arctan2(y, np.hypot(x, 1))
    # Blender's world: +y at a quarter of the width, row 0 at the bottom
    img = cv2.remap(world, ((.38 + lon / (2 * math.pi)) * w - .5).astype(np.float32), ((.5 + lat / math.pi) * h - .5).astype(np.float32), cv2.INTER_CUBIC)
    r = 46
    disc = (np.hypot(*np.mgrid[-r:r + 1, -r:r + 1]) <= r).astype(np.float32)
    return cv2.filter2D(np.clip(img, 0, 12), -1, disc / disc.sum()) * .24


def through(img, pieces, rng):
    """Each piece is turned a little: it shifts what is behind it, and mirrors more or less of the room."""
    label = np.zeros((HEIGHT, WIDTH), np.int32)
    far = [0.0]
    for poly in map(_struck.inside, pieces):
        if len(poly) > 2:
            far.append(math.hypot(*(poly.mean(0) - _struck.BLOW)))
            cv2.fillPoly(label, [np.round(onto(np.column_stack([poly[:, 0], 0 * poly[:, 0], poly[:, 1]])) * 16).astype(np.int32)], len(far) - 1, shift=4)
    far = np.array(far)
    turn = (2.2 + 33 * np.exp(-far / .13))[:, None] * rng.normal(0, 1, (len(far), 2))
    mirror = np.clip(.045 + rng.normal(0, .012 + .05 * np.exp(-far / .12)), .01, .25).astype(np.float32)
    x, y = np.meshgrid(np.arange(WIDTH, dtype=np.float32), np.arange(HEIGHT, dtype=np.float32))
    moved = cv2.remap(img, x + turn[label, 0].astype(np.float32), y + turn[label, 1].astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return moved * np.array((.86, .89, .875), np.float32) + mirror[label][..., None] * np.array((.95, 1, 1.05), np.float32)


class Cracks:
    """How much of each pixel a crack covers, and how bright it is there."""

    def __init__(self):
        self.cover, self.bright, self.edge = (np.zeros((HEIGHT * FINE, WIDTH * FINE), np.uint8) for _ in range(3))

    def quad(self, corners, cover, bright):
        q = np.round(corners * 16).astype(np.int32)
        for canvas, value in ((self.cover, cover), (self.bright, bright)):
            cv2.fillConvexPoly(canvas, q, int(255 * min(1, value)), shift=4)

    def crack(self, line, rng, far, weight):
        ok = (abs(line[:, 0]) < _struck.W) & (line[:, 1] > _struck.Z0) & (line[:, 1] < _struck.Z1)
        line = line[ok]
        if len(line) < 3:
            return
        way = np.r_[0, np.cumsum(np.hypot(*np.diff(line, axis=0).T))]
        fine = np.linspace(0, way[-1], max(4, int(way[-1] / .0009)))
        line = np.stack([np.interp(fine, way, line[:, k]) for k in (0, 1)], 1)
        t = np.gradient(line, axis=0)
        t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
        s = fine / way[-1]
        skew = (rng.normal(0, .0013) + .0012 * np.sin(s * rng.uniform(2, 9) + rng.uniform(0, 6)) + np.sign(rng.normal()) * (.0004 + .0009 * math.exp(-far / .07))) * weight
        side = np.stack([-t[:, 1], t[:, 0]], 1)
        deep = DEEP * weight
        depth = _struck.bulge(line[:, 0], line[:, 1])
        at = lambda q: onto(np.column_stack([line[:, 0] + side[:, 0] * skew * q, depth + deep * q, line[:, 1] + side[:, 1] * skew * q]), FINE)
        # cut glass glints where its face looks half-way between the sun and the eye; hackle and ribs break that up
        facing = np.abs(side @ (math.sin(SUN), math.cos(SUN))) ** 4
        noise = lambda scale, x, seed: studio.fbm((x * scale).astype(np.float32), (np.full(x.shape, seed * 3.7)).astype(np.float32), 4, seed % 97)
        patch = noise(38, fine, rng.integers(1, 999))
        for j in range(STRIPS):
            near, away = at(j / STRIPS), at((j + 1) / STRIPS)
            rib = noise(260, fine, rng.integers(1, 999))
            bright = np.clip(.14 + .34 * rib + 1.5 * facing * np.clip(patch * 2.6 - .85, 0, 1) * np.clip(rib * 3 - .7, .2, 1.3), 0, 1)
            cover = np.clip(patch * 2.6 - .95, 0, 1) * np.clip(rib * 2.2 - .35, .1, 1) * (.5 + .5 * weight) + .05
            for k in range(len(line) - 1):
                self.quad(np.array([near[k], near[k + 1], away[k + 1], away[k]]), float(cover[k]), float(bright[k]))
        cv2.polylines(self.edge, [np.round(at(0) * 16).astype(np.int32)], False, int(150 * weight), 1 if weight < 1 else 2, cv2.LINE_AA, 4)

    def crushed(self, rng):
        """Powdered glass where it was hit."""
        for _ in range(900):
            r, a = abs(rng.normal(0, .0105)) + rng.exponential(.003), rng.uniform(0, 6.28)
            x, z = _struck.BLOW[0] + r * math.cos(a), _struck.BLOW[1] + r * math.sin(a)
            size = rng.lognormal(-6.9, .5)
            p = np.array([(x + size * math.cos(b), 0, z + size * math.sin(b)) for b in a + np.array((0, 2.0, 4.3)) + rng.normal(0, .4, 3)])
            self.quad(onto(p, FINE), rng.uniform(.35, .95), rng.beta(1.4, 2.2))

    def over(self, img):
        cover, bright, edge = (cv2.resize(c, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA).astype(np.float32)[..., None] / 255 for c in (self.cover, self.bright, self.edge))
        img = img * (1 - .55 * edge)
        img = img * (1 - cover) + cover * (.10 * img + bright * 1.9 * np.array((.93, .99, 1.02), np.float32))
        glow = cv2.GaussianBlur(np.clip(img - 1.1, 0, 2), (0, 0), 10)
        return img + .5 * glow


pieces, lines, rng = _struck.pattern()
img = through(view(), pieces, rng)
cracks = Cracks()
for line, far in lines:
    cracks.crack(line, rng, far, 1.0)
for line, far in _struck.hairs(rng):
    cracks.crack(line, rng, far, .45)
cracks.crushed(rng)
light.grade('safety-security-films', cracks.over(img), exposure=-.15, contrast=.35)
