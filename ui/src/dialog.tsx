'use client'

import * as Radix from '@radix-ui/react-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { useMergedRefs } from './lib/use-merged-refs.ts'
import { useThemeOfPlace } from './lib/use-theme-of-place.ts'
import { useWords } from './words.tsx'

/** A modal dialog: it must be answered or closed before the page can be used again. */
const Dialog = Radix.Root

/** The button that opens it; a `Button` by `asChild`. */
function DialogTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="dialog-trigger" {...props} />
}

const dialogVariants = cva(
  [
    'fixed z-50 overflow-y-auto overscroll-contain border border-dp-line bg-dp-surface-raised text-dp-text shadow-dp-raised',
    '[--dp-ground:var(--dp-surface-raised)]',
    'motion-reduce:duration-[0.01ms] transition-[opacity,translate,scale] duration-dp-slow ease-out starting:opacity-0',
  ],
  {
    variants: {
      placement: {
        center: [
          'inset-0 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))] rounded-dp-lg p-6 sm:p-8',
          'starting:scale-98',
        ],
        end: [
          'inset-y-0 end-0 w-full max-w-md border-y-0 border-e-0 p-6 sm:p-8',
          'starting:translate-x-6 rtl:starting:-translate-x-6',
        ],
        start: [
          'inset-y-0 start-0 w-full max-w-md border-y-0 border-s-0 p-6 sm:p-8',
          'starting:-translate-x-6 rtl:starting:translate-x-6',
        ],
        bottom: [
          'inset-x-0 bottom-0 max-h-[calc(100dvh-4rem)] rounded-t-dp-lg border-x-0 border-b-0 p-6 sm:p-8',
          'starting:translate-y-6',
        ],
      },
    },
    defaultVariants: { placement: 'center' },
  },
)

type DialogContentProps = ComponentProps<typeof Radix.Content> &
  VariantProps<typeof dialogVariants> & {
    /** The name of the close button. Default: "Close". */
    closeLabel?: string
  }

/** The dialog itself: in the centre, or a sheet along one edge. Give it a `DialogTitle`. */
function DialogContent({
  placement,
  closeLabel,
  className,
  onFocus,
  ref,
  children,
  ...props
}: DialogContentProps) {
  const words = useWords('dialog')
  const { place, opened } = useThemeOfPlace()
  return (
    <>
      <span ref={place} hidden />
      <Radix.Portal>
        <Radix.Overlay
          ref={opened}
          data-slot="dialog-overlay"
          className="fixed inset-0 z-50 bg-dp-surface-ink/60 transition-opacity duration-dp-slow starting:opacity-0"
        />
        <Radix.Content
          ref={useMergedRefs(opened, ref)}
          data-slot="dialog-content"
          className={cn(dialogVariants({ placement }), className)}
          // Radix moves the focus from the last control to the first without scrolling to it.
          onFocus={composeHandlers(onFocus, ({ target }) =>
            target.scrollIntoView({ block: 'nearest' }),
          )}
          {...props}
        >
          {children}
          <Radix.Close asChild>
            <IconButton
              data-slot="dialog-close"
              aria-label={closeLabel ?? words.closeLabel}
              className="absolute end-3 top-3 text-dp-text-muted hover:text-dp-text"
            >
              <Icon name="x" />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </>
  )
}

function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return (
    <Radix.Title
      data-slot="dialog-title"
      className={cn('pe-10 text-dp-xl font-semibold', className)}
      {...props}
    />
  )
}

function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description
      data-slot="dialog-description"
      className={cn('mt-2 text-dp-base text-dp-text-muted', className)}
      {...props}
    />
  )
}

/** The row of buttons at the end. */
function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn('mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  )
}

/** Closes the dialog; a `Button` by `asChild`. */
function DialogClose(props: ComponentProps<typeof Radix.Close>) {
  return <Radix.Close data-slot="dialog-close" {...props} />
}

export {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
}
