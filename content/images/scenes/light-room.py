"""The room by day: three windows, each its own layer of light; the sun comes in through all of them."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import light
import studio
import _outdoors
import _room

AZ, EL, SUN = 42, 36, 28
EXPOSURE = 1.25         # so that white paper in the bright parts of the room is about 1
draft = light.arguments().draft
world = _outdoors.panorama(_room.EYE, AZ, EL, SUN, *((2048, 8) if draft else (5120, 24)))
studio.sky(pixels=world, strength=EXPOSURE)
studio.sun(AZ, EL, SUN * EXPOSURE, color=(1, .965, .91), angle=.6)
windows, _ = _room.build()
studio.camera(_room.EYE, (.50, 3, 1.32), lens=22, shift=(0, -.085))

rig = light.Rig('room', facing={'left': 'right', 'middle': 'right', 'right': 'middle'}, samples=80, truth_samples=192, bounces=6)
for name, (pane, portal) in windows.items():
    rig.group(name, [pane], [portal])
for name in windows:
    rig.layer(name, ['T:' + name], lit=[name])
for name in windows:
    rig.layer('mirror-' + name, ['R:all', 'T:' + name], lit=[name], mirror=list(windows), samples=48)
# the side window mirrors the far ones, which mirror the room: a quarter of a quarter, and still seen
for name in windows:
    rig.layer('again-' + name, ['R:all', 'R:all', 'T:' + name], lit=[name], mirror=list(windows), again=True, samples=12)
for vlt in (5, 20, 35, 50, 70):
    rig.reference(f'vlt-{vlt}', {'T:all': vlt / 100})
rig.reference('mixed', {'T:left': .05, 'T:middle': [.46, .50, .52], 'T:right': .20})
rig.reference('mirror', {'T:all': .15, 'R:all': .25})
# what mirrors add by lighting the room once more: only these two let light go that way
for r in (0, .25):
    rig.reference(f'spare-{r}', {'T:all': .5, 'R:all': r}, caustics=True, spare=True)
rig.run()
