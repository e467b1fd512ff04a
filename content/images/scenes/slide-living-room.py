"""The room by day with film on all its windows, out of its layers of light."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import light

light.picture('slide-living-room', 'room', {'T:all': [.385, .40, .395], 'R:all': .06}, exposure=.25, contrast=.25)
