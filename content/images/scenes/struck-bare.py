"""The struck pane without film: it has fallen out."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import _struck as s

s.picture('struck-bare', filmed=False)
