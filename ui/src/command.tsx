'use client'

import { Command as Cmdk, useCommandState } from 'cmdk'
import {
  type ComponentProps,
  type RefObject,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { useControlled } from './lib/use-controlled.ts'
import { useMergedRefs } from './lib/use-merged-refs.ts'
import { useWords } from './words.tsx'

interface CommandState {
  /** The marked command: its `value`, or its text. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
}

type CommandProps = Omit<ComponentProps<typeof Cmdk>, keyof CommandState> & CommandState

/**
 * A palette of commands: typing narrows a list of actions and pages down, and Enter starts one. For people who know
 * the app already; whatever is in it can be reached without it, too. Most often inside a `CommandDialog`.
 */
function Command({
  label,
  value,
  defaultValue = '',
  onValueChange,
  className,
  ...props
}: CommandProps) {
  const words = useWords('command')
  const [marked, mark] = useControlled(value, defaultValue, onValueChange)
  const [asked, ask] = useReducer((times: number) => times + 1, 0)
  return (
    <Cmdk
      data-slot="command"
      label={label ?? words.label}
      // Asked to mark another, cmdk has done so. An app that declines gives the same value, which cmdk takes back
      // only as another text; it trims it.
      value={value !== undefined && asked % 2 ? `${marked} ` : marked}
      onValueChange={(next) => {
        mark(next)
        ask()
      }}
      className={cn('flex min-h-0 flex-col bg-dp-surface-raised text-dp-text', className)}
      {...props}
    />
  )
}

interface CommandDialogProps
  extends Omit<ComponentProps<typeof DialogContent>, 'title' | keyof CommandState>,
    Pick<ComponentProps<typeof Dialog>, 'open' | 'defaultOpen' | 'onOpenChange'>,
    CommandState {
  /** Names and describes the dialog for screen readers. Default: "Commands", and how to use them. */
  title?: string
  description?: string
}

/** The palette as a dialog. The app opens it, by a button and a key such as Ctrl + K: `open` and `onOpenChange`. */
function CommandDialog({
  title,
  description,
  open,
  defaultOpen,
  onOpenChange,
  value,
  defaultValue,
  onValueChange,
  className,
  children,
  ...props
}: CommandDialogProps) {
  const words = useWords('command')
  return (
    <Dialog open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <DialogContent
        className={cn(
          // It hangs from the top, or it would jump as the list gets shorter.
          'mt-[12dvh] mb-auto max-h-[min(32rem,76dvh)] overflow-hidden p-0 sm:p-0',
          className,
        )}
        {...props}
      >
        <DialogTitle className="sr-only">{title ?? words.label}</DialogTitle>
        <DialogDescription className="sr-only">
          {description ?? words.description}
        </DialogDescription>
        <Command
          label={title ?? words.label}
          value={value}
          defaultValue={defaultValue}
          onValueChange={onValueChange}
          className="max-h-[inherit]"
        >
          {children}
        </Command>
      </DialogContent>
    </Dialog>
  )
}

interface CommandInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What is typed, to narrow the commands down. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((typed: string) => void) | undefined
}

/** Where one types. */
function CommandInput({
  placeholder,
  value,
  defaultValue = '',
  onValueChange,
  onChange,
  ref,
  className,
  ...props
}: CommandInputProps) {
  const words = useWords('command')
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useControlled(value, defaultValue, onValueChange)
  return (
    <div
      data-slot="command-input-frame"
      className="flex min-h-17 shrink-0 items-center gap-3 border-b border-dp-line ps-5 pe-16"
    >
      <Icon name="search" className="text-dp-text-muted" />
      <Cmdk.Input asChild value={typed}>
        <input
          ref={useMergedRefs(input, ref)}
          data-slot="command-input"
          aria-activedescendant={useMarkedId(input)}
          onChange={composeHandlers(onChange, ({ currentTarget }) => setTyped(currentTarget.value))}
          placeholder={placeholder ?? words.placeholder}
          className={cn(
            'min-h-12 w-full min-w-0 truncate rounded-dp-sm bg-transparent text-dp-base placeholder:text-dp-text-muted',
            // The caret and the marked command show the focus.
            'outline-none',
            className,
          )}
          {...props}
        />
      </Cmdk.Input>
    </div>
  )
}

/**
 * The id of the marked command. cmdk has none for one that is marked at first, and for one that an app has marked
 * that of the command before it.
 */
function useMarkedId(input: RefObject<HTMLInputElement | null>): string | undefined {
  const [id, setId] = useState<string>()
  useCommandState(({ value, filtered }) => `${value} ${filtered.count}`)
  useLayoutEffect(() => {
    const list = document.getElementById(input.current?.getAttribute('aria-controls') ?? '')
    setId(list?.querySelector('[aria-selected=true]')?.id)
  })
  return id
}

/** The commands, which scroll. */
function CommandList({ label, className, ...props }: ComponentProps<typeof Cmdk.List>) {
  const words = useWords('command')
  return (
    <Cmdk.List
      data-slot="command-list"
      label={label ?? words.label}
      className={cn('min-h-0 flex-1 overflow-y-auto overscroll-contain p-2', className)}
      {...props}
    />
  )
}

/** In place of commands where none fits. */
function CommandEmpty({ className, children, ...props }: ComponentProps<typeof Cmdk.Empty>) {
  const words = useWords('command')
  return (
    <Cmdk.Empty
      data-slot="command-empty"
      className={cn('px-3 py-8 text-center text-dp-text-muted', className)}
      {...props}
    >
      {/* An empty listbox is not allowed. */}
      <div role="option" tabIndex={-1} aria-selected={false} aria-disabled>
        {children ?? words.emptyLabel}
      </div>
    </Cmdk.Empty>
  )
}

/** Commands of one kind, under a `heading`. */
function CommandGroup({ className, ...props }: ComponentProps<typeof Cmdk.Group>) {
  return (
    <Cmdk.Group
      data-slot="command-group"
      className={cn(
        'not-first:mt-2 **:[[cmdk-group-heading]]:px-3 **:[[cmdk-group-heading]]:pt-2 **:[[cmdk-group-heading]]:pb-1',
        '**:[[cmdk-group-heading]]:text-dp-xs **:[[cmdk-group-heading]]:font-semibold **:[[cmdk-group-heading]]:text-dp-text-muted',
        className,
      )}
      {...props}
    />
  )
}

/** One command, by `onSelect`. `keywords` are other words that find it. */
function CommandItem({
  className,
  onClick,
  onClickCapture,
  ...props
}: Omit<ComponentProps<typeof Cmdk.Item>, 'onPointerMove'>) {
  return (
    <Cmdk.Item
      data-slot="command-item"
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-dp-sm px-3 py-2 text-dp-base select-none wrap-anywhere',
        'data-[selected=true]:bg-dp-text/8 data-[selected=true]:outline-3 data-[selected=true]:-outline-offset-3',
        'data-[selected=true]:outline-dp-focus forced-colors:data-[selected=true]:outline-[Highlight]',
        'data-[disabled=true]:cursor-not-allowed data-[disabled=true]:opacity-60',
        '[&_svg]:shrink-0 [&_svg]:text-dp-text-muted',
        className,
      )}
      // cmdk sets an `onClick` of its own in place of the app's.
      onClickCapture={(event) => {
        onClickCapture?.(event)
        onClick?.(event)
        if (event.defaultPrevented) event.stopPropagation()
      }}
      {...props}
    />
  )
}

/** The keys that do the same, at the end of a command. The app has to listen to them itself. */
function CommandShortcut({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      data-slot="command-shortcut"
      className={cn('ms-auto ps-6 font-sans text-dp-sm text-dp-text-muted', className)}
      {...props}
    />
  )
}

export {
  Command,
  CommandDialog,
  CommandEmpty,
  CommandGroup,
  CommandInput,
  CommandItem,
  CommandList,
  CommandShortcut,
}
