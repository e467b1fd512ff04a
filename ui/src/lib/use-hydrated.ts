'use client'

import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in prerendered HTML and while it hydrates, true from then on. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

export { useHydrated }
