import type { FocusEvent, MouseEvent, TouchEvent } from 'react'
import { Link, type LinkProps, matchRoutes, NavLink, type NavLinkProps } from 'react-router-dom'
import { preloadPicture } from '../../ui/picture'
import { useRoutes } from './routes-context'

/** Fetches the chunk and the first picture behind an address before it is asked for. */
function usePrefetch() {
  const routes = useRoutes()
  return (event: MouseEvent | FocusEvent | TouchEvent) => {
    const { pathname } = event.currentTarget as HTMLAnchorElement
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      if (typeof route.lazy !== 'function') continue
      route.lazy().then(
        ({ handle }) => handle && preloadPicture(handle),
        // What fails now is asked for again by the click, and shows then.
        () => {},
      )
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
