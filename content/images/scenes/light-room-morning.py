"""The room in the morning: a low sun comes in by the side window and lies across the floor and the sofa."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import _room

rig = _room.day('room-morning', 84, 15, sun=17, exposure=1.25, width=960, fine=4, color=(1, .83, .62))
# the floor before the side window shows what that mirrors: the garden behind the middle one
rig.layer('beside-middle', ['R:right', 'T:middle'], lit=['middle'], mirror=['right'], beside=True, calm=.05, soft=(2, .004), samples=24)
rig.run()
