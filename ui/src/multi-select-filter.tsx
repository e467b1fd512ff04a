'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { ChevronDown } from 'lucide'
import { type ComponentProps, useRef, useState } from 'react'
import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import type { Words } from './english.ts'
import { Icon } from './icon.tsx'
import { Input } from './input.tsx'
import { hasWords } from './lib/has-words.ts'
import { count } from './lib/number-text.ts'
import { onlyGiven } from './lib/only-given.ts'
import type { Optional } from './lib/optional.ts'
import { uniqueKeys } from './lib/unique-keys.ts'
import { type OpenProps, useControlled, useOpen } from './lib/use-controlled.ts'
import { useFormState } from './lib/use-form.ts'
import { ListEnd, useMore } from './lib/use-more.tsx'
import { Popover, PopoverContent, PopoverTrigger } from './popover.tsx'
import { useLocale, useTexts } from './words.tsx'

interface FilterOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** How many items have this value. */
  readonly count?: number | undefined
}

interface MultiSelectFilterOwnProps<Value extends string>
  extends OpenProps,
    Optional<Words['multiSelectFilter']> {
  /** What is filtered: "Status". */
  label: string
  options: readonly FilterOption<Value>[]
  /** The chosen values, in the order of the options, and last those that are not among them. None is the same as all. */
  value?: readonly Value[] | undefined
  defaultValue?: readonly Value[] | undefined
  onValueChange?: ((value: readonly NoInfer<Value>[]) => void) | undefined
  /** What is typed into the search field. */
  inputValue?: string | undefined
  /** Default: empty. */
  defaultInputValue?: string | undefined
  /** For options that the app looks up itself, too; it then sets `filter` to take them all. */
  onInputValueChange?: ((typed: string) => void) | undefined
  /** Whether an option fits what is typed. Default: its label has all the words of it, whatever the accents. */
  filter?: ((option: FilterOption<NoInfer<Value>>, typed: string) => boolean) | undefined
  /** From how many options on they can be searched. Default: 9. */
  searchFrom?: number | undefined
}

const hasTyped = ({ label }: FilterOption, typed: string) => hasWords(label, typed)

/**
 * Which of several kinds a list shows: a button with the number that is chosen, and checkboxes behind it. Every
 * choice counts at once. For one kind of few take `Tabs`, in a form a `FieldSet` of `Checkbox`es. `ref`,
 * `className` and the rest of its props go to the button.
 */
function MultiSelectFilter<Value extends string>({
  label,
  options,
  value,
  defaultValue = [],
  onValueChange,
  inputValue,
  defaultInputValue = '',
  onInputValueChange,
  filter = hasTyped,
  searchFrom = 9,
  ref,
  ...given
}: Omit<
  ComponentProps<typeof Button>,
  'asChild' | 'children' | keyof MultiSelectFilterOwnProps<Value>
> &
  MultiSelectFilterOwnProps<Value>) {
  const [words, rest] = useTexts('multiSelectFilter', given)
  const [isOpen, setOpen, props] = useOpen(rest)
  const locale = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  const [chosen, setChosen] = useFormState<readonly Value[], readonly Value[]>(
    button,
    value,
    defaultValue,
    onValueChange,
  )
  const [typed, setTyped] = useControlled(inputValue, defaultInputValue, onInputValueChange)
  const all = useWithChosen(options, chosen)
  const shown = typed ? all.filter((option) => filter(option, typed)) : all
  const keys = uniqueKeys(shown.map((option) => option.value))
  const [many, more] = useMore(shown.length)

  const toggle = (one: Value, checked: boolean) =>
    setChosen((chosen) =>
      // Two options may have the same value.
      [...new Set(all.map((option) => option.value))].filter((other) =>
        other === one ? checked : chosen.includes(other),
      ),
    )

  return (
    <Popover
      open={isOpen && !props.disabled}
      onOpenChange={(next) => {
        if (!next && typed) setTyped('')
        setOpen(next)
      }}
    >
      <PopoverTrigger asChild>
        <Button
          ref={useComposedRefs(button, ref)}
          variant="outline"
          data-slot="multi-select-filter"
          {...onlyGiven(props)}
        >
          <span>{label}</span>
          {chosen.length > 0 && (
            <Badge>
              <span aria-hidden="true">{count(chosen.length, locale)}</span>
              <span className="sr-only">{words.chosenText(chosen.length, locale)}</span>
            </Badge>
          )}
          <Icon icon={ChevronDown} />
        </Button>
      </PopoverTrigger>
      <PopoverContent className="w-[min(20rem,calc(100vw-2rem))]">
        {options.length >= searchFrom && (
          <Input
            type="search"
            // Belongs to no form, because Enter would submit one around it; the same holds for the choices.
            form=""
            aria-label={words.searchLabel}
            placeholder={words.searchLabel}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="mb-2"
          />
        )}
        <ul data-slot="multi-select-filter-options" className="grid grid-cols-1 gap-1">
          {shown.slice(0, many).map((option, place) => (
            <li
              key={keys[place]}
              className="flex min-h-11 items-start gap-3 rounded-dp-sm px-2 py-2 hover:bg-dp-text/6 [&>label]:min-w-0"
            >
              <Checkbox
                form=""
                checked={chosen.includes(option.value)}
                onCheckedChange={(checked) => toggle(option.value, checked)}
              >
                {option.label}
              </Checkbox>
              {option.count != null && (
                <span className="ms-auto text-dp-sm leading-[1.7rem] tabular-nums text-dp-text-muted">
                  {count(option.count, locale)}
                </span>
              )}
            </li>
          ))}
        </ul>
        {more && <ListEnd key={many} onNear={more} />}
        <p role="status" className={shown.length > 0 ? 'sr-only' : 'p-2 text-dp-text-muted'}>
          {shown.length === 0 && words.emptyLabel}
        </p>
        {/* Not disabled while nothing is chosen, because it would lose the focus when pressed. */}
        <Button
          variant="ghost"
          size="sm"
          aria-disabled={chosen.length === 0}
          onClick={() => chosen.length > 0 && setChosen(() => [])}
          className="mt-2 w-full"
        >
          {words.clearLabel}
        </Button>
      </PopoverContent>
    </Popover>
  )
}

/** The options, and those that were chosen and are not among them any more: a choice can be taken back. */
function useWithChosen<Value extends string>(
  options: readonly FilterOption<Value>[],
  chosen: readonly Value[],
) {
  const [labels, setLabels] = useState<ReadonlyMap<Value, string>>(new Map())
  const find = (value: Value) => options.find((option) => option.value === value)
  const latest = chosen.map(
    (value) => [value, find(value)?.label ?? labels.get(value) ?? value] as const,
  )
  if (latest.some(([value, label]) => labels.get(value) !== label))
    setLabels(new Map([...labels, ...latest]))
  const gone = [...labels].filter(([value]) => !find(value))
  return [...options, ...gone.map(([value, label]): FilterOption<Value> => ({ value, label }))]
}

export { type FilterOption, MultiSelectFilter }
