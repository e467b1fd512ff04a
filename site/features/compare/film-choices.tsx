import { type Choice, lights, lines, withLight, withSlot } from '@duskpane/content/compare/choice'
import type { ListedFilm } from '@duskpane/content/films/catalog'
import { modelsOf } from '@duskpane/content/films/models'
import { compare } from '@duskpane/content/pages/compare'
import { filmText } from '@duskpane/content/pages/film'
import { Field } from '@duskpane/ui/field'
import { NativeSelect } from '@duskpane/ui/native-select'
import type { Choose } from '../../router/use-choice'
import { ChoiceField } from '../../sections/choice-field'

const text = compare.choose

interface FilmChoicesProps {
  readonly choice: Choice
  readonly choose: Choose
}

/** The light of all films, and in each of four places a model or, with a light, a line. */
export default function FilmChoices({ choice, choose }: FilmChoicesProps) {
  const { vlt, slots } = choice
  return (
    <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <legend className="sr-only">{text.legend}</legend>
      <ChoiceField
        name="vlt"
        label={text.light}
        className="max-lg:col-span-full"
        value={String(vlt ?? '')}
        options={[
          ['', text.anyLight],
          ...lights.map((light) => [String(light), text.sameLight(light)] as const),
        ]}
        onChoose={(value) => choose(withLight(choice, value === '' ? undefined : Number(value)))}
      />
      {slots.map((name, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: a place stays where it is, whatever is in it
          key={index}
          name={`film-${index + 1}`}
          label={vlt === undefined ? text.film(index + 1) : text.line(index + 1)}
        >
          <NativeSelect
            className="max-sm:ps-3"
            value={name}
            onChange={({ target: { value } }) => choose(withSlot(choice, index, value))}
          >
            <option value="">{text.none}</option>
            {vlt === undefined
              ? lines.map((line) => (
                  <ModelOptions key={line.slug} line={line} choice={choice} own={name} />
                ))
              : (['automotive', 'architectural'] as const).map((market) => (
                  <optgroup key={market} label={filmText.markets[market]}>
                    {lines
                      .filter((line) => line.market === market)
                      .map((line) => (
                        <option
                          key={line.slug}
                          value={line.slug}
                          disabled={line.slug !== name && slots.includes(line.slug)}
                        >
                          {line.name}
                        </option>
                      ))}
                  </optgroup>
                ))}
          </NativeSelect>
        </Field>
      ))}
    </fieldset>
  )
}

interface ModelOptionsProps {
  readonly line: ListedFilm
  readonly choice: Choice
  /** The model in the place of this list, which other places may not have. */
  readonly own: string
}

function ModelOptions({ line, choice: { slots }, own }: ModelOptionsProps) {
  return (
    <optgroup label={line.name}>
      {modelsOf(line.slug).map(({ name, vlt }) => (
        <option key={name} value={name} disabled={name !== own && slots.includes(name)}>
          {text.option(name, vlt)}
        </option>
      ))}
    </optgroup>
  )
}
