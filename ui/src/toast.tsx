'use client'

import {
  type ComponentProps,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useState,
} from 'react'
import type { Words } from './english.ts'
import type { Optional } from './lib/optional.ts'
import { ToastBoxContext } from './lib/surroundings-context.ts'

/** What a toast says. */
interface ToastMessage {
  title: ReactNode
  description?: ReactNode | undefined
  /** What can be done at once, such as to undo it: a button, or an `element` of your own. */
  action?: ToastAction | undefined
  /**
   * How long it stays, in ms, not counting while the pointer or the focus is on the toasts or the window is left.
   * Default: 6000. `Infinity` or 0: until it is dismissed.
   */
  duration?: number | undefined
}

/** What a toast can do at once. */
type ToastAction = {
  /** How to do the same without the toast, for a screen reader. */
  readonly altText: string
} & (
  | {
      /** The text of the button. */
      readonly label: ReactNode
      /** Called by the button, which also closes the toast. */
      readonly onClick: () => void
    }
  | {
      /** A button or link of your own, in place of ours. */
      readonly element: ReactNode
    }
)

interface ShownToast extends ToastMessage {
  readonly id: number
}

// Most visits show no toast, so the list loads with the first one. If it fails to load, the error is
// reported and no toast is shown, instead of an error in place of the page.
const ToastList = lazy(() =>
  import('./toast-list.tsx').catch((error: unknown) => {
    reportError(error)
    return { default: () => null }
  }),
)

const ToastContext = createContext<((message: ToastMessage) => void) | null>(null)

/** Returns a function that shows a toast: for news that needs no answer, announced politely. */
function useToast() {
  const show = useContext(ToastContext)
  if (!show) throw new Error('useToast must be called inside a Toaster, which shows the toasts.')
  return show
}

interface ToasterProps extends Omit<ComponentProps<'ol'>, 'children'>, Optional<Words['toaster']> {
  children: ReactNode
}

/** Gives everything inside it `useToast`, and shows the toasts: the rest of its props go to their list. */
function Toaster({ children, ...props }: ToasterProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([])
  const [used, setUsed] = useState(false)
  const [box, setBox] = useState<HTMLElement | null>(null)

  const show = useCallback((message: ToastMessage) => {
    setUsed(true)
    setToasts((shown) => [...shown, { ...message, id: (shown.at(-1)?.id ?? 0) + 1 }])
  }, [])
  const remove = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
  }, [])

  return (
    <ToastContext value={show}>
      <ToastBoxContext value={box}>{children}</ToastBoxContext>
      {used && (
        <Suspense>
          <ToastList {...props} box={setBox} toasts={toasts} onClosed={remove} />
        </Suspense>
      )}
    </ToastContext>
  )
}

export {
  type ShownToast,
  type ToastAction,
  Toaster,
  type ToasterProps,
  type ToastMessage,
  useToast,
}
