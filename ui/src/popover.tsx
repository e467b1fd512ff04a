'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'

interface PopoverProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'disabled'> {
  /** What the button says, which also names the panel. */
  label: string
  className?: string
  children: ReactNode
}

/**
 * A button and the panel that it opens, for choices that need no dialog. It is the platform's own
 * popover: Escape and a click elsewhere close it, and so does a `PopoverClose` inside it.
 */
function Popover({
  label,
  variant = 'secondary',
  size = 'md',
  disabled,
  className,
  children,
}: PopoverProps) {
  const id = useId()
  return (
    <div data-slot="popover">
      <Button variant={variant} size={size} disabled={disabled} popoverTarget={id}>
        {label}
        <Icon name="chevron-down" />
      </Button>
      <fieldset
        id={id}
        popover="auto"
        aria-label={label}
        data-slot="popover-panel"
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
      >
        {children}
      </fieldset>
    </div>
  )
}

/** A choice in the panel, which closes it. */
function PopoverClose({ className, onClick, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      data-slot="popover-close"
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented) return
        event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
      }}
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

export { Popover, PopoverClose }
