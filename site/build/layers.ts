import sharp from 'sharp'
// By its path, as Vite's configuration is loaded without the condition that finds the source of `ui`.
import { decodeLight, encodeLight } from '../../ui/src/film/light.ts'
import { derivedFiles, upTo } from './derived-files.ts'
import { shrink } from './shrink.ts'

/** Phones, and everything wider. */
const WIDTHS = [768, 1280]

/** A scene of so many layers that phones could not load them has a master between: they take two thirds of it. */
const widthsOf = (master: number) =>
  master > 768 && master < 1280 ? [Math.round((master * 2) / 3), master] : upTo(WIDTHS, master)

/**
 * Full range. Measured in Chromium 156 on four pictures of 768 px with highlights of four times white,
 * 10 to 15 KiB each: a code is wrong by 1.2 on average; of the cells of a 16 x 9 grid 95% keep their
 * luminance within 0.8 to 1.7%, and all within 2.8%. Of that the codes alone make 0.3 to 0.6%. With 10
 * bits the luminance was nearer, but Chromium rounds each plane down, which turns light green by 2%.
 */
const AVIF = { quality: 90, chromaSubsampling: '4:4:4', tune: 'psnr', effort: 4 } as const

/**
 * Turns `import source from './x.png?layer'` into the addresses of a layer of a light scene, by width
 * in px. The master holds codes of light, as `@duskpane/ui/film/light` describes.
 */
export const layers = () =>
  derivedFiles('layer', [WIDTHS, AVIF], async (master, derive) => {
    const { width } = await sharp(master).metadata()
    const files = widthsOf(width).map(async (at) => [
      at,
      await derive(`${at}.avif`, () => encodeLayer(master, at)),
    ])
    return Object.fromEntries(await Promise.all(files))
  })

/** The codes of a master in another width, as AVIF. */
export async function encodeLayer(master: Buffer, width: number): Promise<Buffer> {
  const { codes, ...from } = await readCodes(master)
  const size = { width, height: Math.round((width * from.height) / from.width) }
  const shrunk = width === from.width ? codes : encode(shrink(decode(codes, 1), from, size))
  return sharp(shrunk, { raw: { ...size, channels: 3 } })
    .avif(AVIF)
    .toBuffer()
}

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
  for (const [at, code] of codes.entries()) light[at] = lightOf[code] as number
  return light
}

function encode(light: Float32Array): Uint8ClampedArray {
  const codes = new Uint8ClampedArray(light.length)
  for (const [at, value] of light.entries()) codes[at] = encodeLight(value, 1)
  return codes
}
