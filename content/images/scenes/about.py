"""Samples of film on glass, from clear to dark: the last sun draws their shades on the table."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
from studio import material

studio.sky(azimuth=-28, elevation=6, clouds=.3, seed=3, strength=1.0, band=.42, focus=1.6, size=4096)
studio.sun(-20, 20, 15, color=(1, .68, .40), angle=.5)          # higher than the sky says: short shades
frame = material.steel((.035, .037, .042), .33)
steel = material.steel((.42, .43, .45), .26, brushed=True)
stone = material.principled('stone', **{'Base Color': (.115, .111, .108, 1), 'Roughness': .62, 'Specular': .16})
studio.bevelled_box('table', (6.4, 2.6, .05), (.4, -.2, -.025), stone, bevel=.008)
studio.bevelled_box('post', (.06, .10, 4), (-1.9, 1.9, 1.0), frame, bevel=.005)
studio.bevelled_box('sill', (9, .30, .05), (0, 1.95, -.12), frame, bevel=.006)
studio.ridge(5200, 560, (.33, .22, .235), (.50, .30, .24), -60, 14, 14000)
studio.skyline(2600, 2100, 70, 30, 230, color=(.04, .045, .075), haze=(.50, .30, .22), fade=.4, lit=.05, base=-60, x=200, seed=8)
studio.water(-60, y=(40, 12000), ripple=.35, scale=.03, rough=.06)

# one bar of steel with a slot for every sample
W, H, STEP, YAW, FOOT = .172, .360, .196, 12, .030
samples = [(.90, .05, (.98, 1, .99)), (.68, .05, (.95, .98, 1)), (.48, .06, (.93, .97, 1)), (.34, .06, (.93, .97, 1)),
           (.21, .07, (.92, .96, 1)), (.12, .08, (.90, .95, 1)), (.05, .10, (.90, .95, 1))]
edge = material.principled('edge', **{'Base Color': (.55, .72, .70, 1), 'Roughness': .2, 'Transmission': .3})
c, s = math.cos(math.radians(YAW)), math.sin(math.radians(YAW))
for k, (vlt, r0, tint) in enumerate(samples):
    x = -.06 + k * STEP
    at = lambda u, z: (x + c * u, .10 + s * u, z)
    studio.bevelled_box('foot', (W * .72, .046, FOOT), at(0, FOOT / 2), steel, (0, 0, YAW), .003)
    z0, z1 = FOOT - .012, FOOT + H
    studio.quad('sample', [at(-W / 2, z0), at(W / 2, z0), at(W / 2, z1), at(-W / 2, z1)], material.film(vlt, r0, tint))
    for u in (-W / 2, W / 2):
        studio.bevelled_box('edge', (.0022, .0055, z1 - z0), at(u, (z0 + z1) / 2), edge, (0, 0, YAW), .0006, 1)
    for z in (z0, z1):
        studio.bevelled_box('edge', (W, .0055, .0022), at(0, z), edge, (0, 0, YAW), .0006, 1)
studio.area((-.6, -2.2, 1.9), (.3, .1, .1), (2.2, 1.0), 4, (.55, .70, 1.0))
studio.camera((.10, -1.75, .34), (.205, .10, .14), lens=32.5, fstop=6, focus=(.5, .10, .2))
studio.render('about', width=3136, samples=16, exposure=-.25, bounces=6, transparent=24)
