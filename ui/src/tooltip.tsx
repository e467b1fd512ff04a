'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-tooltip'
import { type ComponentProps, createContext, type RefObject, use, useRef } from 'react'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { LayerPortal } from './lib/layer-portal.tsx'
import { onlyGiven } from './lib/only-given.ts'
import { tellPage } from './lib/tell-page.ts'
import { useOpen } from './lib/use-controlled.ts'

/** Whether a `TooltipProvider` is around. */
const ProvidedContext = createContext(false)

const tellOfMove = tellPage('pointermove')
const tellOfRelease = tellPage('pointerup')

const TriggerContext = createContext<RefObject<HTMLButtonElement | null> | null>(null)

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
function Tooltip({ ...given }: ComponentProps<typeof Radix.Root>) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen, props] = useOpen(given)

  function change(next: boolean) {
    // Radix closes it whenever the page scrolls, also where the browser scrolls to a trigger that has just got the
    // focus by Tab. It has to stay until the focus leaves (WCAG 1.4.13).
    if (!next && isScrolling() && trigger.current?.matches(':focus-visible')) return
    setOpen(next)
  }

  const tooltip = (
    <TriggerContext value={trigger}>
      <Radix.Root open={isOpen} onOpenChange={change} {...props} />
    </TriggerContext>
  )
  return use(ProvidedContext) ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>
}

/** Whether the current call comes from a scroll event, which Radix does not pass on. */
const isScrolling = () => window.event?.type === 'scroll'

/** The control that the tooltip describes, by `asChild`. The control needs its own name. */
function TooltipTrigger({ ref, onFocus, ...props }: ComponentProps<typeof Radix.Trigger>) {
  const trigger = use(TriggerContext)
  return (
    <Radix.Trigger
      ref={useComposedRefs(trigger, tellOfRelease, ref)}
      data-slot="tooltip-trigger"
      onFocus={composeHandlers(onFocus, (event) => {
        // Focus that a dialog returns after a mouse click must not open the tooltip.
        if (!event.currentTarget.matches(':focus-visible')) event.preventDefault()
      })}
      {...onlyGiven(props)}
    />
  )
}

/** The text of the tooltip. It must not contain links or buttons, because they cannot be reached. */
function TooltipContent({ ref, className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <LayerPortal portal={Radix.Portal}>
      <Radix.Content
        ref={useComposedRefs(tellOfMove, ref)}
        data-slot="tooltip-content"
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          'z-50 print:hidden max-w-[min(20rem,calc(100vw-1rem))] rounded-dp-sm border border-transparent bg-dp-text px-3 py-1.5',
          'text-dp-sm wrap-break-word text-dp-surface shadow-dp-raised',
          'transition-opacity duration-dp-fast starting:opacity-0',
          className,
        )}
        {...onlyGiven(props)}
      />
    </LayerPortal>
  )
}

export { Tooltip, TooltipContent, TooltipProvider, TooltipTrigger }
