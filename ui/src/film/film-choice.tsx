'use client'

import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Checkbox } from '../checkbox.tsx'
import type { Words } from '../english.ts'
import { Field } from '../field.tsx'
import { cn } from '../lib/cn.ts'
import type { Optional } from '../lib/optional.ts'
import { useFormState } from '../lib/use-form.ts'
import { NativeSelect } from '../native-select.tsx'
import { useTexts, useWords } from '../words.tsx'

interface FilmOption {
  readonly value: string
  readonly label: string
}

/** A window, or windows that are always filmed alike. */
interface WindowGroup {
  readonly name: string
  readonly label: string
  readonly options: readonly FilmOption[]
}

/** The chosen option of each group, by its name. */
type Films = Readonly<Record<string, string>>

interface FilmChoiceOwnProps extends Optional<Omit<Words['filmChoice'], 'adaptedEyesText'>> {
  /** The question that all the lists answer. */
  legend: ReactNode
  groups: readonly WindowGroup[]
  value?: Films | undefined
  /** Before the first choice; a group that it leaves out has its first option. */
  defaultValue?: Films | undefined
  onValueChange?: ((films: Films) => void) | undefined
  /** More controls, such as `AdaptedEyes`. */
  children?: ReactNode | undefined
}

/** The name of the list for all windows. */
const ALL = 'all'

type FilmChoiceProps = Omit<ComponentProps<'fieldset'>, keyof FilmChoiceOwnProps> &
  FilmChoiceOwnProps

/** Which film each window has, as native lists: one for all, which offers what every group has, and one a group. */
function FilmChoice({
  legend,
  groups,
  value,
  defaultValue = {},
  onValueChange,
  className,
  children,
  ...given
}: FilmChoiceProps) {
  const [words, props] = useTexts('filmChoice', given)
  const heading = useRef<HTMLLegendElement>(null)
  const complete = (films: Films): Films =>
    Object.fromEntries(
      groups.map(({ name, options }) => [name, films[name] ?? options[0]?.value ?? '']),
    )
  const [films, setFilms] = useFormState(heading, value, complete(defaultValue), onValueChange)
  const chosen = complete(films)
  const [first, ...others] = Object.values(chosen)
  const common = others.every((film) => film === first) ? first : undefined
  const shared = groups[0]?.options.filter((option) =>
    groups.every(({ options }) => options.some((other) => other.value === option.value)),
  )

  const choose = (changed: Films) => setFilms((films) => ({ ...complete(films), ...changed }))
  const onEvery = (film: string) => Object.fromEntries(groups.map(({ name }) => [name, film]))

  return (
    <fieldset
      data-slot="film-choice"
      className={cn(
        // There are two columns, or one where two do not fit.
        'grid min-w-0 content-start gap-4 grid-cols-[repeat(auto-fit,minmax(max(34%,min(9rem,100%)),1fr))]',
        className,
      )}
      {...props}
    >
      <legend
        ref={heading}
        data-slot="film-choice-legend"
        className="mb-3 wrap-anywhere font-semibold"
      >
        {legend}
      </legend>
      {groups.length > 1 && (
        <Field
          name={ALL}
          label={words.allLabel}
          // With an odd number of groups this list stands beside the first, so that the last is not alone in its row.
          className={cn(groups.length % 2 === 0 && 'col-span-full')}
        >
          <NativeSelect
            value={common ?? ''}
            onChange={({ target }) => choose(onEvery(target.value))}
          >
            {common === undefined && (
              <option value="" disabled>
                {words.mixedLabel}
              </option>
            )}
            <FilmOptions options={shared} />
          </NativeSelect>
        </Field>
      )}
      {groups.map(({ name, label, options }) => (
        <Field key={name} name={name} label={label}>
          <NativeSelect
            value={chosen[name]}
            onChange={({ target }) => choose({ [name]: target.value })}
          >
            <FilmOptions options={options} />
          </NativeSelect>
        </Field>
      ))}
      {children}
    </fieldset>
  )
}

function FilmOptions({ options = [] }: { options: readonly FilmOption[] | undefined }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/**
 * The switch of a picture's exposure: fixed, or as eyes get used to the light. A checkbox, to which its
 * props go; its children are the text.
 */
function AdaptedEyes({ children, ...props }: ComponentProps<typeof Checkbox>) {
  const { adaptedEyesText } = useWords('filmChoice')
  return (
    <div className="col-span-full">
      <Checkbox data-slot="adapted-eyes" {...props}>
        {children ?? adaptedEyesText}
      </Checkbox>
    </div>
  )
}

export { AdaptedEyes, FilmChoice, type FilmOption, type Films, type WindowGroup }
