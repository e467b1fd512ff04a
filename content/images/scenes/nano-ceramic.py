"""An electric car at its charging post by day: ceramic film in the side windows, and trees in their glass."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import studio
import numpy as np
import car
import _carset
import _drive
import _estate
import _noon
from car import rbox, spline, tube
from studio import material

_noon.noon(128, 38, clouds=.45, seed=12)
_drive.place()
film, clear = material.film(vlt=.12, r0=.07, tint=(.97, 1, 1)), material.glass(vlt=.75)
_estate.whole(lambda group: clear if group == 'windshield' else film, _estate.two_sided(_carset.lacquer((.004, .024, .042))))
M = car.mats()
dark, rubber = car.pbr('charger', (.020, .021, .023), .45, spec=.4), car.pbr('cable', (.010, .010, .011), .55)
glow = material.emission((.55, .85, 1), 3.0, lamp=False)


def charger(x, y, height=1.28):
    """A post with a lit line round its head."""
    rbox('post', (.20, .13, height), (x, y, height / 2), mat=dark, bevel=.028, seg=6)
    rbox('post_glow', (.204, .134, .006), (x, y, height - .16), mat=glow, bevel=.002, seg=2)
    rbox('post_foot', (.30, .24, .02), (x, y, .01), mat=M['dark'], bevel=.006)


def port(q, z):
    """The socket with its plug on the near flank; returns where the cable begins."""
    at = _estate.lift_side(0)(np.array([[q, z]]), np.zeros(1))[0]
    out = _estate.lift_side(.1)(np.array([[q, z]]), np.zeros(1))[0] - at
    out /= np.linalg.norm(out)
    turn = np.linspace(0, 2 * np.pi, 64, endpoint=False)
    disc = lambda r: np.stack([q + r * np.cos(turn), z + r * np.sin(turn)], 1)
    car.sheet('socket', disc(.062), _estate.lift_side(.0012), M['gloss'], edge=.001, depth=.002, step=.004, grid_step=.008)
    ring = disc(.058)
    tube('socket_glow', _estate.lift_side(.003)(ring, np.zeros(len(ring))), .0030, glow, closed=True, n=10)
    tube('plug', np.array([at + out * k for k in (.0, .03, .055, .06)]), np.array([.034, .034, .031, .028]), dark, n=40)
    grip = spline([at + out * .055, at + out * .11 + [0, 0, -.012], at + out * .15 + [.01, 0, -.055], at + out * .165 + [.02, 0, -.12]], 16)
    tube('grip', grip, np.linspace(.026, .020, len(grip)), dark, n=32)
    return grip[-1]


rbox('behind_door', (.14, .30, .36), (1.07, -.70, .37), mat=M['inside'])        # the wall would be seen through the arch
charger(2.72, .86)
a = port(1.93, .83)
cable = spline([a + [0, 0, .02], a + [.03, -.01, -.14], a + [.16, -.03, -.44], a + [.45, -.05, -.62], (2.62, -1.10, .014), (2.98, -.55, .013), (3.02, .20, .02), (2.90, .62, .40), (2.84, .70, .80), (2.83, .71, .94)], 24)
tube('cable', cable, .0125, rubber, n=20)
studio.camera((4.6, -4.5, 1.18), (1.93, -.75, .85), lens=53, fstop=5.6, focus=(1.75, -.92, .92))
studio.render('nano-ceramic', width=1760, samples=28, exposure=.25, bounces=6)
