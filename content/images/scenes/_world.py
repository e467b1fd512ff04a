"""Photographed surroundings: the panoramas that Blender ships with (Greg Zaal, HDRI Haven, CC0)."""
import pathlib

import bpy
import numpy as np


def photographed(name, turn=0.0, gain=1.0, limit=2.5, blur=0):
    """The panorama as `studio.sky(pixels=...)` takes it: its median becomes `gain`, and what is brighter than `limit`
    nears it (the sun is a lamp, as a few bright pixels would be noise). `turn`: by how much of a circle, 0 to 1. `blur`: out of
    focus by so many degrees, in four times the pixels, so that none of them is seen."""
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
    px = np.roll(px * kept / np.maximum(top, 1e-6), round(turn * w), axis=1)
    return out_of_focus(px, blur, 4) if blur else px


def out_of_focus(px, blur, finer=1, pale=0):
    """A panorama out of focus by so many degrees, in `finer` times the pixels. `pale`: the share of its color that the light
    between it and the eye takes; its luminance stays."""
    import cv2
    w = px.shape[1]
    px = px + ((px @ np.array((.2126, .7152, .0722), np.float32))[..., None] - px) * pale
    edge = w // 8
    wide = np.concatenate([px[:, -edge:], px, px[:, :edge]], axis=1)
    wide = cv2.resize(wide, None, fx=finer, fy=finer, interpolation=cv2.INTER_CUBIC)
    return np.maximum(cv2.GaussianBlur(wide, (0, 0), blur / 360 * finer * w)[:, finer * edge:-finer * edge], 0)
