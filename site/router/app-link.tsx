import type { ComponentProps } from 'react'
import { useHref, useMatch } from 'react-router-dom'
import { isPlainClick, useNavigation } from './navigation'

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address of this site. */
  readonly to: string
}

/** A link inside the site. Its page starts to load when it is pointed at, focused or touched. */
export function AppLink({ to, onClick, ...props }: AppLinkProps) {
  const { open, preload } = useNavigation()
  const prefetch = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
    preload(currentTarget.pathname)
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
