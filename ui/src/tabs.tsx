'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'
import { keepCurrentInView } from './lib/keep-in-view.ts'
import { createPartIds } from './lib/part-ids.tsx'
import type { ValueProps } from './lib/use-controlled.ts'
import { useDirection } from './lib/use-direction.ts'
import { fromId, toId } from './lib/value-id.ts'

/** Each tab names its view, by its value. */
const { PartIds, useIdOf, useNamed, useNoted, useUsualIdOf } = createPartIds()

/** Several views, one shown at a time. Arrow keys move between the tabs. */
function Tabs<Value extends string>({
  value,
  defaultValue,
  onValueChange,
  className,
  orientation = 'horizontal',
  dir,
  ...props
}: Omit<ComponentProps<typeof Radix.Root>, keyof ValueProps<Value>> & ValueProps<Value>) {
  return (
    <PartIds>
      <Radix.Root
        data-slot="tabs"
        dir={useDirection(dir)}
        value={toId(value)}
        defaultValue={toId(defaultValue)}
        onValueChange={(id) => onValueChange?.(fromId(id) as Value)}
        orientation={orientation}
        className={cn(
          'grid min-w-0 content-start gap-6',
          'md:data-[orientation=vertical]:grid-cols-[14rem_minmax(0,1fr)] md:data-[orientation=vertical]:gap-10',
          className,
        )}
        {...props}
      />
    </PartIds>
  )
}

/** The row of tabs, in which the active one is in view. On a phone a vertical list becomes a row that scrolls sideways. */
function TabsList({ ref, className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      ref={useComposedRefs(keepCurrentInView, ref)}
      data-slot="tabs-list"
      className={cn(
        // Without `relative`, text for screen readers alone would make the page wider.
        'relative flex min-w-0 gap-1 overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
        // A tab cut off by the edge scrolls to the middle when it gets the focus.
        'scroll-px-[40%] print:flex-wrap',
        'shadow-[inset_0_-1px_0_var(--dp-line)]',
        'md:aria-[orientation=vertical]:flex-col',
        'md:aria-[orientation=vertical]:self-start',
        'md:aria-[orientation=vertical]:shadow-[inset_1px_0_0_var(--dp-line)]',
        'md:aria-[orientation=vertical]:rtl:shadow-[inset_-1px_0_0_var(--dp-line)]',
        className,
      )}
      {...props}
    />
  )
}

/** One tab. `onClick` also fires when it is already the active one. */
function TabsTrigger({ ref, value, className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...useNamed(`trigger-${toId(value)}`, ref)}
      aria-controls={useIdOf(`content-${value}`)}
      data-slot="tabs-trigger"
      value={toId(value)}
      className={cn(
        'inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 px-4 text-dp-base font-semibold',
        'whitespace-nowrap text-dp-text-muted transition-colors hover:text-dp-text',
        focusRing,
        '-outline-offset-3',
        'data-[state=active]:font-semibold data-[state=active]:text-dp-text',
        'disabled:cursor-not-allowed disabled:opacity-60',
        'border-b-2 border-transparent data-[state=active]:border-dp-accent-strong',
        // Forced colors give even a transparent border a color.
        'forced-colors:border-[Canvas]! forced-colors:data-[state=active]:border-[Highlight]!',
        'md:data-[orientation=vertical]:border-s-2 md:data-[orientation=vertical]:border-b-0',
        className,
      )}
      {...props}
    />
  )
}

function TabsContent({ ref, value, className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      ref={useNoted(`content-${value}`, ref)}
      aria-labelledby={useUsualIdOf(`trigger-${toId(value)}`)}
      data-slot="tabs-content"
      value={toId(value)}
      className={cn('min-w-0', focusRing, className)}
      {...props}
    />
  )
}

export { Tabs, TabsContent, TabsList, TabsTrigger }
