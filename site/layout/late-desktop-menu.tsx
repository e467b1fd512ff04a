import { lazy } from 'react'

/** Where the menu is visible: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)'

function viewportIsWide(): Promise<unknown> {
  const wide = matchMedia(WIDE)
  return wide.matches
    ? Promise.resolve()
    : new Promise((resolve) => wide.addEventListener('change', resolve, { once: true }))
}

/** A failed chunk leaves the prerendered menu as it is, instead of taking the page down. */
const never = () => new Promise<never>(() => {})

const loading = import.meta.env.SSR
  ? import('./desktop-menu')
  : viewportIsWide().then(() => import('./desktop-menu').catch(never))

/**
 * The desktop menu, prerendered like the rest of the page. Its 11 KiB of script load on wide viewports only:
 * on a phone, where it is hidden, its HTML is never hydrated.
 */
export const DesktopMenu = lazy(() => loading)
