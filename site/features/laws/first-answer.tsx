import { carShades } from '@duskpane/content/films/models'
import { illustrativeNote } from '@duskpane/content/illustrative-note'
import { ORDINARY_GLASS } from '@duskpane/content/laws/glass'
import { conditionTexts, longDate, windowNames } from '@duskpane/content/laws/sentences'
import { verdictText } from '@duskpane/content/laws/text'
import type { TintLaw } from '@duskpane/content/laws/tint-law'
import { darkestThatPasses, type WindowName } from '@duskpane/content/laws/verdict'
import { lawPage as text } from '@duskpane/content/pages/law'
import { Badge } from '@duskpane/ui/badge'
import { Figure, FigureGroup } from '@duskpane/ui/figure'

/** The darkest film for a window of a car with ordinary glass, and the limit it has to meet. */
function answerFor(law: TintLaw, window: WindowName) {
  const limit = law.car[window]
  const pane = { vehicle: 'car', window, glass: ORDINARY_GLASS } as const
  return { limit, darkest: darkestThatPasses(law, pane, carShades) }
}

/** "45% film in front, any shade behind." */
export function headlineOf(law: TintLaw): string {
  const { headline } = text
  const phrase = (window: WindowName) => {
    const { limit, darkest } = answerFor(law, window)
    if (limit === 0) return headline.any
    if (limit === null) return headline.unstated
    if (limit === 100) return headline.none
    return darkest ? headline.film(darkest.film.vlt) : headline.noneOfOurs
  }
  const [front, rearSide, rear] = [phrase('front'), phrase('rearSide'), phrase('rear')]
  const line = () => {
    if (rearSide !== rear && front === rearSide) return headline.sidesAndRear(front, rear)
    if (rearSide !== rear) return headline.each(front, rearSide, rear)
    if (front === rear) return headline.allRound(front)
    const excludes = answerFor(law, 'rear').darkest?.verdict.raisesFront !== undefined
    return excludes ? headline.frontOrBehind(front, rear) : headline.frontAndBehind(front, rear)
  }
  const sentence = line()
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** The answer in three figures, one for each window of a car. */
export function FirstAnswer({ law }: { readonly law: TintLaw }) {
  const answers = windowNames.map((window) => ({ window, ...answerFor(law, window) }))
  const isMarked = answers.some(({ limit, darkest }) => limit && darkest?.film.illustrative)
  return (
    <div className="grid gap-8 pt-4">
      <FigureGroup className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid sm:grid-cols-3 sm:gap-x-8 lg:gap-x-12">
        {answers.map(({ window, limit, darkest }) => (
          <Figure
            key={window}
            {...figureOf(limit, darkest?.film.vlt)}
            label={verdictText.windows[window]}
            caption={[captionOf(limit, darkest), ...conditionsOf(darkest)].join(' ')}
            className="border-t border-line pt-4 min-[20rem]:max-sm:grid-cols-[6rem_1fr]"
          />
        ))}
      </FigureGroup>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-text-muted">
        <span>{text.checked(longDate(law.checked))}</span>
        {!law.verified && <Badge variant="default">{verdictText.unverified}</Badge>}
        {isMarked && <span>† {illustrativeNote}</span>}
      </div>
    </div>
  )
}

type Answer = ReturnType<typeof answerFor>

function figureOf(limit: Answer['limit'], vlt: number | undefined) {
  if (limit === null) return { value: text.figure.unstated }
  if (limit === 0) return { value: text.figure.any }
  return vlt === undefined ? { value: text.figure.none } : { value: vlt, unit: '%' }
}

const conditionsOf = (darkest: Answer['darkest']) =>
  darkest ? conditionTexts(darkest.verdict) : []

function captionOf(limit: Answer['limit'], darkest: Answer['darkest']): string {
  const { caption } = text
  if (limit === null) return caption.unstated
  if (limit === 0) return caption.any
  if (limit === 100) return caption.none
  if (!darkest) return caption.tooDark(limit)
  const { film, verdict } = darkest
  return caption.film(film.name + (film.illustrative ? '†' : ''), Math.round(verdict.net))
}
