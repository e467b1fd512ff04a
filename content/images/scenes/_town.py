"""What one sees from an office on the sixth floor: the roofs of a town by day, a church, towers in the haze, hills.

Like the garden of `_outdoors.py` it is rendered once, as a panorama from the camera's place.
"""
import math
import random

import numpy as np
import studio
import _outdoors
from studio import material

# what the windows show of it: degrees from +Y, clockwise, and up
LON, LAT = (-20.0, 62.0), (-30.0, 22.0)
YAW = math.radians(38)                    # of the streets, so that fronts on one side lie in the sun
HAZE = (1.25, 1.75, 2.35)
LAND = (1.5, 1.4, 1.25)                   # what the town below sends up
NEAR, FAR = 42, 760


class _Town:
    """Faces by material, so that a thousand houses are a handful of meshes. `u` runs along the streets, `v` across."""

    def __init__(self):
        self.faces = {}

    def at(self, u, v, z):
        return u * math.cos(YAW) - v * math.sin(YAW), u * math.sin(YAW) + v * math.cos(YAW), z

    def quad(self, key, *points):
        self.faces.setdefault(key, []).append([self.at(*p) for p in points])

    def box(self, key, u0, u1, v0, v1, z0, z1):
        self.quad(key, (u0, v0, z0), (u1, v0, z0), (u1, v0, z1), (u0, v0, z1))
        self.quad(key, (u1, v1, z0), (u0, v1, z0), (u0, v1, z1), (u1, v1, z1))
        self.quad(key, (u0, v1, z0), (u0, v0, z0), (u0, v0, z1), (u0, v1, z1))
        self.quad(key, (u1, v0, z0), (u1, v1, z0), (u1, v1, z1), (u1, v0, z1))
        self.quad(key, (u0, v0, z1), (u1, v0, z1), (u1, v1, z1), (u0, v1, z1))

    def build(self, materials):
        for key, faces in self.faces.items():
            points = [p for face in faces for p in face]
            k, index = 0, []
            for face in faces:
                index.append(tuple(range(k, k + len(face))))
                k += len(face)
            studio.mesh('town', points, index, materials[key], smooth=False)


def _windows(town, u0, u1, v, eaves, floor, rnd, shutters):
    """Rows of windows on the front at `v`, with a ledge over the ground floor and one under the eaves."""
    bays = max(2, round((u1 - u0) / 2.6))
    step = (u1 - u0) / bays
    for k in range(bays):
        u = u0 + step * (k + .5)
        z = 4.1
        while z + 2.0 < eaves:
            w, h = .56, min(1.75, floor - 1.2)
            town.quad('white', (u - w - .12, v - .04, z - .1), (u + w + .12, v - .04, z - .1), (u + w + .12, v - .04, z + h + .12), (u - w - .12, v - .04, z + h + .12))
            glass = 'blind' if rnd.random() < .13 else 'glass'
            for s in (-1, 1):
                a, b = sorted((u + s * .04, u + s * w))
                town.quad(glass, (a, v - .08, z), (b, v - .08, z), (b, v - .08, z + h), (a, v - .08, z + h))
            if shutters:
                for s in (-1, 1):
                    a, b = sorted((u + s * (w + .06), u + s * (w + .52)))
                    town.box(shutters, a, b, v - .12, v - .05, z, z + h)
            z += floor
    town.box('white', u0, u1, v - .22, v, eaves - .30, eaves)
    town.box('white', u0, u1, v - .14, v, 3.55, 3.75)


