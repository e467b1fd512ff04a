'use client'

import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { controlClasses, useFieldControl } from './lib/field-control.ts'
import { hasWords, plain } from './lib/has-words.ts'
import { useControlled } from './lib/use-controlled.ts'
import { useFormReset } from './lib/use-form-reset.ts'
import { useMergedRefs } from './lib/use-merged-refs.ts'
import type { OpenProps } from './lib/use-open.ts'
import { useWords } from './words.tsx'

interface ComboboxOwnProps extends OpenProps {
  options: readonly ComboboxOption[]
  /** The value of the chosen option; empty for none. A form sends it under `name`. */
  value?: string | undefined
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** What is typed and no choice yet; `null` where nothing is, and the label of the choice is shown. */
  inputValue?: string | null | undefined
  /** Default: `null`. */
  defaultInputValue?: string | null | undefined
  /** For options that the app looks up itself, too; it then sets `filter` to take them all. */
  onInputValueChange?: ((typed: string | null) => void) | undefined
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
  inputValue,
  defaultInputValue = null,
  onInputValueChange,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
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
  const [chosen, setChosen] = useControlled(value, defaultValue, onValueChange)
  const [typed, setTyped] = useControlled(inputValue, defaultInputValue, onInputValueChange)
  const [isOpen, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange)
  const [active, setActive] = useState(-1)

  const chosenLabel = options.find((option) => option.value === chosen)?.label ?? ''
  const shown = typed ? options.filter((option) => filter(option, typed)) : options

  function open(place = shown.findIndex((option) => option.value === chosen)) {
    if (props.disabled || props.readOnly) return
    if (!isOpen) setOpen(true)
    setActive(place)
  }

  function close() {
    if (isOpen) setOpen(false)
    setActive(-1)
  }

  /** What is typed goes, and the label of the choice comes back. */
  function forget() {
    if (typed !== null) setTyped(null)
    close()
  }

  function choose(next: string) {
    if (next !== chosen) setChosen(next)
    forget()
    // A form hears of typing, and so hears of this.
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function type(text: string) {
    setTyped(text)
    const fitting = options.filter((option) => filter(option, text))
    open(text ? nextPlace(fitting, -1, 1) : -1)
  }

  /** What was typed becomes the choice if it is one, and goes otherwise. */
  function settle() {
    if (typed === '') return choose('')
    const match = options.find(
      ({ label, disabled }) => !disabled && typed !== null && plain(label) === plain(typed),
    )
    if (match) choose(match.value)
    else forget()
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

  useClosingByEscape(isOpen, forget)
  useFormValue(input, chosen)
  useFormReset(input, chosen, (first) => {
    forget()
    setChosen(first)
  })

  const empty = emptyLabel ?? words.emptyLabel
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
      <ComboboxList
        id={listId}
        anchor={anchor}
        label={listLabel ?? words.listLabel}
        isOpen={isOpen}
        options={shown}
        chosen={chosen}
        active={active}
        empty={empty}
        onChoose={choose}
      />
      <p role="status" className="sr-only">
        {isOpen && shown.length === 0 && empty}
      </p>
    </div>
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

/** A form sends the value of the choice under the name of the input, which shows its label. */
function useFormValue(input: RefObject<HTMLInputElement | null>, value: string) {
  const onFormData = useEffectEvent(({ formData }: FormDataEvent) => {
    const name = input.current?.name
    if (name && formData.has(name)) formData.set(name, value)
  })
  useEffect(() => {
    const form = input.current?.form
    const controller = new AbortController()
    const { signal } = controller
    form?.addEventListener('formdata', (event) => onFormData(event), { signal })
    return () => controller.abort()
  }, [input])
}

export { Combobox, type ComboboxOption }
