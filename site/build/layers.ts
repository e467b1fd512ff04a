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
  const { light, ...from } = await readLayer(master, 1)
  const size = { width, height: Math.round((width * from.height) / from.width) }
  const shrunk = width === from.width ? light : shrink(light, from, size)
  const codes = Uint8ClampedArray.from(shrunk, (value) => encodeLight(value, 1))
  return sharp(codes, { raw: { ...size, channels: 3 } })
    .avif(AVIF)
    .toBuffer()
}

/** The light of a master, three floats a pixel. */
export async function readLayer(master: Buffer, scale: number) {
  const { data, info } = await sharp(master)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const light = Float32Array.from(data, (code) => decodeLight(code, scale))
  return { light, width: info.width, height: info.height }
}
