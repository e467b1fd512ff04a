"""Deep blue paint and glass where they meet, by day among towers: a mirror film shows them, bare glass the seats."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import car
import _seam
import _world

studio.sky(pixels=_seam.finer(_world.photographed('city', .64, gain=.60, limit=2.4)), strength=1)
sun = studio.sun(168, 34, 9, color=(1, .96, .90), angle=.6)
sun.data.cycles.use_multiple_importance_sampling = False
made = _seam.build(_seam.lacquer((.0042, .013, .034)), car.pbr('satin', (.60, .595, .585), .32, metal=1),
                   car.pbr('pale', (.46, .42, .36), .5, spec=.4, bump=(500, .0003, 'leather')))
_seam.layers('seam-street', *made, {'vlt-20': (.15, .08), 'mirror': (.15, .38)},
             eye=(.10, -.80, 1.19), target=(-.06, .0, 1.03), lens=35, fstop=14)
