'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { dialogClasses, dialogFooterClasses } from './lib/dialog-style.ts'
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
      className={cn(dialogClasses, className)}
      {...props}
    />
  )
}

/** Title and description, above the rest of the dialog. */
function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-header" className={cn('mb-6', className)} {...props} />
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
  return <div data-slot="dialog-footer" className={cn(dialogFooterClasses, className)} {...props} />
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
  DialogHeader,
  DialogTitle,
  DialogTrigger,
}
