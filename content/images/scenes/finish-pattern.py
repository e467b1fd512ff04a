"""Pattern: leaves of frost on bare glass."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import _finishes as f

f.picture('finish-pattern', f.foliage(), f.frost(.62, .40))