def _house(town, u0, u1, v0, v1, eaves, kind, wall, roof, rnd, fine):
    floor = rnd.choice((2.9, 3.1, 3.3))
    town.box(wall, u0, u1, v0, v1, 0, eaves)
    mid, o = (v0 + v1) / 2, .35
    if kind == 'gable':
        ridge = eaves + (v1 - v0) * rnd.uniform(.30, .40)
        for a, b in ((v0 - o, mid), (v1 + o, mid)):
            town.quad(roof, (u0, a, eaves - .05), (u1, a, eaves - .05), (u1, b, ridge), (u0, b, ridge))
        for u in (u0, u1):
            town.quad(wall, (u, v0, eaves), (u, v1, eaves), (u, mid, ridge))
        if fine:
            slope = (ridge - eaves) / (mid - v0)
            count = max(1, round((u1 - u0) / 4.4)) if rnd.random() < .7 else 0
            for k in range(count):
                u, v = u0 + (u1 - u0) * (k + .5) / count, v0 + 1.1
                z = eaves + slope * 1.1
                town.box('zinc', u - .75, u + .75, v, mid, z - .3, z + 1.45)
                town.quad('glass', (u - .5, v - .02, z + .15), (u + .5, v - .02, z + .15), (u + .5, v - .02, z + 1.2), (u - .5, v - .02, z + 1.2))
    elif kind == 'mansard':
        ridge, inset = eaves + 2.9, 1.15
        for a, b in ((v0 - .1, v0 + inset), (v1 + .1, v1 - inset)):
            town.quad(roof, (u0, a, eaves), (u1, a, eaves), (u1, b, ridge), (u0, b, ridge))
        for a, b in ((v0 + inset, mid), (v1 - inset, mid)):
            town.quad('zinc', (u0, a, ridge), (u1, a, ridge), (u1, b, ridge + .8), (u0, b, ridge + .8))
        for u in (u0, u1):
            town.quad(wall, (u, v0, eaves), (u, v1, eaves), (u, v1 - inset, ridge), (u, mid, ridge + .8), (u, v0 + inset, ridge))
        ridge += .8
        if fine:
            count = max(2, round((u1 - u0) / 2.9))
            for k in range(count):
                u = u0 + (u1 - u0) * (k + .5) / count
                town.box('white', u - .68, u + .68, v0 + .12, v0 + 1.0, eaves + .25, eaves + 2.25)
                town.quad('glass', (u - .46, v0 + .08, eaves + .5), (u + .46, v0 + .08, eaves + .5), (u + .46, v0 + .08, eaves + 1.95), (u - .46, v0 + .08, eaves + 1.95))
    else:
        ridge = eaves
        for a, b, c, d in ((u0, u1, v0, v0 + .3), (u0, u1, v1 - .3, v1), (u0, u0 + .3, v0, v1), (u1 - .3, u1, v0, v1)):
            town.box(wall, a, b, c, d, eaves, eaves + .8)
        town.quad('gravel', (u0, v0, eaves + .1), (u1, v0, eaves + .1), (u1, v1, eaves + .1), (u0, v1, eaves + .1))
        town.box('zinc', u0 + 2, u0 + 5.5, mid - 1.5, mid + 2, eaves, eaves + 2.3)
        if fine and rnd.random() < .6:
            for k in range(12):
                town.box('green', u0 + .6 + k * .7, u0 + 1.1 + k * .7, v0 + .5, v0 + 1.0, eaves, eaves + rnd.uniform(.9, 1.7))
    if kind != 'flat':
        for u in (u0 + .5, u1 - .5):
            if rnd.random() < .7:
                n = rnd.choice((2, 3, 4))
                town.box('brick', u - .42, u + .42, mid - .5 - .3 * n, mid + .1, eaves, ridge + 1.1)
                for k in range(n):
                    town.box('pot', u - .14, u + .14, mid - .3 * n + .3 * k - .3, mid - .3 * n + .3 * k - .04, ridge + 1.1, ridge + 1.55)
    _windows(town, u0 + .2, u1 - .2, v0, eaves, floor, rnd, rnd.choice((None, None, 'shutter', 'sage')) if fine else None)
    if fine:                                                                    # at a corner one sees the end
        for v in (v0 + .28 * (v1 - v0), v0 + .72 * (v1 - v0)):
            for z in np.arange(4.1, eaves - 2, floor):
                for key, u, w, low, high in (('white', u0 - .04, .68, -.1, 1.87), ('glass', u0 - .08, .56, 0, 1.75)):
                    town.quad(key, (u, v + w, z + low), (u, v - w, z + low), (u, v - w, z + high), (u, v + w, z + high))


