import type { FilmModel } from '@duskpane/content/schema'
import { tintLawText as text, tintedWindows, tintLaws } from '@duskpane/content/tint-laws'
import { cn } from '@duskpane/ui/cn'
import { Field } from '@duskpane/ui/field'
import { Heading } from '@duskpane/ui/heading'
import { Icon } from '@duskpane/ui/icon'
import { Select } from '@duskpane/ui/select'
import { useState } from 'react'

/** Which car windows a model is allowed on in the US state the visitor chooses. */
export function TintLaw({ model }: { readonly model: FilmModel }) {
  const [state, setState] = useState('')
  return (
    <div className="grid gap-6 border-t border-line pt-8">
      <Heading level={3} size="xl">
        {text.title}
      </Heading>
      <Field name="state" label={text.state} className="max-w-xs">
        <Select
          placeholder={text.placeholder}
          value={state}
          onChange={({ target }) => setState(target.value)}
        >
          {Object.keys(tintLaws).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <div role="status">
        {tintLaws[state] && (
          <ul className="grid gap-6 sm:grid-cols-3">
            {tintLaws[state].map((leastVlt, index) => (
              <Verdict
                key={tintedWindows[index]}
                window={tintedWindows[index] ?? ''}
                leastVlt={leastVlt}
                model={model}
              />
            ))}
          </ul>
        )}
      </div>
      <p className="max-w-reading text-sm text-text-muted">{text.note}</p>
    </div>
  )
}

interface VerdictProps {
  readonly window: string
  /** The lowest VLT that the law allows, per cent. */
  readonly leastVlt: number
  readonly model: FilmModel
}

function Verdict({ window, leastVlt, model }: VerdictProps) {
  const allowed = leastVlt < 100 && model.vlt >= leastVlt
  const law = leastVlt === 0 ? text.any : leastVlt === 100 ? text.none : text.least(leastVlt)
  return (
    <li className="grid content-start gap-1">
      <span className="text-sm font-semibold">{window}</span>
      <span
        className={cn(
          'flex items-center gap-2 text-lg font-semibold',
          allowed ? 'text-success' : 'text-danger',
        )}
      >
        <Icon name={allowed ? 'circle-check' : 'circle-alert'} />
        {allowed ? text.fits(model.name) : text.tooDark(model.name)}
      </span>
      <span className="text-sm text-text-muted">{law}</span>
    </li>
  )
}
