import { countries } from '@duskpane/content/countries'
import { countryIn } from '@duskpane/content/inquiry-country'
import { dealers } from '@duskpane/content/pages/dealers'
import { useChoice, useHydrated } from '../../router/use-choice'
import { ChoiceField } from '../../sections/choice-field'
import { CountryAnswer } from './country-answer'

const text = dealers.ask

/** The visitor's country, kept in the address as `country`, and who answers for it. */
export function CountryChoice() {
  const [chosen, choose] = useChoice()
  const hydrated = useHydrated()
  const country = countryIn(chosen)
  return (
    <div className="grid gap-5 noscript:hidden">
      <ChoiceField
        name="where"
        label={text.label}
        className="max-w-md"
        value={country ?? ''}
        placeholder={text.placeholder}
        options={countries.map((name) => [name, name] as const)}
        disabled={!hydrated}
        autoComplete="country-name"
        onChoose={(value) => choose({ country: value || null })}
      />
      {/* As high as most answers, so that little below moves. */}
      <div className="min-h-64 sm:min-h-42 lg:min-h-58">
        <div role="status">{country && <CountryAnswer country={country} />}</div>
        {!country && <p className="max-w-md text-text-on-ink">{text.elsewhere}</p>}
      </div>
    </div>
  )
}
