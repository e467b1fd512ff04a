"""The struck pane with film: every piece is held."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import _struck as s

s.picture('struck-film', filmed=True)
