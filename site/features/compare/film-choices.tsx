import { type Choice, lights, lines, withLight, withSlot } from '@duskpane/content/compare/choice'
import { modelsOf } from '@duskpane/content/films/models'
import { filmText } from '@duskpane/content/films/text'
import { compare } from '@duskpane/content/pages/compare'
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
        <ChoiceField
          // biome-ignore lint/suspicious/noArrayIndexKey: a place stays where it is, whatever is in it
          key={index}
          name={`film-${index + 1}`}
          label={vlt === undefined ? text.film(index + 1) : text.line(index + 1)}
          className="max-sm:**:data-[slot=native-select]:ps-3"
          value={name}
          options={[['', text.none]]}
          groups={vlt === undefined ? modelGroups : lineGroups}
          taken={slots.filter((other) => other !== '')}
          onChoose={(value) => choose(withSlot(choice, index, value))}
        />
      ))}
    </fieldset>
  )
}

const modelGroups = lines.map((line) => ({
  label: line.name,
  options: modelsOf(line.slug).map(({ name, vlt }) => [name, text.option(name, vlt)] as const),
}))

const lineGroups = (['automotive', 'architectural'] as const).map((market) => ({
  label: filmText.markets[market],
  options: lines
    .filter((line) => line.market === market)
    .map(({ slug, name }) => [slug, name] as const),
}))
