"""A plant in a pot: thin stems, narrow leaves that hang at their ends."""
import math
import random
import studio
from studio import material


def plant(x, y, seed=4, stems=9, leaves=26, height=(1.0, 1.75)):
    pot = material.concrete((.22, .22, .23), .8, 6)
    leaf = material.principled('leaf', **{'Base Color': (.022, .055, .020, 1), 'Roughness': .38, 'Specular': .5})
    bark = material.principled('bark', **{'Base Color': (.06, .04, .025, 1), 'Roughness': .8})
    studio.lathe('pot', [(0, 0), (.17, 0), (.21, .05), (.24, .42), (.225, .42), (.20, .38), (0, .37)], pot, (x, y, 0))
    rnd = random.Random(seed)
    V, F = [], []
    for _ in range(stems):
        a, tilt = rnd.uniform(0, 6.28), rnd.uniform(.12, .42)
        tall = rnd.uniform(*height)
        pts = [(x + math.cos(a) * tilt * t ** 1.6 * 1.1, y + math.sin(a) * tilt * t ** 1.6 * 1.1, .35 + tall * t) for t in (0, .25, .5, .75, 1)]
        studio.tube('stem', pts, .008, bark)
        for _ in range(leaves):
            t = rnd.uniform(.35, 1)
            i = min(3, int(t * 4))
            u = t * 4 - i
            base = [pts[i][d] + (pts[i + 1][d] - pts[i][d]) * u for d in range(3)]
            la, le, ln, wd = rnd.uniform(0, 6.28), rnd.uniform(-.3, .9), rnd.uniform(.12, .22), rnd.uniform(.025, .045)
            d = (math.cos(la) * math.cos(le), math.sin(la) * math.cos(le), math.sin(le))
            side = (-math.sin(la), math.cos(la), 0)
            o = len(V)
            for q, ww, drop in ((0, .1, 0), (.3, .9, .0), (.65, .8, -.06), (1, .05, -.2)):
                for sgn in (-1, 1):
                    V.append(tuple(base[j] + d[j] * ln * q + side[j] * sgn * wd * ww + (drop * ln if j == 2 else 0) for j in range(3)))
            F += [(o, o + 1, o + 3, o + 2), (o + 2, o + 3, o + 5, o + 4), (o + 4, o + 5, o + 7, o + 6)]
    studio.mesh('leaves', V, F, leaf)
