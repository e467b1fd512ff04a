'use client'

import * as Radix from '@radix-ui/react-popover'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'
import { LayerPortal } from './lib/layer-portal.tsx'
import { onlyGiven } from './lib/only-given.ts'
import { createPartIds } from './lib/part-ids.tsx'
import { returnUnlessMoved } from './lib/use-focus-return.ts'
import { useLayer } from './lib/use-layer.ts'

/** The trigger names the panel. */
const { PartIds, useIdOf, useNamed, useNoted, useUsualIdOf } = createPartIds()

/** A button and the panel that it opens, for choices during which the page stays usable. */
function Popover(props: ComponentProps<typeof Radix.Root>) {
  return (
    <PartIds>
      <Radix.Root {...props} />
    </PartIds>
  )
}

/** The button that opens it, and names the panel; a `Button` by `asChild`. */
function PopoverTrigger({ ref, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...useNamed('trigger', ref)}
      aria-controls={useIdOf('content')}
      data-slot="popover-trigger"
      {...onlyGiven(props)}
    />
  )
}

/** The panel, beside its button. */
function PopoverContent({
  className,
  onCloseAutoFocus,
  ref,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <LayerPortal portal={Radix.Portal}>
      <Radix.Content
        aria-labelledby={useUsualIdOf('trigger')}
        data-slot="popover-content"
        align="start"
        sideOffset={8}
        collisionPadding={8}
        className={cn(
          'z-50 max-h-(--radix-popover-content-available-height) w-max max-w-[calc(100vw-2rem)] min-w-40',
          'overflow-y-auto overscroll-contain wrap-break-word rounded-dp-lg border border-dp-line bg-dp-surface-raised p-3 print:hidden',
          'text-dp-text shadow-dp-raised [--dp-ground:var(--dp-surface-raised)]',
          className,
        )}
        onCloseAutoFocus={returnUnlessMoved(onCloseAutoFocus)}
        {...useLayer({ ...props, ref: useNoted('content', ref) })}
      />
    </LayerPortal>
  )
}

/** A choice in the panel, which closes it. */
function PopoverClose({ className, ...props }: ComponentProps<typeof Radix.Close>) {
  return (
    <Radix.Close
      data-slot="popover-close"
      className={cn(
        'flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-dp-sm px-3 text-start text-dp-base',
        'hover:bg-dp-text/6',
        focusRing,
        '-outline-offset-3',
        className,
      )}
      {...onlyGiven(props)}
    />
  )
}

export { Popover, PopoverClose, PopoverContent, PopoverTrigger }
