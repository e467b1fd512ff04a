import { capitalized } from '../capitalized'
import { carShades } from '../films/models'
import { ORDINARY_GLASS } from './glass'
import { noFilmOn } from './no-film'
import { lawPage as text } from './place-text'
import { answerText, conditionTexts } from './sentences'
import type { TintLaw } from './tint-law'
import { darkestThatPasses, type WindowName, worsening } from './verdict'

/** The darkest film for a window of a car with ordinary glass, and the limit it has to meet. */
export function answerFor(law: TintLaw, window: WindowName) {
  const limit = law.car[window]
  const pane = { vehicle: 'car', window, glass: ORDINARY_GLASS } as const
  return { pane, limit, darkest: darkestThatPasses(law, pane, carShades) }
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
  return capitalized(line())
}

type Answer = ReturnType<typeof answerFor>

/** The answer as a figure with its unit, or as a word. */
export function figureOf({ limit, darkest }: Answer) {
  if (limit === null) return { value: text.figure.unstated }
  if (limit === 0) return { value: text.figure.any }
  if (darkest) return { value: darkest.film.vlt, unit: '%' }
  return { value: limit === 100 ? text.figure.none : text.figure.noneOfOurs }
}

/** The meaning of an answer's figure, and the other rules that decide. */
export function captionOf(law: TintLaw, { pane, limit, darkest }: Answer): string {
  const { caption } = text
  const lightOf = () => {
    if (limit === null) return caption.unstated
    if (limit === 0) return caption.any
    if (limit === 100) return caption.none
    if (!darkest) return caption.tooDark(limit)
    const { film, verdict } = darkest
    return law.basis === 'film'
      ? caption.filmAlone(film.name, limit)
      : caption.film(film.name, Math.round(verdict.net), limit)
  }
  if (!darkest) return [lightOf(), ...noFilmOn(law, pane).conditions].join(' ')
  const { verdict } = darkest
  return [
    lightOf(),
    ...(worsening(verdict).length > 0 ? [`${answerText(verdict)}.`] : []),
    ...conditionTexts(verdict, law),
  ].join(' ')
}
