"""The home hero: one pane between a still room and the dusk outside."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
from studio import material

AZ, EL = 7.5, 2.7
studio.dusk(azimuth=AZ, elevation=EL, sun_strength=3.2, sun_color=(1, .58, .28), sun_angle=.9, clouds=.40, seed=31, size=4096, glow=.75, band=.34, focus=2.2, strength=.85)
X0, X1, Y0, Y1, H = -7.5, 6.2, -4.0, 5.0, 3.5
wall = material.plaster((.30, .29, .285))
floor = material.concrete((.10, .10, .105), .34, 1.2)
frame = material.steel((.03, .031, .035), .33)
studio.plane('floor', (X1 - X0, Y1 - Y0 + .2), ((X0 + X1) / 2, (Y0 + Y1) / 2 + .1, 0), floor)
studio.plane('ceiling', (X1 - X0, Y1 - Y0 + .2), ((X0 + X1) / 2, (Y0 + Y1) / 2 + .1, H), material.plaster((.34, .33, .33)))
studio.box('left', (.2, Y1 - Y0, H), (X0 - .1, (Y0 + Y1) / 2, H / 2), wall)
studio.box('right', (.2, Y1 - Y0, H), (X1 + .1, (Y0 + Y1) / 2, H / 2), wall)
studio.box('back', (X1 - X0, .2, H), ((X0 + X1) / 2, Y0 - .1, H / 2), wall)
studio.window_wall((X0, -3.15, X1), Y1, H, frame, material.glass(vlt=.9, r0=.05), post=(.09, .16), rail=.08)
# outside: water, a far city, hills
studio.water(-60, y=(60, 12000), ripple=.35, scale=.05, rough=.09)
studio.ridge(9000, 900, (.55, .33, .28), (1.0, .52, .28), -60, 14, 26000)
studio.ridge(6500, 560, (.30, .21, .235), (.66, .38, .27), -60, 23, 20000)
studio.skyline(3300, 2600, 90, 30, 270, color=(.040, .044, .075), haze=(.52, .30, .22), fade=.42, lit=.045, base=-60, x=560, seed=5, centre=.52)
studio.skyline(2700, 2200, 46, 16, 80, color=(.030, .034, .055), haze=(.40, .24, .20), fade=.30, lit=.05, base=-60, x=480, seed=9, centre=.5)
studio.ridge(2500, 44, (.035, .036, .052), (.10, .08, .085), -60, 8, 16000, rough=.8)
# the disc itself, in the gap of the skyline: the lamp that lights the room cannot be seen
disc = studio.sphere('disc', 10800 * math.radians(.42), studio.direction(AZ, EL) * 10800, material.emission((1, .66, .30), 90, lamp=False))
disc.visible_diffuse = disc.visible_glossy = disc.visible_shadow = False
studio.area((-2, Y0 + .2, 2.2), (0, 4, 1), (6, 1.2), 14, (.55, .70, 1.0))

studio.camera((-.1, -1.35, 1.30), (-.1, 5.0, 1.30), lens=24, shift=(0, .035))
studio.render('home', width=4608, samples=8, exposure=-.3, bounces=6)
