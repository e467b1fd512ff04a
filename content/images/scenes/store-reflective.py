"""A roll of silver film, partly run out."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import _store
from studio import material

_store.stage()
body = material.steel((.80, .81, .83), .07)
core = material.principled('core', Base_Color=(.30, .27, .23, 1), Roughness=.85)
_store.place(_store.roll(body, material.film(vlt=.12, r0=.62, mirror=(.94, .96, 1)), core, run=.20, curl=(.13, 110)), (-.035, .13, 0), 24)
_store.render('store-reflective')
