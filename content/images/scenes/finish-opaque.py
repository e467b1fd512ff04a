"""Opaque: nothing passes, but where leaves are cut from it."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import _finishes as f

f.picture('finish-opaque', f.cut_out(), f.opaque())
