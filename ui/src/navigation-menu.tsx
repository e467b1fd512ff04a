'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-navigation-menu'
import { ChevronDown } from 'lucide'
import { type ComponentProps, createContext, type RefObject, use, useId, useRef } from 'react'
import { Icon } from './icon.tsx'
import { answerForFrame } from './lib/answer-for-frame.ts'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { currentPageClasses } from './lib/current-page.ts'
import { focusRing } from './lib/focus-ring.ts'
import { onlyGiven } from './lib/only-given.ts'
import { part } from './lib/part.tsx'
import { createPartIds } from './lib/part-ids.tsx'
import { hostOf } from './lib/realm.ts'
import { useDirection } from './lib/use-direction.ts'
import { useLayer } from './lib/use-layer.ts'
import { navigationMenuTriggerStyle } from './navigation-menu-trigger-style.ts'
import { useWords } from './words.tsx'

/** How long the pointer rests on a trigger before its panel opens, in milliseconds. */
const openDelayMs = 120

/** For so long a click on a trigger may be meant to open the panel that pointing has just opened, in milliseconds. */
const clickAfterOpenMs = 800

/** The trigger of an item names its panel. */
const { PartIds, useIdOf, useNamed, useNoted, useUsualIdOf } = createPartIds()

/** The time when a panel was last opened. */
const OpenedContext = createContext<RefObject<number>>({ current: 0 })

/**
 * The main menu of wide screens: links, and panels that open on hover, by tap and by keyboard, one
 * at a time.
 */
function NavigationMenu({
  onValueChange,
  dir,
  className,
  ref,
  ...props
}: ComponentProps<typeof Radix.Root>) {
  const { label } = useWords('navigationMenu')
  const openedAt = useRef(0)
  return (
    <OpenedContext value={openedAt}>
      <Radix.Root
        ref={useComposedRefs(answerForFrame, ref)}
        data-slot="navigation-menu"
        dir={useDirection(dir)}
        aria-label={label}
        delayDuration={openDelayMs}
        onValueChange={(value) => {
          openedAt.current = performance.now()
          onValueChange?.(value)
        }}
        className={cn('relative z-40', className)}
        {...onlyGiven(props)}
      />
    </OpenedContext>
  )
}

function NavigationMenuList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      data-slot="navigation-menu-list"
      className={cn('flex items-center gap-1', className)}
      {...props}
    />
  )
}

function NavigationMenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return (
    <PartIds>
      <Radix.Item
        data-slot="navigation-menu-item"
        className={cn('group/item', className)}
        {...props}
      />
    </PartIds>
  )
}

/** The button that opens the panel of its item. */
function NavigationMenuTrigger({
  ref,
  onClick,
  className,
  children,
  ...props
}: Omit<ComponentProps<typeof Radix.Trigger>, 'asChild'>) {
  const openedAt = use(OpenedContext)
  return (
    <Radix.Trigger
      {...useNamed('trigger', ref)}
      aria-controls={useIdOf('content')}
      data-slot="navigation-menu-trigger"
      onClick={composeHandlers(onClick, (event) => {
        const isOpen = event.currentTarget.ariaExpanded === 'true'
        // A keyboard click has a `detail` of 0 and follows no hover.
        const isLate = event.detail === 0 || event.timeStamp - openedAt.current > clickAfterOpenMs
        if (isOpen && !isLate) event.preventDefault()
      })}
      className={cn('group/trigger', navigationMenuTriggerStyle(), className)}
      {...onlyGiven(props)}
    >
      <span className="contents">{children}</span>
      <Icon
        icon={ChevronDown}
        className="size-4 transition-transform motion-reduce:duration-[0.01ms] group-data-[state=open]/trigger:rotate-180"
      />
    </Radix.Trigger>
  )
}

