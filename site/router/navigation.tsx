import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router-dom'

interface OpenOptions {
  /** What is waited for besides the page. */
  readonly after?: Promise<unknown>
  /** What else is to change in the same rendering. */
  readonly alongside?: () => void
}

/**
 * Goes to an address of the site once its page has loaded, so that address, title and content change
 * together. The page that is left stays until then; a later call, or leaving the page, overtakes an earlier one.
 */
type Open = (to: string, options?: OpenOptions) => Promise<void>

/** Loads the page at an address ahead; undefined where there is none. Never rejects: rendering the page shows a failure. */
type Preload = (address: string) => Promise<void> | undefined

interface Navigation {
  readonly open: Open
  readonly preload: Preload
}

const NavigationContext = createContext<Navigation | null>(null)

/** How components lead to another page, without a link too. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (!navigation) throw new Error('useNavigation needs a NavigationProvider around it.')
  return navigation
}

interface NavigationProviderProps {
  readonly preload: Preload
  /** The accessible name of the bar that shows while a page loads. */
  readonly loadingLabel: string
  readonly children: ReactNode
}

/** Gives everything inside it `useNavigation`, and shows when a page is on its way. */
export function NavigationProvider({ preload, loadingLabel, children }: NavigationProviderProps) {
  const navigate = useNavigate()
  const [loading, setLoading] = useState(false)
  /** The latest call that nothing has overtaken. `from` is where it was made. */
  const latest = useRef<{ readonly from: string }>(undefined)

  const open = useCallback<Open>(
    async (to, { after, alongside } = {}) => {
      // Not the router's location, which lags behind the browser's while React renders a page.
      const request = { from: location.pathname }
      latest.current = request
      const page = preload(to)
      await after
      if (latest.current !== request) return
      setLoading(true)
      await page
      if (latest.current !== request) return
      setLoading(false)
      startTransition(() => {
        navigate(to, { replace: new URL(to, location.href).href === location.href })
        alongside?.()
      })
    },
    [navigate, preload],
  )
  const navigation = useMemo(() => ({ open, preload }), [open, preload])

  useEffect(() => {
    // Whoever goes Back has left, also if Forward follows at once.
    const onLeave = () => {
      if (!latest.current || location.pathname === latest.current.from) return
      latest.current = undefined
      setLoading(false)
    }
    addEventListener('popstate', onLeave)
    return () => removeEventListener('popstate', onLeave)
  }, [])

  useEffect(() => {
    // React hears nothing from the start of a view transition until the page before is captured (0.3 s on a
    // slow phone), nor in parts that are not hydrated yet. The browser would load a document, which empties the cart.
    const onClick = (event: MouseEvent) => {
      const path = event.defaultPrevented || !isPlainClick(event) ? undefined : pathOf(event.target)
      if (!path || !preload(path)) return
      event.preventDefault()
      open(path)
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  }, [open, preload])

  return (
    <NavigationContext value={navigation}>
      {loading && (
        <div
          role="progressbar"
          aria-label={loadingLabel}
          className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-pulse bg-accent"
        />
      )}
      {children}
    </NavigationContext>
  )
}

/** Where a click leads, if it is to another page of the site. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download')) return undefined
  const { origin, pathname, search, hash } = link
  const leavesPage = origin === location.origin && pathname !== location.pathname
  return leavesPage ? pathname + search + hash : undefined
}

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Not a click for a new tab or window, which is the browser's. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
