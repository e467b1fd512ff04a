"""From the driver's seat by day: every window its own layer of light, and what the front windows mirror of the cabin.
The drawn town of `_road.py` lights it; what is seen through the panes and in mirrors is photographed, and out of focus."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import light
import studio
import _cabin
import _road
import _world

AZ, EL, SUN = -62, 38, 24
EXPOSURE = .42          # so that the road in the sun is about 1
draft = light.arguments().draft
world = _road.panorama(_cabin.EYE, AZ, EL, SUN, *((1536, 4) if draft else (4096, 12)))
seen = _world.photographed('city', .27, gain=1.68 / EXPOSURE, limit=4.8 / EXPOSURE, blur=.35)
studio.sky(pixels=world, strength=EXPOSURE, seen=seen)
sun = studio.sun(AZ, EL, SUN * EXPOSURE, color=(1, .965, .91), angle=.6)
# what is rough is lit by the sun's own samples; a mirror that it sees would show the sun in one sample of thousands
sun.data.cycles.use_multiple_importance_sampling = False
openings, lamps = _cabin.build()
for lamp in lamps:                              # by day one sees the dials shine, but nothing that they light
    lamp.visible_diffuse = lamp.visible_glossy = False
    for its in lamp.data.materials:             # half of the samples would look for light there
        its.cycles.sample_as_light = False
_cabin.camera()

rig = light.Rig('driver', width=960, samples=16, truth_width=256, truth_samples=256, bounces=4)
rig.lamps(lamps)
rig.layer('dials', [], lamps=True, sky=False, samples=4, peak=True)
_cabin.layers(rig, openings, {'windshield': 160, 'strip': 24, 'front': 56, 'rear-side': 24, 'rear': 12}, mirror=14)
_cabin.references(rig)
rig.run()
