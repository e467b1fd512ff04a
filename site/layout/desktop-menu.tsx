import { header } from '@duskpane/content/navigation'
import { Icon } from '@duskpane/ui/icon'
import { navigationMenuItemClasses } from '@duskpane/ui/navigation-menu-style'
import { type ComponentType, useEffect, useState } from 'react'
import { AppNavLink } from '../router/app-link'

/** Where the menu is visible: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)'

/**
 * The main menu of wide screens. It starts as plain links to the pages and listings, which need no script.
 * The menu with dropdowns, 11 KiB that a phone never loads, replaces them once it has loaded.
 */
export function DesktopMenu() {
  const [Menu, setMenu] = useState<ComponentType>(() => PlainMenu)

  useEffect(() => {
    const wide = matchMedia(WIDE)
    const load = () => {
      if (!wide.matches) return
      import('./dropdown-menu').then(
        ({ DropdownMenu }) => setMenu(() => DropdownMenu),
        // The plain links stay.
        () => {},
      )
    }
    load()
    wide.addEventListener('change', load)
    return () => wide.removeEventListener('change', load)
  }, [])

  return <Menu />
}

function PlainMenu() {
  const { label, items } = header.menu
  return (
    <nav aria-label={label} className="relative z-40 ms-auto hidden lg:block">
      <ul className="flex items-center gap-1">
        {items.map(({ name, to, market }) => (
          <li key={to}>
            <AppNavLink to={to} className={navigationMenuItemClasses}>
              {name}
              {market && <Icon name="chevron-down" className="size-4" />}
            </AppNavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
