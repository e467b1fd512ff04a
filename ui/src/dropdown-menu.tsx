'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-dropdown-menu'
import { cva, type VariantProps } from 'class-variance-authority'
import { Check, ChevronRight } from 'lucide'
import {
  type ComponentProps,
  createContext,
  type ElementType,
  type ReactNode,
  type RefObject,
  use,
  useId,
  useRef,
} from 'react'
import { Icon } from './icon.tsx'
import { answerForFrame } from './lib/answer-for-frame.ts'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { focusRing } from './lib/focus-ring.ts'
import { keepCurrentInView } from './lib/keep-in-view.ts'
import { LayerPortal } from './lib/layer-portal.tsx'
import { onlyGiven } from './lib/only-given.ts'
import { part } from './lib/part.tsx'
import { createPartIds } from './lib/part-ids.tsx'
import { useOpen, type ValueProps } from './lib/use-controlled.ts'
import { useDirection } from './lib/use-direction.ts'
import { returnUnlessMoved } from './lib/use-focus-return.ts'
import { useLayer } from './lib/use-layer.ts'

/** A trigger names its menu, a label its group. */
const menuIds = createPartIds()
const subIds = createPartIds()
const groupIds = createPartIds()

/** Opens the menu, or closes it. */
const ToggleContext = createContext(() => {})

/**
 * Actions on one thing, such as a row of a table, behind a button. For a value that a form sends take
 * `NativeSelect`, for links between pages `NavigationMenu`. The page behind it stays usable unless `modal`.
 */
function DropdownMenu({ dir, modal = false, ...given }: ComponentProps<typeof Radix.Root>) {
  const [isOpen, setOpen, props] = useOpen(given)
  return (
    <ToggleContext value={() => setOpen(!isOpen)}>
      <menuIds.PartIds>
        <Radix.Root
          dir={useDirection(dir)}
          modal={modal}
          open={isOpen}
          onOpenChange={setOpen}
          {...props}
        />
      </menuIds.PartIds>
    </ToggleContext>
  )
}

/** The button that opens it; a `Button` or an `IconButton` by `asChild`. */
function DropdownMenuTrigger({
  ref,
  onPointerDown,
  onClick,
  ...props
}: ComponentProps<typeof Radix.Trigger>) {
  const toggle = use(ToggleContext)
  const isTouched = useRef(false)
  return (
    <Radix.Trigger
      {...menuIds.useNamed('trigger', useComposedRefs(answerForFrame, ref))}
      aria-controls={menuIds.useIdOf('content')}
      data-slot="dropdown-menu-trigger"
      onPointerDown={composeHandlers(onPointerDown, (event) => {
        isTouched.current = event.pointerType === 'touch'
        // Radix would open the menu at once, but a touch may still scroll the page; only a tap becomes a click.
        if (isTouched.current) event.preventDefault()
      })}
      onClick={composeHandlers(onClick, ({ detail }) => {
        // A click without a pointer comes from assistive technology or a script.
        if (isTouched.current || detail === 0) toggle()
      })}
      {...onlyGiven(props)}
    />
  )
}

const panelClasses = [
  'z-50 print:hidden min-w-48 max-w-[calc(100vw-1rem)] overflow-y-auto wrap-anywhere rounded-dp-lg border border-dp-line p-2',
  'bg-dp-surface-raised text-dp-text shadow-dp-raised transition-opacity duration-dp-fast starting:opacity-0',
  'max-h-(--radix-dropdown-menu-content-available-height)',
]

