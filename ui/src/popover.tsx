'use client'

import * as Radix from '@radix-ui/react-popover'
import { type ComponentProps, createContext, use, useId } from 'react'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'
import { LayerPortal } from './lib/layer-portal.tsx'
import { part } from './lib/part.tsx'
import { returnUnlessMoved } from './lib/use-focus-return.ts'
import { useLayer } from './lib/use-layer.ts'

/** The id of the trigger, which names the panel. */
const TriggerContext = createContext<string | undefined>(undefined)

/** A button and the panel that it opens, for choices during which the page stays usable. */
function Popover(props: ComponentProps<typeof Radix.Root>) {
  return (
    <TriggerContext value={useId()}>
      <Radix.Root {...props} />
    </TriggerContext>
  )
}

/** The button that opens it, and names the panel; a `Button` by `asChild`. */
function PopoverTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger id={use(TriggerContext)} data-slot="popover-trigger" {...props} />
}

/** The panel, beside its button. */
function PopoverContent({
  className,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <LayerPortal portal={Radix.Portal}>
      <Radix.Content
        aria-labelledby={use(TriggerContext)}
        data-slot="popover-content"
        align="start"
        sideOffset={8}
        collisionPadding={8}
        className={cn(
          'z-50 max-h-(--radix-popover-content-available-height) w-max max-w-[calc(100vw-2rem)] min-w-40',
          'overflow-y-auto overscroll-contain wrap-anywhere rounded-dp-lg border border-dp-line bg-dp-surface-raised p-3 print:hidden',
          'text-dp-text shadow-dp-raised [--dp-ground:var(--dp-surface-raised)]',
          className,
        )}
        onCloseAutoFocus={returnUnlessMoved(onCloseAutoFocus)}
        {...useLayer(props)}
      />
    </LayerPortal>
  )
}

/** A choice in the panel, which closes it. */
const PopoverClose = part(
  Radix.Close,
  'popover-close',
  'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-dp-sm px-3 text-start text-dp-base',
  'hover:bg-dp-text/6',
  focusRing,
  '-outline-offset-3',
)

export { Popover, PopoverClose, PopoverContent, PopoverTrigger }
