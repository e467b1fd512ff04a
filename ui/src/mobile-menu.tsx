'use client'

import { Slot } from '@radix-ui/react-slot'
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useRef,
} from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { currentPageClasses } from './lib/current-page.ts'
import { focusRing } from './lib/focus-ring.ts'
import { useMergedRefs } from './lib/use-merged-refs.ts'
import { type OpenProps, useOpen } from './lib/use-open.ts'
import { useWords } from './words.tsx'

interface MobileMenuState {
  readonly sheetId: string
  readonly sheetRef: RefObject<HTMLDialogElement | null>
  readonly report: (open: boolean) => void
}

const MobileMenuContext = createContext<MobileMenuState | null>(null)

function useMobileMenu() {
  const menu = use(MobileMenuContext)
  if (!menu) throw new Error('The parts of a MobileMenu must stand inside a MobileMenu.')
  return menu
}

/**
 * The menu of narrow screens, a full-height sheet. It opens as a popover, also before hydration and
 * without script, and becomes a modal dialog once its transition has ended: `showModal` makes the
 * page inert, which would delay the opening.
 */
function MobileMenu({ children, ...state }: OpenProps & { children: ReactNode }) {
  const sheetId = useId()
  const sheetRef = useRef<HTMLDialogElement>(null)

  const report = useOpen(state, (open) => {
    const sheet = sheetRef.current
    if (!sheet || isShown(sheet) === open) return
    if (open) sheet.showPopover()
    else hide(sheet)
  })

  useEffect(() => {
    if (sheetRef.current) makeModal(sheetRef.current)
  }, [])

  return <MobileMenuContext value={{ sheetId, sheetRef, report }}>{children}</MobileMenuContext>
}

function isShown(sheet: HTMLDialogElement): boolean {
  return sheet.open || sheet.matches(':popover-open')
}

/** Turns the open popover into a modal dialog after its transition. */
async function makeModal(sheet: HTMLDialogElement) {
  // Closed, as usual at hydration: getAnimations() would force a style recalculation.
  if (!sheet.matches(':popover-open')) return
  await Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished))
  if (!sheet.matches(':popover-open')) return
  const focused = sheet.querySelector<HTMLElement>(':focus')
  sheet.style.transition = 'none'
  sheet.hidePopover()
  sheet.showModal()
  focused?.focus()
  requestAnimationFrame(() => sheet.style.removeProperty('transition'))
}

function hide(sheet: HTMLDialogElement) {
  if (sheet.open) sheet.close()
  else sheet.hidePopover()
}

/** The button that opens the menu; a `Button` by `asChild`. */
function MobileMenuTrigger({
  asChild = false,
  ...props
}: ComponentProps<'button'> & { asChild?: boolean }) {
  const { sheetId } = useMobileMenu()
  const Component = asChild ? Slot : 'button'
  return (
    <Component
      type="button"
      data-slot="mobile-menu-trigger"
      aria-haspopup="dialog"
      popoverTarget={sheetId}
      {...props}
    />
  )
}

interface MobileMenuContentProps extends ComponentProps<'dialog'> {
  /** Names the menu for assistive technology. Default: "Menu". */
  label?: string
  /** The name of the close button. Default: "Close menu". */
  closeLabel?: string
  /** In the first row of the sheet, opposite the close button: a logo. */
  header?: ReactNode
}