/** The menu, beside its button on the side that has room for it. */
function DropdownMenuContent({
  ref,
  className,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof Radix.Content>) {
  return (
    <LayerPortal portal={Radix.Portal}>
      <Radix.Content
        aria-labelledby={menuIds.useUsualIdOf('trigger')}
        data-slot="dropdown-menu-content"
        align="start"
        sideOffset={8}
        collisionPadding={8}
        className={cn(panelClasses, className)}
        onCloseAutoFocus={returnUnlessMoved(onCloseAutoFocus)}
        {...useLayer({
          ...props,
          ref: menuIds.useNoted('content', useComposedRefs(keepCurrentInView, ref)),
        })}
      />
    </LayerPortal>
  )
}

/** Items that belong together. Name it with `aria-label`, or by a `DropdownMenuLabel` inside it. */
function DropdownMenuGroup(props: ComponentProps<typeof Radix.Group>) {
  return <NamedGroup of={Radix.Group} data-slot="dropdown-menu-group" {...props} />
}

interface NamedGroupProps {
  of: ElementType
  [prop: string]: unknown
}

function NamedGroup(props: NamedGroupProps) {
  return (
    <groupIds.PartIds>
      <GroupOfLabel {...props} />
    </groupIds.PartIds>
  )
}

function GroupOfLabel({ of: Group, ...props }: NamedGroupProps) {
  return <Group aria-labelledby={groupIds.useIdOf('label')} {...onlyGiven(props)} />
}

/** Says what the items below it have in common. It gets no focus. */
function DropdownMenuLabel({ ref, className, ...props }: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      id={useId()}
      data-slot="dropdown-menu-label"
      className={cn('px-3 pt-2 pb-1 text-dp-xs font-semibold text-dp-text-muted', className)}
      {...onlyGiven(props)}
      ref={groupIds.useNoted('label', ref)}
    />
  )
}

const itemVariants = cva(
  [
    'relative flex min-h-11 cursor-pointer items-center gap-3 rounded-dp-sm px-3 py-2 text-dp-base select-none',
    focusRing,
    'no-underline -outline-offset-3 data-highlighted:bg-dp-text/8',
    'data-disabled:cursor-not-allowed data-disabled:opacity-60',
    // Focus moves with the pointer, and without a ring nothing else would show it.
    'forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-[Highlight]',
    '[&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        default: '[&_svg]:text-dp-text-muted',
        destructive: 'text-dp-danger data-highlighted:bg-dp-danger-surface',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

/** An action, by `onSelect`; a link by `asChild`. `destructive` where it cannot be undone. */
function DropdownMenuItem({
  variant,
  className,
  ...props
}: ComponentProps<typeof Radix.Item> & VariantProps<typeof itemVariants>) {
  return (
    <Radix.Item
      data-slot="dropdown-menu-item"
      className={cn(itemVariants({ variant }), className)}
      {...onlyGiven(props)}
    />
  )
}

interface ChoiceProps extends ComponentProps<typeof Radix.Item> {
  of: ElementType
  mark: ReactNode
}

/** Before its text is the mark of an item that is chosen, in the room that all choices leave for it. */
function Choice({ of: Part, mark, className, children, ...props }: ChoiceProps) {
  return (
    <Part className={cn(itemVariants(), 'ps-10', className)} {...onlyGiven(props)}>
      <Radix.ItemIndicator className="absolute start-3 inline-flex">{mark}</Radix.ItemIndicator>
      <span className="contents">{children}</span>
    </Part>
  )
}

/** Something to switch on and off. */
function DropdownMenuCheckboxItem(
  props: Omit<ComponentProps<typeof Radix.CheckboxItem>, 'asChild'>,
) {
  const mark = <Icon icon={Check} className="size-4 text-dp-accent-strong!" />
  return (
    <Choice
      of={Radix.CheckboxItem}
      data-slot="dropdown-menu-checkbox-item"
      mark={mark}
      {...props}
    />
  )
}

type DropdownMenuRadioGroupProps<Value extends string> = Omit<
  ComponentProps<typeof Radix.RadioGroup>,
  keyof ValueProps<Value>
> &
  Omit<ValueProps<Value>, 'defaultValue'>

/** Holds `DropdownMenuRadioItem`s, of which one is chosen. */
function DropdownMenuRadioGroup<Value extends string>({
  onValueChange,
  ...props
}: DropdownMenuRadioGroupProps<Value>) {
  return (
    <NamedGroup
      of={Radix.RadioGroup}
      data-slot="dropdown-menu-radio-group"
      onValueChange={onValueChange as ((value: string) => void) | undefined}
      {...props}
    />
  )
}

/** One choice of a `DropdownMenuRadioGroup`. */
function DropdownMenuRadioItem(props: Omit<ComponentProps<typeof Radix.RadioItem>, 'asChild'>) {
  const mark = <span className="mx-1 size-2 rounded-full border-4 border-dp-accent-strong" />
  return <Choice of={Radix.RadioItem} data-slot="dropdown-menu-radio-item" mark={mark} {...props} />
}

/** A line between groups. */
function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator
      data-slot="dropdown-menu-separator"
      className={cn('-mx-2 my-2 border-t border-dp-line', className)}
      {...onlyGiven(props)}
    />
  )
}

