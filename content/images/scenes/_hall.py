"""A bright garage: pale walls, a polished floor, long lamps along the ceiling. The car stands at the middle, along x."""
import numpy as np
import studio
from car import rbox
from studio import material

LENGTH, DEPTH, HEIGHT = 18, 11, 3.2


def _floor():
    n = studio.Nodes('polished floor')
    pos = n.world_position()
    tone = n.noise(.5, 6, .6, pos)
    p = n.principled(Base_Color=n.mix(tone, (.30, .295, .285), (.40, .395, .385)), Specular=.5,
                     Roughness=n.math('MULTIPLY_ADD', n.noise(1.4, 5, .6, pos), .16, .14))
    return n.surface(p.outputs[0])


def build(lamps=(-3.1, -1.25, 1.0, 3.4), watts=120):
    """lamps: the y of each row of lamps; watts: of one row."""
    white = material.plaster((.80, .79, .77), .85, .06)
    stone = material.concrete((.46, .455, .445), .75, 1.2)
    dark = material.plaster((.07, .07, .072), .8, .06)
    wood = material.principled('slat', Base_Color=(.36, .215, .115, 1), Roughness=.5, Specular=.3)
    back = material.principled('behind the slats', Base_Color=(.05, .035, .025, 1), Roughness=.9)
    black = material.principled('lamp housing', Base_Color=(.02, .02, .021, 1), Roughness=.5)
    x, y = LENGTH / 2, DEPTH / 2
    studio.quad('floor', [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], _floor())
    studio.box('ceiling', (LENGTH, DEPTH, .2), (0, 0, HEIGHT + .1), white)
    studio.box('wall', (LENGTH, .2, HEIGHT), (0, y + .1, HEIGHT / 2), white)
    studio.box('dark_wall', (LENGTH, .2, HEIGHT), (0, -y - .1, HEIGHT / 2), dark)        # what the flank mirrors
    for s in (-1, 1):
        studio.box('end', (.2, DEPTH, HEIGHT), (s * (x + .1), 0, HEIGHT / 2), stone)
    rbox('skirting', (LENGTH, .02, .10), (0, y - .011, .05), mat=black, bevel=.003)
    rbox('slat_back', (6.6, .02, HEIGHT), (-1.2, y - .012, HEIGHT / 2), mat=back, bevel=.002)
    for at in np.arange(-4.45, 2.06, .12):
        rbox('slat', (.07, .05, HEIGHT), (at, y - .05, HEIGHT / 2), mat=wood, bevel=.006, seg=2)
    for at in lamps:
        rbox('lamp_housing', (LENGTH - 3, .16, .05), (0, at, HEIGHT - .03), mat=black, bevel=.004)
        studio.area((0, at, HEIGHT - .058), (0, at, 0), (LENGTH - 3.1, .12), watts, (1, .965, .92), camera=True, name='lamp')
    studio.sky(pixels=np.full((8, 16, 3), .02, np.float32))
