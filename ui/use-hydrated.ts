import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the prerendered page and while it hydrates, true from then on: when scripted behaviour may replace what plain HTML did so far. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

export { useHydrated }
