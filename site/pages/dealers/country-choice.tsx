import { countries } from '@duskpane/content/countries'
import { countryIn } from '@duskpane/content/inquiry-country'
import { dealers } from '@duskpane/content/pages/dealers'
import { Field } from '@duskpane/ui/field'
import { NativeSelect } from '@duskpane/ui/native-select'
import { useChoice, useHydrated } from '../../router/use-choice'
import { CountryAnswer } from './country-answer'

const text = dealers.ask

/** The visitor's country, kept in the address as `country`, and who answers for it. */
export function CountryChoice() {
  const [chosen, choose] = useChoice()
  const hydrated = useHydrated()
  const country = countryIn(chosen)
  return (
    <div className="grid gap-5 noscript:hidden">
      <Field name="where" label={text.label} className="max-w-md">
        <NativeSelect
          value={country ?? ''}
          placeholder={text.placeholder}
          disabled={!hydrated}
          autoComplete="country-name"
          onChange={({ target }) => choose({ country: target.value || null })}
        >
          {countries.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {/* As high as most answers, so that little below moves. */}
      <div className="min-h-64 sm:min-h-42 lg:min-h-58">
        <div role="status">{country && <CountryAnswer country={country} />}</div>
        {!country && <p className="max-w-md text-text-on-ink">{text.elsewhere}</p>}
      </div>
    </div>
  )
}
