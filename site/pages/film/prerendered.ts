import { type ComponentType, lazy } from 'react'

/**
 * A component whose script comes after the page's: prerendered, it is already in the markup, and stays as it
 * is while the script is missing. In a `Suspense`, whose fallback shows on a page opened by a link.
 */
export function prerendered<Props>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  return lazy<ComponentType<Props>>(() => load().catch(() => new Promise<never>(() => {})))
}
