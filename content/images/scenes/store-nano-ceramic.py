"""A roll of dark film, partly run out."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import _store
from studio import material

_store.stage()
body = material.principled('film roll', Base_Color=(.006, .007, .009, 1), Roughness=.10, Specular=.6)
core = material.principled('core', Base_Color=(.30, .27, .23, 1), Roughness=.85)
_store.place(_store.roll(body, material.film(vlt=.09, r0=.07, tint=(.90, .96, 1)), core, run=.25, curl=(.10, 75)), (.03, .10, 0), -24)
_store.render('store-nano-ceramic')
