"""The room at noon in winter: snow lies on everything outside, and the low sun reaches far into the room."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import _room

# the sun on the floor is encoded finely, or it has squares of pink and yellow
_room.day('room-winter', 42, 17, sun=17, exposure=.7, width=960, fine=4, peaks={'right': (2, 90)}, color=(1, .93, .83),
          snow=True).run()
