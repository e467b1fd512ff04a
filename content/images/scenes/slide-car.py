"""A car flank with dark glass at dusk, the warm horizon drawn along it."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import car
import _carset
from studio import material

studio.dusk(azimuth=-129, elevation=3.5, sun_strength=1.1, clouds=.46, seed=8, size=4096)
_carset.place(seed=3, height=11, wet=.9)
paint = _carset.lacquer()
car.whole(glass=_carset.glass(.10, .13), paint=paint, fine=.7)
studio.camera((2.72, -2.42, .98), (.00, -.86, .86), lens=40, fstop=4, focus=(.9, -.85, 1.0))
studio.render('slide-car', samples=32, exposure=.55, bounces=5)
