"""The rear quarter glass of a saloon, its bright line and what they mirror."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import car
import _carset

_carset.tall_dusk(-148, 4, 1.2, reach=.8, clouds=.52, seed=14, size=4096)
_carset.place(seed=4, height=12)
car.whole(glass=_carset.glass(.07, .14), paint=_carset.lacquer((.006, .006, .010)), fine=.5)
studio.camera((2.75, -2.2, 1.20), (1.18, -.80, 1.08), lens=62, fstop=3.2, focus=(1.55, -.8, 1.12))
studio.render('platinum-signature', samples=112, exposure=.5, bounces=6)
