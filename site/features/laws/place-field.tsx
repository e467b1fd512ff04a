import { isState, placeOf, places } from '@duskpane/content/laws/places'
import { lawTool as text } from '@duskpane/content/laws/text'
import type { Place } from '@duskpane/content/laws/tint-law'
import { useChoice } from '../../router/use-choice'
import { ChoiceField } from '../../sections/choice-field'

interface PlaceFieldProps {
  readonly label?: string
  readonly hint?: string
  /** Shown while no place is chosen. */
  readonly placeholder?: string
}

const optionOf = ({ slug, name, verified }: Place) =>
  [slug, verified ? name : text.unverifiedPlace(name)] as const

/** The choice of a place whose law is known, kept in the query string. */
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
      value={placeOf(chosen)?.slug ?? ''}
      groups={[
        { label: text.states, options: places.filter(isState).map(optionOf) },
        {
          label: text.countries,
          options: places.filter((place) => !isState(place)).map(optionOf),
        },
      ]}
      onChoose={(value) => choose({ place: value || null })}
    />
  )
}
