"""The room by day: three windows, each its own layer of light; the sun comes in through all of them."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import _room

# the sun on the floor is encoded finely, or it has squares of pink and yellow
rig = _room.day('room', 42, 36, sun=28, exposure=1.25, peaks={'right': (2, 90)})
# what mirrors add by lighting the room once more: only these two let light go that way
for r in (0, .25):
    rig.reference(f'spare-{r}', {'T:all': .5, 'R:all': r}, caustics=True, spare=True)
rig.run()
