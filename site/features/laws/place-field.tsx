import { isState, placeOf, places } from '@duskpane/content/laws/places'
import { lawTool as text } from '@duskpane/content/laws/text'
import type { Place } from '@duskpane/content/laws/tint-law'
import { Field } from '@duskpane/ui/field'
import { NativeSelect } from '@duskpane/ui/native-select'
import { useChoice } from '../../router/use-choice'

interface PlaceFieldProps {
  readonly label?: string
  readonly hint?: string
  /** Shown while no place is chosen. */
  readonly placeholder?: string
}

/** The choice of a place whose law is known, kept in the query string. */
export function PlaceField({
  label = text.place,
  hint,
  placeholder = text.placeholder,
}: PlaceFieldProps) {
  const [chosen, choose] = useChoice()
  return (
    <Field name="place" label={label} hint={hint}>
      <NativeSelect
        placeholder={placeholder}
        value={placeOf(chosen)?.slug ?? ''}
        onChange={({ target: { value } }) => choose({ place: value || null })}
      >
        <PlaceOptions label={text.states} places={places.filter(isState)} />
        <PlaceOptions label={text.countries} places={places.filter((place) => !isState(place))} />
      </NativeSelect>
    </Field>
  )
}

function PlaceOptions({
  label,
  places,
}: {
  readonly label: string
  readonly places: readonly Place[]
}) {
  return (
    <optgroup label={label}>
      {places.map(({ slug, name, verified }) => (
        <option key={slug} value={slug}>
          {verified ? name : text.unverifiedPlace(name)}
        </option>
      ))}
    </optgroup>
  )
}
