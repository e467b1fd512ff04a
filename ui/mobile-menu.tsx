import { Slot } from '@radix-ui/react-slot'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { cn } from './cn'
import { Icon } from './icon'
import type { MobileMenuDialog } from './mobile-menu-dialog'

interface MobileMenuState {
  readonly sheetId: string
  readonly sheetRef: RefObject<HTMLDivElement | null>
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  /** Radix Dialog, once it has arrived; until then the browser's own popover is the sheet. */
  readonly Dialog: typeof MobileMenuDialog | null
  /** Of the dialog; the popover keeps its own state. */
  readonly open: boolean
  /** The label of the group that was expanded when the dialog took over. */
  readonly expandedGroup: string | undefined
  /** The place among the sheet's links and buttons that had the focus then; -1 for none. */
  readonly focusedStop: number
  setOpen(open: boolean): void
  /** Closes the menu for a link, which takes the visitor and the focus elsewhere. */
  leave(): void
  /** Gives the focus back, unless a link has taken it. */
  returnFocus(): void
  loadDialog(): void
}

const stopsOf = (sheet: HTMLElement) => [
  ...sheet.querySelectorAll<HTMLElement>('a, button, summary'),
]

const MobileMenuContext = createContext<MobileMenuState | null>(null)

function useMobileMenu() {
  const menu = use(MobileMenuContext)
  if (!menu) throw new Error('The parts of a MobileMenu must stand inside a MobileMenu.')
  return menu
}

/**
 * The menu of narrow screens, a full-height sheet. As plain HTML it is a popover, which opens before
 * any script runs; the dialog that also traps focus loads at the first touch and takes over.
 */
