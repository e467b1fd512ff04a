import type { Link } from '@duskpane/content/schema'
import { distance } from 'fastest-levenshtein'

/** Lower case, no slashes at the ends, no file ending: what a person meant by an address. */
function normalise(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.html?$/, '')
    .replace(/^\/+|\/+$/g, '')
    .slice(0, 200)
}

/**
 * The pages whose addresses are nearest to the one asked for, nearest first, by edit distance
 * over their length, so that long addresses are not put at a disadvantage.
 */
export function nearestPages(
  asked: string,
  pages: readonly Link[],
  count: number,
): readonly Link[] {
  const wanted = normalise(asked)
  const score = ({ to }: Link) => {
    const path = normalise(to)
    return distance(wanted, path) / Math.max(wanted.length, path.length, 1)
  }
  return pages
    .map((page) => ({ page, score: score(page) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, count)
    .map(({ page }) => page)
}
