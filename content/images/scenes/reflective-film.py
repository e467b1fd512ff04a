"""Side glass with a mirror-bright film: the sunset stands in it."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import car
import _carset

_carset.tall_dusk(-152, 5, 1.0, reach=.28, glow=.75, clouds=.6, seed=14, size=4096)
_carset.place(seed=12, height=16)
car.whole(glass=_carset.glass(.08, .6, mirror=(.95, .97, 1)), paint=_carset.lacquer(), fine=.6)
studio.camera((1.25, -2.35, 1.28), (.42, -.85, 1.10), lens=45, fstop=4, focus=(.5, -.85, 1.1))
studio.render('reflective-film', samples=96, exposure=-.2, bounces=6)