def _church(town, u, v):
    town.box('stone', u, u + 34, v, v + 13, 0, 15)
    for a, b in ((v - .5, v + 6.5), (v + 13.5, v + 6.5)):
        town.quad('slate', (u, a, 14.8), (u + 34, a, 14.8), (u + 34, b, 25), (u, b, 25))
    town.quad('stone', (u, v, 15), (u, v + 13, 15), (u, v + 6.5, 25))
    for k in range(6):
        a = u + 6 + 4.6 * k
        town.box('glass', a, a + 1.5, v - .1, v, 4.5, 11.5)
    t, w = u - 8, 8.4
    town.box('stone', t, t + w, v + 2, v + 2 + w, 0, 36)
    town.box('white', t - .3, t + w + .3, v + 1.7, v + 2.3 + w, 27.0, 27.6)
    town.box('white', t - .4, t + w + .4, v + 1.6, v + 2.4 + w, 35.6, 36.4)
    for k in (0, 1):
        a = t + 1.3 + 3.4 * k
        town.box('glass', a, a + 2.2, v + 1.9, v + 2.1, 29, 34)
        town.box('glass', t - .1, t + .1, v + 3.3 + 3.4 * k, v + 5.5 + 3.4 * k, 29, 34)
    corners = [(t, v + 2), (t + w, v + 2), (t + w, v + 2 + w), (t, v + 2 + w)]
    for (a, b), (c, d) in zip(corners, corners[1:] + corners[:1]):
        town.quad('copper', (a, b, 36.4), (c, d, 36.4), (t + w / 2, v + 2 + w / 2, 59))


def _tower(town, u, v, wide, deep, height, skin):
    """Offices far away: bands of glass."""
    town.box(skin, u, u + wide, v, v + deep, 0, height)
    z = 4.0
    while z + 2.4 < height:
        town.quad('pane', (u + .3, v - .1, z), (u + wide - .3, v - .1, z), (u + wide - .3, v - .1, z + 2.3), (u + .3, v - .1, z + 2.3))
        town.quad('pane', (u - .1, v + .3, z), (u - .1, v + deep - .3, z), (u - .1, v + deep - .3, z + 2.3), (u - .1, v + .3, z + 2.3))
        z += 3.6
    town.box('zinc', u + wide * .25, u + wide * .7, v + deep * .25, v + deep * .75, height, height + 3.5)


def _bearing(x, y):
    return math.degrees(math.atan2(x, y)), math.hypot(x, y)


