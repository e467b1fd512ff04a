"""Along the flank of a fastback from its front: deep neutral glass, a crisp sky in it."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import car
import _carset

_carset.tall_dusk(-140, 4, 1.0, reach=.75, clouds=.62, seed=17, size=4096)
_carset.place(seed=2, height=12)
_carset.flip(car.whole(glass=_carset.glass(.07, .15, mirror=(.96, .98, 1)), paint=_carset.lacquer((.004, .005, .008)), fine=.6))
studio.camera((1.78, -1.98, 1.17), (.12, -.86, 1.06), lens=46, fstop=4, focus=(.62, -.86, 1.1))
studio.render('nano-ceramic', samples=28, exposure=.62, bounces=6)