/** The sheet itself, in the ink theme. Any link in it closes the menu. */
function MobileMenuContent({
  ref,
  label,
  closeLabel,
  header,
  className,
  onToggle,
  onClose,
  onKeyDown,
  onClick,
  children,
  ...props
}: MobileMenuContentProps) {
  const { sheetId, sheetRef, report } = useMobileMenu()
  const words = useWords('mobileMenu')
  return (
    <dialog
      id={sheetId}
      ref={useMergedRefs(sheetRef, ref)}
      popover="auto"
      aria-label={label ?? words.label}
      data-slot="mobile-menu-content"
      data-theme="ink"
      className={cn(
        'fixed inset-y-0 end-0 start-auto z-50 m-0 h-dvh max-h-none w-full max-w-md border-0 p-0',
        'overflow-y-auto overscroll-contain bg-dp-surface text-dp-text',
        'motion-reduce:duration-[0.01ms] transition-[opacity,translate] duration-dp-slow ease-out starting:translate-x-4 starting:opacity-0 rtl:starting:-translate-x-4',
        'backdrop:bg-dp-surface-ink/60',
        className,
      )}
      onToggle={composeHandlers(onToggle, ({ currentTarget }) => {
        report(isShown(currentTarget))
        makeModal(currentTarget)
      })}
      // Not every browser reports a dialog by "toggle".
      onClose={composeHandlers(onClose, ({ currentTarget }) => report(isShown(currentTarget)))}
      onKeyDown={composeHandlers(onKeyDown, keepFocusInside)}
      onClick={composeHandlers(onClick, ({ target, currentTarget }) => {
        // A click on the dialog itself is one on its backdrop, because its content fills it.
        if (target === currentTarget || (target as Element).closest('a')) hide(currentTarget)
      })}
      {...props}
    >
      <div className="flex min-h-full flex-col px-6 pt-4 pb-10">
        <div className="flex min-h-14 items-center justify-between gap-4">
          <div className="min-w-0">{header}</div>
          <IconButton
            ref={focusFirst}
            data-slot="mobile-menu-close"
            aria-label={closeLabel ?? words.closeLabel}
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            onClick={() => sheetRef.current?.close()}
            size="lg"
            className="-me-3 hover:bg-dp-text/10"
          >
            <Icon name="x" className="size-6" />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** Close rather than the first link, so that a second Enter does not navigate. React does not render `autofocus`. */
function focusFirst(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '')
}

/** Tab leaves a modal dialog for the browser's toolbar; here it wraps around instead. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const tabStops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a, button, summary'),
  ].filter((element) => element.checkVisibility())
  const [from, to] = event.shiftKey
    ? [tabStops.at(0), tabStops.at(-1)]
    : [tabStops.at(-1), tabStops.at(0)]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

/** The list of the menu's entries. */
function MobileMenuList({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="mobile-menu-list"
      className={cn('mt-4 divide-y divide-dp-line border-y border-dp-line', className)}
      {...props}
    />
  )
}

const entryClasses = [
  'flex min-h-16 w-full cursor-pointer items-center justify-between gap-4 py-3 text-start wrap-anywhere',
  'text-dp-xl font-medium text-dp-text no-underline transition-colors hover:text-dp-accent-strong',
  focusRing,
  currentPageClasses,
]

/** A link of the list; with `asChild` a router's link. Inside a group it is set smaller. */
function MobileMenuLink({
  asChild = false,
  className,
  ...props
}: ComponentProps<'a'> & { asChild?: boolean }) {
  const Component = asChild ? Slot : 'a'
  return (
    <li>
      <Component
        data-slot="mobile-menu-link"
        className={cn(
          entryClasses,
          'in-data-[slot=mobile-menu-group]:min-h-12 in-data-[slot=mobile-menu-group]:py-2 in-data-[slot=mobile-menu-group]:text-dp-lg in-data-[slot=mobile-menu-group]:font-normal',
          className,
        )}
        {...props}
      />
    </li>
  )
}

interface MobileMenuGroupProps extends Omit<ComponentProps<'details'>, 'open'>, OpenProps {
  /** The text of the entry. */
  label: string
}

/** An entry that expands to show its links, one at a time. */
function MobileMenuGroup({
  ref,
  label,
  open,
  defaultOpen,
  onOpenChange,
  className,
  onToggle,
  children,
  ...props
}: MobileMenuGroupProps) {
  const { sheetId } = useMobileMenu()
  const details = useRef<HTMLDetailsElement>(null)
  const report = useOpen({ open, defaultOpen, onOpenChange }, (opened) => {
    if (details.current) details.current.open = opened
  })
  return (
    <li>
      <details
        ref={useMergedRefs(details, ref)}
        data-slot="mobile-menu-group"
        // The browser keeps only one `details` of a name open.
        name={sheetId}
        className={cn('group/details', className)}
        onToggle={composeHandlers(onToggle, ({ currentTarget }) => report(currentTarget.open))}
        {...props}
      >
        <summary className={cn(entryClasses, 'list-none [&::-webkit-details-marker]:hidden')}>
          <span>{label}</span>
          <Icon
            name="chevron-down"
            className="transition-transform motion-reduce:duration-[0.01ms] group-open/details:rotate-180"
          />
        </summary>
        <ul className="pb-4 ps-4">{children}</ul>
      </details>
    </li>
  )
}

export {
  MobileMenu,
  MobileMenuContent,
  MobileMenuGroup,
  MobileMenuLink,
  MobileMenuList,
  MobileMenuTrigger,
}