/** The keys that do the same, at the end of an item. The app has to listen to them itself. */
const DropdownMenuShortcut = part(
  'kbd',
  'dropdown-menu-shortcut',
  'ms-auto ps-6 font-sans text-dp-sm text-dp-text-muted',
)

/** The item that opened a menu inside a menu, and what closes that alone. */
const SubContext = createContext<{
  readonly trigger: RefObject<HTMLDivElement | null>
  readonly close: () => void
}>({ trigger: { current: null }, close: () => {} })

/** A menu inside a menu, of a `DropdownMenuSubTrigger` and a `DropdownMenuSubContent`. One level is enough. */
function DropdownMenuSub({ ...given }: ComponentProps<typeof Radix.Sub>) {
  const trigger = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen, props] = useOpen(given)
  function close() {
    setOpen(false)
    trigger.current?.focus()
  }
  return (
    <SubContext value={{ trigger, close }}>
      <subIds.PartIds>
        <Radix.Sub open={isOpen} onOpenChange={setOpen} {...props} />
      </subIds.PartIds>
    </SubContext>
  )
}

/** The item that opens it. */
function DropdownMenuSubTrigger({
  ref,
  className,
  children,
  ...props
}: Omit<ComponentProps<typeof Radix.SubTrigger>, 'asChild'>) {
  return (
    <Radix.SubTrigger
      {...subIds.useNamed('trigger', useComposedRefs(use(SubContext).trigger, ref))}
      aria-controls={subIds.useIdOf('content')}
      data-slot="dropdown-menu-sub-trigger"
      className={cn(itemVariants(), 'data-[state=open]:bg-dp-text/8', className)}
      {...onlyGiven(props)}
    >
      <span className="contents">{children}</span>
      <Icon icon={ChevronRight} className="ms-auto size-4 rtl:-scale-x-100" />
    </Radix.SubTrigger>
  )
}

/** The menu that it opens. */
function DropdownMenuSubContent({
  ref,
  onEscapeKeyDown,
  className,
  ...props
}: ComponentProps<typeof Radix.SubContent>) {
  const { close } = use(SubContext)
  return (
    <LayerPortal portal={Radix.Portal}>
      <Radix.SubContent
        aria-labelledby={subIds.useUsualIdOf('trigger')}
        data-slot="dropdown-menu-sub-content"
        sideOffset={4}
        collisionPadding={8}
        className={cn(
          panelClasses,
          'min-w-0 max-w-(--radix-dropdown-menu-content-available-width)',
          className,
        )}
        {...useLayer({
          ...props,
          ref: subIds.useNoted('content', ref),
          // By default Radix would close all menus.
          onEscapeKeyDown: composeHandlers(onEscapeKeyDown, (event) => {
            event.preventDefault()
            close()
          }),
        })}
      />
    </LayerPortal>
  )
}

export {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuShortcut,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
}
