"""A side window from close outside: deep neutral glass, a crisp sky in it."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import car
import _carset

_carset.tall_dusk(-140, 4, 1.0, reach=.75, clouds=.62, seed=17, size=4096)
_carset.place(seed=2, height=12)
_carset.flip(car.whole(glass=_carset.glass(.07, .15, mirror=(.96, .98, 1)), paint=_carset.lacquer((.004, .005, .008)), fine=.6))
studio.camera((.10, -1.95, 1.16), (-.18, -.84, 1.13), lens=50, fstop=3.5, focus=(-.1, -.84, 1.13))
studio.render('nano-ceramic', samples=96, exposure=.7, bounces=6)
