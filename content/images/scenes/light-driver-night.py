"""From the driver's seat at night: street lamps and a car that comes towards us, and the dials' glow inside."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import bpy
import light
import studio
import _cabin
import _road

EXPOSURE = 4.5          # so that the road under the lamps is about a tenth of white
draft = light.arguments().draft
world = _road.panorama(_cabin.EYE, width=1536 if draft else 3072, samples=8 if draft else 20, night=True)
# few small lamps light the cabin: they are looked for in the world where it is bright, and not all over the windows
studio.sky(pixels=world, strength=EXPOSURE).cycles.sample_map_resolution = 4096
openings, lamps = _cabin.build()
for name, (panes, portals) in openings.items():
    for portal in portals:
        bpy.data.objects.remove(portal)
    openings[name] = panes, []
_cabin.camera()

rig = light.Rig('driver-night', width=960, samples=16, truth_width=256, truth_samples=2048, bounces=4)
rig.lamps(lamps)
rig.layer('dials', [], lamps=True, sky=False, samples=64, sharp=True, peak=_cabin.PEAK, calm=.002, blotches=True,
          closely=('screen', 64))
rig.layer('mirror-dials', ['R:front'], lamps=True, sky=False, mirror=['front'], samples=32, peak=_cabin.PEAK,
          calm=.004, blotches=True)
_cabin.layers(rig, openings, {'windshield': 320, 'strip': 192, 'front': 320, 'rear-side': 384, 'rear': 96}, mirror=24,
              calm=dict.fromkeys(openings, .01), night=True)
_cabin.references(rig, peak=_cabin.PEAK)
rig.run()
