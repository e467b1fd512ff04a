"""Knitted things, stitch by stitch: a yarn of two plies in loops over any surface."""
import math

import bpy
import numpy as np
import car
import studio


def wool(color, seed=0):
    """Matt yarn with a soft edge, its tone a little uneven."""
    n = studio.Nodes('wool')
    tone = n.noise(38, 3, .6, n.coords())
    fiber = n.noise(2600, 2, .6, n.mapping(n.coords(), (1, 1, 1)))
    col = n.mix(tone, tuple(.86 * c for c in color), tuple(min(1, 1.1 * c) for c in color))
    p = n.principled(Base_Color=col, Roughness=.95, Specular=.08, Sheen=.5)
    n.set(p, 'Normal', n.bump(fiber, .5, .0004))
    return n.surface(p.outputs[0])


def knit(name, place, width, height, stitch, mat, closed=False, plump=.30, points=18):
    """Stitches of about `stitch` m. `place(u, v)` takes arrays of 0..1 and returns points and unit normals; `width(v)`
    and `height` are the surface's sizes in m."""
    rows = max(2, round(height / (stitch * .72)))
    radius = stitch * plump / 2
    parts = []
    for v in (np.arange(rows) + .5) / rows:
        count = max(5, round(width(v) / stitch))
        t = np.linspace(0, 2 * math.pi * count, points * count + (not closed), endpoint=not closed)
        u = (t / (2 * math.pi) + .24 * np.sin(2 * t)) / count
        P, N = place(u % 1 if closed else u, np.clip(v + .84 / rows * np.cos(t), 0, 1))
        parts.append(_yarn(P + N * (radius * (.4 - .5 * np.cos(2 * t)))[:, None], radius, closed))
    return _mesh(name, parts, mat)


def _yarn(path, radius, closed, sides=8):
    """A tube of two plies that turn round one another, as (points, faces)."""
    t = (np.roll(path, -1, 0) - np.roll(path, 1, 0)) if closed else np.gradient(path, axis=0)
    length = np.linalg.norm(t, axis=1, keepdims=True) + 1e-12
    t = t / length
    up = np.array((.31, .47, .83))
    a = up - (t @ up)[:, None] * t
    a /= np.linalg.norm(a, axis=1, keepdims=True) + 1e-12
    b = np.cross(t, a)
    turn = np.cumsum(length[:, 0]) * .5 / (radius * 3.6)
    phi = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    r = (radius * (1 + .20 * np.cos(2 * (phi[None] - turn[:, None]))))[..., None]
    P = path[:, None] + r * (np.cos(phi)[None, :, None] * a[:, None] + np.sin(phi)[None, :, None] * b[:, None])
    i, j = np.meshgrid(np.arange(len(path) - (not closed)), np.arange(sides), indexing='ij')
    at = lambda p, q: (p % len(path) * sides + q % sides).ravel()
    return P.reshape(-1, 3), np.stack([at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)], 1)


def _mesh(name, parts, mat):
    """One smooth mesh of many parts."""
    starts = np.cumsum([0] + [len(P) for P, _ in parts])
    points, faces = np.concatenate([P for P, _ in parts]), np.concatenate([F + s for (_, F), s in zip(parts, starts)])
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(points))
    me.vertices.foreach_set('co', points.astype(np.float32).ravel())
    me.loops.add(faces.size)
    me.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    me.polygons.add(len(faces))
    me.polygons.foreach_set('loop_start', np.arange(0, faces.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(faces), 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    me.update(calc_edges=True)
    me.materials.append(mat)
    return studio._link(bpy.data.objects.new(name, me))


def ball(center, radii, turn=(0, 0, 0)):
    """An ellipsoid for `knit`, its poles along its own z: (place, width, height)."""
    m = np.array(studio.Matrix.Rotation(0, 3, 'X'))
    for angle, axis in zip(turn, 'XYZ'):
        m = np.array(studio.Matrix.Rotation(math.radians(angle), 3, axis)) @ m
    c, r = np.array(center, float), np.array(radii, float)

    def place(u, v):
        lon, lat = 2 * math.pi * u, math.pi * (v - .5)
        d = np.stack([np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)], -1)
        n = d / r
        n /= np.linalg.norm(n, axis=-1, keepdims=True)
        return c + (d * r) @ m.T, n @ m.T
    around = lambda v: 2 * math.pi * math.sqrt(r[0] * r[1]) * max(.05, math.sin(math.pi * v))
    up = math.pi * math.sqrt((((r[0] + r[1]) / 2) ** 2 + r[2] ** 2) / 2)
    return place, around, up


def knitted_ball(name, center, radii, mat, stitch=.0064, turn=(0, 0, 0)):
    place, around, up = ball(center, radii, turn)
    knit(name, place, around, up, stitch, mat, closed=True)
    # what stands behind the loops
    u, v = np.meshgrid(np.linspace(0, 1, 48, endpoint=False), np.linspace(.001, .999, 32))
    P, N = place(u.ravel(), v.ravel())
    car.grid(name + ' core', (P - N * stitch * .12).reshape(32, 48, 3), mat, closed_v=True)
