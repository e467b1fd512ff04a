'use client'

import * as Radix from '@radix-ui/react-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'
import { ModalContent } from './lib/modal-content.tsx'
import { ModalRoot, ModalTrigger, modalText } from './lib/modal-parts.tsx'
import { onlyGiven } from './lib/only-given.ts'
import { part } from './lib/part.tsx'
import { useWords } from './words.tsx'

/**
 * A modal panel along one edge, for more than a question: the details of a row, filters, a form. Its header and
 * footer stay in view while what is between them scrolls. A question in the middle of the page is a `Dialog`.
 */
function Sheet(props: ComponentProps<typeof Radix.Root>) {
  return <ModalRoot {...props} />
}

/** The button that opens it; a `Button` by `asChild`. */
function SheetTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <ModalTrigger data-slot="sheet-trigger" {...props} />
}

const sheetVariants = cva(
  [
    'fixed z-50 flex flex-col border-dp-line bg-dp-surface-raised text-dp-text shadow-dp-raised',
    '[--dp-ground:var(--dp-surface-raised)]',
    'transition-[opacity,translate] duration-dp-slow ease-out starting:opacity-0',
    'motion-reduce:duration-[0.01ms]',
    // Where header and footer leave no room for what is between them, all of it scrolls.
    '[@media(max-height:24rem)]:overflow-y-auto',
  ],
  {
    variants: {
      side: {
        start:
          'top-(--dp-above,0px) bottom-(--dp-keyboard,0px) start-0 w-full max-w-md border-e starting:-translate-x-6 rtl:starting:translate-x-6',
        end: 'top-(--dp-above,0px) bottom-(--dp-keyboard,0px) end-0 w-full max-w-md border-s starting:translate-x-6 rtl:starting:-translate-x-6',
        top: 'inset-x-0 top-(--dp-above,0px) max-h-[calc(100dvh-4rem-var(--dp-above,0px)-var(--dp-keyboard,0px))] rounded-b-dp-lg border-b starting:-translate-y-6',
        bottom:
          'inset-x-0 bottom-(--dp-keyboard,0px) max-h-[calc(100dvh-4rem-var(--dp-above,0px)-var(--dp-keyboard,0px))] rounded-t-dp-lg border-t starting:translate-y-6',
      },
    },
    defaultVariants: { side: 'end' },
  },
)

type SheetContentProps = Omit<ComponentProps<typeof Radix.Content>, 'asChild'> &
  VariantProps<typeof sheetVariants> & {
    /** The name of the close button. Default: "Close". */
    closeLabel?: string | undefined
  }

/** The panel. Give it a `SheetTitle`; `side` is the edge in reading direction. */
function SheetContent({ side, closeLabel, className, ...props }: SheetContentProps) {
  const words = useWords('sheet')
  return (
    <ModalContent
      name="sheet"
      closeLabel={closeLabel ?? words.closeLabel}
      className={cn(sheetVariants({ side }), className)}
      {...props}
    />
  )
}

/** Title and description. */
const SheetHeader = part(
  'div',
  'sheet-header',
  'grid gap-1 border-b border-dp-line px-6 py-5 pe-16 wrap-anywhere',
)

/** Names the sheet. */
const SheetTitle = modalText('title', 'sheet-title', 'text-dp-xl font-semibold')

/** Describes the sheet. */
const SheetDescription = modalText(
  'description',
  'sheet-description',
  'text-dp-base wrap-anywhere text-dp-text-muted',
)

/** What scrolls. Give it a `tabIndex` of 0 where nothing in it can have the focus. */
const SheetBody = part(
  'div',
  'sheet-body',
  'min-h-0 flex-1 overscroll-contain px-6 py-6 not-print:overflow-y-auto [@media(max-height:24rem)]:flex-none',
  focusRing,
  '-outline-offset-3',
)

/** The buttons, at the end of the panel. */
const SheetFooter = part(
  'div',
  'sheet-footer',
  'flex flex-col-reverse gap-3 border-t border-dp-line px-6 py-4 sm:flex-row sm:justify-end',
)

/** Closes the sheet; a `Button` by `asChild`. */
function SheetClose(props: ComponentProps<typeof Radix.Close>) {
  return <Radix.Close data-slot="sheet-close" {...onlyGiven(props)} />
}

export {
  Sheet,
  SheetBody,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
}
