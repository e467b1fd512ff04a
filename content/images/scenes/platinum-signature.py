"""A silver estate in a bright garage: one neutral tone from the front doors to the tailgate."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import bpy
import _estate
import _hall
from studio import material

SILVER = (.21, .213, .217)
_hall.build()
film, clear = material.film(vlt=.09, r0=.07, tint=(1, 1, 1)), material.glass(vlt=.75)
_estate.whole(lambda group: clear if group == 'windshield' else film, _estate.two_sided(material.paint(SILVER, .20, 0)))
# seen along its surface, the roof mirrors the lamps: satin, so that few samples find them
bpy.data.objects['roof'].data.materials[0] = material.principled('roof', Base_Color=(*SILVER, 1), Metallic=.55, Roughness=.34)
studio.camera((5.3, -3.9, 1.22), (.85, -.35, .99), lens=45, fstop=8, focus=(1.6, -.9, 1.0))
studio.render('platinum-signature', width=1600, samples=20, exposure=.75, bounces=6)
