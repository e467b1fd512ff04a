import type { FocusEvent, MouseEvent, TouchEvent } from 'react'
import { Link, type LinkProps, matchRoutes, NavLink, type NavLinkProps } from 'react-router-dom'
import { useRoutes } from './routes-context'

/** Fetches the chunk behind an address before it is asked for. A failure shows when it is. */
function usePrefetch() {
  const routes = useRoutes()
  return (event: MouseEvent | FocusEvent | TouchEvent) => {
    const { pathname } = event.currentTarget as HTMLAnchorElement
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => {})
    }
  }
}

/** A link inside the site. Its page starts to load when it is pointed at, focused or touched. */
export function AppLink(props: LinkProps) {
  const prefetch = usePrefetch()
  return <Link onMouseEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch} {...props} />
}

/** The same for menus: it says which page is the current one. */
export function AppNavLink(props: NavLinkProps) {
  const prefetch = usePrefetch()
  return <NavLink onMouseEnter={prefetch} onFocus={prefetch} onTouchStart={prefetch} {...props} />
}
