"""A house window from the street by day: what it mirrors, and what of the room is seen through it."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import light
import studio
import _street

AZ, EL, SUN = -118, 40, 28
EXPOSURE = .32          # so that sunlit render is about 1
draft = light.arguments().draft
studio.sky(pixels=_street.across(AZ, EL, SUN, *((2048, 8) if draft else (4096, 12))), strength=EXPOSURE)
studio.sun(AZ, EL, SUN * EXPOSURE, color=(1, .965, .91), angle=.6)
pane, portal, _ = _street.build()
_street.camera()

rig = light.Rig('street', width=1536, samples=14, truth_samples=48, bounces=6)
rig.group('front', [pane], [portal])
rig.layer('outside', [])
rig.layer('mirror', ['R:front'], mirror=['front'])
# the sill and the frame are polished enough to show some of it
rig.layer('beside', ['R:front'], mirror=['front'], beside=True, samples=8)
# daylight goes in through the pane, and out through it to the eye
rig.layer('inside', ['T:front', 'T:front'], lit=['front'], through=True, samples=24)
_street.references(rig)
rig.run()
