import type { Film, Model } from '@duskpane/content/films/catalog'
import { filmText } from '@duskpane/content/pages/film'
import { TintLaw } from '../../features/laws/tint-law'
import { late } from '../../load/late'
import { TitledSection } from '../../sections/titled-section'

const text = filmText.law

/** The anchor of the tint-law tool. */
export const LAW_ID = 'tint-law'

// The limits of all places, which the markup of the page does not need again.
const LegalPlaces = late(() => import('../../features/laws/legal-places'), {
  fallback: <p className="text-text-muted">{text.text}</p>,
  inert: true,
})

interface LawProps {
  readonly film: Film
  readonly model: Model | undefined
}

/** Where a line is legal: in how many states, if it has shades, and in the place that a visitor chooses. */
export function Law({ film, model }: LawProps) {
  const { thicknesses, goesOn } = film.traits
  const isForWindshield = goesOn.includes('windshield')
  return (
    <TitledSection theme="ink" id={LAW_ID} className="print:hidden" title={text.title}>
      <div className="grid gap-6">
        {model && thicknesses.length === 0 && (
          <div>
            <LegalPlaces models={film.models} />
          </div>
        )}
        <TintLaw
          {...(model && { models: film.models, model: model.name })}
          {...(isForWindshield && { windows: ['windshield'] })}
        />
      </div>
    </TitledSection>
  )
}
