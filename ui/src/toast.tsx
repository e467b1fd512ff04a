'use client'

import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
} from 'react'

/** What a toast says. */
interface ToastMessage {
  title: ReactNode
  description?: ReactNode
  /** A way on, such as a link to the cart. `altText` says how to get there without the toast. */
  action?: { readonly altText: string; readonly element: ReactNode }
}

interface ShownToast extends ToastMessage {
  readonly id: number
}

// Most visits show none, so the list and its behaviour load with the first toast. A toast that
// cannot be loaded is reported and left out: it must not take the page down.
const ToastList = lazy(() =>
  import('./toast-list.tsx').catch((error: unknown) => {
    reportError(error)
    return { default: () => null }
  }),
)

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null)

/** Shows a toast: for news that needs no answer, announced politely. */
function useToast() {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast must be called inside a Toaster, which shows the toasts.')
  return show
}

/** Gives everything inside it `useToast`, and shows the toasts. */
function Toaster({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const [used, setUsed] = useState(false)

  const show = useCallback((message: ToastMessage) => {
    setUsed(true)
    setToasts((shown) => [...shown, { ...message, id: (shown.at(-1)?.id ?? 0) + 1 }])
  }, [])
  const remove = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
  }, [])

  return (
    <ToastContext value={show}>
      {children}
      {used && (
        <Suspense>
          <ToastList toasts={toasts} onClosed={remove} />
        </Suspense>
      )}
    </ToastContext>
  )
}

export { type ShownToast, Toaster, type ToastMessage, useToast }
