"""The layers of a film, lifted apart: release, adhesive, dyed polyester, metal, ceramic, hard coat, above glass."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
from studio import material, Nodes

studio.dusk(azimuth=-62, elevation=12, sun_strength=7, clouds=.2, seed=6, strength=.8, visible=False, band=.6)


def layer(name, color, vlt, r0, mirror=(1, 1, 1), rough=.03):
    n = Nodes(name)
    f = n.add('ShaderNodeLayerWeight', Blend=.5).outputs['Facing']
    g = n.add('ShaderNodeBsdfGlossy', Color=mirror, Roughness=rough)
    t = n.add('ShaderNodeBsdfTransparent', Color=tuple(vlt * c for c in color))
    d = n.add('ShaderNodeBsdfTranslucent', Color=color)
    body = n.add('ShaderNodeMixShader', Fac=.10, _1=t.outputs[0], _2=d.outputs[0])
    fac = n.math('MULTIPLY_ADD', n.math('POWER', f, 4.0), 1 - r0, r0, clamp=True)
    return n.surface(n.add('ShaderNodeMixShader', Fac=fac, _1=body.outputs[0], _2=g.outputs[0]).outputs[0])


def rim(name, color, glow=.0):
    n = Nodes(name)
    d = n.add('ShaderNodeBsdfTranslucent', Color=color)
    g = n.add('ShaderNodeBsdfGlossy', Color=tuple(min(1, c * 1.2) for c in color), Roughness=.22)
    return n.surface(n.add('ShaderNodeMixShader', Fac=.55, _1=d.outputs[0], _2=g.outputs[0]).outputs[0])


# thickness in picture metres, gap above, color, transmission, reflection, mirror color, edge color
layers = [
    (.0260, .040, (.90, .97, .95), .93, .05, (1, 1, 1), (.42, .80, .72)),       # glass
    (.0030, .034, (.98, .97, .92), .95, .05, (1, 1, 1), (.90, .86, .74)),       # adhesive
    (.0060, .034, (.34, .38, .46), .80, .05, (1, 1, 1), (.10, .13, .22)),       # dyed polyester
    (.0016, .034, (.80, .70, .56), .55, .34, (1, .78, .54), (1.0, .66, .34)),   # sputtered metal
    (.0060, .034, (.88, .94, 1.0), .92, .06, (1, 1, 1), (.66, .80, .95)),       # polyester
    (.0016, .034, (.62, .74, .95), .70, .26, (.55, .70, 1), (.40, .58, 1.0)),   # ceramic
    (.0030, .0, (1, 1, 1), .97, .07, (1, 1, 1), (.95, .97, 1.0)),               # hard coat
]
L, D = .62, .40
z, yaw = 0.0, 33
c, s = math.cos(math.radians(yaw)), math.sin(math.radians(yaw))
for k, (th, gap, col, vlt, r0, mirror, edge) in enumerate(layers):
    face = layer(f'layer {k}', col, vlt, r0, mirror)
    side = rim(f'edge {k}', edge)
    shift = .010 * k
    cx, cy = shift * c, shift * s
    P = lambda u, v, zz: (cx + c * u - s * v, cy + s * u + c * v, zz)
    corners = [(-L / 2, -D / 2), (L / 2, -D / 2), (L / 2, D / 2), (-L / 2, D / 2)]
    # rounded corners
    R, outline = .018, []
    for (ux, vy), a0 in zip(corners, (180, 270, 0, 90)):
        ox, oy = ux - math.copysign(R, ux), vy - math.copysign(R, vy)
        for q in range(9):
            a = math.radians(a0 + 90 * q / 8)
            outline.append((ox + R * math.cos(a), oy + R * math.sin(a)))
    N = len(outline)
    studio.mesh('top', [P(u, v, z + th) for u, v in outline], [tuple(range(N))], face, smooth=False)
    if th > .005:
        studio.mesh('bottom', [P(u, v, z) for u, v in outline], [tuple(range(N))], material.glass(vlt=.97, r0=.02), smooth=False)
    V = [P(u, v, z) for u, v in outline] + [P(u, v, z + th) for u, v in outline]
    studio.mesh('rim', V, [(i, (i + 1) % N, (i + 1) % N + N, i + N) for i in range(N)], side, smooth=True)
    z += th + gap
floor = material.principled('floor', **{'Base Color': (.010, .013, .021, 1), 'Roughness': .26, 'Specular': .5})
studio.plane('floor', (12, 12), (0, 0, -.07), floor)
studio.softbox((-.10, 1.75, .60), (0, 0, .1), (2.1, 1.0), 3.2, (1, .50, .22), edge=1.0)
studio.softbox((1.35, 1.4, .80), (0, 0, .1), (2.2, 1.4), 2.4, (.30, .48, 1.0), edge=1.0)
studio.softbox((.2, -1.7, 1.5), (0, 0, .1), (1.8, 1.2), 1.1, (.62, .76, 1.0), edge=.9)
# a backdrop that falls from ink to ember
n = Nodes('backdrop')
gp = n.add('ShaderNodeSeparateXYZ', _0=n.world_position())
t = n.math('MULTIPLY_ADD', gp.outputs[2], .55, .12, clamp=True)
warm = n.math('MULTIPLY_ADD', gp.outputs[0], -.16, .50, clamp=True)
low = n.mix(warm, (.020, .032, .070), (.42, .19, .085))
col = n.mix(t, low, (.006, .012, .034))
back = n.surface(n.add('ShaderNodeEmission', Color=col, Strength=.8).outputs[0])
back.cycles.sample_as_light = False
studio.plane('backdrop', (16, 7), (0, 3.6, 2.4), back, (90, 0, 0))
studio.camera((-.46, -1.14, .45), (-.115, 0, .105), lens=46, fstop=4.5, focus=(-.07, -.27, .13))
studio.render('film-layers', width=3136, samples=80, exposure=.1, bounces=6, transparent=40)