/** A link of the bar itself; with `asChild` a router's link. */
function NavigationMenuLink({ className, ...props }: ComponentProps<typeof Radix.Link>) {
  return (
    <Radix.Link
      data-slot="navigation-menu-link"
      className={cn(navigationMenuTriggerStyle(), className)}
      {...props}
    />
  )
}

/** The panel of one item. */
function NavigationMenuContent({
  ref,
  onEscapeKeyDown,
  className,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      // Radix makes one of the value, which may have blanks.
      id={useId()}
      aria-labelledby={useUsualIdOf('trigger')}
      data-slot="navigation-menu-content"
      className={cn(
        'absolute top-full left-1/2 z-40 mt-3 flex print:hidden w-max max-w-[94vw] -translate-x-1/2 gap-3',
        'rounded-dp-lg border border-dp-line bg-dp-surface-raised p-3 text-dp-text shadow-dp-raised',
        'transition-[opacity,translate] duration-dp-fast ease-out motion-reduce:duration-[0.01ms] starting:-translate-y-1 starting:opacity-0',
        // Bridges the gap below the bar, so that the pointer never leaves the menu on its way.
        'before:absolute before:inset-x-0 before:-top-3.25 before:h-3.25',
        className,
      )}
      {...useLayer({
        ref: useNoted('content', useComposedRefs(keepInView, ref)),
        onEscapeKeyDown: composeHandlers(onEscapeKeyDown, giveFocusBack),
        ...props,
      })}
    />
  )
}

/** The middle of a bar may be too close to an edge of the page for its panel. */
function keepInView(panel: HTMLElement | null) {
  if (!panel) return
  const { left, right } = panel.getBoundingClientRect()
  const end = panel.ownerDocument.documentElement.clientWidth - 8
  panel.style.marginLeft = `${Math.max(8 - left, 0) + Math.min(end - right, 0)}px`
}

/** Return the focus to the trigger: in a shadow root Radix does not see that it is in the panel. */
function giveFocusBack(event: KeyboardEvent) {
  const [focused] = event.composedPath() as Element[]
  const panel = focused?.closest('[data-slot=navigation-menu-content]')
  const root = panel?.getRootNode()
  if (hostOf(root)) {
    ;(root as ShadowRoot)
      .querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel?.id ?? '')}"]`)
      ?.focus()
  }
}

/** The two columns of links in a panel. A picture may stand beside it. */
const NavigationMenuLinks = part(
  'ul',
  'navigation-menu-links',
  'grid w-[38rem] min-w-0 grid-cols-2 content-start gap-1',
)

/** One link of a panel: a name and, in a `NavigationMenuDescription`, one line about it. */
function NavigationMenuPanelLink({ className, ...props }: ComponentProps<typeof Radix.Link>) {
  return (
    <li>
      <Radix.Link
        data-slot="navigation-menu-panel-link"
        className={cn(
          'grid h-full min-w-0 content-start gap-0.5 rounded-dp-sm px-4 py-3 wrap-anywhere no-underline transition-colors',
          'text-dp-base font-semibold text-dp-text hover:bg-dp-text/6',
          focusRing,
          currentPageClasses,
          className,
        )}
        {...props}
      />
    </li>
  )
}

const NavigationMenuDescription = part(
  'span',
  'navigation-menu-description',
  'text-dp-sm font-normal text-dp-text-muted',
)

/** The last row of a panel, under a line: the way to all of its kind, `NavigationMenuLink`s, a note. */
const NavigationMenuFooter = part(
  'div',
  'navigation-menu-footer',
  'flex flex-wrap items-center gap-x-1 border-t border-dp-line pt-2 text-dp-sm text-dp-text-muted',
)

export {
  NavigationMenu,
  NavigationMenuContent,
  NavigationMenuDescription,
  NavigationMenuFooter,
  NavigationMenuItem,
  NavigationMenuLink,
  NavigationMenuLinks,
  NavigationMenuList,
  NavigationMenuPanelLink,
  NavigationMenuTrigger,
}
