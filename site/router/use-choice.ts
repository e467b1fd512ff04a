import { startTransition, useOptimistic, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const nothing = () => () => {}

/** Whether the page is hydrated; false in prerendered markup and while React hydrates it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
}

/**
 * Changes what is chosen; null takes a key out, several values are separated by commas, as some networks drop repeated
 * keys of a link. It takes the place of the last choice, or
 * is an entry of the history that Back undoes.
 */
export type Choose = (changes: Changes, history?: 'replace' | 'push') => void

export type Changes = Readonly<Record<string, string | readonly string[] | null>>

export type Choice = readonly [chosen: URLSearchParams, choose: Choose]

/**
 * What the visitor chose on a page, kept in the query string, so that a link carries it and whoever comes back finds
 * it, in the page's own entry of the history. Empty until the page is hydrated, as it is prerendered without a query.
 */
export function useChoice(): Choice {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  // The router renders an address as a transition, and a controlled select would show its old value meanwhile.
  const [shown, show] = useOptimistic(search)
  const chosen = new URLSearchParams(useHydrated() ? shown : '')

  const choose: Choose = (changes, history = 'replace') => {
    const next = written(withChanges(location.search, changes))
    // The same address again would count as a new page, which takes the focus.
    if (next === written(new URLSearchParams(location.search))) return
    startTransition(async () => {
      show(`?${next}`)
      // Without the await the old choice would return until the router has rendered, and the next one start from it.
      await navigate({ pathname, search: next }, { replace: history === 'replace' })
    })
  }
  return [chosen, choose]
}

/** A query as it stands in a link, with its commas readable. */
export const written = (query: URLSearchParams) => query.toString().replaceAll('%2C', ',')

/** A query with its changes, each in the place of what it changes. */
export function withChanges(query: string, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) next.delete(key)
    else next.set(key, [value].flat().join(','))
  }
  return next
}
