import { startTransition, useEffect, useLayoutEffect, useOptimistic, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Changes, useHydrated, withChanges } from './use-choice'

/** What an entry of the tab's history holds besides its address: a query. */
interface EntryState {
  readonly private: string
}

/** Like that of `useChoice`; a choice is an entry of the history that Back undoes, or takes the place of the last. */
export type PrivateChoice = readonly [
  chosen: URLSearchParams,
  choose: (changes: Changes, history?: 'push' | 'replace') => void,
]

/**
 * Like `useChoice`, for choices of which some name a person: these stand in the entry of the tab's history, where Back
 * and a reload find them, and in no address that a host logs. A link may bring them in its fragment, which is
 * cleared at once.
 * @param names of what is kept from the address
 */
export function usePrivateChoice(names: readonly string[]): PrivateChoice {
  const location = useLocation()
  const { pathname, search, hash } = location
  const navigate = useNavigate()
  const brought = new URLSearchParams(hash.slice(1))
  const isBrought = names.some((name) => brought.has(name))
  const entry = location.state as EntryState | null
  const stored = isBrought ? brought.toString() : (entry?.private ?? '')
  const { open } = splitChoice(new URLSearchParams(search), names)
  const { kept } = splitChoice(new URLSearchParams(stored), names)
  const all = new URLSearchParams([...open, ...kept]).toString()
  // The router renders an address as a transition, and a controlled select would show its old value meanwhile.
  const [shown, show] = useOptimistic(all)
  const latest = useRef(all)

  useLayoutEffect(() => {
    latest.current = all
  }, [all])

  useEffect(() => {
    if (isBrought) navigate({ pathname, search }, { replace: true, state: { private: stored } })
  }, [isBrought, navigate, pathname, search, stored])

  const choose: PrivateChoice[1] = (changes, history = 'push') => {
    const next = withChanges(latest.current, changes)
    // There is nothing to undo, and a second entry of the same view would count as a new page.
    if (next.toString() === latest.current) return
    latest.current = next.toString()
    const { open, kept } = splitChoice(next, names)
    startTransition(async () => {
      show(next.toString())
      const state: EntryState = { private: kept.toString() }
      await navigate(
        { pathname, search: open.toString() },
        { replace: history === 'replace', state },
      )
    })
  }
  return [new URLSearchParams(useHydrated() ? shown : ''), choose]
}

/** A query in two: what an address may say, and what is private. */
export function splitChoice(all: URLSearchParams, names: readonly string[]) {
  const isPrivate = ([name]: readonly [string, string]) => names.includes(name)
  return {
    open: new URLSearchParams([...all].filter((it) => !isPrivate(it))),
    kept: new URLSearchParams([...all].filter(isPrivate)),
  }
}
