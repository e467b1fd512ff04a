/** Matches the last entry of `sizes`, which has no condition. It may contain commas, within functions. */
const LAST = /(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+$/

/**
 * A `sizes` attribute that makes a phone with three pixels per CSS px load the picture for two: the difference is
 * invisible, and the larger picture weighs up to twice as much.
 */
export function phoneSizes(sizes: string): string {
  const last = LAST.exec(sizes)?.[0].trim()
  if (!last || last === 'auto') return sizes
  return `(min-resolution: 2.5dppx) and (max-width: 48rem) calc(${last} * 2 / 3), ${sizes}`
}
