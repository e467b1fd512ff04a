import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The visitor's year; in the static page, and while it comes alive, the year of the build. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  )
}
