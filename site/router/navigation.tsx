import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pageAt } from './pages'

/**
 * Goes to an address of the site once its page has loaded, so that address, title and content change
 * together. The page that is left stays until then; a later call overtakes an earlier one.
 * @param alongside what else is to change in the same rendering
 */
type Open = (to: string, alongside?: () => void) => Promise<void>

const OpenContext = createContext<Open | null>(null)

/** How components lead to another page without a link. */
export function useOpen(): Open {
  const open = useContext(OpenContext)
  if (!open) throw new Error('useOpen needs a NavigationProvider around it.')
  return open
}

/** Gives everything inside it `useOpen`, and shows when a page is on its way. */
export function NavigationProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  const { key, pathname, search, hash } = useLocation()
  const [loading, setLoading] = useState(false)
  const latest = useRef<symbol>(undefined)
  const current = useRef(key)
  current.current = key
  const here = pathname + search + hash

  const open = useCallback<Open>(
    async (to, alongside) => {
      const request = Symbol(to)
      const from = current.current
      latest.current = request
      setLoading(true)
      // A failure is thrown again, and shown, by rendering the page.
      await pageAt(to)
        ?.load()
        .catch(() => {})
      if (latest.current !== request) return
      setLoading(false)
      // Back was pressed in the meantime.
      if (current.current !== from) return
      startTransition(() => {
        navigate(to, { replace: to === here })
        alongside?.()
      })
    },
    [navigate, here],
  )

  return (
    <OpenContext value={open}>
      {loading && (
        <div
          role="progressbar"
          aria-label="Loading page"
          className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-pulse bg-accent"
        />
      )}
      {children}
    </OpenContext>
  )
}
