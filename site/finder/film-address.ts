import { viewerNames } from '../laws/viewer-names'
import type { Candidate, Question } from './find'

/** What the law tool of film pages reads from the query string as well. */
const shared = ['place', 'glass', 'behind'] as const

/** The page of a film, with the model on the window that was asked about, and the place. */
export function filmAddress(
  { line, model }: Candidate,
  { kind, glass }: Question,
  chosen: URLSearchParams,
): string {
  if (!model || !(glass in viewerNames)) return line.path
  const query = new URLSearchParams({
    [viewerNames[glass as keyof typeof viewerNames]]: model.name,
    ...(kind === 'mpv' && { vehicle: kind }),
  })
  for (const key of shared) {
    const value = chosen.get(key)
    if (value) query.set(key, value)
  }
  return `${line.path}?${query}`
}
