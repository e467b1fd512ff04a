"""Where the cars stand: open asphalt, a low line of hills all round, dusk."""
import math
import numpy as np
import car
import studio
from studio import material


def asphalt(color=(.020, .021, .024), rough=.42, wet=0.0):
    """Dry and dull; `wet` 0..1 lays a broken film of water over it, after rain."""
    n = studio.Nodes('asphalt')
    pos = n.world_position()
    fine = n.noise(160, 4, .6, pos)
    patch = n.noise(.55, 4, .55, pos)
    p = n.principled(Base_Color=n.mix(fine, color, tuple(c * 1.9 for c in color)), Specular=.10,
                     Roughness=n.math('MULTIPLY_ADD', patch, .26, rough + .10))
    n.set(p, 'Normal', n.bump(fine, .35, .004))
    if not wet:
        return n.surface(p.outputs[0])
    pool = n.ramp(n.noise(.62, 5, .62, n.mapping(pos, (.6, 1, 1))), [(.44, (0, 0, 0)), (.66, (1, 1, 1))])
    film = n.principled(Base_Color=tuple(c * .35 for c in color), Specular=.5, Roughness=.06)
    n.set(film, 'Normal', n.bump(fine, .05, .001))
    over = n.add('ShaderNodeMixShader', Fac=n.math('MULTIPLY', pool, wet), _1=p.outputs[0], _2=film.outputs[0])
    return n.surface(over.outputs[0])


def hills(radius=420, height=16, seed=1, color=(.018, .020, .028), haze=(.16, .11, .12), start=100, end=1500, arc=(0, 360)):
    rng = np.random.default_rng(seed)
    a = np.radians(np.linspace(arc[0], arc[1], 900))
    h = np.full(a.shape, .55)
    for k in range(1, 120):
        h = h + rng.normal() * .34 / k ** 1.05 * np.sin(k * a * 2 + rng.uniform(0, 6.28))
    h = height * np.clip(h, .12, None)
    x, y = radius * np.sin(a), radius * np.cos(a)
    P = np.stack([np.stack([x, y, -2 + 0 * h], 1), np.stack([x, y, h], 1)], 0)
    return car.grid('hills', P, material.distant(color, haze, start, end))


def ground(size=1600, mat=None, z=0.0):
    s = size / 2
    return studio.quad('ground', [(-s, -s, z), (s, -s, z), (s, s, z), (-s, s, z)], mat or asphalt())


def place(seed=1, height=15, wet=0.0):
    ground(mat=asphalt(wet=wet))
    hills(430, height, seed)
    hills(900, height * 2.6, seed + 5, haze=(.26, .17, .17), end=1200)


def glass(vlt=.16, r0=.10, tint=(.92, .97, 1.0), mirror=(1, 1, 1)):
    return material.film(vlt=vlt, r0=r0, tint=tint, mirror=mirror)


def lacquer(color=(.004, .008, .020), rough=.035, spec=.75):
    """Deep car lacquer: what it mirrors is sharp, what it is is dark."""
    n = studio.Nodes('lacquer')
    peel = n.noise(55, 2, .5)
    p = n.principled(Base_Color=color, Roughness=rough, Specular=spec, Metallic=.0, Clearcoat=1.0, Clearcoat_Roughness=.01)
    n.set(p, 'Normal', n.bump(peel, .04, .0012))
    return n.surface(p.outputs[0])


def tall_dusk(azimuth, elevation=4, sun_strength=1.0, reach=.5, strength=1.0, **kw):
    """The dusk with its glow drawn up the sky: raked side glass looks far above the horizon."""
    px = studio.sky_pixels(azimuth, elevation, **kw)
    h = px.shape[0]
    rows = np.arange(h, dtype=np.float64)
    t = (rows + .5) / h * 2 - 1                                    # -1 .. 1 of 90 degrees
    src = np.where(t > 0, t * reach + (1 - reach) * np.clip(t, 0, 1) ** 4, t)
    at = np.clip((src + 1) / 2 * h - .5, 0, h - 1.001)
    i = at.astype(int)
    f = (at - i).astype(np.float32)[:, None, None]
    px = px[i] * (1 - f) + px[i + 1] * f
    studio.sky(strength=strength, pixels=px)
    return studio.sun(azimuth, elevation, sun_strength)


def flip(objects):
    """Turn a car round: its front points to +x, the near flank still faces -y."""
    import bpy
    root = bpy.data.objects.new('flip', None)
    bpy.context.scene.collection.objects.link(root)
    for o in objects:
        o.parent = root
    root.scale = (-1, 1, 1)
    return root


def road(turn=-90, night=False, strength=None, sun=None, above=1.0):
    """The road of the driver's view as the world round a car. Turned by -90 it runs along x, and by day the sun
    stands behind the camera, to its left; `sun` is another (azimuth, elevation) for what stands in the scene.
    `above` times as bright is the sky overhead. Call it first: it empties the file."""
    import _cabin
    import _road
    azimuth, elevation, power = -62, 38, 24
    strength = strength or (1.0 if night else .13)
    size = ((1536, 8) if studio.arguments().draft else (3072, 20)) if night else (4096, 12)
    world = _road.panorama(_cabin.EYE, night=True, width=size[0], samples=size[1]) if night else _road.panorama(_cabin.EYE, azimuth, elevation, power, *size)
    up = (np.arange(len(world)) + .5) / len(world) * 2 - 1            # -1 .. 1 of 90 degrees
    world = world * (1 + (above - 1) * studio._smooth(.22, .45, up))[:, None, None].astype(np.float32)
    studio.sky(pixels=np.roll(world, round(turn / 360 * world.shape[1]), 1), strength=strength)
    if not night:
        studio.sun(*(sun or (azimuth + turn, elevation)), power * strength * 1.5, (1, .955, .89), .55)