function MobileMenu({ children }: { children: ReactNode }) {
  const sheetId = useId()
  const sheetRef = useRef<HTMLDivElement>(null)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<typeof MobileMenuDialog | null>(null)
  const [open, setOpen] = useState(false)
  const [expandedGroup, setExpandedGroup] = useState<string>()
  const [focusedStop, setFocusedStop] = useState(-1)
  const left = useRef(false)

  function loadDialog() {
    import('./mobile-menu-dialog').then(
      (loaded) => takeOver(loaded.MobileMenuDialog),
      // Offline or redeployed: the popover goes on serving.
      () => {},
    )
  }

  function takeOver(loaded: typeof MobileMenuDialog) {
    const sheet = sheetRef.current
    if (!sheet) return
    // At once, so that no press falls between the look and the change.
    flushSync(() => {
      setOpen(sheet.matches(':popover-open'))
      setExpandedGroup(sheet.querySelector('details[open] > summary')?.textContent)
      setFocusedStop(stopsOf(sheet).indexOf(document.activeElement as HTMLElement))
      setDialog(() => loaded)
    })
  }

  function change(next: boolean) {
    if (next) left.current = false
    setOpen(next)
    setExpandedGroup(undefined)
    setFocusedStop(-1)
    if (!next) sheetRef.current?.hidePopover()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once what a visitor did before hydration
  useEffect(() => {
    if (sheetRef.current?.matches(':popover-open')) loadDialog()
  }, [])

  return (
    <MobileMenuContext
      value={{
        sheetId,
        sheetRef,
        triggerRef,
        Dialog,
        open,
        expandedGroup,
        focusedStop,
        setOpen: change,
        leave() {
          left.current = true
          change(false)
        },
        returnFocus() {
          if (!left.current) triggerRef.current?.focus()
        },
        loadDialog,
      }}
    >
      {children}
    </MobileMenuContext>
  )
}

/** The button that opens the menu; a `Button` by `asChild`. */
function MobileMenuTrigger({
  asChild = false,
  ...props
}: Omit<ComponentProps<'button'>, 'ref'> & { asChild?: boolean }) {
  const { sheetId, triggerRef, Dialog, open, setOpen, loadDialog } = useMobileMenu()
  const Component = asChild ? Slot : 'button'
  return (
    <Component
      type="button"
      data-slot="mobile-menu-trigger"
      aria-haspopup="dialog"
      onPointerEnter={loadDialog}
      onPointerDown={loadDialog}
      onFocus={loadDialog}
      {...(Dialog
        ? { 'aria-expanded': open, onClick: () => setOpen(true) }
        : { popoverTarget: sheetId })}
      {...props}
      ref={triggerRef}
    />
  )
}

const sheetClasses = [
  'fixed inset-y-0 end-0 start-auto z-50 m-0 h-dvh max-h-none w-full max-w-md border-0 p-0',
  'overflow-y-auto overscroll-contain bg-surface text-text',
  'transition-[opacity,translate] duration-slow ease-out starting:translate-x-4 starting:opacity-0 rtl:starting:-translate-x-4',
  'backdrop:bg-surface-ink/60',
]

interface MobileMenuContentProps extends ComponentProps<'div'> {
  /** Names the menu for assistive technology. */
  label: string
  /** What the button says that closes it. */
  closeLabel: string
  /** Stands in the sheet's first row, opposite the closing button: a logo. */
  header?: ReactNode
}

/** The sheet itself, in the ink theme. Any link in it closes the menu. */
function MobileMenuContent({
  label,
  closeLabel,
  header,
  className,
  children,
  ...props
}: MobileMenuContentProps) {
  const { sheetId, sheetRef, Dialog, open, focusedStop, setOpen, leave, returnFocus } =
    useMobileMenu()
  const sheetProps = {
    'data-slot': 'mobile-menu-content',
    'data-theme': 'ink',
    className: cn(sheetClasses, className),
    ...props,
  }
  const body = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link answers to Enter with a click
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to the links inside
    <div
      className="flex min-h-full flex-col px-6 pt-4 pb-10"
      onClick={({ target }) => target instanceof Element && target.closest('a') && leave()}
    >
      <div className="flex min-h-14 items-center justify-between gap-4">
        <div className="min-w-0">{header}</div>
        <button
          type="button"
          data-slot="mobile-menu-close"
          aria-label={closeLabel}
          onClick={() => setOpen(false)}
          {...(Dialog ? {} : { popoverTarget: sheetId, popoverTargetAction: 'hide' as const })}
          className="-me-3 inline-flex size-12 cursor-pointer items-center justify-center rounded-full hover:bg-text/10"
        >
          <Icon name="x" className="size-6" />
        </button>
      </div>
      {children}
    </div>
  )
  if (Dialog) {
    return (
      <Dialog
        label={label}
        open={open}
        onOpenChange={setOpen}
        onOpenAutoFocus={(event) => {
          const stop = stopsOf(event.currentTarget as HTMLElement)[focusedStop]
          if (!stop) return
          event.preventDefault()
          stop.focus()
        }}
        onCloseAutoFocus={(event) => {
          // Radix would focus the trigger of its own, which is not used here.
          event.preventDefault()
          returnFocus()
        }}
        {...sheetProps}
      >
        {body}
      </Dialog>
    )
  }
  return (
    <div
      id={sheetId}
      ref={sheetRef}
      popover="auto"
      role="dialog"
      aria-label={label}
      {...sheetProps}
    >
      {body}
    </div>
  )
}

/** The list of the menu's entries. */
function MobileMenuList({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      data-slot="mobile-menu-list"
      className={cn('mt-4 divide-y divide-line border-y border-line', className)}
      {...props}
    />
  )
}

const entryClasses = [
  'flex min-h-16 w-full cursor-pointer items-center justify-between gap-4 py-3 text-start',
  'text-xl font-medium text-text no-underline transition-colors hover:text-accent-strong',
  'aria-[current=page]:text-accent-strong aria-[current=page]:underline',
  'aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8',
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
          'in-data-[slot=mobile-menu-group]:min-h-12 in-data-[slot=mobile-menu-group]:py-2 in-data-[slot=mobile-menu-group]:text-lg in-data-[slot=mobile-menu-group]:font-normal',
          className,
        )}
        {...props}
      />
    </li>
  )
}

interface MobileMenuGroupProps extends ComponentProps<'details'> {
  /** The entry that is tapped to show the links; unlike any other group's. */
  label: string
}

/** An entry that expands to show its links, one at a time. */
function MobileMenuGroup({ label, className, children, ...props }: MobileMenuGroupProps) {
  const { sheetId, expandedGroup } = useMobileMenu()
  return (
    <li>
      <details
        data-slot="mobile-menu-group"
        // Of those that share a name the browser keeps one open.
        name={sheetId}
        open={expandedGroup === label}
        className={cn('group/details', className)}
        {...props}
      >
        <summary className={cn(entryClasses, 'list-none [&::-webkit-details-marker]:hidden')}>
          {label}
          <Icon
            name="chevron-down"
            className="transition-transform group-open/details:rotate-180"
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
