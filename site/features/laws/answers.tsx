import type { Model } from '@duskpane/content/films/catalog'
import { noteOn } from '@duskpane/content/films/illustrative-note'
import { carShades } from '@duskpane/content/films/models'
import { type Car, darkestSet, paneWith } from '@duskpane/content/laws/car-set'
import { glassOf } from '@duskpane/content/laws/glass'
import { noFilmOn } from '@duskpane/content/laws/no-film'
import { lawPage as text } from '@duskpane/content/laws/place-text'
import { answerText, conditionTexts, windowNames } from '@duskpane/content/laws/sentences'
import { verdictText } from '@duskpane/content/laws/text'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { type Pane, type Vehicle, verdict } from '@duskpane/content/laws/verdict'
import { viewerText } from '@duskpane/content/light/viewer-text'
import { Heading } from '@duskpane/ui/heading'
import { late } from '../../load/late'
import { PartFailure } from '../../load/part-failure'
import { useChoice, useHydrated } from '../../router/use-choice'
import { TextLink } from '../../sections/text-link'
import { TitledSection } from '../../sections/titled-section'
import { Reckoning } from './reckoning'

// It would do nothing without script; the answers for ordinary glass are prerendered.
const GlassFields = late(() => import('./glass-fields'))

const CarFigure = late(() => import('./car-figure'), {
  fallback: <div className="aspect-video" />,
  failure: <PartFailure text={viewerText.failure} />,
})

const vehicles = Object.keys(verdictText.vehicles) as readonly Vehicle[]

/** The darkest of our films that pass together on a car and on an SUV, over the glass the visitor chooses. */
export function Answers({ law }: { readonly law: TintLaw }) {
  const [chosen] = useChoice()
  const glass = glassOf(chosen)
  const hydrated = useHydrated()
  return (
    <TitledSection id="answers" title={text.answer.title} text={text.answer.text}>
      <div className="mb-8 grid min-h-44 content-start gap-4 sm:min-h-20 sm:max-w-2xl sm:grid-cols-2 print:hidden">
        {hydrated && <GlassFields behind />}
      </div>
      <div className="mb-8 md:mb-14 print:hidden">
        <CarFigure law={law} glass={glass.vlt} />
      </div>
      <div data-slot="vehicles" className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        {vehicles.map((vehicle) => (
          <VehicleAnswers key={vehicle} law={law} car={{ vehicle, glass }} />
        ))}
      </div>
      <p className="mt-4 max-w-reading md:mt-8 text-sm text-text-muted">{noteOn(carShades)}</p>
    </TitledSection>
  )
}

interface VehicleAnswersProps {
  readonly law: TintLaw
  readonly car: Car
}

function VehicleAnswers({ law, car }: VehicleAnswersProps) {
  const set = darkestSet(law, car, carShades)
  return (
    <div className="grid content-start gap-4">
      <Heading level={3} size="xl">
        {verdictText.vehicles[car.vehicle]}
      </Heading>
      <ul className="grid">
        {windowNames.map((window) => (
          <WindowAnswer
            key={window}
            law={law}
            pane={paneWith(car, window, set)}
            film={set[window]}
          />
        ))}
      </ul>
    </div>
  )
}

interface WindowAnswerProps {
  readonly law: TintLaw
  readonly pane: Pane
  readonly film: Model | undefined
}

function WindowAnswer({ law, pane, film }: WindowAnswerProps) {
  const found = film && verdict(law, pane, film)
  return (
    <li className="grid gap-1 border-t border-line py-4 md:py-5">
      <span className="text-sm font-semibold">{verdictText.windows[pane.window]}</span>
      {film && found ? (
        <>
          <span className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-2xl font-semibold tracking-display">{film.name}</span>
            <span className="text-text-muted">
              <TextLink to={film.line.path}>{film.line.name}</TextLink>
            </span>
          </span>
          <Reckoning law={law} pane={pane} verdict={found} film={film.vlt} />
          <span className="font-semibold">{answerText(found)}</span>
          {conditionTexts(found, law).map((sentence) => (
            <span key={sentence}>{sentence}</span>
          ))}
        </>
      ) : (
        <NoFilm law={law} pane={pane} />
      )}
    </li>
  )
}

function NoFilm({ law, pane }: { readonly law: TintLaw; readonly pane: Pane }) {
  const { word, reason, conditions } = noFilmOn(law, pane)
  return (
    <>
      <span className="text-2xl font-semibold tracking-display">{word}</span>
      <span className="text-text-muted">{reason}</span>
      {conditions.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </>
  )
}
