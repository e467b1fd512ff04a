import { preloadPicture } from '@duskpane/ui/picture'
import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, useMatch } from 'react-router-dom'
import { useScreenAt } from './screens-context'

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address of this site. */
  readonly to: string
}

/** A link inside the site. Its page starts to load when it is pointed at, focused or touched. */
export function AppLink({ to, onClick, ...props }: AppLinkProps) {
  const screenAt = useScreenAt()
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)

  /** Fetches the part and the first picture behind the address before it is asked for. */
  const prefetch = (event: { currentTarget: HTMLAnchorElement }) => {
    screenAt(event.currentTarget.pathname)
      ?.load()
      .then(
        ({ firstPicture }) => firstPicture && preloadPicture(firstPicture),
        // What fails now is asked for again by the click, and shows then.
        () => {},
      )
  }

  return (
    <a
      onMouseEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

/** The same for menus: it says which page is the current one. */
export function AppNavLink(props: AppLinkProps) {
  return <AppLink {...props} aria-current={useMatch(props.to) ? 'page' : undefined} />
}
