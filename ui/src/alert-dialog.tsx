'use client'

import * as Radix from '@radix-ui/react-alert-dialog'
import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { buttonVariants } from './button.tsx'
import { cn } from './lib/cn.ts'
import { dialogClasses, dialogFooterClasses } from './lib/dialog-style.ts'
import { ModalContent } from './lib/modal-content.tsx'
import { type ModalParts, ModalRoot, ModalTrigger, modalText } from './lib/modal-parts.tsx'
import { onlyGiven } from './lib/only-given.ts'
import { part } from './lib/part.tsx'
import { createPartIds } from './lib/part-ids.tsx'

const parts: ModalParts = {
  Root: Radix.Root,
  Trigger: Radix.Trigger,
  Portal: Radix.Portal,
  Content: Radix.Content,
  ids: createPartIds(),
}

/**
 * A question before what cannot be undone: only its answers and Escape close it, and the harmless one has the focus.
 * What can be undone is better done at once, with a way back in a toast.
 */
function AlertDialog(props: ComponentProps<typeof Radix.Root>) {
  return <ModalRoot parts={parts} {...props} />
}

/** The button that opens it; a `Button` by `asChild`. */
function AlertDialogTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <ModalTrigger parts={parts} data-slot="alert-dialog-trigger" {...props} />
}

/** The question itself, in the middle. Give it an `AlertDialogTitle` and an `AlertDialogDescription`. */
function AlertDialogContent({
  className,
  ...props
}: Omit<ComponentProps<typeof Radix.Content>, 'asChild'>) {
  return (
    <ModalContent
      name="alert-dialog"
      parts={parts}
      className={cn(dialogClasses, className)}
      {...props}
    />
  )
}

/** Title and description. */
const AlertDialogHeader = part('div', 'alert-dialog-header', 'grid gap-2')

/** The question. */
const AlertDialogTitle = modalText('title', 'alert-dialog-title', 'text-dp-xl font-semibold', parts)

/** What follows from it. */
const AlertDialogDescription = modalText(
  'description',
  'alert-dialog-description',
  'text-dp-base text-dp-text-muted',
  parts,
)

/** The answers, at the end. */
const AlertDialogFooter = part('div', 'alert-dialog-footer', dialogFooterClasses)

type AnswerProps = ComponentProps<typeof Radix.Cancel> & VariantProps<typeof buttonVariants>

function Answer({
  of: Part,
  variant,
  size,
  className,
  ...props
}: AnswerProps & { of: typeof Radix.Cancel }) {
  const look = props.asChild ? undefined : buttonVariants({ variant, size })
  return <Part className={cn(look, className)} {...onlyGiven(props)} />
}

/** The harmless answer, which has the focus at first, as a `Button`; by `asChild` with the look of its child. */
function AlertDialogCancel({ variant = 'outline', ...props }: AnswerProps) {
  return <Answer of={Radix.Cancel} data-slot="alert-dialog-cancel" variant={variant} {...props} />
}

/** The answer that does it, as a `Button`; by `asChild` with the look of its child. */
function AlertDialogAction({ variant = 'destructive', ...props }: AnswerProps) {
  return <Answer of={Radix.Action} data-slot="alert-dialog-action" variant={variant} {...props} />
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
