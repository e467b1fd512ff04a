import { shrink } from '../../content/images/encoding/shrink'
import { luminance, type Rgb, toneMap, toSrgb } from '../../ui/src/film/light'
import { ssim } from './ssim'

/** Scene-linear light, three floats a pixel. */
export interface LightPicture {
  readonly light: Float32Array
  readonly width: number
  readonly height: number
}

const GRID = { width: 16, height: 9 }
const CELLS_WITHIN = 0.95
const BOUNDS = { most: 0.02, worst: 0.05 }
const LEAST_SSIM = 0.98

/** By how much 95% of the cells and the worst cell may be off, as shares. */
export type Bounds = typeof BOUNDS

/** The differences between a composed picture and a reference; empty if it is true. */
export function findDifferences(
  composed: LightPicture,
  reference: LightPicture,
  bounds: Bounds = BOUNDS,
): string[] {
  const cells = compareCells(composed, reference)
  const sorted = cells.map(({ luminance }) => luminance).sort((a, b) => a - b)
  const most = sorted[Math.ceil(CELLS_WITHIN * sorted.length) - 1] ?? Number.NaN
  const worst = Math.max(...cells.map(({ color }) => color), sorted.at(-1) ?? Number.NaN)
  const quarter = { width: reference.width / 4, height: reference.height / 4 }
  const similarity = ssim(display(composed, quarter), display(reference, quarter), quarter.width)
  const percent = (share: number) => `${(100 * share).toFixed(2)}%`
  // Something that was not measured (NaN) is a difference.
  return [
    most <= bounds.most || `95% of the cells are within ${percent(most)}`,
    worst <= bounds.worst || `the worst cell is off by ${percent(worst)}`,
    similarity >= LEAST_SSIM || `SSIM is ${similarity.toFixed(4)}`,
  ].filter((difference) => difference !== true)
}

/**
 * Of each cell the error of the mean luminance, and the largest of red, green and blue, as shares of the
 * reference's luminance.
 */
function compareCells(composed: LightPicture, reference: LightPicture) {
  const found = listPixels(shrink(composed.light, composed, GRID))
  const expected = listPixels(shrink(reference.light, reference, GRID))
  return expected.map((color, cell) => {
    const differences = color.map((value, at) => (found[cell]?.[at] ?? Number.NaN) - value)
    // A cell without light in both has no difference.
    const share = (difference: number) =>
      difference === 0 ? 0 : Math.abs(difference) / luminance(color)
    return {
      luminance: share(luminance(differences as unknown as Rgb)),
      color: Math.max(...differences.map(share)),
    }
  })
}

function listPixels(light: Float32Array): Rgb[] {
  return Array.from(
    { length: light.length / 3 },
    (_, at) => [...light.subarray(at * 3, at * 3 + 3)] as unknown as Rgb,
  )
}

/** The luma of the display values of a smaller picture, 0 to 1, after the tone curve. */
function display(picture: LightPicture, size: { width: number; height: number }): Float32Array {
  const light = shrink(picture.light, picture, size)
  return Float32Array.from(listPixels(light), (pixel) =>
    luminance(toneMap(pixel).map(toSrgb) as unknown as Rgb),
  )
}
