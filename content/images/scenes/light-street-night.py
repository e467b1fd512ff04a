"""The house window from the street after dark: the lamps are on inside, and the mirror has turned round."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import light
import studio
import _street

draft = light.arguments().draft
studio.sky(pixels=_street.across(-160, 0, 0, *((2048, 8) if draft else (4096, 12)), night=True), strength=2)
pane, portal, lamps = _street.build(lamps=2.2)
# the street lamps on this side; those across stand in the panorama
street = [studio.area((x, -2.6, 5.2), (x * .6, -1.0, 0), (.35, .35), 120, (1, .78, .52)) for x in (-5.5, 7)]
_street.camera()

rig = light.Rig('street-night', width=768, samples=28, truth_samples=512, bounces=6)
rig.group('front', [pane], [portal])
rig.lamps(lamps)
rig.layer('outside', [], samples=96)
rig.layer('mirror', ['R:front'], mirror=['front'])
rig.layer('lamps', ['T:front'], lit=['front'], lamps=True, sky=False, hide=street, samples=96)
# the flowers before the pane, which the lamps inside light, in its mirror
rig.layer('mirror-lamps', ['R:front', 'T:front'], lit=['front'], mirror=['front'], lamps=True, sky=False, hide=street)
# the little that the street lamps light inside
rig.layer('inside', ['T:front', 'T:front'], lit=['front'], through=True, samples=16)
_street.references(rig)
rig.run()
