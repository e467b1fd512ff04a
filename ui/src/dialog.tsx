'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { dialogClasses, dialogFooterClasses } from './lib/dialog-style.ts'
import { ModalContent } from './lib/modal-content.tsx'
import { ModalRoot, ModalTrigger, modalText } from './lib/modal-parts.tsx'
import { onlyGiven } from './lib/only-given.ts'
import { part } from './lib/part.tsx'
import { useWords } from './words.tsx'

/**
 * A modal dialog: it must be answered or closed before the page can be used again. A panel along one edge is a
 * `Sheet`.
 */
function Dialog(props: ComponentProps<typeof Radix.Root>) {
  return <ModalRoot {...props} />
}

/** The button that opens it; a `Button` by `asChild`. */
function DialogTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <ModalTrigger data-slot="dialog-trigger" {...props} />
}

interface DialogContentProps extends Omit<ComponentProps<typeof Radix.Content>, 'asChild'> {
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
const DialogHeader = part('div', 'dialog-header', 'mb-6')

/** Names the dialog. */
const DialogTitle = modalText('title', 'dialog-title', 'pe-10 text-dp-xl font-semibold')

/** What follows from it: describes the dialog. */
const DialogDescription = modalText(
  'description',
  'dialog-description',
  'mt-2 text-dp-base text-dp-text-muted',
)

/** The row of buttons at the end. */
const DialogFooter = part('div', 'dialog-footer', dialogFooterClasses)

/** Closes the dialog; a `Button` by `asChild`. */
function DialogClose(props: ComponentProps<typeof Radix.Close>) {
  return <Radix.Close data-slot="dialog-close" {...onlyGiven(props)} />
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
