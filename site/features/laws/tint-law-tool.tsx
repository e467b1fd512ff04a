import type { Model } from '@duskpane/content/films/catalog'
import { noteOn } from '@duskpane/content/films/illustrative-note'
import type { Car } from '@duskpane/content/laws/car/car-set'
import {
  darkestOnWindows,
  type FilmsOnGlass,
  filmsInViewer,
} from '@duskpane/content/laws/car/films-in-viewer'
import { glassOf, viewerNames } from '@duskpane/content/laws/glass'
import { cellText } from '@duskpane/content/laws/limit-rows'
import { type NotRead, notReadOf } from '@duskpane/content/laws/not-read'
import { placeOf } from '@duskpane/content/laws/places'
import { windowNames, windshieldText } from '@duskpane/content/laws/sentences'
import { lawTool as text, verdictText } from '@duskpane/content/laws/text'
import type { Place } from '@duskpane/content/laws/tint-law'
import type { GlassName, Vehicle } from '@duskpane/content/laws/verdict'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import { PartFailure } from '../../load/part-failure'
import { useChoice } from '../../router/use-choice'
import { ChoiceField } from '../../sections/choice-field'
import { Footnote } from '../../sections/footnote'
import { TextLink } from '../../sections/text-link'
import GlassFields from './glass-fields'
import { MarkNotice, NotReadNotice } from './mark-notice'
import { PlaceField } from './place-field'
import { useLaw } from './use-law'
import { WindowVerdict } from './window-verdict'

interface TintLawToolProps {
  readonly models?: readonly Model[]
  readonly model?: string
  /** The windows that the line goes on. Default: the side windows and the rear. */
  readonly windows?: readonly GlassName[]
}

/**
 * Choices of place, vehicle, shade and glass, and the verdict on each window. They stand in the query
 * string, where the viewer has its films and its glass as well.
 */
export default function TintLawTool({
  models = [],
  model,
  windows = windowNames,
}: TintLawToolProps) {
  const [chosen, choose] = useChoice()
  const place = placeOf(chosen)
  const unknown = notReadOf(chosen)
  const vehicle: Vehicle = chosen.get('vehicle') === 'mpv' ? 'mpv' : 'car'
  const films = filmsInViewer(chosen, windows, models, model)
  const [shade = '', ...others] = new Set(windows.map((window) => films[window]?.name))
  return (
    <div className="grid gap-6 md:gap-8">
      <div className="grid gap-4 min-[22rem]:grid-cols-2 lg:grid-cols-4">
        <div className="max-sm:col-span-full">
          <PlaceField />
        </div>
        <ChoiceField
          name="vehicle"
          label={verdictText.vehicle}
          className="max-sm:col-span-full"
          value={vehicle}
          options={Object.entries(verdictText.vehicles)}
          onChoose={(value) => choose({ vehicle: value === 'car' ? null : value })}
        />
        {model && (
          <ChoiceField
            name="shade"
            label={windows === windowNames ? text.shade : text.model}
            value={others.length > 0 ? '' : shade}
            options={[
              ...(others.length === 0 ? [] : [['', text.mixed] as const]),
              ...models.map(({ name }) => [name, name] as const),
            ]}
            onChoose={(value) =>
              choose(Object.fromEntries(windows.map((window) => [viewerNames[window], value])))
            }
          />
        )}
        {model && <GlassFields behind={vehicle === 'mpv'} />}
      </div>
      <div>
        <Verdicts
          place={place}
          unknown={unknown}
          car={{ vehicle, glass: glassOf(chosen) }}
          models={models}
          films={films}
          windows={windows}
        />
        <p className={cn('max-w-reading text-sm text-text-muted', place && 'mt-6 md:mt-8')}>
          {text.note}
        </p>
      </div>
    </div>
  )
}

interface VerdictsProps {
  readonly place: Place | undefined
  readonly unknown: NotRead | undefined
  readonly car: Car
  readonly models: readonly Model[]
  readonly films: FilmsOnGlass
  readonly windows: readonly GlassName[]
}

/** The verdicts, announced to screen readers, and below them the next steps. */
function Verdicts({ place, unknown, car, models, films, windows }: VerdictsProps) {
  const law = useLaw(place?.slug)
  const [, choose] = useChoice()
  return (
    <>
      <div role="status" className={cn('grid gap-6', (place || unknown) && 'mb-6')}>
        {unknown && (
          <p className="max-w-reading">
            <NotReadNotice place={unknown} />
          </p>
        )}
        {place && <MarkNotice place={place} />}
        {place && law === null && <PartFailure text={text.failed} />}
        {law && (
          <>
            <ul className="grid gap-8 md:grid-cols-3">
              {windows.map((window) => {
                const model = films[window]
                return model ? (
                  <WindowVerdict
                    key={window}
                    law={law}
                    car={car}
                    films={films}
                    window={window}
                    model={model}
                    models={models}
                  />
                ) : (
                  <WindowLimit
                    key={window}
                    window={window}
                    limit={cellText(law, car.vehicle, window)}
                  />
                )
              })}
            </ul>
            <p className="max-w-reading">
              <span className="font-semibold">{`${text.windshield}:`}</span>{' '}
              <span>{windshieldText(law)}</span>
            </p>
          </>
        )}
      </div>
      {place && (
        <div className="grid gap-6">
          {law && models.length > 0 && windows === windowNames && (
            <Button
              variant="outline"
              className="justify-self-start py-2"
              onClick={() => choose(darkestOnWindows(law, car, models))}
            >
              {text.drawDarkest}
            </Button>
          )}
          {law && models.length > 0 && <Footnote>{noteOn(models)}</Footnote>}
          <p className="flex flex-wrap items-center gap-3">
            <TextLink variant="standalone" to={place.path}>
              {text.more(place.name)}
            </TextLink>
          </p>
        </div>
      )}
    </>
  )
}

function WindowLimit({ window, limit }: { readonly window: GlassName; readonly limit: string }) {
  return (
    <li className="grid content-start gap-2 border-t border-line-strong pt-5">
      <span className="text-sm font-semibold">{verdictText.windows[window]}</span>
      <span className="text-xl font-semibold">{limit}</span>
    </li>
  )
}
