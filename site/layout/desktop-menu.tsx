import { header } from '@duskpane/content/navigation'
import { Icon } from '@duskpane/ui/icon'
import { navigationMenuTriggerStyle } from '@duskpane/ui/navigation-menu-trigger-style'
import { ChevronDown } from 'lucide'
import { useRef, useSyncExternalStore } from 'react'
import { chunk } from '../load/chunk'
import { useChunk } from '../load/use-chunk'
import { AppNavLink } from '../router/app-link'

/** Where the menu is visible: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)'

const filmMenu = chunk(() => import('./film-menu'))

/**
 * The main menu of wide screens. It starts as plain links to the pages and listings, which need no script.
 * The menu with dropdowns, 16 KiB that a phone never loads, replaces them once it has loaded.
 */
export function DesktopMenu() {
  const ref = useRef<HTMLDivElement>(null)
  const found = useChunk(filmMenu, useIsWide(), { place: ref })
  // The plain links stay if the chunk does not load.
  const Menu = typeof found === 'object' ? found.FilmMenu : PlainMenu
  return (
    <div ref={ref} className="relative z-40 hidden lg:block print:hidden">
      <Menu />
    </div>
  )
}

function watchWidth(tell: () => void) {
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', tell)
  return () => wide.removeEventListener('change', tell)
}

const useIsWide = () =>
  useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  )

function PlainMenu() {
  const { label, items } = header.menu
  return (
    <nav aria-label={label}>
      <ul className="flex items-center gap-1">
        {items.map(({ name, to, market }) => (
          <li key={to}>
            <AppNavLink to={to} className={navigationMenuTriggerStyle()}>
              <span>{name}</span>
              {market && <Icon icon={ChevronDown} className="size-4" />}
            </AppNavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
