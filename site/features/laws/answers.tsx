import { noteOn } from '@duskpane/content/films/illustrative-note'
import { carShades } from '@duskpane/content/films/models'
import { filmsOnCar } from '@duskpane/content/laws/car/films-on-car'
import { type WindowAnswer, windowAnswers } from '@duskpane/content/laws/car/window-answers'
import { glassOf } from '@duskpane/content/laws/glass'
import { lawPage } from '@duskpane/content/laws/place-text'
import { verdictText } from '@duskpane/content/laws/text'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { Swatch } from '@duskpane/ui/film/swatch'
import { Heading } from '@duskpane/ui/heading'
import { late } from '../../load/late'
import { useChoice, useHydrated } from '../../router/use-choice'
import { Footnote } from '../../sections/footnote'
import { TextLink } from '../../sections/text-link'
import { TitledSection } from '../../sections/titled-section'
import { LightBar } from './reckoning'

const text = lawPage.answer

// It would do nothing without script; the answers for ordinary glass are prerendered.
const GlassFields = late(() => import('./glass-fields'))

/** The darkest of our films that pass together, over the glass the visitor chooses: on a car, and where an SUV differs. */
export function Answers({ law }: { readonly law: TintLaw }) {
  const [chosen] = useChoice()
  const glass = glassOf(chosen)
  const hydrated = useHydrated()
  const { car, mpv } = windowAnswers(law, glass)
  const { sentences, viewer } = filmsOnCar(law, glass.vlt)
  return (
    <TitledSection id="answers" title={text.title} text={text.text}>
      <div className="mb-6 grid min-h-44 content-start gap-4 sm:min-h-20 sm:max-w-2xl sm:grid-cols-2 print:hidden">
        {hydrated && <GlassFields behind />}
      </div>
      <WindowAnswers law={law} answers={car} />
      {mpv.length > 0 && (
        <>
          <Heading level={3} size="lg" className="mt-8 mb-4 print:my-1">
            {verdictText.vehicles.mpv}
          </Heading>
          <WindowAnswers law={law} answers={mpv} />
        </>
      )}
      <div className="mt-6 grid max-w-reading gap-3 print:mt-1 print:max-w-none print:gap-1">
        <p>
          {[mpv.length === 0 ? text.same : mpv.length < car.length && text.sameOthers, ...sentences]
            .filter(Boolean)
            .join(' ')}
        </p>
        {viewer && (
          <TextLink variant="standalone" className="justify-self-start print:hidden" to={viewer.to}>
            {viewer.name}
          </TextLink>
        )}
        <Footnote>{noteOn(carShades)}</Footnote>
      </div>
    </TitledSection>
  )
}

interface WindowAnswersProps {
  readonly law: TintLaw
  readonly answers: readonly WindowAnswer[]
}

/** One pane for each window, as light as it would be, and the film that makes it so. */
function WindowAnswers({ law, answers }: WindowAnswersProps) {
  return (
    <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3 xl:gap-x-12 print:grid-cols-3 print:gap-y-1">
      {answers.map((answer) => (
        <li
          key={answer.window}
          className="grid content-start gap-x-4 gap-y-1 max-md:grid-cols-[min(4rem,16vw)_minmax(0,1fr)]"
        >
          <Swatch
            vlt={answer.found?.verdict.net ?? answer.pane.glass}
            className="h-16 max-md:row-span-9 md:mb-2 md:h-20 print:hidden"
          />
          <span className="text-sm font-semibold">{verdictText.windows[answer.window]}</span>
          <Answer law={law} answer={answer} />
        </li>
      ))}
    </ul>
  )
}

interface AnswerProps {
  readonly law: TintLaw
  readonly answer: WindowAnswer
}

function Answer({ law, answer: { pane, found, word, reason, sentences } }: AnswerProps) {
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold tracking-display">{word}</span>
        {found && (
          <span className="text-text-muted">
            <TextLink to={found.film.line.path}>{found.film.line.name}</TextLink>
          </span>
        )}
      </span>
      {found && <LightBar law={law} pane={pane} verdict={found.verdict} film={found.film.vlt} />}
      <span className="text-text-muted">{reason}</span>
      {sentences.map((sentence, place) => (
        <span key={sentence} className={found && place === 0 ? 'font-semibold' : undefined}>
          {sentence}
        </span>
      ))}
    </>
  )
}