def _model():
    far = lambda *color: material.distant(color, HAZE, 110, 2600, .85)
    walls = {'cream': (.66, .56, .40), 'white wall': (.72, .69, .62), 'ochre': (.60, .42, .22), 'rose': (.58, .38, .29), 'gray': (.46, .45, .43),
             'stone': (.50, .45, .36), 'brick wall': (.36, .17, .11), 'pale': (.64, .62, .55)}
    roofs = {'tile': (.34, .125, .062), 'old tile': (.25, .115, .068), 'brown': (.19, .105, .068), 'slate': (.085, .095, .115)}
    other = {'white': (.72, .70, .66), 'glass': (.055, .070, .085), 'blind': (.60, .56, .48), 'zinc': (.36, .39, .42), 'brick': (.32, .16, .11), 'pot': (.42, .19, .11),
             'gravel': (.42, .40, .37), 'shutter': (.11, .17, .20), 'sage': (.20, .26, .19), 'green': (.07, .13, .035), 'copper': (.19, .36, .29), 'pane': (.13, .18, .23),
             'frame': (.62, .62, .60), 'bronze': (.22, .18, .15)}
    materials = {key: far(*color) for key, color in (*walls.items(), *roofs.items(), *other.items())}
    rnd = random.Random(23)
    town = _Town()
    church = (142, 158)
    built = [(church[0] - 12, church[0] + 38, church[1] - 2, church[1] + 16)]
    v, row = -190.0, 0
    while v < 900:
        deep = rnd.uniform(10.5, 13)
        u = -420.0 + rnd.uniform(0, 8)
        while u < 900:
            wide = rnd.uniform(8.5, 17)
            lon, away = _bearing(*town.at(u + wide / 2, v, 0)[:2])
            near, _ = min(((math.hypot(*town.at(a, b, 0)[:2]), 0) for a in (u, u + wide) for b in (v, v + deep)))
            # cross streets, a square round the church, and nothing nearer than the street below
            street = (u + wide / 2 + 11 * row) % 92 < 13
            square = church[0] - 26 < u + wide / 2 < church[0] + 48 and church[1] - 22 < v + 6 < church[1] + 30
            if not street and not square and near > NEAR and away < FAR and -24 < lon < 66:
                eaves = rnd.uniform(10.5, 15.5) + min(2.0, away / 300)
                kind = rnd.choices(('gable', 'mansard', 'flat'), (.60, .24, .16))[0]
                roof = 'slate' if kind == 'mansard' else rnd.choices(('tile', 'old tile', 'brown', 'slate'), (.42, .28, .16, .14))[0]
                wall = rnd.choices(('cream', 'white wall', 'ochre', 'rose', 'gray', 'stone', 'brick wall', 'pale'), (5, 5, 2.2, .8, 1.6, 2.5, .8, 4))[0]
                _house(town, u, u + wide, v, v + deep, eaves, kind, wall, roof, rnd, away < 330)
                built.append((u, u + wide, v, v + deep))
            u += wide
        v += deep + (rnd.uniform(8, 12) if row % 2 else rnd.uniform(12, 15))
        row += 1
    _church(town, *church)
    for u, v, wide, deep, height, skin in ((560, 470, 26, 20, 58, 'frame'), (610, 430, 20, 20, 76, 'bronze'), (680, 520, 32, 18, 46, 'frame'), (520, 640, 24, 24, 64, 'gray'), (340, 690, 40, 16, 38, 'frame')):
        _tower(town, u, v, wide, deep, height, skin)
    town.build(materials)
    studio.plane('ground', (6000, 6000), (0, 0, 0), far(.19, .185, .175))
    # trees in the streets and on the square
    bark = material.principled('bark', **{'Base Color': (.10, .075, .055, 1), 'Roughness': .9})
    kinds = [_outdoors._tree(12, 10.5, 3.4, _outdoors._leaf('green', (.075, .140, .024)), bark, .15, 12000, .30, 30),
             _outdoors._tree(45, 12.0, 3.6, _outdoors._leaf('deep', (.045, .10, .022), .4), bark, .16, 12000, .22, 26)]
    for o in kinds:
        o.location = (0, -900, -200)
    for k in range(640):
        lon, away = rnd.uniform(-22, 62), 62 + 540 * rnd.random() ** 1.2
        x, y = away * math.sin(math.radians(lon)), away * math.cos(math.radians(lon))
        u, v = x * math.cos(YAW) + y * math.sin(YAW), y * math.cos(YAW) - x * math.sin(YAW)
        if not any(a - 2.5 < u < b + 2.5 and c - 2.5 < v < d + 2.5 for a, b, c, d in built):
            _outdoors._place(kinds[k % 2], x, y, 0, 67 * k, rnd.uniform(.6, 1.0))

    def hill(X, Y):
        return -4 + 250 * np.clip((Y - 900) / 2600, 0, 1) * studio.fbm(X / 900, Y / 900, 6, 8)
    _outdoors._terrain('hill', 900, 5200, -3200, 6200, 70, 340, hill, _outdoors._hill_material((.95, 1.45, 2.2), 500, 4200, veil=.82))


def panorama(eye, azimuth, elevation, sun, width=6144, samples=14):
    """The town as seen from `eye`, metres above the street."""
    return _outdoors.by_day('town', (__file__,), _model, eye, azimuth, elevation, sun, width, samples, seed=29, land=LAND, lon=LON, lat=LAT)
