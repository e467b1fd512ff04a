'use client'

import { Menu } from 'lucide'
import { type ComponentProps, useId } from 'react'
import { useShell } from './app-shell.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { focusRing } from './lib/focus-ring.ts'
import { keepCurrentInView } from './lib/keep-in-view.ts'
import { linkItem } from './lib/link-item.tsx'
import { onlyGiven } from './lib/only-given.ts'
import { part } from './lib/part.tsx'
import { SheetContent, SheetTitle, SheetTrigger } from './sheet.tsx'
import { useWords } from './words.tsx'

interface SidebarProps extends ComponentProps<'nav'> {
  /** Names it for assistive technology. Default: "Main". */
  label?: string | undefined
}

/** The navigation of an app, at the start of an `AppShell`; any link in it closes the sheet of narrow screens. */
function Sidebar({ label, className, onClick, ...props }: SidebarProps) {
  const words = useWords('sidebar')
  const { isOpen, close } = useShell()
  const name = label ?? words.label
  const nav = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that follows a link clicks it
    <nav
      data-slot="sidebar"
      aria-label={name}
      className={cn('flex min-h-full flex-col gap-6 px-3 py-4 print:hidden', className)}
      onClick={composeHandlers(onClick, ({ target }) => {
        if ((target as Element).closest('a')) close()
      })}
      {...onlyGiven(props)}
    />
  )
  return (
    <>
      <div
        data-slot="sidebar-frame"
        className="row-span-2 border-e border-dp-line bg-dp-surface-raised [--dp-ground:var(--dp-surface-raised)] max-[64rem]:hidden print:hidden"
      >
        <div
          ref={keepCurrentInView}
          className="dp-stays sticky top-0 h-dvh overflow-y-auto overscroll-contain"
        >
          {!isOpen && nav}
        </div>
      </div>
      <SheetContent
        side="start"
        aria-describedby={undefined}
        onOpenAutoFocus={focusLink}
        className="max-w-80 overflow-y-auto"
      >
        <SheetTitle className="sr-only">{name}</SheetTitle>
        {nav}
      </SheetContent>
    </>
  )
}

/** The current link or the first. Radix skips links and would focus the first other control below them. */
function focusLink(event: Event) {
  const sheet = event.target as Element
  const link = sheet.querySelector<HTMLElement>('a[aria-current=page]') ?? sheet.querySelector('a')
  if (!link) return
  event.preventDefault()
  link.focus()
}

interface SidebarTriggerProps extends Omit<ComponentProps<typeof IconButton>, 'aria-label'> {
  /** What it does, as its name. Default: "Open menu". */
  'aria-label'?: string | undefined
}

/** The button that opens the sidebar where the screen is narrow, and is there only then. */
function SidebarTrigger({ 'aria-label': label, className, ...props }: SidebarTriggerProps) {
  const words = useWords('sidebar')
  return (
    <SheetTrigger asChild>
      <IconButton
        data-slot="sidebar-trigger"
        aria-label={label ?? words.openLabel}
        className={cn('-ms-2 min-[64rem]:hidden', className)}
        {...props}
      >
        <Icon icon={Menu} />
      </IconButton>
    </SheetTrigger>
  )
}

/** Above the links: the name of the app. */
const SidebarHeader = part(
  'div',
  'sidebar-header',
  'flex min-h-8 items-center gap-2 px-3 font-semibold',
)

interface SidebarGroupProps extends ComponentProps<'div'> {
  /** A heading above its links. */
  label?: string | undefined
}

/** A list of `SidebarLink`s. */
function SidebarGroup({ label, className, children, ...props }: SidebarGroupProps) {
  const id = useId()
  return (
    <div data-slot="sidebar-group" className={className} {...props}>
      {label && (
        <p id={id} className="mb-1 px-3 text-dp-xs font-semibold text-dp-text-muted">
          {label}
        </p>
      )}
      <ul aria-labelledby={label ? id : undefined} className="grid gap-1">
        {children}
      </ul>
    </div>
  )
}

/** A link, with an `Icon` before its text and `aria-current="page"` where it leads here; with `asChild` a router's. */
const SidebarLink = linkItem(
  'sidebar-link',
  'flex min-h-10 items-center gap-3 rounded-dp-sm px-3 py-2 text-dp-sm no-underline transition-colors',
  'text-dp-text-muted hover:bg-dp-text/6 hover:text-dp-text [&_svg]:size-5',
  'aria-[current=page]:bg-dp-text/8 aria-[current=page]:font-semibold aria-[current=page]:text-dp-text',
  'forced-colors:aria-[current=page]:outline-2 forced-colors:aria-[current=page]:-outline-offset-2',
  focusRing,
  '-outline-offset-3',
)

/** At the lower end: who is signed in. */
const SidebarFooter = part('div', 'sidebar-footer', 'mt-auto px-3')

export { Sidebar, SidebarFooter, SidebarGroup, SidebarHeader, SidebarLink, SidebarTrigger }
