"""A car's window, let half down: dark film in the glass, and above its edge the seat as it is without."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import bpy
import numpy as np
import studio
import car
import _carset
import _seam
import _world

TOP = .165
pixels = _seam.finer(_world.photographed('forest', .55, gain=.55, limit=2.5))
beside = np.clip(.5 + .5 * np.sin((np.arange(pixels.shape[1]) / pixels.shape[1] - .5) * 2 * np.pi), 0, 1)
pixels *= (1 - .72 * beside ** 1.5)[:, None]                   # the flank stands in the shade: film then looks dark, not mirrored
studio.sky(pixels=pixels, strength=1)
sun = studio.sun(205, 20, 9, color=(1, .95, .88), angle=.6)
sun.data.cycles.use_multiple_importance_sampling = False      # the paint would show it as a blot
paint = _seam.lacquer((.0022, .0075, .0052))
(near, far), portals, lamps = _seam.build(
    paint, car.pbr('satin', (.05, .05, .052), .3, metal=1),
    car.pbr('tan', (.40, .21, .105), .45, spec=.4, bump=(500, .0003, 'leather')), TOP,
    lining=(.055, .053, .050), webbing=(.018, .017, .017))
near.data.materials.append(_carset.glass(.14, .05))
far.data.materials.append(_carset.glass(.6, .07))
# the far door is in the shade: the sun would draw the cut end of the cabin on it
shade = studio.quad('shade', [(-1.7, 1.37, .3), (1.3, 1.37, .3), (1.3, 1.37, .945), (-1.7, 1.37, .945)], None)
for ray in ('camera', 'diffuse', 'glossy', 'transmission'):
    setattr(shade, f'visible_{ray}', False)
studio.bevelled_box('rail', (3.6, .06, .16), (-.2, .085, 1.418), paint, bevel=.012, segments=4)
x = np.linspace(-1.6, _seam.SHUT - .034, 400)
y, z = _seam.belt(x)
car.tube('edge', np.stack([x, y + _seam.LEAN * TOP + _seam.BOW * TOP ** 2, z + TOP], 1), .0019,
         car.pbr('edge', (.07, .12, .105), .12, spec=.7), n=16)
a = np.linspace(0, 2 * np.pi, 240, endpoint=False)
reach = (np.abs(np.cos(a)) ** 3 + np.abs(np.sin(a)) ** 3) ** (-1 / 3)
for head in [o for o in bpy.data.objects if o.name.startswith('head')]:       # piping round the front of the headrests
    at = (1 - (.030 / .055) ** 3) ** (1 / 3)
    car.tube('piping', np.stack([0 * a - .030, .135 * at * reach * np.cos(a), .095 * at * reach * np.sin(a)], 1), .0022,
             car.pbr('piping', (.16, .085, .042), .5), closed=True, n=10, up=(1, 0, 0)).parent = head
studio.camera((-.30, -1.10, 1.235), (-.13, 0, 1.075), lens=34, fstop=5.6, focus=(-.15, .1, 1.12))
studio.render('automotive', width=2560, samples=24, exposure=.8, bounces=6, contrast='Medium Contrast')
