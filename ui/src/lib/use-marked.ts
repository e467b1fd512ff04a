'use client'

import { useState } from 'react'

/** The place of the next option that can be chosen, or -1. */
function nextPlace(
  options: readonly { readonly disabled?: boolean | undefined }[],
  from: number,
  by: 1 | -1,
): number {
  const start = from < 0 && by < 0 ? options.length : from
  for (let count = 1; count <= options.length; count++) {
    const place = (start + by * count + options.length) % options.length
    if (!options[place]?.disabled) return place
  }
  return -1
}

/**
 * The marked one of what can be chosen, by its key: whatever comes, goes or moves while the list is open, Enter never
 * takes another one. Typing marks the first that fits, also one that comes later.
 * @param isLookedUp whether others come with what is typed
 */
function useMarked<Option extends { readonly disabled?: boolean | undefined }>(
  options: readonly Option[],
  keyOf: (option: Option) => string,
  typed: string | null,
  isLookedUp = false,
) {
  const [marked, setMarked] = useState<string>()
  const keyAt = (place: number) => options[place] && keyOf(options[place])
  const placeOf = (key: string | undefined) => options.findIndex((one) => keyOf(one) === key)
  const active = placeOf(marked)
  if (typed && active < 0 && (marked === undefined || isLookedUp)) {
    const first = keyAt(nextPlace(options, -1, 1))
    if (first !== marked) setMarked(first)
  }
  return { active, placeOf, mark: (place: number) => setMarked(keyAt(place)) }
}

export { nextPlace, useMarked }
