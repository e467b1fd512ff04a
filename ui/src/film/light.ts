/**
 * Light scenes: pictures as sums of light.
 *
 * A scene is rendered once for each thing that lets light in, with only that one doing so, and once
 * for everything else. Light adds up, so the picture with any films on the windows is
 *
 *     tone curve (exposure x sum of weight x layer)
 *
 * with a layer's weight the product of the values of its `factors`. Layers hold scene-linear RGB
 * (Rec. 709 primaries, 1 = white) up to 16 times `scale`, in 8 bits a channel on a logarithmic curve:
 *
 *     code / 255 = log2(1 + 256 x light / scale) / log2(1 + 256 x 16)
 *
 * One step of a code is 3.3% of a bright value, and 0.00013 x `scale` of a dark one. Codes are never
 * interpolated: decode first. The tone curve is not linear, so it comes once, after the sum.
 */

type Rgb = readonly [red: number, green: number, blue: number]

/**
 * By factor, the share of its light with what the visitor chose; a number is neutral. May pass 1: a
 * mirror film reflects several times what glass does.
 */
type FactorValues = Readonly<Record<string, number | Rgb>>

interface LightLayer {
  readonly name: string
  /** The addresses of its codes as a picture (AVIF, PNG), by width in px. */
  readonly source: Readonly<Record<number, string>>
  /** Their product is the layer's weight; without any, its light is always there. */
  readonly factors: readonly string[]
  /** What the codes are relative to: a sixteenth of the brightest light they hold. */
  readonly scale: number
  /** Mean linear light of the layer's pixels. */
  readonly mean: Rgb
}

/** Layers of one size, and of the same widths. */
interface LightScene {
  /** Px of the masters; the narrower sources have the same ratio. */
  readonly width: number
  readonly height: number
  readonly layers: readonly LightLayer[]
}

const RANGE = Math.log2(1 + 256 * 16)

/** Linear light as a code, 0 to 255 and not rounded; more than 16 x `scale` is clipped. */
function encodeLight(light: number, scale: number): number {
  const code = Math.log2(1 + (256 * Math.max(light, 0)) / scale) / RANGE
  return 255 * Math.min(code, 1)
}

/** A code, 0 to 255, as linear light. */
function decodeLight(code: number, scale: number): number {
  return (scale * (2 ** ((code / 255) * RANGE) - 1)) / 256
}

/**
 * The weight of each layer: the product of the values of its factors, times the exposure.
 * @throws {Error} naming a factor without a value: a guess would be shown as the truth
 */
function weigh(
  layers: readonly Pick<LightLayer, 'factors'>[],
  values: FactorValues,
  exposure = 1,
): Rgb[] {
  return layers.map(({ factors }) =>
    factors.reduce<Rgb>(
      (weight, factor) => multiply(weight, findValue(factor, values)),
      [exposure, exposure, exposure],
    ),
  )
}

function findValue(factor: string, values: FactorValues): Rgb {
  const value = values[factor]
  if (value === undefined) throw new Error(`The light scene needs a value for "${factor}".`)
  return typeof value === 'number' ? [value, value, value] : value
}

const multiply = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]]

/** Luminance of linear light, Y of ITU-R BT.709. */
const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/**
 * The exposure of eyes that are used to the light. They do not go all the way back: what eyes are used to looks as
 * bright as the cube root of its luminance (Stevens and Stevens 1963; F_L of CIECAM02), so that a picture with an
 * eighth of the light of `reference`, such as bare glass, looks half as bright.
 */
function adaptedExposure(
  layers: readonly Pick<LightLayer, 'factors' | 'mean'>[],
  values: FactorValues,
  reference: FactorValues,
): number {
  const mean = (of: FactorValues) =>
    weigh(layers, of).reduce(
      (sum, weight, index) => sum + luminance(multiply(weight, layers[index]?.mean ?? [0, 0, 0])),
      0,
    )
  return (mean(reference) / mean(values)) ** (2 / 3)
}

/**
 * How much more a pane mirrors than it shows, with these values of the layers' factors: the light with a
 * factor `R:` through that with `T:` alone, both summed over the panes. Less than 1, it shows more.
 * @throws {Error} naming a layer whose light in the panes is not known
 */
function mirroredToShown(
  layers: readonly (Pick<LightLayer, 'name' | 'factors'> & {
    readonly panes?: readonly number[] | undefined
  })[],
  values: FactorValues,
): number {
  const weights = weigh(layers, values)
  let [shown, mirrored] = [0, 0]
  for (const [index, { name, factors, panes }] of layers.entries()) {
    // The light that is always there comes from the walls around the panes.
    if (factors.length === 0) continue
    if (!panes) throw new Error(`The layer ${name} does not say what is seen in the panes.`)
    const [red = 0, green = 0, blue = 0] = (weights[index] ?? []).map(
      (weight, channel) => weight * (panes[channel] ?? 0),
    )
    const light = luminance([red, green, blue])
    if (factors.some((factor) => factor.startsWith('R:'))) mirrored += light
    else shown += light
  }
  return mirrored / shown
}

/** The sum of layers of linear light, three floats a pixel, as the compositor makes it on the GPU. */
function compose(
  layers: readonly (Pick<LightLayer, 'factors'> & { readonly light: Float32Array })[],
  values: FactorValues,
  exposure = 1,
): Float32Array {
  const weights = weigh(layers, values, exposure)
  const sum = new Float32Array(layers[0]?.light.length ?? 0)
  for (const [index, { light }] of layers.entries()) {
    const weight = weights[index] as Rgb
    for (let at = 0; at < sum.length; at++) {
      sum[at] = (sum[at] as number) + (light[at] as number) * (weight[at % 3] as number)
    }
  }
  return sum
}

/**
 * The tone curve: the Khronos PBR Neutral tone mapper, which leaves colors as they are up to 0.76 and
 * compresses only what is brighter.
 * https://github.com/KhronosGroup/ToneMapping/blob/main/PBR_Neutral/README.md
 */
function toneMap(light: Rgb): Rgb {
  const start = 0.8 - 0.04
  const desaturation = 0.15
  const least = Math.min(...light)
  const offset = least < 0.08 ? least - 6.25 * least ** 2 : 0.04
  const peak = Math.max(...light) - offset
  const toned = light.map((value) => value - offset) as unknown as Rgb
  if (peak < start) return toned
  const newPeak = 1 - (1 - start) ** 2 / (peak + 1 - 2 * start)
  const white = 1 - 1 / (desaturation * (peak - newPeak) + 1)
  const mix = (value: number) => (value * newPeak * (1 - white)) / peak + newPeak * white
  return [mix(toned[0]), mix(toned[1]), mix(toned[2])]
}

/** The transfer function of sRGB (IEC 61966-2-1): linear light to a display value, both 0 to 1. */
function toSrgb(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
}

/** Linear light, three floats a pixel, as the bytes of the picture that is shown. */
function develop(light: Float32Array): ImageData['data'] {
  const bytes = new Uint8ClampedArray(light.length)
  for (let at = 0; at < light.length; at += 3) {
    const pixel = light.subarray(at, at + 3) as unknown as Rgb
    bytes.set(
      toneMap(pixel).map((value) => 255 * toSrgb(value)),
      at,
    )
  }
  return bytes
}

export {
  adaptedExposure,
  compose,
  decodeLight,
  develop,
  encodeLight,
  type FactorValues,
  type LightLayer,
  type LightScene,
  luminance,
  mirroredToShown,
  type Rgb,
  toneMap,
  toSrgb,
  weigh,
}
