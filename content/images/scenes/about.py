"""The optics bench: samples of film on glass, from clear to dark, in the last sun."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math, random
import studio
from studio import material

AZ, EL = -34, 12
studio.dusk(azimuth=AZ, elevation=EL, sun_strength=11, sun_color=(1, .62, .32), sun_angle=.5, clouds=.3, seed=3, strength=.9, band=.42, focus=1.6, size=4096)
# a bench before a dark wall with a window on the left
bench = material.wood((.16, .095, .052), .30, plank=None)
studio.bevelled_box('bench', (5.2, 2.85, .05), (.3, -.55, -.025), bench, bevel=.006)
wall = material.plaster((.20, .205, .22), .8)
frame = material.steel((.035, .037, .042), .33)
for px in (-3.2, -1.15, .95, 3.05):
    studio.bevelled_box('post', (.06, .10, 4), (px, 1.9, 1.0), frame, bevel=.005)
studio.bevelled_box('sill', (9, .30, .05), (0, 1.95, -.12), wall, bevel=.006)
studio.box('parapet', (9, .16, 1), (0, 1.95, -.62), wall)
studio.ridge(5200, 560, (.33, .22, .235), (.50, .30, .24), -60, 14, 14000)
studio.skyline(2600, 2100, 70, 30, 230, color=(.04, .045, .075), haze=(.50, .30, .22), fade=.4, lit=.05, base=-60, x=200, seed=8)
studio.water(-60, y=(40, 12000), ripple=.35, scale=.03, rough=.06)
studio.plane('floor', (12, 12), (0, -3, -.9), material.concrete((.08, .08, .085)))
steel = material.steel((.50, .51, .53), .30, brushed=True)
black = material.plastic((.013, .0135, .015), .34)
# an optical rail, carrying the samples
studio.bevelled_box('rail', (2.6, .085, .022), (.32, .10, .011), black, bevel=.003)
for k in (-.022, .022):
    studio.bevelled_box('way', (2.6, .010, .012), (.32, .10 + k, .026), steel, bevel=.002)
samples = [
    (.90, .05, (.98, 1, .99), (1, 1, 1)), (.68, .05, (.93, .98, 1), (1, 1, 1)), (.48, .06, (.90, .96, 1), (1, 1, 1)),
    (.34, .06, (1, .95, .88), (1, 1, 1)), (.21, .07, (.86, .93, 1), (1, 1, 1)), (.12, .08, (.88, .94, 1), (1, 1, 1)), (.05, .10, (.88, .94, 1), (1, 1, 1))]
x = -.22
for k, (vlt, r0, tint, mirror) in enumerate(samples):
    m = material.film(vlt, r0, tint, mirror)
    w, h, yaw = .165, .24, 70
    studio.bevelled_box('carrier', (.052, .10, .030), (x, .10, .047), black, bevel=.003)
    studio.bevelled_box('clamp', (.012, .15, .034), (x, .10, .072), steel, (0, 0, yaw), .003)
    c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
    z0 = .078
    P = lambda u, z: (x - s * u, .10 + c * u, z)
    studio.quad('sample', [P(-w / 2, z0), P(w / 2, z0), P(w / 2, z0 + h), P(-w / 2, z0 + h)], m)
    # bright ground edges of the glass
    rim = material.principled('rim', **{'Base Color': (.55, .72, .70, 1), 'Roughness': .25, 'Transmission': .3})
    for u in (-w / 2, w / 2):
        studio.bevelled_box('edge', (.0055, .0022, h), P(u, z0 + h / 2), rim, (0, 0, yaw), .0006, 1)
    studio.bevelled_box('edge', (.0055, w, .0022), P(0, z0 + h), rim, (0, 0, yaw), .0006, 1)
    x += .192
# a lens on a post and a lamp house behind, out of focus
def post(px, py, hgt):
    studio.cylinder('foot', .045, .014, (px, py, .007), black)
    studio.cylinder('post', .0064, hgt, (px, py, hgt / 2), steel)
post(-.95, .12, .20)
studio.lathe('ring', [(.062, -.012), (.072, -.012), (.072, .012), (.062, .012)], black, (-.95, .12, .27), (90, 0, 62))
studio.lathe('lens', [(0, .012), (.03, .010), (.062, .002), (.062, -.002), (.03, -.010), (0, -.012)], material.solid_glass(), (-.95, .12, .27), (90, 0, 62))
studio.area((-.6, -2.2, 1.9), (.3, .1, .1), (2.2, 1.0), 9, (.55, .70, 1.0))
studio.camera((-.10, -1.55, .33), (.25, .10, .115), lens=37, fstop=3.5, focus=(.34, .10, .2))
studio.render('about', samples=110, exposure=.05, bounces=6, transparent=24)
