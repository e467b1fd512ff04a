import type { PictureSource } from '@duskpane/content/images/picture'
import sharp from 'sharp'
import { derivedFiles, upTo } from './derived-files.ts'

/**
 * Widths in CSS pixels times density: phones at 1x to 3x, the reading column, full width up to 4K, and the hero of
 * the home page, which is cropped at the sides.
 */
const AVIF_WIDTHS = [480, 800, 1200, 1920, 2560, 3840, 4608]
/** For browsers without AVIF. */
const WEBP_WIDTHS = [800, 1600]
const AVIF = { quality: 50, effort: 3 } as const
/** No phone loads them: a fifth larger, in a third of the time, which was half a minute of a first build. */
const AVIF_WIDE = { ...AVIF, effort: 1 } as const
/** From this width on, in px. */
const WIDE = 1920
const WEBP = { quality: 72 } as const
const SETTINGS = [AVIF_WIDTHS, WEBP_WIDTHS, AVIF, AVIF_WIDE, WIDE, WEBP]

/**
 * Turns `import source from './x.jpg?picture'` into the AVIF and WebP files of a master with its
 * size and a tiny blurred placeholder. Encoded pictures are cached by content.
 */
export const pictures = () =>
  derivedFiles('picture', SETTINGS, async (master, derive) => {
    const { width, height } = await sharp(master).metadata()
    const inWidths = (format: 'avif' | 'webp', widths: readonly number[]) =>
      Promise.all(
        upTo(widths, width).map(async (at) => {
          const options = { avif: at < WIDE ? AVIF : AVIF_WIDE, webp: WEBP }[format]
          const encode = () => sharp(master).resize(at)[format](options).toBuffer()
          return { url: await derive(`${at}.${format}`, encode), at }
        }),
      )
    const srcset = (files: { url: string; at: number }[]) =>
      files.map(({ url, at }) => `${url} ${at}w`).join(', ')

    const avif = await inWidths('avif', AVIF_WIDTHS)
    const webp = await inWidths('webp', WEBP_WIDTHS)
    const blur = await sharp(master).resize(12).blur(0.8).webp({ quality: 30 }).toBuffer()
    return {
      src: webp[0]?.url ?? '',
      avif: srcset(avif),
      webp: srcset(webp),
      width,
      height,
      placeholder: `data:image/webp;base64,${blur.toString('base64')}`,
    } satisfies PictureSource
  })
