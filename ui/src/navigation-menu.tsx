'use client'

import { Slot } from '@radix-ui/react-slot'
import {
  Children,
  type ComponentProps,
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { currentPageClasses } from './lib/current-page.ts'

type Radix = typeof import('@radix-ui/react-navigation-menu')

/** What a visitor was doing with the plain menu when Radix took over. */
interface Takeover {
  readonly radix: Radix
  /** The value of the item whose panel was open; empty when none was. */
  readonly open: string
  /** Where the focus stood: an item, and a place among its links and buttons. */
  readonly focus: { readonly item: number; readonly stop: number }
}

interface MenuState {
  /** Absent until it has loaded; until then hover and focus show the panels by style alone. */
  readonly radix: Radix | undefined
  /** Keeps a press on a trigger for Radix to answer. */
  press(item: string): void
}

const MenuContext = createContext<MenuState | null>(null)
const ItemContext = createContext('')

function useMenu() {
  const menu = use(MenuContext)
  if (!menu) throw new Error('The parts of a NavigationMenu must stand inside a NavigationMenu.')
  return menu
}

/** How long the pointer rests on a trigger before its panel opens, in milliseconds. */
const openDelayMs = 120

/**
 * The main menu of wide screens: links, and panels that open on hover, by tap and by keyboard, one
 * at a time. As plain HTML it opens on hover and focus; Radix loads once the menu can be seen, so
 * never where it is hidden, and takes over what a visitor has open and focused.
 */
function NavigationMenu({
  className,
  ...props
}: Omit<ComponentProps<'nav'>, 'dir' | 'defaultValue'> & { dir?: 'ltr' | 'rtl' }) {
  const ref = useRef<HTMLElement>(null)
  const pressed = useRef('')
  const [takeover, setTakeover] = useState<Takeover>()
  const radix = takeover?.radix

  useEffect(() => {
    const nav = ref.current
    if (!nav) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      import('@radix-ui/react-navigation-menu').then(
        // At once, so that no move of the pointer falls between the look and the change.
        (loaded) => flushSync(() => setTakeover(takeoverOf(nav, loaded, pressed.current))),
        // Offline or redeployed: the plain menu goes on serving.
        () => {},
      )
    })
    observer.observe(nav)
    return () => observer.disconnect()
  }, [])

  useLayoutEffect(() => {
    if (!ref.current || !takeover) return
    const { item, stop } = takeover.focus
    stopsOf(itemsOf(ref.current)[item])[stop]?.focus()
  }, [takeover])

  const rootProps = {
    'data-slot': 'navigation-menu',
    className: cn('relative z-40', className),
    ...props,
    ref,
  }
  return (
    <MenuContext
      value={{
        radix,
        press(item) {
          pressed.current = item
        },
      }}
    >
      {radix ? (
        <radix.Root delayDuration={openDelayMs} defaultValue={takeover.open} {...rootProps} />
      ) : (
        <nav {...rootProps} />
      )}
    </MenuContext>
  )
}

const itemsOf = (nav: HTMLElement) => [
  ...nav.querySelectorAll<HTMLElement>('[data-slot=navigation-menu-item]'),
]

const stopsOf = (item: HTMLElement | undefined) => [
  ...(item?.querySelectorAll<HTMLElement>('a, button') ?? []),
]

function takeoverOf(nav: HTMLElement, radix: Radix, pressed: string): Takeover {
  const items = itemsOf(nav)
  const focused = document.activeElement as HTMLElement
  const item = items.findIndex((element) => element.contains(focused))
  const open = items.findIndex((element) => {
    const panel = element.querySelector('[data-slot=navigation-menu-content]')
    return panel && (element.matches(':hover') || panel.contains(focused))
  })
  return {
    radix,
    open: pressed || (open < 0 ? '' : String(open)),
    focus: { item, stop: stopsOf(items[item]).indexOf(focused) },
  }
}

/** The bar's list; it numbers the `NavigationMenuItem`s that are its children. */
function NavigationMenuList({ className, children, ...props }: ComponentProps<'ul'>) {
  const { radix } = useMenu()
  const listProps = {
    'data-slot': 'navigation-menu-list',
    className: cn('flex items-center gap-1', className),
    ...props,
  }
  const items = Children.toArray(children).map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
    <ItemContext key={index} value={String(index)}>
      {child}
    </ItemContext>
  ))
  if (radix) return <radix.List {...listProps}>{items}</radix.List>
  return <ul {...listProps}>{items}</ul>
}

// Radix's focus proxy leads to a panel that stands elsewhere in the page; ours follows its trigger.
const withoutFocusProxy = '[&>[aria-hidden][tabindex]]:hidden'

