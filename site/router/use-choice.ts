import { useSyncExternalStore } from 'react'
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

/** Changes what is chosen; null takes a key out. Each change is an entry of the history. */
type Choose = (changes: Readonly<Record<string, string | null>>) => void

/**
 * What the visitor chose on a page, kept in the query string, so that Back undoes it and a link carries it.
 * Empty until the page is hydrated, as it is prerendered without a query.
 */
export function useChoice(): readonly [URLSearchParams, Choose] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const chosen = new URLSearchParams(useHydrated() ? search : '')

  const choose: Choose = (changes) => {
    const next = new URLSearchParams(location.search)
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) next.delete(key)
      else next.set(key, value)
    }
    navigate({ pathname, search: next.toString() })
  }
  return [chosen, choose]
}
