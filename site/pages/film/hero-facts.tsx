import { actionsOf } from '@duskpane/content/films/actions'
import type { Film, Model } from '@duskpane/content/films/catalog'
import { printed } from '@duskpane/content/films/figures'
import { isSpecified } from '@duskpane/content/films/spec-sheet'
import { filmText } from '@duskpane/content/films/text'
import { Figure, FigureGroup } from '@duskpane/ui/figure'
import { ActionLinks } from '../../sections/action-links'
import { TextLink } from '../../sections/text-link'
import { LAW_ID } from './law'

const text = filmText.hero

/** The anchor of the spec sheet. */
export const SPECIFICATIONS_ID = 'specifications'

interface HeroFactsProps {
  readonly film: Film
  /** Whose figure it is, of a line that is chosen by shade. */
  readonly model: Model | undefined
}

/** At the end of a film's hero: the one figure that it is bought for, what to do, and where the rest stands. */
export function HeroFacts({ film, model }: HeroFactsProps) {
  const [action] = actionsOf(film)
  return (
    <>
      <BoughtFor film={film} model={model} />
      {/* On a phone in the first view, right after the shades. */}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden max-lg:in-data-[slot=page-hero-text]:order-first">
        {action && <ActionLinks links={[action]} />}
        {isSpecified(film) && (
          <TextLink to={`#${SPECIFICATIONS_ID}`}>{filmText.specifications}</TextLink>
        )}
        {film.market === 'automotive' && (
          <TextLink to={`#${LAW_ID}`}>{filmText.law.title}</TextLink>
        )}
      </div>
    </>
  )
}

function BoughtFor({ film, model }: HeroFactsProps) {
  const { traits } = film
  const leads: 'tser' | 'uvr' = film.leads ?? 'tser'
  const mils = traits.thicknesses.map(({ thicknessMil }) => thicknessMil)
  if (mils.length > 0) {
    return (
      <FigureGroup>
        <Figure
          value={text.range(Math.min(...mils), Math.max(...mils))}
          unit={text.mil}
          label={traits.holdsGlass ? text.holdsShards : text.takesStones}
        />
      </FigureGroup>
    )
  }
  if (!model) return null
  return (
    <FigureGroup>
      <Figure
        value={printed(model, leads) ?? model[leads]}
        unit="%"
        label={text.keptOut[leads]}
        caption={text.of(model.name, leads, model.illustrative)}
      />
    </FigureGroup>
  )
}
