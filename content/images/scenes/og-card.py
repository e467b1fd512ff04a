"""One free-standing pane on a terrace at dusk: its left half bare, its right half filmed."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math, random
import studio
from studio import material

studio.dusk(azimuth=-9, elevation=3.4, sun_strength=5, sun_angle=1.6, clouds=.45, seed=31, size=4096, glow=.8, band=.40, focus=1.9, strength=.9)
frame = material.steel((.05, .052, .058), .30)
# wet dark terrace
n = studio.Nodes('terrace')
pos = n.world_position()
pud = n.noise(.55, 5, .6, pos)
p = n.principled(Base_Color=(.030, .032, .038), Roughness=n.ramp(pud, [(.38, (.05, .05, .05)), (.62, (.34, .34, .34))]), Specular=.55)
n.set(p, 'Normal', n.bump(n.noise(16, 6, .6, pos), .05, .004))
terrace = n.surface(p.outputs[0])
studio.bevelled_box('terrace', (60, 32, .4), (0, 1.5, -.2), terrace, bevel=.02)
studio.water(-40, y=(30, 12000), ripple=.3, scale=.05, rough=.09)
studio.ridge(9000, 820, (.50, .30, .27), (.95, .50, .28), -40, 14, 26000)
studio.ridge(6500, 520, (.26, .18, .215), (.60, .35, .26), -40, 23, 20000)
studio.skyline(3300, 2600, 80, 30, 240, color=(.040, .044, .075), haze=(.50, .29, .22), fade=.40, lit=.05, base=-40, x=-120, seed=5, centre=.52)
studio.ridge(2500, 40, (.032, .033, .050), (.09, .075, .08), -40, 8, 16000, rough=.8)
W, H, Z = 1.45, 4.2, .03
bare = material.glass(vlt=.92, r0=.045)
film = material.film(vlt=.20, r0=.13, tint=(.90, .96, 1))
studio.quad('bare', [(-W, 0, Z), (0, 0, Z), (0, 0, Z + H), (-W, 0, Z + H)], bare)
studio.quad('filmed', [(0, 0, Z), (W, 0, Z), (W, 0, Z + H), (0, 0, Z + H)], film)
edge = material.principled('glass edge', **{'Base Color': (.30, .52, .50, 1), 'Roughness': .2, 'Specular': .8, 'Emission': (.5, .36, .26, 1), 'Emission Strength': .25})
for x in (-W, W):
    studio.bevelled_box('edge', (.010, .021, H), (x, 0, Z + H / 2), edge, bevel=.002)
studio.bevelled_box('shoe', (2 * W + .03, .07, .05), (0, 0, .025), frame, bevel=.006)
studio.area((0, -6, 4), (0, 0, 1), (6, 2), 40, (.55, .70, 1.0))
studio.camera((.25, -5.4, 1.05), (-.05, 0, 1.05), lens=38, shift=(0, .045))
studio.render('og-card', aspect=1200 / 630, samples=48, exposure=-.25, bounces=5)
