'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Radix from '@radix-ui/react-popover'
import { ChevronsUpDown } from 'lucide'
import { type ComponentProps, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx'
import type { Words } from './english.ts'
import { Icon } from './icon.tsx'
import { cn } from './lib/cn.ts'
import { composeHandlers } from './lib/compose-handlers.ts'
import { controlClasses, useFieldControl } from './lib/field-control.ts'
import { hasWords, plain } from './lib/has-words.ts'
import { isComposing } from './lib/is-composing.ts'
import { printWhole } from './lib/on-printing.ts'
import type { Optional } from './lib/optional.ts'
import { type OpenProps, useControlled, useOpen } from './lib/use-controlled.ts'
import { tellForm, useFormReset, useFormState, useFormValue, useKept } from './lib/use-form.ts'
import { nextPlace, useMarked } from './lib/use-marked.ts'
import { useTexts } from './words.tsx'

interface ComboboxOwnProps<Value extends string> extends OpenProps, Optional<Words['combobox']> {
  options: readonly ComboboxOption<Value>[]
  /** The value of the chosen option; empty for none. A form sends it under `name`. */
  value?: Value | '' | undefined
  defaultValue?: Value | '' | undefined
  /** Typed by the values, or empty. */
  onValueChange?: ((value: NoInfer<Value> | '') => void) | undefined
  /** What is typed and no choice yet; `null` where nothing is, and the label of the choice is shown. */
  inputValue?: string | null | undefined
  /** Default: `null`. */
  defaultInputValue?: string | null | undefined
  /**
   * For options that the app looks up itself, too; it then sets `filter` to take them all, and `loading` until those
   * for what is typed are there.
   */
  onInputValueChange?: ((typed: string | null) => void) | undefined
  /** Whether an option fits what is typed. Default: its label has all the words of it, whatever the accents. */
  filter?: ((option: ComboboxOption<NoInfer<Value>>, typed: string) => boolean) | undefined
  /** The options are not those for what is typed: none is shown, marked or chosen. Default: `false`. */
  loading?: boolean | undefined
}

type ComboboxProps<Value extends string> = Omit<
  ComponentProps<'input'>,
  'type' | 'list' | keyof ComboboxOwnProps<Value>
> &
  ComboboxOwnProps<Value>

const noOptions: readonly never[] = []

const hasTyped = ({ label }: ComboboxOption, typed: string) => hasWords(label, typed)

/** The option whose label was typed in full, whatever its capitals and accents. */
function optionOf<Option extends ComboboxOption>(text: string, options: readonly Option[]) {
  const typed = plain(text)
  return options.find(({ label, disabled }) => !disabled && plain(label) === typed)
}

/**
 * One choice from a list too long to read, by typing a part of it. For fewer than ten choices take `NativeSelect`. Only
 * what is in the list can be chosen: other text goes back to the last choice. `ref`, `className` and the rest of
 * its props go to the `<input>`.
 */
function Combobox<Value extends string>({
  options,
  value,
  defaultValue = '',
  onValueChange,
  inputValue,
  defaultInputValue = null,
  onInputValueChange,
  filter = hasTyped,
  loading = false,
  className,
  ref,
  onChange,
  onKeyDown,
  onBlur,
  onClick,
  ...given
}: ComboboxProps<Value>) {
  const [words, rest] = useTexts('combobox', given)
  const [isOpen, setOpen, props] = useOpen(rest)
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useFormState(input, value, defaultValue, onValueChange)
  const [typed, setTyped] = useControlled(inputValue, defaultInputValue, onInputValueChange)
  const current = loading ? noOptions : options
  const { shown, active, placeOf, mark } = useFittingOptions(
    current,
    filter,
    typed,
    onInputValueChange !== undefined,
  )

  const choice = useLastKnown(options.find((option) => option.value === chosen))
  const chosenLabel = choice?.value === chosen ? choice.label : chosen

  function open(place = placeOf(chosen)) {
    if (props.disabled || props.readOnly) return
    if (!isOpen) setOpen(true)
    mark(place)
  }

  /** Discards what is typed, and shows the label of the choice again. */
  function forget() {
    if (typed !== null) setTyped(null)
    if (isOpen) setOpen(false)
  }

  function choose(next: Value | '') {
    if (next !== chosen) setChosen(() => next)
    forget()
    tellForm(input)
  }

  function type(text: string) {
    // Autofill and a restored page set the value without focusing the input, so no blur follows.
    if (!input.current?.matches(':focus')) return settle(text)
    setTyped(text)
    open(-1)
  }

  /** Chooses the option that was typed, or discards the text if there is none. */
  function settle(text: string | null) {
    if (text === '') return choose('')
    const match = text !== null && optionOf(text, choice ? [choice, ...current] : current)
    if (match) choose(match.value)
    else forget()
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    // These keys belong to an input method.
    if (isComposing(event.nativeEvent)) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (step) {
      event.preventDefault()
      const from = isOpen ? active : placeOf(chosen)
      if (event.altKey) step > 0 ? open() : forget()
      else open(isOpen || from < 0 ? nextPlace(shown, from, step) : from)
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const option = shown[active]
      if (option) choose(option.value)
    }
  }

  useFormValue(input, chosen)
  useFormReset(input, () => {
    if (inputValue === undefined) setTyped(null)
    if (isOpen) setOpen(false)
  })

  const empty = loading ? words.loadingLabel : words.emptyLabel
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && forget()}>
      <Radix.Anchor ref={box} data-slot="combobox" className="relative">
        <input
          data-slot="combobox-input"
          autoComplete="off"
          {...useFieldControl(props)}
          ref={useKept('value', typed ?? chosenLabel, useComposedRefs(input, printWhole, ref))}
          type="text"
          role="combobox"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          value={typed ?? chosenLabel}
          onChange={composeHandlers(onChange, ({ currentTarget }) => type(currentTarget.value))}
          onKeyDown={composeHandlers(onKeyDown, handleKey)}
          onClick={composeHandlers(onClick, () => isOpen || open())}
          onBlur={composeHandlers(onBlur, () => settle(typed))}
          className={cn(controlClasses, 'truncate pe-12', className)}
        />
        {/* It is not a tab stop, because the arrow keys do the same. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.openLabel}
          aria-expanded={isOpen}
          data-slot="combobox-trigger"
          disabled={props.disabled || props.readOnly}
          // The focus stays in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus()
            isOpen ? forget() : open()
          }}
          className="absolute end-0 top-0 grid h-full w-12 cursor-pointer place-content-center text-dp-text-muted disabled:cursor-not-allowed print:hidden"
        >
          <Icon icon={ChevronsUpDown} className="size-4" />
        </button>
        <p role="status" className="sr-only">
          {isOpen && shown.length === 0 && empty}
        </p>
      </Radix.Anchor>
      <ComboboxList
        id={listId}
        box={box}
        label={words.listLabel}
        options={shown}
        chosen={chosen}
        active={active}
        empty={empty}
        onChoose={choose}
      />
    </Radix.Root>
  )
}

const keyOf = ({ value }: ComboboxOption) => value

/**
 * The options that fit what is typed, and the marked one.
 * @param isLookedUp whether other options come with what is typed
 */
function useFittingOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  filter: (option: Option, typed: string) => boolean,
  typed: string | null,
  isLookedUp: boolean,
) {
  const shown = useMemo(
    () => (typed ? options.filter((option) => filter(option, typed)) : options),
    [options, filter, typed],
  )
  return { shown, ...useMarked(shown, keyOf, typed, isLookedUp) }
}

/** An option as it last was, for a choice that is not among the options any more. */
function useLastKnown<Option extends ComboboxOption>(option: Option | undefined) {
  const [known, setKnown] = useState(option)
  if (option && option !== known) setKnown(option)
  return option ?? known
}

export { Combobox, type ComboboxOption }
