import { capitalized } from '../capitalized'
import { conditions, whenOf } from './conditions'
import { lawPage } from './place-text'
import { limitText, longDate, windowNames, windshieldText } from './sentences'
import { verdictText } from './text'
import {
  type Ban,
  type ConditionalLimit,
  type GlassName,
  type LimitsVersion,
  mirrorLooks,
  type Paper,
  type Rules,
  type TintLaw,
} from './tint-law'

const text = lawPage.words
const together = new Intl.ListFormat('en', { type: 'conjunction' })
const oneOf = new Intl.ListFormat('en', { type: 'disjunction' })

/** Everything in a law besides its numbers: sentences by subject. */
export function subjectsOf(law: TintLaw) {
  const { conditional, exemptions, papers, notes = [], otherVersions = [] } = law
  return [
    { title: text.windshield, sentences: [windshieldText(law)] },
    { title: text.vehicles, sentences: vehiclesOf(law) },
    { title: text.conditions, sentences: conditional.map(conditionOf) },
    { title: text.mirrors, sentences: [...law.bans.map(banOf), ...reflectanceOf(law)] },
    { title: text.papers, sentences: papers.map(paperOf) },
    { title: text.exemptions, sentences: [exemptions] },
    { title: text.notes, sentences: notes },
    { title: text.versions, sentences: otherVersions.map(versionOf) },
  ].filter(({ sentences }) => sentences.length > 0)
}

const sentence = (words: string) => `${capitalized(words)}.`

const named = (windows: readonly GlassName[]) =>
  together.format(windows.map((window) => verdictText.windows[window].toLowerCase()))

/** The definition of an SUV or van in the law, where its limits differ from those of a car. */
function vehiclesOf({ car, mpv, mpvIf }: Rules): string[] {
  const differs = windowNames.some((window) => car[window] !== mpv[window])
  return differs ? [text.vehicle(conditions[mpvIf].is)] : []
}

function conditionOf(one: ConditionalLimit): string {
  const { vehicle, windows, limit, reflectance } = one
  const where = vehicle ? `${named(windows)} ${text.vehicleOnly[vehicle]}` : named(windows)
  const most = reflectance === undefined ? '' : text.reflectsToo(reflectance)
  return sentence(
    text.conditional(where, limitText(limit).toLowerCase() + most, whenOf(one).applies),
  )
}

const paperOf = ({ what, windows }: Paper) =>
  sentence(windows ? text.paperOn(named(windows), what) : what)

const banOf = ({ looks, windows }: Ban) =>
  sentence(text.banned(oneOf.format(looks), windows ? named(windows) : text.anyWindow))

const forbidsMirrors = ({ looks, windows }: Ban) =>
  windows === undefined && mirrorLooks.some((look) => looks.includes(look))

/** The limits of reflection, with windows that share a number grouped. */
function reflectanceOf({ reflectance, bans }: Rules): string[] {
  const stated = windowNames.filter((window) => reflectance[window] !== null)
  if (stated.length === 0) return bans.some(forbidsMirrors) ? [] : [text.noReflectance]
  const numbers = [...new Set(stated.map((window) => reflectance[window] as number))]
  return numbers.map((most) => {
    const where = named(stated.filter((window) => reflectance[window] === most))
    return sentence(most === 100 ? text.reflectsFreely(where) : text.reflects(where, most))
  })
}

function versionOf({ from, until, car, mpv }: LimitsVersion): string {
  const span = [from && text.from(longDate(from)), until && text.until(longDate(until))]
  const limits = (vehicle: typeof car) =>
    windowNames
      .map((window) => text.limit(verdictText.windows[window], limitText(vehicle[window])))
      .join(', ')
  return text.version(span.filter(Boolean).join(' '), limits(car), limits(mpv))
}
