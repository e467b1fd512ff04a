"""Film cut to the shape of a door's window, half lifted off its liner on a workbench by day."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import numpy as np
import car
import _seam
import _store
import _world
from studio import material

studio.sky(pixels=_seam.finer(_world.photographed('interior', .32, gain=.42, limit=5.0)), strength=1)
studio.area((-1.9, 2.2, 1.9), (0, .1, 0), (1.4, 1.4), 46, (1, .95, .88))
studio.quad('bench', [(-5, -3, -.004), (5, -3, -.004), (5, 5, -.004), (-5, 5, -.004)], material.wood((.50, .34, .21), .42, plank=(.085, 1.9), direction='X'))
# a cutting mat, with a line every 5 cm and a bold one every 25
n = studio.Nodes('mat')
xy = n.add('ShaderNodeSeparateXYZ', Vector=n.world_position()).outputs
line = 0
for every, width in ((.05, .0006), (.25, .0015)):
    for axis in ('X', 'Y'):
        off = n.math('PINGPONG', xy[axis], every / 2)
        line = n.math('MAXIMUM', line, n.math('LESS_THAN', off, width / 2))
p = n.principled(Base_Color=n.mix(n.math('MULTIPLY', line, .55), (.055, .115, .115), (.62, .66, .62)), Roughness=.55, Specular=.35)
n.set(p, 'Normal', n.bump(n.noise(900, 2, .5), .10, .0004))
studio.bevelled_box('mat', (1.9, 1.05, .004), (.10, .17, -.002), n.surface(p.outputs[0]), bevel=.0015)
liner = material.principled('liner', Base_Color=(.80, .79, .76, 1), Roughness=.22, Specular=.5)
film = material.film(vlt=.10, r0=.09, tint=(.92, .97, 1))
rim = material.principled('rim', Base_Color=(.05, .055, .06, 1), Roughness=.15, Specular=.8)


def lay(shape, x, y, turn, lifted=None):
    """A sheet of film on a liner that is 14 mm wider all round."""
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    r = car.fillet((shape - shape.mean(0)) @ np.array([[c, s], [-s, c]]), .012, .003)

    def flat(z):
        return lambda U, S: np.stack([U[:, 0] + x, U[:, 1] + y, z + .0005 * (1 + np.sin(U[:, 0] * 7) * np.cos(U[:, 1] * 9 + x)) - S], 1)
    car.sheet('liner', car.fillet(r + car.out_normals(r) * .014, .006, .003), flat(.0010), liner, edge=.0003, depth=.0003, step=.005, grid_step=.02)
    f = flat(.0016)
    if lifted:
        f = _store.peeled(f, *lifted)
    car.sheet('film', r, f, film, edge=.0001, depth=.0001, step=.004, grid_step=.003 if lifted else .02)
    car.tube('rim', f(r, np.zeros(len(r))), .00035, rim, closed=True, n=8)


door = np.array([(-.50, -.17), (.40, -.20), (.36, .25), (.16, .262), (-.08, .205), (-.32, .06)])
quarter = np.array([(-.20, -.15), (.17, -.15), (.21, .13), (.02, .15)])
lay(door, .02, .02, 4, lifted=((.13, .0), (.96, .28), .105, 118))
lay(quarter, -.55, .50, -6)
lay(door * [-.9, .9], .62, .62, 10)
# a squeegee
blade = material.principled('blade', Base_Color=(.66, .25, .05, 1), Roughness=.30, Specular=.5)
q = car.fillet(np.array([[-.055, 0], [.055, 0], [.043, .078], [-.043, .078]]), .007, .002)
_store.place([car.sheet('blade', q, lambda U, S: np.stack([U[:, 0], U[:, 1], .009 - S], 1), blade, edge=.0016, depth=.0050, step=.002, grid_step=.008),
              car.rbox('felt', (.113, .016, .009), (0, .004, .0062), mat=material.fabric((.02, .02, .022)), bevel=.0025, seg=4)], (.33, -.31, 0), -24)
studio.camera((-.34, -1.12, .62), (.07, .03, .06), lens=42, fstop=5.6, focus=(.12, -.12, .05))
studio.render('pre-cut-films', width=1536, samples=40, exposure=.35, bounces=6)
