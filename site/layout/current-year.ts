import { useSyncExternalStore } from 'react'

const unchanging = () => () => {}

/** The visitor's year; in the static page, and while it comes alive, the year of the build. */
export function useCurrentYear(): number {
  return useSyncExternalStore(
    unchanging,
    () => new Date().getFullYear(),
    () => import.meta.env.BUILD_YEAR,
  )
}
