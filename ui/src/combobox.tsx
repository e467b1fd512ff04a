'use client'

import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { controlClasses, useFieldControl } from './field.tsx'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { hasWords, plain } from './lib/has-words.ts'
import { useControlled } from './lib/use-controlled.ts'
import { useMergedRefs } from './lib/use-merged-refs.ts'
import { useWords } from './words.tsx'

interface ComboboxOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

interface ComboboxOwnProps {
  options: readonly ComboboxOption[]
  /** The value of the chosen option; empty for none. A form sends it under `name`. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** What is typed, for options that the app looks up itself; it then sets `filter` to take them all. */
  onInputValueChange?(typed: string): void
  /** Whether an option fits what is typed. Default: its label has all the words of it, whatever the accents. */
  filter?(option: ComboboxOption, typed: string): boolean
  /** The names of the button and of the list. Default: "Show options" and "Options". */
  openLabel?: string
  listLabel?: string
  /** In place of options where none fits. Default: "Nothing fits." */
  emptyLabel?: string
}

type ComboboxProps = Omit<ComponentProps<'input'>, 'type' | 'list' | keyof ComboboxOwnProps> &
  ComboboxOwnProps

/** The place of the next option that can be chosen, or -1. */
function nextPlace(options: readonly ComboboxOption[], from: number, by: 1 | -1): number {
  const start = from < 0 && by < 0 ? options.length : from
  for (let count = 1; count <= options.length; count++) {
    const place = (start + by * count + options.length) % options.length
    if (!options[place]?.disabled) return place
  }
  return -1
}

/**
 * One choice from a list too long to read, by typing a part of it. For fewer than ten choices take `NativeSelect`. Only
 * what is in the list can be chosen: other text goes back to the last choice. `ref`, `className` and the rest of
 * its props go to the `<input>`.
 */
