import { preloadPicture } from '@duskpane/ui/picture'
import type { ComponentProps } from 'react'
import { Link, useMatch } from 'react-router-dom'
import { isPlainClick } from './is-plain-click'
import { useOpen } from './navigation'
import { pageAt } from './pages'

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address of this site. */
  readonly to: string
}

/** Loads the chunk and the first picture behind a link before it is followed. */
function prefetch({ currentTarget }: { currentTarget: HTMLAnchorElement }) {
  pageAt(currentTarget.pathname)
    ?.load()
    .then(
      ({ firstPicture }) => firstPicture && preloadPicture(firstPicture),
      // Following the link tries again, and shows the error.
      () => {},
    )
}

/** A link inside the site. Its page starts to load when it is pointed at, focused or touched. */
export function AppLink({ to, onClick, ...props }: AppLinkProps) {
  const open = useOpen()
  return (
    <Link
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...props}
      to={to}
      discover="none"
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        open(to)
      }}
    />
  )
}

/** The same for menus: it marks the current page. */
export function AppNavLink(props: AppLinkProps) {
  return <AppLink {...props} aria-current={useMatch(props.to) ? 'page' : undefined} />
}
