import { header } from '@duskpane/content/navigation'
import { Icon } from '@duskpane/ui/icon'
import { navigationMenuTriggerStyle } from '@duskpane/ui/navigation-menu-trigger-style'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { AppNavLink } from '../router/app-link'

/** Where the menu is visible: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)'

const entriesOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('a, button') ?? []),
]

/**
 * The main menu of wide screens. It starts as plain links to the pages and listings, which need no script.
 * The menu with dropdowns, 16 KiB that a phone never loads, replaces them once it has loaded.
 */
export function DesktopMenu() {
  const [Menu, setMenu] = useState<ComponentType>(() => PlainMenu)
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef(-1)

  useEffect(() => {
    const wide = matchMedia(WIDE)
    const load = () => {
      if (!wide.matches) return
      import('./dropdown-menu').then(
        ({ DropdownMenu }) => {
          focused.current = entriesOf(ref.current).indexOf(document.activeElement as HTMLElement)
          setMenu(() => DropdownMenu)
        },
        // The plain links stay.
        () => {},
      )
    }
    load()
    wide.addEventListener('change', load)
    return () => wide.removeEventListener('change', load)
  }, [])

  // The focused link has given way to an entry at the same place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the menu is replaced
  useLayoutEffect(() => entriesOf(ref.current)[focused.current]?.focus(), [Menu])

  return (
    <div ref={ref} className="relative z-40 hidden lg:block print:hidden">
      <Menu />
    </div>
  )
}

function PlainMenu() {
  const { label, items } = header.menu
  return (
    <nav aria-label={label}>
      <ul className="flex items-center gap-1">
        {items.map(({ name, to, market }) => (
          <li key={to}>
            <AppNavLink to={to} className={navigationMenuTriggerStyle()}>
              {name}
              {market && <Icon name="chevron-down" className="size-4" />}
            </AppNavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
