"""Metal-sputtered film, fanned sheet by sheet: interference colours along the edges."""
import sys, pathlib
sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import math
import studio
from studio import np
from studio import material, Nodes

AZ, EL = -75, 9
studio.dusk(azimuth=AZ, elevation=EL, sun_strength=3.5, clouds=.25, seed=6, strength=.8, visible=False)


def sputtered(name, hue, r0=.34, vlt=.34):
    """Thin metal on film: the colour of the reflection turns with the angle."""
    n = Nodes(name)
    f = n.add('ShaderNodeLayerWeight', Blend=.5).outputs['Facing']
    th = n.noise(3.5, 2, .5, n.coords())
    phase = n.math('FRACT', n.math('ADD', n.math('MULTIPLY_ADD', f, .85, hue), n.math('MULTIPLY', th, .22)))
    col = n.ramp(phase, [(0, (.95, .60, .30)), (.2, (.90, .42, .38)), (.4, (.52, .36, .72)), (.6, (.22, .42, .86)), (.8, (.35, .72, .78)), (1, (.95, .60, .30))])
    col = n.mix(.22, col, (.86, .88, .92))
    g = n.add('ShaderNodeBsdfGlossy', Color=col, Roughness=.045)
    t = n.add('ShaderNodeBsdfTransparent', Color=(vlt, vlt * 1.03, vlt * 1.1))
    fac = n.math('MULTIPLY_ADD', n.math('POWER', f, 4.0), 1 - r0, r0, clamp=True)
    return n.surface(n.add('ShaderNodeMixShader', Fac=fac, _1=t.outputs[0], _2=g.outputs[0]).outputs[0])


def sheet(k, count):
    """A long sheet, bent; each is turned a little further round the far end."""
    fan = math.radians(-16 + 30 * k / (count - 1))
    lift = .0085 * k
    V, F, nu, nv = [], [], 90, 24
    for i in range(nu + 1):
        u = i / nu * .62
        for j in range(nv + 1):
            v = (j / nv - .5) * .21
            z = lift + .055 * (u / .62) ** 2.2 * (1 + .25 * k) + .010 * math.cos(v * 14) * (u / .62)
            x, y = -u * math.cos(fan) - v * math.sin(fan), -u * math.sin(fan) * 1.0 + v * math.cos(fan)
            V.append((x + .30, y, z))
    for i in range(nu):
        for j in range(nv):
            a = i * (nv + 1) + j
            F.append((a, a + 1, a + nv + 2, a + nv + 1))
    o = studio.mesh('sheet', V, F, sputtered(f'sputtered {k}', .09 + .13 * k), solidify=0)
    m = edge
    rim = [V[i * (nv + 1)] for i in range(0, nu + 1, 3)]
    studio.tube('edge', rim, .0007, m, resolution=3)
    studio.tube('edge', [V[i * (nv + 1) + nv] for i in range(0, nu + 1, 3)], .0007, m, resolution=3)
    studio.tube('edge', [V[nu * (nv + 1) + j] for j in range(0, nv + 1, 2)], .0007, m, resolution=3)
    return o


edge = material.principled('edge', **{'Base Color': (.80, .82, .86, 1), 'Metallic': .7, 'Roughness': .22})
for k in range(7):
    sheet(k, 7)
table = material.principled('table', **{'Base Color': (.008, .011, .020, 1), 'Roughness': .5, 'Specular': .5})
studio.plane('table', (8, 8), (0, 0, -.004), table)
# a soft sunset card behind and a cool one above: what the sheets mirror
studio.softbox((.95, .75, .95), (-.1, 0, .05), (2.0, 1.6), 11.0, (1, .52, .24), edge=1.0)
studio.softbox((-.15, 1.25, 1.1), (-.1, 0, 0), (2.2, 1.8), 7.0, (.36, .54, 1.0), edge=1.0)
studio.softbox((1.2, .1, .7), (-.1, 0, .05), (.9, 1.2), 2.5, (.75, .82, 1.0), edge=.8)
studio.camera((-.60, -.50, .50), (-.215, .0, .045), lens=52, fstop=4.0, focus=(-.20, -.05, .08))
studio.render('signature-sputtering', samples=120, exposure=.2, bounces=6, transparent=24)
