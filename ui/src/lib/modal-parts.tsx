'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, type ElementType, type ReactElement, useId } from 'react'
import { cn } from './cn.ts'
import { onlyGiven } from './only-given.ts'
import { createPartIds } from './part-ids.tsx'

/** What Radix has for a dialog, and likewise for an alert dialog, with the ids of the parts. */
interface ModalParts {
  readonly Root: typeof Dialog.Root
  readonly Trigger: typeof Dialog.Trigger
  readonly Portal: typeof Dialog.Portal
  readonly Content: typeof Dialog.Content
  readonly ids: ReturnType<typeof createPartIds>
}

/** Those of `Dialog`, of `Sheet`, and of the sheet of an `AppShell`. */
const dialogParts: ModalParts = {
  Root: Dialog.Root,
  Trigger: Dialog.Trigger,
  Portal: Dialog.Portal,
  Content: Dialog.Content,
  ids: createPartIds(),
}

interface Parts {
  parts?: ModalParts | undefined
}

/** Holds the state of the layer, and the ids of its parts. */
function ModalRoot({
  parts: { Root, ids } = dialogParts,
  ...props
}: ComponentProps<typeof Dialog.Root> & Parts) {
  return (
    <ids.PartIds>
      <Root {...props} />
    </ids.PartIds>
  )
}

/** The button that opens it. */
function ModalTrigger({
  parts: { Trigger, ids } = dialogParts,
  ...props
}: ComponentProps<typeof Dialog.Trigger> & Parts) {
  return <Trigger aria-controls={ids.useIdOf('content')} {...onlyGiven(props)} />
}

interface ModalTextProps extends ComponentProps<'h2'> {
  asChild?: boolean | undefined
}

/** Creates the part that names the layer, or describes it. */
/* @__NO_SIDE_EFFECTS__ */
function modalText(
  of: 'title' | 'description',
  slot: string,
  look: string,
  { ids }: ModalParts = dialogParts,
) {
  function ModalText({ asChild, className, ref, ...props }: ModalTextProps) {
    const Element: ElementType = asChild ? Slot : of === 'title' ? 'h2' : 'p'
    const own = { id: useId(), 'data-slot': slot, className: cn(look, className) }
    return <Element {...own} {...onlyGiven(props)} ref={ids.useNoted(of, ref)} />
  }
  ModalText.displayName = slot
  // Written out, so that an app that emits declarations can name it.
  return ModalText as (
    props: ComponentProps<'h2'> & { asChild?: boolean | undefined },
  ) => ReactElement
}

export { dialogParts, type ModalParts, ModalRoot, ModalTrigger, modalText }
