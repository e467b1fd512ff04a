import type { Page } from '@playwright/test'
import { resize } from './visit'

/**
 * Whether each picture is asked for in the width in which it is drawn: what the crop cuts off and what a transform
 * enlarges counts. Screens with one and with two pixels for each CSS px; those with three get what two get.
 */

const WIDTHS = [320, 390, 768, 1280, 1920]
const DENSITIES = [1, 2]
/** How much smaller a file may be: half a pixel of rounding, which is not visible. */
const SHORT = 0.97
/**
 * As wide, in px, are the layers of computed light, their stills, and the two of the home page that are enlarged from
 * them: where they are drawn wider, one px for each CSS px will do.
 */
const RENDERED = [2048, 2560]
/** A file of this width, in px, is never too large: it has about ten kilobytes. */
const SMALL_FILE = 800

interface DrawnPicture {
  readonly name: string
  /** The drawn width in CSS px, including cropped parts. */
  readonly drawn: number
  /** The width that `sizes` states, in CSS px. */
  readonly said: number
  /** Widths of the files, in px. */
  readonly files: readonly number[]
}

function drawnPictures(page: Page): Promise<DrawnPicture[]> {
  return page.evaluate(async () => {
    const wide = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="10"/>')}`
    /** The browser itself reads `sizes`: a picture of 1000w is as wide as it says. */
    const read = async (sizes: string) => {
      const image = new Image()
      image.sizes = sizes
      image.srcset = `${wide} 1000w`
      await image.decode()
      return image.naturalWidth
    }
    /** Most pictures of a page share their `sizes`. */
    const known = new Map<string, Promise<number>>()
    const readOnce = (sizes: string) => {
      const width = known.get(sizes) ?? read(sizes)
      known.set(sizes, width)
      return width
    }
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main picture > img')]
    return Promise.all(
      pictures
        .filter((image) => image.getBoundingClientRect().width > 0)
        .map(async (image) => {
          const { width, height } = image.getBoundingClientRect()
          const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
          const covers = getComputedStyle(image).objectFit === 'cover'
          const source = image.parentElement?.querySelector('source')
          return {
            name: /[^/]+?(?=-[0-9a-f]{10})/.exec(image.src)?.[0] ?? image.src,
            drawn: Math.round(covers ? Math.max(width, height * ratio) : width),
            said: await readOnce(source?.sizes ?? '100vw'),
            files: [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, file]) => Number(file)),
          }
        }),
    )
  })
}

function faultOf({ name, drawn, said, files }: DrawnPicture, density: number): string | null {
  const file = files.find((width) => width >= said * density) ?? Math.max(...files)
  const widest = Math.max(...files)
  const needed =
    drawn * (RENDERED.includes(widest) ? Math.min(density, Math.max(1, widest / drawn)) : density)
  const told = `${name}, ${density}x: drawn ${drawn}, sizes ${said}, file ${file} of ${files}`
  if (file < needed * SHORT) return `too small: ${told}`
  return file > 2 * needed && file > SMALL_FILE ? `too large: ${told}` : null
}

/** The pictures of an open page that are asked for too small or too large, at every width. */
export async function faultsOfPictures(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    await resize(page, width, 900)
    const pictures = await drawnPictures(page)
    for (const density of DENSITIES) {
      const found = pictures.map((picture) => faultOf(picture, density))
      faults.push(...found.filter((fault) => fault !== null).map((fault) => `${width}: ${fault}`))
    }
  }
  return faults
}
