"""Side windows of a pale car by day: trees and clouds stand in a mirror film."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import numpy as np
import car
import _drive
import _estate
import _noon
from studio import material

_noon.noon(-158, 42, clouds=.62, seed=12)
_drive.place()
leaf = _drive.foliage('near leaf', (.075, .135, .034))
bark = car.pbr('near bark', (.12, .09, .065), .9)
rng = np.random.default_rng(3)
for x, y, h, r in ((9.5, -9, 9.5, 3.0), (16, -10, 11, 3.4)):                    # what the windows mirror
    _drive.tree(x, y, h, r, leaf, bark, rng, 20000, .10)
for x, y, h, r in ((9, 9, 6, 2.1), (14, 11, 7, 2.4), (21, 10, 6.5, 2.3), (30, 13, 8, 2.8)):     # beyond the wall
    _drive.tree(x, y, h, r, leaf, bark, rng, 14000, .09)
film, clear = material.film(vlt=.14, r0=.42, mirror=(.97, .985, 1)), material.glass(vlt=.75)
_estate.whole(lambda group: clear if group == 'windshield' else film, _estate.two_sided(material.paint((.50, .56, .61), .35, 0)))
studio.camera((-2.25, -2.75, 1.20), (.42, -.86, 1.13), lens=56, fstop=5.6, focus=(.1, -.86, 1.1))
studio.render('reflective-film', width=1760, samples=20, exposure=-.15, bounces=6)
