"""The mark of the same stone in the film on a windshield."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import _stone as s

s.picture('stone-film', filmed=True)
