import { countryOf } from '@duskpane/content/laws/country'
import { notRead, notReadOf } from '@duskpane/content/laws/not-read'
import { placeOf, places } from '@duskpane/content/laws/places'
import { lawTool as text, verdictText } from '@duskpane/content/laws/text'
import { useChoice } from '../../router/use-choice'
import { ChoiceField } from '../../sections/choice-field'

interface PlaceFieldProps {
  readonly label?: string
  readonly hint?: string
  /** Shown while no place is chosen. */
  readonly placeholder?: string
}

const listed = [
  ...places.map(({ mark, ...place }) => ({
    ...place,
    mark: mark === 'verified' ? undefined : verdictText.marks[mark].toLowerCase(),
  })),
  ...notRead.map((place) => ({ ...place, mark: text.notReadMark })),
].map((place) => {
  const country = countryOf(place)
  return { ...place, group: country === place.name ? text.countries : country }
})

/** Countries with their states or provinces, then countries that have one law. */
const groups = [...new Set(listed.map(({ group }) => group))]
  .sort((a, b) => Number(a === text.countries) - Number(b === text.countries))
  .map((label) => ({
    label,
    options: listed
      .filter(({ group }) => group === label)
      .sort((a, b) => a.name.localeCompare(b.name, 'en'))
      .map(({ slug, name, mark }) => [slug, mark ? text.markedPlace(name, mark) : name] as const),
  }))

/** The choice of a place, kept in the query string. */
export function PlaceField({
  label = text.place,
  hint,
  placeholder = text.placeholder,
}: PlaceFieldProps) {
  const [chosen, choose] = useChoice()
  return (
    <ChoiceField
      name="place"
      label={label}
      hint={hint}
      placeholder={placeholder}
      value={(placeOf(chosen) ?? notReadOf(chosen))?.slug ?? ''}
      groups={groups}
      onChoose={(value) => choose({ place: value || null })}
    />
  )
}
