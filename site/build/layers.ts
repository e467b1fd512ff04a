import sharp, { type AvifOptions } from 'sharp'
// By its path, as Vite's configuration is loaded without the condition that finds the source of `ui`.
import { decodeLight, encodeLight } from '../../ui/src/film/light.ts'
import { derivedFiles } from './derived-files.ts'
import { type Size, shrink } from './shrink.ts'

/** In px. */
const PHONE = 768
/** The viewer, with one pixel for each CSS px and with two. */
const WIDE = 1280
const DOUBLE = 2048

/** Smaller pictures are no wider than a phone's layers, with one pixel for each CSS px. */
const widthsOf = (master: number) => (master >= DOUBLE ? [PHONE, WIDE, master] : [PHONE, master])

/**
 * Full range. A code is wrong by 1.2 on average. With 10 bits the luminance was nearer, but Chromium 156 rounds each
 * plane down, which turns light green by 2%. With less effort 7 of 133 comparisons with full renders fail, though the
 * files are as large.
 */
const AVIF = { quality: 89, chromaSubsampling: '4:4:4', tune: 'psnr', effort: 4 } as const
/** Of a scene of so many layers that phones could not load them otherwise. With it the room by day is off by 2.03%. */
const AVIF_SMALL = { ...AVIF, quality: 86 } as const
/**
 * Wider than a phone's: at one quality up to a quarter larger than with effort 4, in a twentieth of the time. With 91
 * the driver's mirror film is off by 2.02%.
 */
const AVIF_WIDE = { ...AVIF, quality: 92, effort: 1 } as const
/**
 * Two pixels for each CSS px: errors of more pixels cancel out, and the dither of the master is half of the bytes.
 * With effort 1 a cell of the room after dark is off by 5.1%; with that and 92, one of the driver's view at night by
 * 5.04%.
 */
const AVIF_DOUBLE = { ...AVIF, quality: 90, effort: 2 } as const
/** Of smaller pictures. */
const AVIF_DOUBLE_SMALL = { ...AVIF, quality: 89, effort: 1 } as const
/**
 * Of a layer with a bright plain place: whole codes of chroma are squares of pink and yellow there, up to 97. From
 * here on the dither is kept, for three times the bytes. Of lamps, which are a few pixels, a code counts, too.
 */
const AVIF_FINE = { ...AVIF, quality: 98, effort: 2 } as const
/** Of the effort: that encoding's errors are measured, which are nearly those of the whole. */
const MEASURED_SHARE = 0.5

/**
 * What is taken off for AVIF's errors: how far around they are averaged, in px, what of them is left alone, in codes,
 * and how much of the rest counts: with all of it, plain places flip to the other side. Of the cells of a 16 x 9 grid
 * 95% were within 1.3% of full renders without it and are within 0.9% (the car), 2.3% and 1.9% (the street).
 */
const CORRECTION = { sigma: 10, ignored: 0.1, share: 0.5 } as const
/** Of a code, so that four codes up and down fit into 8 bits. */
const STEPS = 32
const NO_ERROR = 128

/**
 * Turns `import source from './x.png?layer'` into the addresses of a layer of a light scene, by width
 * in px, and so `?small-layer` and `?fine-layer`. The master holds codes of light, as `@duskpane/ui/film/light`
 * describes.
 */
export const layers = () => [
  layersFor('layer', [AVIF, AVIF_WIDE, AVIF_DOUBLE, AVIF_DOUBLE_SMALL], avifFor),
  layersFor('small-layer', [AVIF_SMALL, AVIF_WIDE, AVIF_DOUBLE], (width) =>
    width > PHONE ? avifFor(width) : AVIF_SMALL,
  ),
  layersFor('fine-layer', AVIF_FINE, () => AVIF_FINE),
]

function avifFor(width: number): AvifOptions {
  if (width >= DOUBLE) return AVIF_DOUBLE
  if (width > WIDE) return AVIF_DOUBLE_SMALL
  return width > PHONE ? AVIF_WIDE : AVIF
}

