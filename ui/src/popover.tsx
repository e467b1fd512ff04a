'use client'

import { Slot } from '@radix-ui/react-slot'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useId,
  useRef,
} from 'react'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { focusRing } from './lib/focus-ring.ts'
import { useMergedRefs } from './lib/use-merged-refs.ts'
import { type OpenProps, useOpen } from './lib/use-open.ts'

interface PopoverState {
  readonly triggerId: string
  readonly contentId: string
  readonly contentRef: RefObject<HTMLFieldSetElement | null>
  readonly report: (open: boolean) => void
}

const PopoverContext = createContext<PopoverState | null>(null)

function usePopover() {
  const popover = use(PopoverContext)
  if (!popover) throw new Error('The parts of a Popover must stand inside a Popover.')
  return popover
}

/**
 * A button and the panel that it opens, for choices that need no dialog. It is the platform's own
 * popover: Escape and a click elsewhere close it, and it opens without script.
 */
function Popover({ children, ...state }: OpenProps & { children: ReactNode }) {
  const id = useId()
  const contentRef = useRef<HTMLFieldSetElement>(null)
  const triggerId = `${id}-trigger`
  const report = useOpen(state, (open) => {
    const content = contentRef.current
    if (!content || content.matches(':popover-open') === open) return
    const source = document.getElementById(triggerId)
    if (open) content.showPopover(source ? { source } : {})
    else content.hidePopover()
  })
  return (
    <PopoverContext value={{ triggerId, contentId: id, contentRef, report }}>
      {children}
    </PopoverContext>
  )
}

/** The button that opens it, and names the panel; a `Button` by `asChild`. */
function PopoverTrigger({
  asChild = false,
  ...props
}: ComponentProps<'button'> & { asChild?: boolean }) {
  const { triggerId, contentId } = usePopover()
  const Component = asChild ? Slot : 'button'
  return (
    <Component
      type="button"
      id={triggerId}
      data-slot="popover-trigger"
      popoverTarget={contentId}
      {...props}
    />
  )
}

/** The panel, beside its button. */
function PopoverContent({ ref, className, onToggle, ...props }: ComponentProps<'fieldset'>) {
  const { triggerId, contentId, contentRef, report } = usePopover()
  return (
    <fieldset
      ref={useMergedRefs(contentRef, ref)}
      id={contentId}
      popover="auto"
      aria-labelledby={triggerId}
      data-slot="popover-content"
      className={cn(
        'max-h-[80dvh] w-max max-w-[calc(100vw-2rem)] min-w-40 overflow-y-auto rounded-dp-lg border border-dp-line',
        'bg-dp-surface-raised p-3 text-dp-text shadow-dp-raised [--dp-ground:var(--dp-surface-raised)]',
        // Where there is no anchor positioning the panel stands in the middle.
        'm-auto supports-[position-area:block-end]:m-0 supports-[position-area:block-end]:my-2',
        '[position-area:block-end_span-inline-start] [position-try-fallbacks:flip-block,flip-inline]',
        // On the side that has more room, and no higher than that.
        '[position-try-order:most-block-size] supports-[position-area:block-end]:max-h-[calc(100%-1rem)]',
        className,
      )}
      onToggle={(event) => {
        onToggle?.(event)
        report(event.currentTarget.matches(':popover-open'))
      }}
      {...props}
    />
  )
}

/** A choice in the panel, which closes it. */
function PopoverClose({ className, onClick, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      data-slot="popover-close"
      onClick={composeHandlers(onClick, ({ currentTarget }) =>
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover(),
      )}
      className={cn(
        'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-dp-sm px-3 text-start text-dp-base',
        'hover:bg-dp-text/6',
        focusRing,
        '-outline-offset-3',
        className,
      )}
      {...props}
    />
  )
}

export { Popover, PopoverClose, PopoverContent, PopoverTrigger }
