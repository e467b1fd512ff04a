"""A glass office tower at golden hour: a curtain wall, part of it filmed."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math, random
import studio
from studio import material

studio.dusk(azimuth=-58, elevation=5, sun_strength=3.5, clouds=.40, seed=12, size=4096, band=.6, focus=1.2)
random.seed(5)

bare = [material.glass(vlt=.45, r0=.32, tint=(.86, .95, 1), wobble=.012 + .01 * i, wobble_scale=.35 + .1 * i) for i in range(3)]
filmed = [material.film(vlt=.08, r0=.66, tint=(.8, .9, 1), mirror=(.86, .93, 1), wobble=.01 + .012 * i, wobble_scale=.3 + .1 * i) for i in range(3)]
alu = material.steel((.10, .105, .115), .32)
slab = material.concrete((.22, .22, .23))
dark = material.principled('core', Base_Color=(.03, .032, .036, 1), Roughness=.8)
warm = [material.emission(c, s, lamp=False) for c, s in (((1, .66, .34), .34), ((1, .74, .45), .24), ((1, .58, .28), .16))]

dim = material.emission((1, .60, .30), .16, lamp=False)


def tower(ox, oy, wx, wy, floors, lit=.14, film=lambda side, i, f: False, fh=3.9, bay=1.85, yaw=0):
    """A curtain-walled box whose corner is at (ox, oy)."""
    import bpy
    parent = bpy.data.objects.new('tower', None)
    bpy.context.scene.collection.objects.link(parent)
    made = []
    H = floors * fh
    made.append(studio.box('core', (wx - 3, wy - 3, H), (wx / 2, wy / 2, H / 2), dark))
    for f in range(floors + 1):
        made.append(studio.box('slab', (wx - .3, wy - .3, .38), (wx / 2, wy / 2, f * fh), slab))
    sides = {'front': ((0, 0), (1, 0), wx), 'left': ((0, 0), (0, 1), wy)}
    for side, ((sx, sy), (ux, uy), length) in sides.items():
        n = round(length / bay)
        b = length / n
        nx, ny = (0, -1) if side == 'front' else (-1, 0)
        yawdeg = 0 if side == 'front' else 90
        for i in range(n + 1):
            made.append(studio.bevelled_box('mullion', (.07, .12, H), (sx + ux * b * i + nx * .03, sy + uy * b * i + ny * .03, H / 2), alu, (0, 0, yawdeg), .008, 1))
        for f in range(floors):
            made.append(studio.bevelled_box('transom', (length, .12, .09), (sx + ux * length / 2 + nx * .03, sy + uy * length / 2 + ny * .03, f * fh + .2), alu, (0, 0, yawdeg), .006, 1))
            made.append(studio.bevelled_box('transom2', (length, .12, .07), (sx + ux * length / 2 + nx * .03, sy + uy * length / 2 + ny * .03, f * fh - .75), alu, (0, 0, yawdeg), .006, 1))
            run = 0
            for i in range(n):
                mats = filmed if film(side, i, f) else bare
                m = random.choice(mats)
                x0, y0, x1, y1 = sx + ux * b * i, sy + uy * b * i, sx + ux * b * (i + 1), sy + uy * b * (i + 1)
                t = [random.uniform(-.006, .006) for _ in range(2)]
                z0, z1 = f * fh - .75, f * fh + fh - .75
                made.append(studio.quad('pane', [(x0 + nx * t[0], y0 + ny * t[0], z0), (x1 - nx * t[0], y1 - ny * t[0], z0),
                                                 (x1 + nx * t[1], y1 + ny * t[1], z1), (x0 - nx * t[1], y0 - ny * t[1], z1)], m))
                if run == 0 and random.random() < lit:
                    run = random.randint(5, 14)
                    wm = random.choice(warm)
                if run > 0:
                    run -= 1
                    d, zc = 1.3, f * fh + fh - .3
                    made.append(studio.quad('ceiling', [(x0 - nx * .3, y0 - ny * .3, zc), (x1 - nx * .3, y1 - ny * .3, zc),
                                                        (x1 - nx * d, y1 - ny * d, zc), (x0 - nx * d, y0 - ny * d, zc)], wm))
                    made.append(studio.quad('wall', [(x0 - nx * d, y0 - ny * d, f * fh + .2), (x1 - nx * d, y1 - ny * d, f * fh + .2),
                                                     (x1 - nx * d, y1 - ny * d, zc), (x0 - nx * d, y0 - ny * d, zc)], dim))
    for o in made:
        o.parent = parent
    parent.location = (ox, oy, 0)
    parent.rotation_euler = (0, 0, math.radians(yaw))
    return parent


tower(6, 62, 34, 30, 34, lit=.012, film=lambda side, i, f: side == 'front' and i >= 9, yaw=24)
tower(74, 190, 34, 30, 21, lit=.03, yaw=30)
studio.skyline(900, 1300, 60, 22, 120, color=(.045, .05, .08), haze=(.42, .25, .20), fade=.45, lit=.09, base=-20, x=-60, seed=4, centre=.45)
studio.skyline(520, 900, 26, 15, 60, color=(.03, .034, .055), haze=(.34, .21, .19), fade=.22, lit=.12, base=-20, x=-40, seed=11, centre=.5)
studio.ridge(6500, 700, (.36, .24, .25), (.85, .46, .28), -20, 6, 20000)
studio.plane('ground', (30000, 30000), (0, 500, -20), material.distant((.03, .032, .04), (.40, .25, .21), 100, 1500))

studio.camera((-34, -24, 36), (-10, 60, 36), lens=31, shift=(0, .245))
studio.render('slide-tower', samples=96, exposure=.1, bounces=5)
