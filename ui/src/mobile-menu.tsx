'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Slot } from '@radix-ui/react-slot'
import { ChevronDown, X } from 'lucide'
import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Words } from './english.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { currentPageClasses } from './lib/current-page.ts'
import { focusRing } from './lib/focus-ring.ts'
import { linkItem } from './lib/link-item.tsx'
import { onlyGiven } from './lib/only-given.ts'
import type { Optional } from './lib/optional.ts'
import { part } from './lib/part.tsx'
import { type OpenProps, useOpen } from './lib/use-controlled.ts'
import type { MobileMenuLayerProps } from './mobile-menu-layer.tsx'
import { useTexts } from './words.tsx'

interface MobileMenuState {
  readonly id: string
  readonly setOwnId: (id: string | undefined) => void
  readonly isOpen: boolean
  readonly setOpen: (open: boolean) => void
  readonly contentRef: RefObject<HTMLElement | null>
  /** The modal layer, once the menu has been opened with it. */
  readonly Layer: ComponentType<MobileMenuLayerProps> | undefined
}

const MobileMenuContext = createContext<MobileMenuState | null>(null)

function useMobileMenu() {
  const menu = use(MobileMenuContext)
  if (!menu) throw new Error('The parts of a MobileMenu must stand inside a MobileMenu.')
  return menu
}

const importLayer = () => import('./mobile-menu-layer.tsx')

/**
 * The menu of narrow screens, a full-height sheet. Its modal layer is loaded when it is wanted, as most visits never
 * do. Before hydration, without script and where the layer does not come, it opens as the platform's own popover.
 */
function MobileMenu({ children, ...given }: OpenProps & { children: ReactNode }) {
  const [isOpen, setOpen] = useOpen(given)
  const usualId = useId()
  const [ownId, setOwnId] = useState<string>()
  const id = ownId ?? usualId
  const contentRef = useRef<HTMLElement>(null)
  const [Layer, setLayer] = useState<ComponentType<MobileMenuLayerProps>>()

  useEffect(() => {
    const { current: popover } = contentRef
    if (!isOpen || Layer || !popover) return
    // A menu that was opened before hydration stays open.
    if (!popover.matches(':popover-open')) {
      importLayer().then(
        ({ MobileMenuLayer }) => setLayer(() => MobileMenuLayer),
        () => popover.showPopover?.(),
      )
    }
    return () => popover.hidePopover?.()
  }, [isOpen, Layer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only at first
  useEffect(() => {
    if (contentRef.current?.matches(':popover-open')) setOpen(true)
  }, [])

  return (
    <MobileMenuContext value={{ id, setOwnId, isOpen, setOpen, contentRef, Layer }}>
      {children}
    </MobileMenuContext>
  )
}

/** The button that opens the menu; a `Button` by `asChild`. */
function MobileMenuTrigger({
  asChild = false,
  onClick,
  onFocus,
  onPointerEnter,
  ...props
}: ComponentProps<'button'> & { asChild?: boolean | undefined }) {
  const { id, isOpen, setOpen, Layer } = useMobileMenu()
  const Component = asChild ? Slot : 'button'
  return (
    <Component
      type="button"
      data-slot="mobile-menu-trigger"
      aria-haspopup="dialog"
      // For a popover the browser exposes this state itself.
      aria-expanded={Layer ? isOpen : undefined}
      popoverTarget={id}
      onFocus={composeHandlers(onFocus, prepare)}
      onPointerEnter={composeHandlers(onPointerEnter, prepare)}
      onClick={composeHandlers(onClick, (event) => {
        event.preventDefault()
        // Safari does not focus a clicked button, and the focus returns to it later.
        event.currentTarget.focus()
        setOpen(!isOpen)
      })}
      {...onlyGiven(props)}
    />
  )
}

/** Preloads the layer on intent. If that fails, opening the menu tries again. */
function prepare() {
  importLayer().catch(() => {})
}

interface MobileMenuContentProps
  extends HTMLAttributes<HTMLElement>,
    Optional<Words['mobileMenu']> {
  ref?: Ref<HTMLElement> | undefined
  /** In the first row of the sheet, opposite the close button: a logo. */
  header?: ReactNode | undefined
}

/** The sheet itself, in the ink theme. Any link in it closes the menu. */
function MobileMenuContent({
  ref,
  id: ownId,
  header,
  className,
  onClick,
  children,
  ...given
}: MobileMenuContentProps) {
  const { id, setOwnId, isOpen, setOpen, contentRef, Layer } = useMobileMenu()
  // Only once hydrated, because the trigger before it is already rendered when a server comes to this.
  useLayoutEffect(() => setOwnId(ownId), [ownId, setOwnId])
  const [words, props] = useTexts('mobileMenu', given)
  const content = {
    id,
    ref: useComposedRefs(contentRef, ref),
    'aria-label': words.label,
    'data-slot': 'mobile-menu-content',
    'data-theme': 'ink',
    className: cn(
      'fixed inset-y-0 end-0 start-auto z-50 m-0 h-dvh max-h-none w-full max-w-md border-0 p-0',
      'overflow-y-auto overscroll-contain bg-dp-surface text-dp-text print:hidden',
      'motion-reduce:duration-[0.01ms] transition-[opacity,translate] duration-dp-slow ease-out starting:translate-x-4 starting:opacity-0 rtl:starting:-translate-x-4',
      'backdrop:bg-dp-surface-ink/60',
      className,
    ),
    onClick: composeHandlers(onClick, ({ target }) => {
      if ((target as Element).closest('a')) setOpen(false)
    }),
    ...onlyGiven(props),
    children: (
      <div className="flex min-h-full flex-col px-6 pt-4 pb-10">
        <div className="flex min-h-14 items-center justify-between gap-4">
          <div className="min-w-0">{header}</div>
          <IconButton
            ref={focusFirst}
            data-slot="mobile-menu-close"
            aria-label={words.closeLabel}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => setOpen(false)}
            size="lg"
            className="-me-3 hover:bg-dp-text/10"
          >
            <Icon icon={X} className="size-6" />
          </IconButton>
        </div>
        {children}
      </div>
    ),
  }
  if (Layer) return <Layer isOpen={isOpen} setOpen={setOpen} {...content} />
  return (
    // A browser that knows no popovers hides a dialog.
    <dialog
      popover="auto"
      onToggle={({ newState }) => {
        if ((newState === 'open') !== isOpen) setOpen(!isOpen)
      }}
      {...content}
    />
  )
}

/** Close rather than the first link, so that a second Enter does not navigate. React does not render `autofocus`. */
function focusFirst(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '')
}

