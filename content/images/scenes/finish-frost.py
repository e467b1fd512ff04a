"""Frost: even and white."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import _finishes as f

f.picture('finish-frost', f.everywhere(), f.frost(), width=2080, samples=12)  # it also fills the page of a wrong address