function NavigationMenuItem({ className, ...props }: Omit<ComponentProps<'li'>, 'value'>) {
  const { radix } = useMenu()
  const value = use(ItemContext)
  const itemProps = {
    'data-slot': 'navigation-menu-item',
    className: cn('group/item', withoutFocusProxy, className),
    ...props,
  }
  return radix ? <radix.Item value={value} {...itemProps} /> : <li {...itemProps} />
}

const barItemClasses = [
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-4',
  'text-base font-medium text-text no-underline transition-colors',
  'hover:bg-text/6 data-[state=open]:bg-text/6',
  currentPageClasses,
]

function NavigationMenuTrigger({ className, children, ...props }: ComponentProps<'button'>) {
  const { radix, press } = useMenu()
  const item = use(ItemContext)
  const triggerProps = {
    'data-slot': 'navigation-menu-trigger',
    className: cn('group/trigger', barItemClasses, className),
    children: (
      <>
        {children}
        <Icon
          name="chevron-down"
          className="size-4 transition-transform group-data-[state=open]/trigger:rotate-180"
        />
      </>
    ),
    ...props,
  }
  if (radix) return <radix.Trigger {...triggerProps} />
  return <button type="button" onClick={() => press(item)} {...triggerProps} />
}

type MenuLinkProps = Omit<ComponentProps<'a'>, 'onSelect'> & { asChild?: boolean }

function MenuLink({ asChild = false, ...props }: MenuLinkProps) {
  const { radix } = useMenu()
  if (radix) return <radix.Link asChild={asChild} {...props} />
  const Component = asChild ? Slot : 'a'
  return <Component {...props} />
}

/** A link of the bar itself; with `asChild` a router's link. */
function NavigationMenuLink({ className, ...props }: MenuLinkProps) {
  return (
    <MenuLink
      data-slot="navigation-menu-link"
      className={cn(barItemClasses, className)}
      {...props}
    />
  )
}

// The padding bridges the gap below the bar, so that the pointer never leaves the menu on its way.
const panelPlace = 'absolute top-full left-1/2 z-40 w-max max-w-[94vw] -translate-x-1/2 pt-3'

const panelClasses =
  'flex gap-3 rounded-lg border border-line bg-surface-raised p-3 text-text shadow-raised'

/**
 * The panel of one item. It is part of the prerendered page, where hovering or focusing the item
 * shows it without any script.
 */
function NavigationMenuContent({ className, children, ...props }: ComponentProps<'div'>) {
  const { radix } = useMenu()
  const panel = <div className={cn(panelClasses, className)}>{children}</div>
  if (radix) {
    return (
      <radix.Content
        data-slot="navigation-menu-content"
        className={cn(
          panelPlace,
          'transition-[opacity,translate] duration-fast ease-out starting:-translate-y-1 starting:opacity-0',
        )}
        {...props}
      >
        {panel}
      </radix.Content>
    )
  }
  return (
    <div
      data-slot="navigation-menu-content"
      // `:focus-within` holds while Tab goes from the trigger to the links; `:focus-visible` would not.
      className={cn(panelPlace, 'hidden group-hover/item:block group-focus-within/item:block')}
      {...props}
    >
      {panel}
    </div>
  )
}

/** The two columns of links in a panel. A picture may stand beside it. */
function NavigationMenuLinks({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="navigation-menu-links"
      className={cn('grid w-[38rem] min-w-0 grid-cols-2 content-start gap-1', className)}
      {...props}
    />
  )
}

/** One link of a panel: a name and, in a `NavigationMenuDescription`, one line about it. */
function NavigationMenuPanelLink({ className, ...props }: MenuLinkProps) {
  return (
    <li>
      <MenuLink
        data-slot="navigation-menu-panel-link"
        className={cn(
          'grid h-full min-w-0 content-start gap-0.5 rounded-sm px-4 py-3 wrap-anywhere no-underline transition-colors',
          'text-base font-semibold text-text hover:bg-text/6',
          currentPageClasses,
          className,
        )}
        {...props}
      />
    </li>
  )
}

function NavigationMenuDescription({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="navigation-menu-description"
      className={cn('text-sm font-normal text-text-muted', className)}
      {...props}
    />
  )
}

export {
  NavigationMenu,
  NavigationMenuContent,
  NavigationMenuDescription,
  NavigationMenuItem,
  NavigationMenuLink,
  NavigationMenuLinks,
  NavigationMenuList,
  NavigationMenuPanelLink,
  NavigationMenuTrigger,
}
