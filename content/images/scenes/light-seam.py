"""Black paint and glass where they meet, at the end of the day by the sea: how far the pane is as black as the paint."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import car
import _seam
import _world

studio.sky(pixels=_seam.finer(_world.photographed('sunset', -.03, gain=.80, limit=3.0)), strength=1)
sun = studio.sun(160, 27, 14, color=(1, .84, .64), angle=.8)
sun.data.cycles.use_multiple_importance_sampling = False
made = _seam.build(_seam.lacquer((.0035, .0037, .0042)), car.pbr('satin', (.60, .595, .585), .32, metal=1),
                   car.pbr('tan', (.34, .19, .10), .45, spec=.4, bump=(500, .0003, 'leather')))
_seam.layers('seam', *made, {'vlt-20': (.15, .08), 'vlt-50': (.375, .08)})
