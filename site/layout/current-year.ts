import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The visitor's year; the year of the build in static HTML and until hydrated. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  )
}
