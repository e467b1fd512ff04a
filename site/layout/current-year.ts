import { useHydrated } from '../../ui/use-hydrated'

/** The visitor's year; in the static page, and while it comes alive, the year of the build. */
export function useCurrentYear(): number {
  return useHydrated() ? new Date().getFullYear() : import.meta.env.BUILD_YEAR
}