/** The list of the menu's entries. */
const MobileMenuList = part(
  'ul',
  'mobile-menu-list',
  'mt-4 divide-y divide-dp-line border-y border-dp-line',
)

const entryClasses = [
  'flex min-h-16 w-full cursor-pointer items-center justify-between gap-4 py-3 text-start wrap-anywhere',
  'text-dp-xl font-semibold text-dp-text no-underline transition-colors hover:text-dp-accent-strong',
  focusRing,
  currentPageClasses,
]

/** A link of the list; with `asChild` a router's link. Inside a group it is set smaller. */
const MobileMenuLink = linkItem(
  'mobile-menu-link',
  entryClasses,
  'in-data-[slot=mobile-menu-group]:min-h-12 in-data-[slot=mobile-menu-group]:py-2 in-data-[slot=mobile-menu-group]:text-dp-lg in-data-[slot=mobile-menu-group]:font-normal',
)

interface MobileMenuGroupProps extends ComponentProps<'details'> {
  /** The text of the entry. */
  label: string
}

/** An entry that expands to show its links, one at a time. */
function MobileMenuGroup({ label, className, children, ...props }: MobileMenuGroupProps) {
  const { id } = useMobileMenu()
  return (
    <li>
      <details
        data-slot="mobile-menu-group"
        // The browser keeps only one `details` of a name open.
        name={id}
        className={cn('group/details', className)}
        {...onlyGiven(props)}
      >
        <summary className={cn(entryClasses, 'list-none [&::-webkit-details-marker]:hidden')}>
          <span>{label}</span>
          <Icon
            icon={ChevronDown}
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
