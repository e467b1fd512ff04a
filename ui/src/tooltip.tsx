'use client'

import * as Radix from '@radix-ui/react-tooltip'
import { type ComponentProps, createContext, use } from 'react'
import { cn } from './lib/cn.ts'
import { ThemedPortal } from './lib/themed-portal.tsx'

/** Whether a `TooltipProvider` is around. */
const ProvidedContext = createContext(false)

/**
 * Sets the delays of all tooltips inside it: after one was shown, the next one comes at once. Optional, and best
 * around the whole app.
 * @param delayDuration milliseconds until a tooltip is shown, by pointer only
 */
function TooltipProvider({ delayDuration = 400, ...props }: ComponentProps<typeof Radix.Provider>) {
  return (
    <ProvidedContext value={true}>
      <Radix.Provider delayDuration={delayDuration} {...props} />
    </ProvidedContext>
  )
}

/**
 * A few words on a control that one can point at or focus, such as the name of an icon button. A touch does
 * not open it, so nothing may depend on it: what everyone has to read is text or a `Popover`.
 */
function Tooltip(props: ComponentProps<typeof Radix.Root>) {
  const tooltip = <Radix.Root {...props} />
  return use(ProvidedContext) ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>
}

/** The control that it is about, by `asChild`. It has a name of its own: the tooltip describes it. */
function TooltipTrigger(props: ComponentProps<typeof Radix.Trigger>) {
  return <Radix.Trigger data-slot="tooltip-trigger" {...props} />
}

/** The words. No links or buttons: they cannot be reached. */
function TooltipContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <ThemedPortal portal={Radix.Portal}>
      <Radix.Content
        data-slot="tooltip-content"
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          'z-50 max-w-[min(20rem,calc(100vw-1rem))] rounded-sm border border-transparent bg-text px-3 py-1.5',
          'text-sm wrap-break-word text-surface shadow-raised',
          'transition-opacity duration-fast starting:opacity-0',
          className,
        )}
        {...props}
      />
    </ThemedPortal>
  )
}

export { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger }
