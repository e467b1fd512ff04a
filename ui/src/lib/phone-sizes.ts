/** The last entry of `sizes`, which has no condition: commas within functions are part of it. */
const LAST = /(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+$/

/**
 * A `sizes` attribute by which a phone of three pixels for each CSS px loads what one of two does: nobody sees the
 * difference, and it weighs up to twice as much.
 */
export function phoneSizes(sizes: string): string {
  const last = LAST.exec(sizes)?.[0].trim()
  if (!last || last === 'auto') return sizes
  return `(min-resolution: 2.5dppx) and (max-width: 48rem) calc(${last} * 2 / 3), ${sizes}`
}
