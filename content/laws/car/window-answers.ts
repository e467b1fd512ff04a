import type { Model } from '../../films/catalog'
import { carShades } from '../../films/models'
import type { Glass } from '../glass'
import { answerText, arithmetic, conditionTexts, windowNames } from '../sentences'
import type { TintLaw, WindowName } from '../tint-law'
import { type Pane, type Verdict, verdict } from '../verdict'
import { type Car, darkestSet, paneWith } from './car-set'
import { noFilmOn } from './no-film'

/** The darkest film for one window, and how that is reckoned; without a film, why none of ours passes. */
export interface WindowAnswer {
  readonly window: WindowName
  readonly pane: Pane
  readonly found?: { readonly film: Model; readonly verdict: Verdict }
  /** "DPNC-35" or "No film". */
  readonly word: string
  readonly reason: string
  readonly sentences: readonly string[]
}

function answerOn(law: TintLaw, pane: Pane, window: WindowName, film?: Model): WindowAnswer {
  const found = film && verdict(law, pane, film)
  if (!film || !found) {
    const { conditions, ...why } = noFilmOn(law, pane)
    return { window, pane, ...why, sentences: conditions }
  }
  return {
    window,
    pane,
    found: { film, verdict: found },
    word: film.name,
    reason: arithmetic(law, pane, film.vlt, found),
    sentences: [answerText(found), ...conditionTexts(found, law)],
  }
}

const textOf = ({ word, reason, sentences }: WindowAnswer) => [word, reason, ...sentences].join()

/** The darkest films that pass together: on a car, and on an SUV the windows for which the answer is another. */
export function windowAnswers(law: TintLaw, glass: Glass) {
  const answersOn = (vehicle: Car['vehicle']) => {
    const car = { vehicle, glass }
    const set = darkestSet(law, car, carShades)
    return windowNames.map((window) =>
      answerOn(law, paneWith(car, window, set), window, set[window]),
    )
  }
  const car = answersOn('car')
  const known = new Set(car.map((answer) => answer.window + textOf(answer)))
  const mpv = answersOn('mpv').filter((answer) => !known.has(answer.window + textOf(answer)))
  return { car, mpv }
}
