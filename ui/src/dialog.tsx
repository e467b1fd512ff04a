'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { ModalContent } from './lib/modal-content.tsx'
import { useWords } from './words.tsx'

/**
 * A modal dialog: it must be answered or closed before the page can be used again. A panel along one edge is a
 * `Sheet`.
 */
const Dialog = Radix.Root

/** The button that opens it; a `Button` by `asChild`. */
function DialogTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="dialog-trigger" {...props} />
}

interface DialogContentProps extends ComponentProps<typeof Radix.Content> {
  /** The name of the close button. Default: "Close". */
  closeLabel?: string | undefined
}

/** The dialog itself, in the middle. Give it a `DialogTitle`. */
function DialogContent({ closeLabel, className, ...props }: DialogContentProps) {
  const words = useWords('dialog')
  return (
    <ModalContent
      name="dialog"
      closeLabel={closeLabel ?? words.closeLabel}
      className={cn(
        'fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(36rem,calc(100vw-2rem))]',
        'overflow-y-auto overscroll-contain rounded-dp-lg border border-dp-line p-6 sm:p-8',
        'bg-dp-surface-raised text-dp-text shadow-dp-raised [--dp-ground:var(--dp-surface-raised)]',
        'transition-[opacity,scale] duration-dp-slow ease-out starting:scale-98 starting:opacity-0',
        'motion-reduce:duration-[0.01ms]',
        className,
      )}
      {...props}
    />
  )
}

/** Names the dialog. */
function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return (
    <Radix.Title
      data-slot="dialog-title"
      className={cn('pe-10 text-dp-xl font-semibold', className)}
      {...props}
    />
  )
}

/** What follows from it: describes the dialog. */
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
