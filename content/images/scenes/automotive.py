"""A pale car at noon in a street of gardens: dark, neutral film in its side windows."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import car
import _carset

_carset.road(sun=(-122, 48))
studio.quad('road', [(-40, -40, 0), (40, -40, 0), (40, 2.6, 0), (-40, 2.6, 0)], _carset.asphalt((.105, .104, .102), .6))
_carset.flip(car.whole(glass=_carset.glass(.07, .06), paint=_carset.lacquer((.44, .485, .51), .05, .6), fine=.6))
studio.camera((2.0, -2.80, 1.215), (-.10, -.86, .965), lens=43, fstop=5.6, focus=(.62, -.90, 1.08))
studio.render('automotive', width=1760, samples=18, exposure=.3, bounces=6, contrast='Medium Contrast')
