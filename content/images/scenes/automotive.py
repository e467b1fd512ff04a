"""Side windows and mirror of a car, close, at dusk."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import car
import _carset

_carset.tall_dusk(-158, 4, 1.3, reach=.6, clouds=.5, seed=5, size=4096)
_carset.place(seed=9, height=12)
_carset.flip(car.whole(glass=_carset.glass(.12, .11), paint=_carset.lacquer(), fine=.6))
studio.camera((-1.02, -2.10, 1.13), (.33, -.86, 1.075), lens=55, fstop=2.8, focus=(.70, -1.02, 1.08))
studio.render('automotive', samples=112, exposure=1.0, bounces=6)
