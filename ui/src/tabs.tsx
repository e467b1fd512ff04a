'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-tabs'
import {
  type ComponentProps,
  createContext,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { answerForFrame } from './lib/answer-for-frame.ts'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'
import { keepCurrentInView } from './lib/keep-in-view.ts'
import { onlyGiven } from './lib/only-given.ts'
import { createPartIds } from './lib/part-ids.tsx'
import { useControlled, type ValueProps } from './lib/use-controlled.ts'
import { useDirection } from './lib/use-direction.ts'
import { useLinksInto } from './lib/use-links-into.ts'
import { itself, useListener } from './lib/use-listener.ts'
import { toId } from './lib/value-id.ts'

/** Each tab names its view, by its value. */
const { PartIds, useIdOf, useNamed, useNoted, useUsualIdOf } = createPartIds()

interface ShownPanel {
  readonly active: string | undefined
  readonly show: (value: string) => void
}

const PanelContext = createContext<ShownPanel>({ active: undefined, show: () => {} })

/** Several views, one shown at a time. Arrow keys move between the tabs. */
function Tabs<Value extends string>({
  value,
  defaultValue,
  onValueChange,
  className,
  orientation = 'horizontal',
  dir,
  children,
  ...props
}: Omit<ComponentProps<typeof Radix.Root>, keyof ValueProps<Value>> & ValueProps<Value>) {
  const [active, setActive] = useControlled(value, defaultValue, onValueChange)
  const [, setFound] = useState(0)
  // A form may show several in turn, of which the last counts.
  const latest = useRef<string>(undefined)
  useLayoutEffect(() => {
    latest.current = active
  })
  const pressed = useRef<string>(undefined)
  /** Radix says it twice, for the press and for the focus that follows, until an app has set the value. */
  function choose(next: string) {
    if (next === pressed.current) return
    pressed.current = next
    setTimeout(() => {
      pressed.current = undefined
    })
    setActive(next as Value)
  }
  const panel = {
    active,
    show(value: string) {
      if (value !== latest.current) setActive(value as Value)
      latest.current = value
      // Also if none changes, as a form has taken `hidden` from several panels.
      setFound((count) => count + 1)
    },
  }
  return (
    <PartIds>
      <Radix.Root
        data-slot="tabs"
        dir={useDirection(dir)}
        value={active ?? ''}
        onValueChange={choose}
        orientation={orientation}
        className={cn(
          'grid min-w-0 content-start gap-6',
          'md:data-[orientation=vertical]:grid-cols-[14rem_minmax(0,1fr)] md:data-[orientation=vertical]:gap-10',
          className,
        )}
        {...props}
      >
        <PanelContext value={panel}>{children}</PanelContext>
      </Radix.Root>
    </PartIds>
  )
}

/** The row of tabs, in which the active one is in view. On a phone a vertical list becomes a row that scrolls sideways. */
function TabsList({ ref, className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      ref={useComposedRefs(keepCurrentInView, answerForFrame, ref)}
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
      {...onlyGiven(props)}
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
      value={value}
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
      {...onlyGiven(props)}
    />
  )
}

interface TabsContentProps extends ComponentProps<typeof Radix.Content> {
  /**
   * Keeps what is inside while another tab is active: what was typed, and where it was scrolled. The search of the
   * browser, and a `FormShell` with an error in it, open the tab. Default: `false`.
   */
  keepMounted?: boolean | undefined
}

/** What the tab of the same value shows. */
function TabsContent({ ref, value, keepMounted = false, className, ...props }: TabsContentProps) {
  const { active, show } = use(PanelContext)
  const isHidden = keepMounted && active !== value
  const panel = useHiddenUntilFound(isHidden, () => show(value))
  return (
    <Radix.Content
      ref={useComposedRefs(panel, useNoted(`content-${value}`, ref))}
      id={useId()}
      aria-labelledby={useUsualIdOf(`trigger-${toId(value)}`)}
      data-slot="tabs-content"
      value={value}
      className={cn('min-w-0', isHidden && 'absolute', focusRing, className)}
      {...(keepMounted && { forceMount: true, hidden: isHidden })}
      {...onlyGiven(props)}
    />
  )
}

/** Hides an element, and calls back when the browser or a form finds something in it. */
function useHiddenUntilFound(isHidden: boolean, onFound: () => void) {
  const element = useRef<HTMLDivElement>(null)
  useLinksInto(element)
  useListener(element, itself, 'beforematch', onFound)
  // React knows `hidden` as a boolean alone. After each render, because a form takes the attribute away.
  useLayoutEffect(() => {
    if (isHidden) element.current?.setAttribute('hidden', 'until-found')
  })
  return element
}

export { Tabs, TabsContent, TabsList, TabsTrigger }
