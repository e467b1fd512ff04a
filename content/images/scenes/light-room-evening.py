"""The room after sunset: the lamps are on, the lake is still blue; films that mirror, mirror now."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import light
import studio
import _outdoors
import _room

draft = light.arguments().draft
world = _outdoors.panorama(_room.EYE, -14, 3, 0, *((2048, 8) if draft else (5120, 24)), dusk=True)
studio.sky(pixels=world, strength=1.6, seen=_room.beyond(world))
windows, lamps = _room.build(lamps=1.7)
_room.camera()

rig = light.Rig('room-evening', facing=_room.FACING, width=768, samples=14,
                truth_samples=384, bounces=6, faint=.02)
for name, (pane, portal) in windows.items():
    rig.group(name, [pane], [portal])
rig.lamps(lamps)
rig.layer('lamps', [], lamps=True, sky=False, sharp=True, samples=480)
rig.layer('mirror-lamps', ['R:all'], lamps=True, sky=False, mirror=list(windows), samples=48)
rig.layer('again-lamps', ['R:all', 'R:all'], lamps=True, sky=False, mirror=list(windows), again=True, samples=8)
# what the lamps light beyond a pane: the outer edges of its frame
for name in windows:
    rig.layer('beyond-' + name, ['T:' + name, 'T:' + name], lit=[name], through=True, plain=True, lamps=True, sky=False,
              samples=48)
for name in windows:
    rig.layer('beside-' + name, ['R:' + name], lamps=True, sky=False, mirror=[name], beside=True, calm=.05, soft=(2, .004),
              samples=32)
for name in windows:
    rig.layer(name, ['T:' + name], lit=[name], calm=.05)
for name in windows:
    rig.layer('mirror-' + name, ['R:all', 'T:' + name], lit=[name], mirror=list(windows), samples=6)
_room.films(rig)
rig.run()
