import sharp, { type AvifOptions } from 'sharp'
// Imported by path: the configuration of the tests is loaded without the export condition for the source of `ui`.
import { decodeLight, encodeLight } from '../../../ui/src/film/light.ts'
import type { LayerSettings } from './masters.ts'
import { type Size, shrink } from './shrink.ts'

/** Fractions of a code: four codes up and down fit into 8 bits. */
const STEPS = 32
const NO_ERROR = 128

/** A layer as codes of light (see `@duskpane/ui/film/light`), in one of its widths. */
export async function encodeLayer(
  master: Buffer,
  width: number,
  { avif, measuredShare, correction }: LayerSettings,
): Promise<Buffer> {
  const options = avif[width] as AvifOptions
  const { codes, ...from } = await readCodes(master)
  const size = { width, height: Math.round((width * from.height) / from.width) }
  const exact =
    width === from.width ? new Float32Array(codes) : encode(shrink(decode(codes, 1), from, size))
  const effort = Math.floor(measuredShare * (options.effort ?? 0))
  const first = await toAvif(new Uint8ClampedArray(exact), size, { ...options, effort })
  return toAvif(await correct(exact, first, size, correction), size, options)
}

const toAvif = (codes: Uint8ClampedArray, size: Size, options: AvifOptions) =>
  sharp(codes, { raw: { ...size, channels: 3 } })
    .avif(options)
    .toBuffer()

/**
 * The codes less what AVIF adds to them. It gives a plain place one color, whose luma and chroma are
 * whole numbers: most of such a wall was 1.5 to 3% too bright.
 */
async function correct(
  exact: Float32Array,
  avif: Buffer,
  size: Size,
  correction: LayerSettings['correction'],
): Promise<Uint8ClampedArray> {
  const decoded = await sharp(avif).removeAlpha().raw().toBuffer()
  const lasting = await sharp(inSteps(decoded, exact), { raw: { ...size, channels: 3 } })
    .blur(correction.sigma)
    .raw()
    .toBuffer()
  return takeOff(lasting, exact, size.width, correction)
}

/** How far the decoded codes are too high; `NO_ERROR` means exact. */
function inSteps(decoded: Uint8Array, exact: Float32Array) {
  const errors = new Uint8ClampedArray(exact.length)
  for (let at = 0; at < exact.length; at++) {
    errors[at] = NO_ERROR + ((decoded[at] as number) - (exact[at] as number)) * STEPS
  }
  return errors
}

function takeOff(
  errors: Uint8Array,
  exact: Float32Array,
  width: number,
  { ignored, share }: LayerSettings['correction'],
) {
  const excess = Float32Array.from({ length: 256 }, (_, steps) => {
    const error = (steps - NO_ERROR) / STEPS
    return Math.sign(error) * Math.max(Math.abs(error) - ignored, 0) * share
  })
  const codes = new Uint8ClampedArray(exact.length)
  for (let at = 0, y = 0; at < exact.length; y++) {
    for (let x = 0; x < width; x++) {
      for (let channel = 0; channel < 3; channel++, at++) {
        const code = exact[at] as number
        const wrong = excess[errors[at] as number] as number
        // Pixels that no window lights stay black.
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

// A loop: for 100 million values, `from` with a function takes several times as long.

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
