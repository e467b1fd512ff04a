"""From the driver's seat by day: every window its own layer of light, and what the front windows mirror of the cabin."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import light
import studio
import _cabin
import _road

AZ, EL, SUN = -62, 38, 24
EXPOSURE = .42          # so that the road in the sun is about 1
draft = light.arguments().draft
world = _road.panorama(_cabin.EYE, AZ, EL, SUN, *((1536, 4) if draft else (2048, 8)))
studio.sky(pixels=world, strength=EXPOSURE)
studio.sun(AZ, EL, SUN * EXPOSURE, color=(1, .965, .91), angle=.6)
openings, lamps = _cabin.build()
for lamp in lamps:
    lamp.hide_render = True
_cabin.camera()

rig = light.Rig('driver', width=768, samples=36, truth_width=256, truth_samples=192, bounces=4)
_cabin.layers(rig, openings, {'windscreen': 36, 'strip': 24, 'front': 36, 'rear-side': 24, 'rear': 24})
_cabin.references(rig)
rig.run()
