'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, createContext, type ReactNode, use, useRef } from 'react'
import type { Words } from './english.ts'
import { cn } from './lib/cn.ts'
import { ModalRoot } from './lib/modal-parts.tsx'
import { onlyGiven } from './lib/only-given.ts'
import type { Optional } from './lib/optional.ts'
import { part } from './lib/part.tsx'
import { createPartIds } from './lib/part-ids.tsx'
import { type OpenProps, useOpen } from './lib/use-controlled.ts'
import { useListener } from './lib/use-listener.ts'
import { SkipLink } from './skip-link.tsx'
import { useTexts } from './words.tsx'

interface Shell {
  readonly isOpen: boolean
  /** Closes the sidebar of narrow screens. */
  readonly close: () => void
}

const { PartIds, useNamed, useUsualIdOf } = createPartIds()

const ShellContext = createContext<Shell | null>(null)

function useShell() {
  const shell = use(ShellContext)
  if (!shell)
    throw new Error('The parts of an AppShell and a Sidebar must stand inside an AppShell.')
  return shell
}

interface AppShellProps extends ComponentProps<'div'>, OpenProps, Optional<Words['appShell']> {}

/**
 * The frame of an app: a `Sidebar` beside a header and the page, from 64rem on. On a narrower screen the sidebar is a
 * sheet, which the `SidebarTrigger` opens and `open` keeps. A website has `NavigationMenu` and `MobileMenu`.
 */
function AppShell({ className, children, ref, ...given }: AppShellProps) {
  const [words, rest] = useTexts('appShell', given)
  const [isOpen, setOpen, props] = useOpen(rest)
  const box = useRef<HTMLDivElement>(null)
  // From 64rem on the sidebar is visible, and a sheet would cover it.
  useListener(box, widthOf, 'change', ({ matches }: MediaQueryListEvent) => {
    if (matches && isOpen) setOpen(false)
  })
  return (
    <ShellContext value={{ isOpen, close: () => setOpen(false) }}>
      {/* The sheet comes with a sidebar; a shell without one loads none of it. */}
      <ModalRoot open={isOpen} onOpenChange={setOpen}>
        <div
          ref={useComposedRefs(box, ref)}
          data-slot="app-shell"
          className={cn(
            'grid not-print:min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-dp-surface text-dp-text',
            'not-print:min-[64rem]:has-[>[data-slot=sidebar-frame]]:grid-cols-[16rem_minmax(0,1fr)]',
            className,
          )}
          {...props}
        >
          <PartIds>
            <SkipToMain>{words.skipLabel}</SkipToMain>
            {children}
          </PartIds>
        </div>
      </ModalRoot>
    </ShellContext>
  )
}

function SkipToMain({ children }: { children: ReactNode }) {
  return <SkipLink href={`#${useUsualIdOf('main')}`}>{children}</SkipLink>
}

const widthOf = ({ ownerDocument }: Element) =>
  ownerDocument.defaultView?.matchMedia?.('(min-width: 64rem)')

/** The row above the page: the `SidebarTrigger`, the name of the page, actions. */
const AppShellHeader = part(
  'header',
  'app-shell-header',
  'flex min-h-16 min-w-0 flex-wrap items-center gap-3 border-b border-dp-line px-4 py-2 sm:px-6 print:hidden',
)

/** The page itself. */
function AppShellMain({ ref, className, ...props }: ComponentProps<'main'>) {
  useShell()
  return (
    <main
      {...useNamed('main', ref)}
      tabIndex={-1}
      data-slot="app-shell-main"
      className={cn('min-w-0 px-4 py-6 outline-none sm:px-6', className)}
      {...onlyGiven(props)}
    />
  )
}

export { AppShell, AppShellHeader, AppShellMain, useShell }
