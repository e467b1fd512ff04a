import { capitalized } from '../capitalized'
import { fullName } from './country'
import { lawPage } from './place-text'
import { limitText, windowNames } from './sentences'
import { verdictText } from './text'
import type { GlassName, Place, Rules, VltLimit } from './tint-law'
import { alternatives, statedLimit, type Vehicle } from './verdict'

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' })
const text = lawPage.table

/** The alternatives, such as "27% in front with 27% behind"; empty where there is only one way. */
function choicesOf(rules: Rules): readonly string[] {
  const ways = alternatives(rules)
  return ways.length < 2
    ? []
    : ways.map(({ front, behind }) => text.way(limitText(front), limitText(behind)))
}

/** Whether a law limits light by a number. */
const measures = ({ car, mpv, windshieldVlt, conditional }: Rules) =>
  [
    ...Object.values(car),
    ...Object.values(mpv),
    windshieldVlt,
    ...conditional.map(({ limit }) => limit),
  ].some((limit) => limit !== null && limit > 0 && limit < 100)

/** What a law counts, in sentences. */
export function countedText(rules: Rules): string {
  const { basis, basisIsOurs, tolerance, toleranceOf, filmFloor } = rules
  const choices = choicesOf(rules)
  const counted = [
    measures(rules) && (basisIsOurs ? text.byUs : text.text[basis]),
    tolerance !== null && text.tolerance[toleranceOf](tolerance),
    filmFloor !== null && text.floor(filmFloor),
    choices.length > 0 && text.choices(choices),
  ]
  return counted.filter(Boolean).join(' ')
}

/** A limit of a place and its alternatives. */
export function cellText(rules: Rules, vehicle: Vehicle, window: GlassName): string {
  const stated: VltLimit = statedLimit(rules, vehicle, window)
  const ways = alternatives(rules)
  if (window === 'windshield' && rules.clearFilm) return verdictText.limits.noTint
  if (ways.length < 2 || window === 'windshield') return limitText(stated)
  const limits = ways.map(({ front, behind }) => (window === 'front' ? front : behind))
  return capitalized(oneOf.format(limits.map((limit) => limitText(limit).toLowerCase())))
}

/** The limits of a place, window by window; of the windshield below its strip. */
export function limitRows(rules: Rules) {
  return ([...windowNames, 'windshield'] as const).map((window) => ({
    window: window === 'windshield' && rules.strip ? text.belowStrip : verdictText.windows[window],
    car: cellText(rules, 'car', window),
    mpv: cellText(rules, 'mpv', window),
  }))
}

/** The limits of places, one row each. */
export function placeRows(places: readonly Place[]) {
  return places.map((place) => ({
    name: fullName(place),
    path: place.path,
    mark: place.mark,
    front: cellText(place, 'car', 'front'),
    rearSide: cellText(place, 'car', 'rearSide'),
    rear: cellText(place, 'car', 'rear'),
    mpvRearSide: cellText(place, 'mpv', 'rearSide'),
    mpvRear: cellText(place, 'mpv', 'rear'),
  }))
}
