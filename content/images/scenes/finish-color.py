"""Color: three translucent tones."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import _finishes as f

f.picture('finish-color', f.everywhere(), f.tones([(-.30, (.93, .50, .13)), (.07, (.86, .24, .25)), (1, (.13, .50, .56))]))
