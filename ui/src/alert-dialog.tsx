'use client'

import * as Radix from '@radix-ui/react-alert-dialog'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { dialogClasses, dialogFooterClasses } from './lib/dialog-style.ts'
import { ModalContent } from './lib/modal-content.tsx'

/**
 * A question before what cannot be undone: only its answers and Escape close it, and the harmless one has the focus.
 * What can be undone is better done at once, with a way back in a toast.
 */
const AlertDialog = Radix.Root

/** The button that opens it; a `Button` by `asChild`. */
function AlertDialogTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="alert-dialog-trigger" {...props} />
}

/** The question itself, in the middle. Give it an `AlertDialogTitle` and an `AlertDialogDescription`. */
function AlertDialogContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <ModalContent
      name="alert-dialog"
      parts={Radix}
      className={cn(dialogClasses, className)}
      {...props}
    />
  )
}

/** Title and description. */
function AlertDialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-dialog-header" className={cn('grid gap-2', className)} {...props} />
}

/** The question. */
function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return (
    <Radix.Title
      data-slot="alert-dialog-title"
      className={cn('text-dp-xl font-semibold', className)}
      {...props}
    />
  )
}

/** What follows from it. */
function AlertDialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return (
    <Radix.Description
      data-slot="alert-dialog-description"
      className={cn('text-dp-base text-dp-text-muted', className)}
      {...props}
    />
  )
}

/** The answers, at the end. */
function AlertDialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="alert-dialog-footer"
      className={cn(dialogFooterClasses, className)}
      {...props}
    />
  )
}

/** The harmless answer, which has the focus at first; a `Button` by `asChild`. */
function AlertDialogCancel(props: ComponentProps<typeof Radix.Cancel>) {
  return <Radix.Cancel data-slot="alert-dialog-cancel" {...props} />
}

/** The answer that does it; a `destructive` `Button` by `asChild`. */
function AlertDialogAction(props: ComponentProps<typeof Radix.Action>) {
  return <Radix.Action data-slot="alert-dialog-action" {...props} />
}

export {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
}
