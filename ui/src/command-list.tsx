'use client'

import {
  type ComponentProps,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { controlClasses } from './lib/field-control.ts'
import { hasWords } from './lib/has-words.ts'
import { isComposing } from './lib/is-composing.ts'
import { keepInList, optionClasses } from './lib/option.ts'
import { uniqueKeys } from './lib/unique-keys.ts'
import { nextPlace, useMarked } from './lib/use-marked.ts'
import { ListEnd, useMore } from './lib/use-more.tsx'
import { useWords } from './words.tsx'

/** A page or an action of an app. */
interface Command {
  /** Tells it apart from others of the same label, whatever their order. */
  readonly id?: string | undefined
  /** What it does, by the words of which it is found. */
  readonly label: string
  /** Other words by which it is found. */
  readonly keywords?: readonly string[] | undefined
  /** The heading that it stands below, with others of the same group. */
  readonly group?: string | undefined
  /** Before the label. */
  readonly icon?: ComponentProps<typeof Icon>['icon'] | undefined
  /** The keys that do it outside of the menu, as they are shown: "Ctrl I". The app listens for them. */
  readonly shortcut?: string | undefined
  readonly disabled?: boolean | undefined
  /** Does it, once the menu has closed. */
  run(): void
}

interface Entry {
  readonly key: string
  readonly command: Command
  readonly disabled: boolean | undefined
}

interface CommandListProps {
  commands: readonly Command[]
  /** The name of the field. */
  label: string
  onChosen(command: Command): void
}

/** What a `CommandMenu` opens: a field, and below it the commands that fit what is typed. */
function CommandList({ commands, label, onChosen }: CommandListProps) {
  const words = useWords('combobox')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const { shown, active, mark } = useCommands(commands, typed)
  const [many, more] = useMore(shown.length)
  const placed = shown.map((entry, place) => ({ ...entry, place }))
  const groups = inGroups(placed.slice(0, Math.max(many, active + 1)))

  useLayoutEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[data-active]')
    if (active >= 0) keepInList(option ?? null)
  }, [active])

  function handleKey(event: KeyboardEvent) {
    // These keys belong to an input method.
    if (isComposing(event.nativeEvent)) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    const entry = shown[active]
    if (!step && event.key !== 'Enter') return
    event.preventDefault()
    if (step) mark(nextPlace(shown, active, step))
    else if (entry) onChosen(entry.command)
  }

  return (
    <>
      <input
        data-slot="command-menu-input"
        type="text"
        role="combobox"
        form=""
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          mark(-1)
        }}
        onKeyDown={handleKey}
        className={cn(controlClasses, 'shrink-0')}
      />
      <p role="status" className="sr-only">
        {shown.length === 0 && words.emptyLabel}
      </p>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={words.listLabel}
        data-slot="command-menu-list"
        onMouseDown={(event) => event.preventDefault()}
        className="relative -mx-3 mt-3 max-h-96 min-h-24 overflow-y-auto overscroll-contain px-3 py-1"
      >
        {groups.map(({ name, entries }) => (
          <CommandGroup key={name} name={name}>
            {entries.map(({ key, command, place }) => (
              <Option
                key={key}
                id={`${id}-${place}`}
                command={command}
                isActive={place === active}
                onClick={() => !command.disabled && onChosen(command)}
              />
            ))}
          </CommandGroup>
        ))}
        {more && <ListEnd key={many} onNear={more} />}
        {shown.length === 0 && (
          <p aria-hidden="true" className="px-3 py-2 text-dp-text-muted">
            {words.emptyLabel}
          </p>
        )}
      </div>
    </>
  )
}

/** The commands that fit, in the order of their groups, and the marked one. */
function useCommands(commands: readonly Command[], typed: string) {
  const shown = useMemo(() => {
    const keys = uniqueKeys(commands.map(({ id, label }) => id ?? label))
    const entries = commands
      .map((command, place) => ({ key: keys[place] ?? '', command, disabled: command.disabled }))
      .filter(({ command }) => hasWords(wordsOf(command), typed))
    return inGroups(entries).flatMap(({ entries }) => entries)
  }, [commands, typed])
  return { shown, ...useMarked(shown, keyOf, typed) }
}

const keyOf = ({ key }: Entry) => key

function inGroups<Of extends Entry>(entries: readonly Of[]) {
  const groupOf = ({ command }: Of) => command.group ?? ''
  return [...new Set(entries.map(groupOf))].map((name) => ({
    name,
    entries: entries.filter((entry) => groupOf(entry) === name),
  }))
}

const wordsOf = ({ label, keywords = [] }: Command) => [label, ...keywords].join(' ')

function CommandGroup({ name, children }: ComponentProps<'div'> & { name: string }) {
  const id = useId()
  if (!name) return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of options has groups of this role
    <div
      role="group"
      aria-labelledby={id}
      data-slot="command-menu-group"
      className="not-first:mt-3"
    >
      <p id={id} className="px-3 py-1 text-dp-xs font-semibold text-dp-text-muted">
        {name}
      </p>
      {children}
    </div>
  )
}

interface OptionProps extends ComponentProps<'div'> {
  command: Command
  isActive: boolean
}

function Option({ command: { label, icon, shortcut, disabled }, isActive, ...props }: OptionProps) {
  return (
    <div
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={disabled}
      data-active={isActive || undefined}
      data-slot="command-menu-option"
      className={cn(optionClasses, 'aria-selected:font-normal')}
      {...props}
    >
      {icon && <Icon icon={icon} className="text-dp-text-muted" />}
      <span className="min-w-0">{label}</span>
      {shortcut && (
        <kbd
          data-slot="command-menu-shortcut"
          className="ms-auto shrink-0 ps-3 font-[inherit] text-dp-sm text-dp-text-muted"
        >
          {shortcut}
        </kbd>
      )}
    </div>
  )
}

export { type Command, CommandList }
