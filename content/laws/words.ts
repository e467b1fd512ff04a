import { lawPage } from '../pages/law'
import { limitText, longDate, windowNames } from './sentences'
import { verdictText } from './text'
import type { ConditionalLimit, LimitsVersion, TintLaw } from './tint-law'

const text = lawPage.words

/** What the numbers leave out: each subject a law says something of, in sentences. */
export function subjectsOf(law: TintLaw) {
  const { windshield, conditional = [], exemptions, notes = [], otherVersions = [] } = law
  return [
    { title: text.windshield, sentences: [windshield] },
    { title: text.conditions, sentences: conditional.map(conditionOf) },
    { title: text.reflectance, sentences: reflectanceOf(law) },
    { title: text.exemptions, sentences: [exemptions] },
    { title: text.notes, sentences: notes },
    { title: text.versions, sentences: otherVersions.map(versionOf) },
  ].filter(({ sentences }) => sentences.length > 0)
}

function conditionOf({ vehicle, window, when, limit }: ConditionalLimit): string {
  const name = verdictText.windows[window]
  const where = vehicle === 'any' ? name : `${name} ${text.vehicleOnly[vehicle]}`
  return text.conditional(where, limitText(limit), when)
}

function reflectanceOf({ reflectance: { side, rear } }: TintLaw): string[] {
  const sentences = [
    side !== null && text.reflects(text.sides, side),
    rear !== null && text.reflects(text.rear, rear),
  ].filter((sentence) => sentence !== false)
  return sentences.length > 0 ? sentences : [text.noReflectance]
}

function versionOf({ from, until, car, mpv }: LimitsVersion): string {
  const span = [from && text.from(longDate(from)), until && text.until(longDate(until))]
  const limits = (vehicle: typeof car) =>
    windowNames
      .map((window) => text.limit(verdictText.windows[window], limitText(vehicle[window])))
      .join(', ')
  return text.version(span.filter(Boolean).join(' '), limits(car), limits(mpv))
}
