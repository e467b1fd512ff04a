"""A glass office tower at golden hour: half its front is filmed and mirrors the evening, half is bare."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math, random
import bpy
import studio
from studio import material

studio.dusk(azimuth=-142, elevation=5, sun_strength=1.5, clouds=.5, seed=17, size=4096, band=.6, focus=1.1)
random.seed(5)

bare = [material.glass(vlt=.66, r0=.08, tint=(.90, .97, 1), wobble=.010 + .01 * i, wobble_scale=.35 + .1 * i) for i in range(3)]
filmed = [material.film(vlt=.06, r0=.74, tint=(.8, .9, 1), mirror=(.94, .97, 1), wobble=.010 + .008 * i, wobble_scale=.22 + .05 * i) for i in range(3)]
alu = material.steel((.20, .205, .215), .32)
slab = material.concrete((.22, .22, .23))
core = material.plaster((.20, .18, .165), bump=0)
soffit = [material.emission((1, c, b), s, lamp=False) for c, b, s in ((.58, .28, .34), (.64, .34, .24), (.54, .24, .17))]
unlit = material.plaster((.20, .20, .21), bump=0)

FH, BAY, FLOORS, WX, WY = 3.9, 1.9, 21, 34.2, 28.5
HEIGHT = FLOORS * FH
made = []


def keep(obj):
    made.append(obj)
    return obj


keep(studio.box('core', (WX - 9, WY - 9, HEIGHT), (WX / 2, WY / 2, HEIGHT / 2), core))
for f in range(FLOORS + 1):
    keep(studio.box('slab', (WX - .3, WY - .3, .38), (WX / 2, WY / 2, f * FH), slab))
for (ux, uy), length in (((1, 0), WX), ((0, 1), WY)):
    nx, ny = (0, -1) if ux else (-1, 0)
    yaw = 0 if ux else 90
    n = round(length / BAY)
    at = lambda i, deep: (ux * length / n * i - nx * deep, uy * length / n * i - ny * deep)
    for i in range(n + 1):
        keep(studio.bevelled_box('mullion', (.07, .16, HEIGHT + 1.4), (*at(i, -.05), HEIGHT / 2 + .7), alu, (0, 0, yaw), .008, 1))
    for f in range(FLOORS + 1):
        for z in (f * FH + .22, f * FH - .62):
            keep(studio.bevelled_box('transom', (length, .14, .08), (*at(n / 2, -.04), z), alu, (0, 0, yaw), .006, 1))
    for f in range(FLOORS):
        run, ceiling = 0, unlit
        for i in range(n):
            if not run:
                run, ceiling = random.randint(2, 6), random.choice(soffit) if random.random() < .34 else unlit
            run -= 1
            pane = random.choice(filmed if ux and i >= n // 2 else bare)
            a, b, lean = i, i + 1, [random.uniform(-.006, .006) for _ in range(2)]
            low, high = f * FH - .62, f * FH + FH - .62
            keep(studio.quad('pane', [(*at(a, lean[0]), low), (*at(b, -lean[0]), low), (*at(b, lean[1]), high), (*at(a, -lean[1]), high)], pane))
            z = f * FH + FH - .5
            keep(studio.quad('ceiling', [(*at(a, .3), z), (*at(b, .3), z), (*at(b, 7), z), (*at(a, 7), z)], ceiling))
            if random.random() < .16:                       # a wall between two rooms
                keep(studio.quad('room', [(*at(a, 1.2), f * FH), (*at(a, 7), f * FH), (*at(a, 7), z), (*at(a, 1.2), z)], core))
keep(studio.box('crown', (WX - 11, WY - 11, 4.4), (WX / 2, WY / 2, HEIGHT + 2.2), material.steel((.13, .135, .15), .45)))
keep(studio.cylinder('mast', .16, 15, (WX * .62, WY / 2, HEIGHT + 12), alu))
tower = bpy.data.objects.new('tower', None)
bpy.context.scene.collection.objects.link(tower)
for o in made:
    o.parent = tower
tower.location, tower.rotation_euler = (6, 62, 0), (0, 0, math.radians(-9))

# the city below, in the haze of the side away from the sun
studio.skyline(900, 1500, 70, 22, 120, color=(.055, .065, .115), haze=(.27, .20, .25), fade=.50, lit=.05, base=-20, x=260, seed=4, centre=.35)
studio.skyline(520, 1000, 30, 15, 62, color=(.035, .042, .075), haze=(.22, .17, .22), fade=.25, lit=.06, base=-20, x=200, seed=11, centre=.4)
studio.ridge(6500, 700, (.20, .16, .22), (.34, .23, .25), -20, 6, 20000)
studio.plane('ground', (30000, 30000), (0, 500, -20), material.distant((.03, .032, .04), (.26, .19, .22), 100, 1500))

studio.camera((-34, -24, 36), (3, 60, 36), lens=31, shift=(0, .245))
studio.render('slide-tower', width=3840, samples=14, exposure=.25, bounces=5)
