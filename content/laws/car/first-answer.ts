import { capitalized } from '../../capitalized'
import { carShades } from '../../films/models'
import { ORDINARY_GLASS } from '../glass'
import { lawPage as text } from '../place-text'
import type { TintLaw } from '../tint-law'
import { darkestThatPasses, type WindowName } from '../verdict'

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
