import type { Rgb } from './light.ts'

/**
 * Colours of a quantity, from none to most: the scale "inferno" of Nathaniel Smith and Stéfan van der
 * Walt (CC0), in which equal steps look equally large, in grey and to the colour-blind too. Display
 * values at equal distances, between which it is linear.
 * https://bids.github.io/colormap/
 */
const colorScale = [
  '#000004',
  '#160b39',
  '#420a68',
  '#6a176e',
  '#932667',
  '#bc3754',
  '#dd513a',
  '#f37819',
  '#fca50a',
  '#f6d746',
  '#fcffa4',
].map(parse)

/** What is not measured: from dark to light, as it is lit. */
const surroundings = { dark: parse('#1b242e'), light: parse('#b4bcc2') }

/** Less than this share of the scale counts as nothing measured: it is below a step of the codes. */
const LEAST = 0.0005

/** Display values, 0 to 1, of a hexadecimal colour. */
function parse(hex: string): Rgb {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16) / 255
  return [at(1), at(3), at(5)]
}

/** The colour of a share of the scale, as display values; more than 1 has the last colour. */
function colorAt(share: number): Rgb {
  const steps = colorScale.length - 1
  const place = Math.min(Math.max(share, 0), 1) * steps
  const step = Math.min(Math.floor(place), steps - 1)
  return between(colorScale[step] as Rgb, colorScale[step + 1] as Rgb, place - step)
}

const between = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
]

/**
 * The bytes of a map: red is what is measured, drawn by the scale up to `max`. Where there is none, blue
 * is the light on what stands around it, drawn in grey.
 * @param light three floats a pixel
 */
function developMap(light: Float32Array, max: number): ImageData['data'] {
  const bytes = new Uint8ClampedArray(light.length)
  for (let at = 0; at < light.length; at += 3) {
    const [measured = 0, , around = 0] = light.subarray(at, at + 3)
    const lit = Math.sqrt(Math.min(Math.max(around, 0), 1))
    const color =
      measured < LEAST * max
        ? between(surroundings.dark, surroundings.light, lit)
        : colorAt(measured / max)
    bytes.set(
      color.map((value) => 255 * value),
      at,
    )
  }
  return bytes
}

export { colorAt, colorScale, developMap, LEAST, surroundings }