function Combobox({
  options,
  value,
  defaultValue = '',
  onValueChange,
  onInputValueChange,
  filter = ({ label }, typed) => hasWords(label, typed),
  openLabel,
  listLabel,
  emptyLabel,
  className,
  ref,
  onChange,
  onKeyDown,
  onBlur,
  onClick,
  ...props
}: ComboboxProps) {
  const words = useWords('combobox')
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useControlled(value, defaultValue, onValueChange)
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)

  const chosenLabel = options.find((option) => option.value === chosen)?.label ?? ''
  const shown = typed ? options.filter((option) => filter(option, typed)) : options

  function open(place = shown.findIndex((option) => option.value === chosen)) {
    if (props.disabled || props.readOnly) return
    setOpen(true)
    setActive(place)
  }

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function choose(next: string) {
    if (next !== chosen) setChosen(next)
    setTyped(undefined)
    close()
    // A form hears of typing, and so hears of this.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function type(text: string) {
    setTyped(text)
    setOpen(true)
    onInputValueChange?.(text)
    const fitting = options.filter((option) => filter(option, text))
    setActive(text ? nextPlace(fitting, -1, 1) : -1)
  }

  /** What was typed becomes the choice if it is one, and goes otherwise. */
  function settle() {
    if (typed === '') choose('')
    else if (typed !== undefined) {
      const match = options.find(
        ({ label, disabled }) => !disabled && plain(label) === plain(typed),
      )
      if (match) choose(match.value)
      setTyped(undefined)
    }
    close()
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (step) {
      event.preventDefault()
      if (event.altKey) step > 0 ? open() : close()
      else if (isOpen) setActive(nextPlace(shown, active, step))
      else open(chosen ? undefined : nextPlace(shown, -1, step))
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const option = shown[active]
      if (option) choose(option.value)
    }
  }

  useClosingByEscape(isOpen, () => {
    setTyped(undefined)
    close()
  })
  useFormValue(input, chosen, () => {
    setTyped(undefined)
    setChosen(defaultValue)
  })

  // In the top layer, where no box around it cuts it off.
  useLayoutEffect(() => {
    if (CSS.supports('position-area', 'block-end')) list.current?.togglePopover(isOpen)
  }, [isOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active option is found in the document
  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active, isOpen])

  const anchor = `--combobox-${listId}`
  return (
    <div data-slot="combobox" className="relative" style={{ anchorName: anchor }}>
      <input
        data-slot="combobox-input"
        {...useFieldControl(props)}
        ref={useMergedRefs(input, ref)}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        value={typed ?? chosenLabel}
        onChange={composeHandlers(onChange, ({ currentTarget }) => type(currentTarget.value))}
        onKeyDown={composeHandlers(onKeyDown, handleKey)}
        onClick={composeHandlers(onClick, () => {
          if (!isOpen) open()
        })}
        onBlur={composeHandlers(onBlur, settle)}
        className={cn(controlClasses, 'truncate pe-12', className)}
      />
      {/* Not a tab stop: the arrow keys do the same. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={openLabel ?? words.openLabel}
        aria-expanded={isOpen}
        aria-controls={listId}
        data-slot="combobox-trigger"
        disabled={props.disabled || props.readOnly}
        // The focus stays in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus()
          if (isOpen) close()
          else open()
        }}
        className="absolute end-0 top-0 grid h-full w-12 cursor-pointer place-content-center text-dp-text-muted disabled:cursor-not-allowed"
      >
        <Icon name="chevrons-up-down" className="size-4" />
      </button>
      <div
        ref={list}
        id={listId}
        role="listbox"
        popover="manual"
        aria-label={listLabel ?? words.listLabel}
        data-slot="combobox-list"
        data-open={isOpen || undefined}
        style={{ positionAnchor: anchor }}
        onMouseDown={(event) => event.preventDefault()}
        className={cn(
          'm-0 max-h-[min(20rem,60dvh)] overflow-y-auto overscroll-contain rounded-dp-lg border border-dp-line p-2',
          'bg-dp-surface-raised text-dp-base text-dp-text shadow-dp-raised',
          'supports-[position-area:block-end]:my-2 supports-[position-area:block-end]:w-[anchor-size(width)]',
          '[position-area:block-end_span-inline-end] [position-try-fallbacks:flip-block]',
          // Where there is no anchor positioning, below the control and in its box.
          'not-supports-[position-area:block-end]:absolute not-supports-[position-area:block-end]:inset-x-0',
          'not-supports-[position-area:block-end]:top-full not-supports-[position-area:block-end]:z-50',
          'not-supports-[position-area:block-end]:mt-2 not-supports-[position-area:block-end]:w-full',
          'not-supports-[position-area:block-end]:data-open:block',
        )}
      >
        {shown.map((option, place) => (
          <Option
            key={option.value}
            id={`${listId}-${place}`}
            aria-selected={option.value === chosen}
            aria-disabled={option.disabled}
            data-active={place === active || undefined}
            onClick={() => !option.disabled && choose(option.value)}
          >
            {option.label}
            {option.value === chosen && (
              <Icon name="check" className="ms-auto size-4 text-dp-accent-strong" />
            )}
          </Option>
        ))}
        {shown.length === 0 && (
          <Option aria-selected={false} aria-disabled>
            {emptyLabel ?? words.emptyLabel}
          </Option>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpen && shown.length === 0 && (emptyLabel ?? words.emptyLabel)}
      </p>
    </div>
  )
}

function Option(props: ComponentProps<'div'> & { 'aria-selected': boolean }) {
  return (
    <div
      role="option"
      // The input has the focus and the keys.
      tabIndex={-1}
      data-slot="combobox-option"
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-2 rounded-dp-sm px-3 py-2 wrap-anywhere',
        'hover:bg-dp-text/6 aria-selected:font-semibold data-active:bg-dp-text/8',
        'data-active:outline-3 data-active:-outline-offset-3 data-active:outline-dp-focus',
        'forced-colors:data-active:outline-[Highlight]',
        'aria-disabled:cursor-not-allowed aria-disabled:text-dp-text-muted',
      )}
      {...props}
    />
  )
}

/** Escape closes the list and nothing else: a dialog around it, which listens on the document, stays open. */
function useClosingByEscape(isOpen: boolean, close: () => void) {
  const onEscape = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onEscape()
    }
    window.addEventListener('keydown', listen, { capture: true, signal: controller.signal })
    return () => controller.abort()
  }, [isOpen])
}

/** A form sends the value of the choice under the name of the input, which shows its label, and may reset it. */
function useFormValue(input: RefObject<HTMLInputElement | null>, value: string, reset: () => void) {
  const onFormData = useEffectEvent(({ formData }: FormDataEvent) => {
    const name = input.current?.name
    if (name && formData.has(name)) formData.set(name, value)
  })
  const onReset = useEffectEvent(reset)
  useEffect(() => {
    const form = input.current?.form
    const controller = new AbortController()
    const { signal } = controller
    form?.addEventListener('formdata', (event) => onFormData(event), { signal })
    form?.addEventListener('reset', () => onReset(), { signal })
    return () => controller.abort()
  }, [input])
}

export { Combobox, type ComboboxOption }
