import { cellText } from '@duskpane/content/laws/limit-rows'
import { notReadOf } from '@duskpane/content/laws/not-read'
import { placeOf } from '@duskpane/content/laws/places'
import { windowNames } from '@duskpane/content/laws/sentences'
import { lawTool, verdictText } from '@duskpane/content/laws/text'
import type { Place } from '@duskpane/content/laws/tint-law'
import { laws } from '@duskpane/content/pages/laws'
import { cn } from '@duskpane/ui/cn'
import { Figure, FigureGroup } from '@duskpane/ui/figure'
import { useChoice, useHydrated } from '../../router/use-choice'
import { TextLink } from '../../sections/text-link'
import { NotReadNotice } from './mark-notice'
import { PlaceField } from './place-field'

const { ask: text } = laws

interface PlaceAnswerProps {
  /** The place of the limits on wide screens: below the choice, or beside it. */
  readonly layout?: 'column' | 'row'
}

/** The choice of a place, and its limits at once. */
export default function PlaceAnswer({ layout = 'column' }: PlaceAnswerProps) {
  const [chosen] = useChoice()
  const hydrated = useHydrated()
  const place = placeOf(chosen)
  const unknown = notReadOf(chosen)
  return (
    <div
      className={cn(
        'grid content-start gap-x-10 gap-y-6 noscript:hidden',
        layout === 'row' && 'lg:grid-cols-2',
      )}
    >
      <fieldset disabled={!hydrated} className="max-w-md">
        <PlaceField label={text.label} />
      </fieldset>
      {/* As high as an answer, so that nothing below moves. */}
      <div role="status" className={cn(layout === 'column' && 'min-h-50')}>
        {place && <Limits place={place} />}
        {unknown && (
          <p>
            <NotReadNotice place={unknown} />
          </p>
        )}
        {!place && !unknown && <p className="text-text-muted">{text.none}</p>}
      </div>
    </div>
  )
}

function Limits({ place }: { readonly place: Place }) {
  const { name, path, mark, conditional, basis } = place
  const [rearSide, rear] = [cellText(place, 'mpv', 'rearSide'), cellText(place, 'mpv', 'rear')]
  return (
    <div className="grid gap-4">
      <FigureGroup className="grid grid-cols-3 gap-x-4 sm:grid sm:gap-x-6 lg:gap-x-6">
        {windowNames.map((window) => (
          <Figure
            key={window}
            size="sm"
            value={cellText(place, 'car', window)}
            label={verdictText.windows[window]}
          />
        ))}
      </FigureGroup>
      <p className="text-sm text-text-muted">
        <span>{text.counts[basis]}</span>{' '}
        <span>
          {mark === 'verified' ? text.suv(rearSide, rear) : lawTool.uncertain[mark](name)}
        </span>{' '}
        {conditional.length > 0 && <span>{text.conditions}</span>}
      </p>
      <TextLink variant="standalone" className="justify-self-start" to={path}>
        {lawTool.more(name)}
      </TextLink>
    </div>
  )
}
