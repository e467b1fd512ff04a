"""The pale car by day with dark film behind the driver, out of its layers of light."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import light

# film over factory glass; R counts times what ordinary glass mirrors
light.picture('slide-car', 'car', {'T:windshield': .75, 'T:front': .75, 'T:rear-side': .045, 'T:rear': .045, 'R:all': 1}, exposure=-.30, contrast=.45)