const layersFor = (query: string, settings: unknown, avifOf: (width: number) => AvifOptions) =>
  derivedFiles(query, [settings, MEASURED_SHARE, CORRECTION], async (master, derive) => {
    const { width } = await sharp(master).metadata()
    const files = widthsOf(width).map(async (at) => [
      at,
      await derive(`${at}.avif`, () => encodeLayer(master, at, avifOf(at))),
    ])
    return Object.fromEntries(await Promise.all(files))
  })

/** The codes of a master in another width, as AVIF: without options, what suits the width. */
export async function encodeLayer(
  master: Buffer,
  width: number,
  avif: AvifOptions = avifFor(width),
): Promise<Buffer> {
  const { codes, ...from } = await readCodes(master)
  const size = { width, height: Math.round((width * from.height) / from.width) }
  const exact =
    width === from.width ? new Float32Array(codes) : encode(shrink(decode(codes, 1), from, size))
  const effort = Math.floor(MEASURED_SHARE * (avif.effort ?? 0))
  const first = await toAvif(new Uint8ClampedArray(exact), size, { ...avif, effort })
  return toAvif(await correct(exact, first, size), size, avif)
}

const toAvif = (codes: Uint8ClampedArray, size: Size, options: AvifOptions) =>
  sharp(codes, { raw: { ...size, channels: 3 } })
    .avif(options)
    .toBuffer()

/**
 * The codes less what AVIF adds to them. It gives a plain place one colour, whose luma and chroma are
 * whole numbers: most of such a wall was 1.5 to 3% too bright.
 */
async function correct(exact: Float32Array, avif: Buffer, size: Size): Promise<Uint8ClampedArray> {
  const decoded = await sharp(avif).removeAlpha().raw().toBuffer()
  const lasting = await sharp(inSteps(decoded, exact), { raw: { ...size, channels: 3 } })
    .blur(CORRECTION.sigma)
    .raw()
    .toBuffer()
  return takeOff(lasting, exact, size.width)
}

/** How much more the decoded codes are, with `NO_ERROR` where they are exact. */
function inSteps(decoded: Uint8Array, exact: Float32Array) {
  const errors = new Uint8ClampedArray(exact.length)
  for (let at = 0; at < exact.length; at++) {
    errors[at] = NO_ERROR + ((decoded[at] as number) - (exact[at] as number)) * STEPS
  }
  return errors
}

function takeOff(errors: Uint8Array, exact: Float32Array, width: number) {
  const excess = Float32Array.from({ length: 256 }, (_, steps) => {
    const error = (steps - NO_ERROR) / STEPS
    return Math.sign(error) * Math.max(Math.abs(error) - CORRECTION.ignored, 0) * CORRECTION.share
  })
  const codes = new Uint8ClampedArray(exact.length)
  for (let at = 0, y = 0; at < exact.length; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++, at++) {
        const code = exact[at] as number
        const wrong = excess[errors[at] as number] as number
        // What a window does not light stays black.
        if (code >= 0.5) codes[at] = Math.floor(code - wrong + dither(x + 17 * channel, y))
      }
    }
  }
  return codes
}

/** From 0 to 1, so that parts of a code count: interleaved gradient noise (Jimenez 2014). */
const dither = (x: number, y: number) =>
  fraction(52.9829189 * fraction(0.06711056 * x + 0.00583715 * y))

const fraction = (value: number) => value - Math.floor(value)

/** The light of a master, three floats a pixel. */
export async function readLayer(master: Buffer, scale: number) {
  const { codes, ...size } = await readCodes(master)
  return { light: decode(codes, scale), ...size }
}

async function readCodes(master: Buffer) {
  const { data, info } = await sharp(master)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { codes: data, width: info.width, height: info.height }
}

// Loops, as a first build converts 100 million values, and `from` with a function takes several times as long.

function decode(codes: Uint8Array, scale: number): Float32Array {
  const lightOf = Array.from({ length: 256 }, (_, code) => decodeLight(code, scale))
  const light = new Float32Array(codes.length)
  for (let at = 0; at < codes.length; at++) light[at] = lightOf[codes[at] as number] as number
  return light
}

function encode(light: Float32Array): Float32Array {
  const codes = new Float32Array(light.length)
  for (let at = 0; at < light.length; at++) codes[at] = encodeLight(light[at] as number, 1)
  return codes
}
