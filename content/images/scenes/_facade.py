"""Glass fronts by day, traced ray by ray without Blender: a mirror shows one thing, so one bounce is all it takes.

Everything is in arrays, one value a ray; metres, and scene-linear light in which white in the sun is near 1.
"""
import math

import cv2
import numpy as np
import studio
import _noon

WIDTH, HEIGHT = (640, 360) if studio.arguments().draft else (3840, 2160)
# four rays a pixel, on a turned grid
SPOTS = ((-.375, -.125), (.125, -.375), (.375, .125), (-.125, .375))


def unit(v):
    return v / np.linalg.norm(v, axis=-1, keepdims=True)


def rays(location, target, lens, spot, width=WIDTH, height=HEIGHT):
    """Directions of a picture's rays; `lens` in mm on 36 mm."""
    ahead = unit(np.subtract(target, location).astype(np.float64))
    right = unit(np.cross(ahead, (0, 0, 1)))
    up = np.cross(right, ahead)
    x = (np.arange(width) + .5 + spot[0] - width / 2) / width * 36 / lens
    y = (height / 2 - np.arange(height) - .5 - spot[1]) / width * 36 / lens
    return unit((ahead + x[None, :, None] * right + y[:, None, None] * up).astype(np.float32))


class Sky:
    def __init__(self, azimuth, elevation, **kw):
        self.pixels = _noon.pixels(azimuth, elevation, **kw)
        d = studio.direction(azimuth, elevation)
        self.sun = np.array((d.x, d.y, d.z), np.float32)

    def __call__(self, d):
        h, w = self.pixels.shape[:2]
        # +y is at a quarter of the width, row 0 at the bottom
        x = (.25 + np.arctan2(d[..., 0], d[..., 1]) / (2 * math.pi)) % 1 * w - .5
        y = (.5 + np.arcsin(np.clip(d[..., 2], -1, 1)) / math.pi) * h - .5
        return cv2.remap(self.pixels, x.astype(np.float32), y.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)

    def lit(self, normal, color):
        """A matt face: sun, sky and what the ground sends back."""
        n = unit(np.asarray(normal, np.float32))
        sun = np.clip((n * self.sun).sum(-1), 0, 1)[..., None] * np.array((1.12, 1.07, 1.0), np.float32)
        up = n[..., 2:3]
        dome = np.array((.36, .44, .58), np.float32) * (.5 + .5 * up) + np.array((.16, .155, .145), np.float32) * (.5 - .5 * up)
        return np.asarray(color, np.float32) * (sun + dome)


def mirrored(d, n):
    return d - 2 * (d * n).sum(-1, keepdims=True) * n


def fresnel(d, n, face_on):
    c = 1 - np.abs((d * n).sum(-1, keepdims=True))
    return face_on + (1 - face_on) * c ** 5


def chance(*cells):
    """A number in 0..1 for each cell of a grid, always the same one."""
    h = np.zeros(np.broadcast(*cells).shape, np.int64)
    for k, c in zip((374761393, 668265263, 974634533), cells):
        h = h + np.asarray(c, np.int64) * k & 0xFFFFFFFF
    h = ((h ^ (h >> 13)) * 1274126177) & 0xFFFFFFFF
    return (((h ^ (h >> 16)) & 0xFFFFFF) / 16777215.0).astype(np.float32)


def wobble(u, z, seed, size):
    """The slope of a pane that is not quite flat: two numbers a ray."""
    height = lambda a, b: studio.fbm((a / 2.4).astype(np.float32), (b / 2.4).astype(np.float32), 2, seed)
    e, here = .02, height(u, z)
    return (height(u + e, z) - here) / e * size, (height(u, z + e) - here) / e * size
