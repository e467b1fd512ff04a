"""Photographed surroundings: the panoramas that Blender ships with (Greg Zaal, HDRI Haven, CC0)."""
import pathlib

import bpy
import numpy as np


def photographed(name, turn=0.0, gain=1.0, limit=2.5):
    """The panorama as `studio.sky(pixels=...)` takes it: its median becomes `gain`, and what is brighter than `limit`
    nears it (the sun is a lamp, as a few bright pixels would be noise). `turn`: by how much of a circle, 0 to 1."""
    folder = pathlib.Path(bpy.utils.system_resource('DATAFILES', path='studiolights/world'))
    image = bpy.data.images.load(str(folder / f'{name}.exr'))
    w, h = image.size
    px = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(px)
    px = px.reshape(h, w, 4)[..., :3]
    px = px * (gain / np.median(px.mean(-1)))
    top = px.max(-1, keepdims=True)
    start = limit / 2
    kept = np.where(top > start, start + (limit - start) * (1 - np.exp(-(top - start) / (limit - start))), top)
    return np.roll(px * kept / np.maximum(top, 1e-6), round(turn * w), axis=1)
