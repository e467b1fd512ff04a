"""What a car stands on and sees, its glass and its paint."""
import math
import numpy as np
import car
import studio
from studio import material


def asphalt(color=(.020, .021, .024), rough=.42):
    """Dry and dull."""
    n = studio.Nodes('asphalt')
    pos = n.world_position()
    fine = n.noise(160, 4, .6, pos)
    patch = n.noise(.55, 4, .55, pos)
    p = n.principled(Base_Color=n.mix(fine, color, tuple(c * 1.9 for c in color)), Specular=.10,
                     Roughness=n.math('MULTIPLY_ADD', patch, .26, rough + .10))
    n.set(p, 'Normal', n.bump(fine, .35, .004))
    return n.surface(p.outputs[0])


def hills(radius=420, height=16, seed=1, color=(.018, .020, .028), haze=(.16, .11, .12), start=100, end=1500, arc=(0, 360), waves=120):
    """A ridge all round, or along an arc; the more waves, the more rugged."""
    rng = np.random.default_rng(seed)
    a = np.radians(np.linspace(arc[0], arc[1], max(900, waves * 6)))
    h = np.full(a.shape, .55)
    for k in range(1, waves):
        h = h + rng.normal() * .34 / k ** 1.05 * np.sin(k * a * 2 + rng.uniform(0, 6.28))
    h = height * np.clip(h, .12, None)
    x, y = radius * np.sin(a), radius * np.cos(a)
    P = np.stack([np.stack([x, y, -2 + 0 * h], 1), np.stack([x, y, h], 1)], 0)
    return car.grid('hills', P, material.distant(color, haze, start, end))


def glass(vlt=.16, r0=.10, tint=(.92, .97, 1.0), mirror=(1, 1, 1)):
    return material.film(vlt=vlt, r0=r0, tint=tint, mirror=mirror)


def lacquer(color=(.004, .008, .020), rough=.035, spec=.75):
    """Deep car lacquer: what it mirrors is sharp, what it is is dark."""
    n = studio.Nodes('lacquer')
    peel = n.noise(55, 2, .5)
    p = n.principled(Base_Color=color, Roughness=rough, Specular=spec, Metallic=.0, Clearcoat=1.0, Clearcoat_Roughness=.01)
    n.set(p, 'Normal', n.bump(peel, .04, .0012))
    return n.surface(p.outputs[0])
