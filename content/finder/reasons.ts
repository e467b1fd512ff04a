import { type Line, type ListedModel, type TabledModel, unknownFigures } from '../films/catalog'
import { noteOn } from '../films/illustrative-note'
import { statedNotes } from '../films/stated-notes'
import { arithmetic, mirrorText, windshieldText } from '../laws/sentences'
import type { Place, TintLaw } from '../laws/tint-law'
import { allowsNoFilm, type Pane, verdict } from '../laws/verdict'
import { clearGlass, heatTakenUp, isMirror } from '../light/optics'
import { thresholds } from '../thresholds'
import {
  type Answer,
  type Candidate,
  type Findings,
  goesByMirrors,
  hides,
  isTabled,
  type LeftOut,
  modelsFor,
  type Question,
  ranksByUv,
  type Wish,
} from './find'
import { hidesBare, lightThrough, rejectedOn } from './on-glass'
import { isInSun } from './question'
import { glassOf, glazings, kinds, type Need, needs } from './rules'
import {
  reasonsAgainst as against,
  bandsText,
  figureNames,
  finderTool,
  reasonsFor as forIt,
  leftOutText,
  reasonsOut as out,
} from './text'

/** The law of a place on a window, for sentences. */
export interface NamedLaw {
  readonly rules: TintLaw
  readonly pane: Pane
}

/** A model; its line where it has none. */
export const nameOf = ({ line, model }: Candidate): string => (model ?? line).name

/** The glass on which a film rejects as much heat as is said; of vehicles it need not be. */
const paneOf = ({ kind, glazing }: Question) =>
  kind === 'building' ? forIt.on[glazing === 'insulated' ? 'insulated' : 'single'] : ''

const sentencesFor: Readonly<Record<Need, (candidate: Candidate, question: Question) => string>> = {
  heat: ({ model }, question) =>
    forIt.heat((model && rejectedOn(model, question)) ?? 0, paneOf(question)),
  glare: ({ model }, question) => forIt.glare(model ? lightThrough(model, question) : 0),
  fading: ({ model }) => forIt.fading(model?.uvr ?? 0),
  skin: ({ model }) => forIt.skin(model?.uvr ?? 0),
  seenAtNight: () => forIt.frosted,
  seen: (candidate, question) => {
    const { model } = candidate
    const how = hides(candidate)
    if (how === 'frosted' || !model) return forIt.frosted
    const light = lightThrough(model, question)
    if (hidesBare(question)) return forIt.bareDark(question.factoryGlass ?? 0, light)
    if (how === 'dark') return forIt.dark(light)
    return forIt.mirror(model.reflectance?.outside ?? 0, model.vlt)
  },
  breakIns: ({ model }) => forIt.breakIns(model?.thicknessMil ?? 0),
  signal: () => forIt.signal,
  stones: ({ model }) => forIt.stones(model?.thicknessMil ?? 0),
}

/** What speaks for a film: each thing asked for, and its light. */
export function reasonsFor(answer: Answer, question: Question): string[] {
  const { needs, light } = question
  const { model } = answer
  const ofLight = light === 'darkest' ? forIt.darkest : forIt.light
  return [
    ...needs.map((need) => sentencesFor[need](answer, question)),
    ...(model ? [ofLight(model.vlt)] : []),
  ]
}

/** How a film stands to the one before it, in the order that ranked them. */
function comparedWith(before: Answer, { model }: Answer, question: Question): string[] {
  const name = nameOf(before)
  const other = before.model
  if (!model || !other) return []
  if (ranksByUv(question) && model.uvr !== other.uvr)
    return [against.lessUvFirst(name, model.uvr, other.uvr)]
  if (model.vlt !== other.vlt) return [against.lessLight(name, model.vlt, other.vlt)]
  const [its, others] = [rejectedOn(model, question), rejectedOn(other, question)]
  if (its !== others)
    // An unknown figure is named apart from this.
    return its === undefined || others === undefined ? [] : [against.lessHeat(name, its, others)]
  if (model.uvr !== other.uvr) return [against.lessUv(name, model.uvr, other.uvr)]
  return [against.tie(name)]
}

/** That glass can crack from the heat that it takes up with film, by what it is made of; undefined where it need not be said. */
export function heatWarning({ model }: Candidate, question: Question): string | undefined {
  if (!isInSun(question)) return undefined
  const glazing = glazings[question.glazing ?? 'unknown']
  const weak = 'fragile' in glazing ? glazing.fragile : undefined
  const fragile = weak ?? (question.glass === 'skylight' ? against.skylight : undefined)
  if (!model?.record) return fragile && against.heatStress.unstated(fragile)
  const heat = heatTakenUp(model.record)
  if (fragile) return against.heatStress.fragile(fragile, heat, heatTakenUp(clearGlass))
  if (heat < thresholds.stressAbsorbed) return undefined
  return against.heatStress[question.glazing === 'single' ? 'single' : 'unknown'](heat)
}

function againstHeat(rejected: number | undefined): string[] {
  if (rejected === undefined) return [against.heatUnstated]
  return rejected < thresholds.goodTser ? [against.heat(rejected)] : []
}

function againstMirror({ reflectance }: TabledModel): string[] {
  if (!reflectance) return [against.mirrorUnstated]
  return isMirror({ reflectance }) ? [against.mirrorsInside(reflectance.inside)] : []
}

/**
 * What speaks against a film all the same, which may be nothing.
 * @param before the answer that stands before it
 */
export function reasonsAgainst(answer: Answer, question: Question, before?: Answer): string[] {
  const { kind, needs } = question
  const { line, model, darker } = answer
  const asks = (need: Need) => needs.includes(need)
  const how = hides(answer)
  const seenAtNight = asks('seen') && (how === 'mirror' || (how === 'dark' && kind === 'building'))
  return [
    ...(before ? comparedWith(before, answer, question) : []),
    ...(model ? [] : [against.noValues]),
    ...(model && kind !== 'building' && model.vlt < thresholds.balancedVlt[0]
      ? [against.darkAtNight(model.vlt)]
      : []),
    ...(model ? againstHeat(rejectedOn(model, question)) : []),
    ...(asks('heat') && darker
      ? [against.darker(darker.name, darker.vlt, rejectedOn(darker, question) ?? 0)]
      : []),
    ...(seenAtNight ? [against.brighterSide] : []),
    ...(model ? againstMirror(model) : []),
    ...(line.traits.metal ? [against.metal] : []),
  ]
}

const valuesOf = (left: readonly Candidate[], key: 'vlt' | 'uvr') =>
  left.flatMap(({ model }) => (model ? [model[key]] : []))

/** The figures that a line's models lack of those that a question goes by, as they are named. */
const unknownOf = (models: readonly ListedModel[], question: Question, law?: object) => [
  ...new Set(
    models
      .flatMap(unknownFigures)
      .filter((key) => key !== 'reflectance' || goesByMirrors(question, law))
      .map((key) => figureNames[key]),
  ),
]

/** Why a line has no model to look at: its maker leaves figures out, or it has none. */
const noValuesOf = ({ listed }: Line, question: Question, law?: object) =>
  listed.length > 0 ? out.notStated(unknownOf(listed, question, law)) : out.noValues

/** Why the law rules a line out, by its lightest model. */
function lawReason({ line, left: [lightest] }: LeftOut, question: Question, law: NamedLaw): string {
  const { rules, pane } = law
  if (!lightest?.model) return noValuesOf(line, question, law)
  const found = verdict(rules, pane, lightest.model)
  const { answer, mirror } = found
  const why = mirror?.answer === answer && answer !== 'passes' && mirrorText(mirror)
  if (why) return out.mirror[answer](rules.name, why)
  if (answer === 'unstated') {
    return pane.window === 'windshield'
      ? out.windshieldUnstated(rules.name, windshieldText(rules))
      : out.unstated(rules.name)
  }
  const said = arithmetic(rules, pane, lightest.model.vlt, found)
  return answer === 'close' ? out.close(rules.name, said) : out.fails(rules.name, said)
}

/**
 * Why a line is not an answer, in one sentence.
 * @param last the answer that stands last
 */
export function reasonOut(
  leftOut: LeftOut,
  question: Question,
  last: Answer | undefined,
  law?: NamedLaw,
): string {
  const { line, failed, left } = leftOut
  const [best] = left
  const hasValues = left.some(({ model }) => model)
  const noValues = noValuesOf(line, question, law)
  const vlts = valuesOf(left, 'vlt')
  switch (failed) {
    case 'market':
      return out.market[line.market]
    case 'place':
      return out.place
    case 'cutFrom':
      return out.cutFrom(line.traits.cutFrom?.name ?? '')
    case 'heat': {
      if (!hasValues) return noValues
      const known = left.flatMap(({ model }) => (model && rejectedOn(model, question)) ?? [])
      return known.length > 0
        ? out.heat(Math.max(...known), paneOf(question))
        : out.notStated([bandsText])
    }
    case 'glare':
      return hasValues ? out.glare(Math.min(...vlts)) : noValues
    case 'fading':
      return hasValues ? out.fading(Math.max(...valuesOf(left, 'uvr'))) : noValues
    case 'skin':
      return hasValues ? out.skin(Math.max(...valuesOf(left, 'uvr'))) : noValues
    case 'seenAtNight':
      return out.seenAtNight
    case 'seen':
      return hasValues ? out.seen(Math.min(...vlts)) : noValues
    case 'breakIns':
      return out.breakIns
    case 'signal':
      return line.traits.metal ? out.signal.true : out.signal.unknown
    case 'stones':
      return out.stones
    case 'light':
      return hasValues ? out.light(Math.min(...vlts), Math.max(...vlts)) : noValues
    case 'law':
      return law ? lawReason(leftOut, question, law) : ''
    case 'outranked':
      if (!best?.model) return out.outrankedWithout
      if (ranksByUv(question) && best.model.uvr < (last?.model?.uvr ?? 0))
        return out.outrankedByUv(nameOf(best), best.model.uvr)
      return best.model.vlt === last?.model?.vlt
        ? out.tiedOut(nameOf(best), best.model.vlt)
        : out.outranked(nameOf(best), best.model.vlt)
  }
}

/** The figures that a model lacks of those that a question goes by. */
const lackedBy = (model: ListedModel, question: Question, law?: object) => [
  ...unknownOf([model], question, law),
  ...(isTabled(model) &&
  question.needs.includes('heat') &&
  rejectedOn(model, question) === undefined
    ? [bandsText]
    : []),
]

/** Which of the values that were looked at are illustrative, and which do not follow from the others. */
export function notesOn({ answers, out }: Findings, question: Question, law?: object): string {
  const others = out.filter(({ failed }) => failed !== 'market')
  const looked = [...answers, ...others].map(({ line }) => line)
  const shown = answers.flatMap(({ model }) => model ?? [])
  const leftOut = looked.flatMap(({ listed }) => {
    const lacking = listed.map((model) => [model.name, lackedBy(model, question, law)] as const)
    // A line without any figures says so itself.
    if (lacking.every(([, figures]) => figures.length > 0)) return []
    return lacking.flatMap(([name, figures]) =>
      figures.length > 0 ? leftOutText(name, figures) : [],
    )
  })
  return [
    noteOn(looked.flatMap((line) => modelsFor(line, question, law))),
    ...statedNotes(shown),
    ...leftOut,
  ]
    .filter(Boolean)
    .join(' ')
}

/** As it stands inside a sentence. */
const inside = (label = '') => label.charAt(0).toLowerCase() + label.slice(1)

/** What is given up with wishes. */
export function nameOfWishes(wishes: readonly Wish[]): string {
  const given = wishes.flatMap((wish) =>
    wish === 'light' || wish === 'law' ? [] : inside(needs[wish].label),
  )
  const { need, light, law } = finderTool.without
  const parts = [
    given.length > 0 && need(given),
    wishes.includes('light') && light,
    wishes.includes('law') && law,
  ].filter((part) => typeof part === 'string')
  const [first = '', ...others] = parts
  return [first, ...others.map(inside)].join(', ')
}

/**
 * What an inquiry about an answer begins with; about none where no film fits.
 * @param law of the place on that window, if it has been read
 */
export function messageOf(
  question: Question,
  answer: Candidate | undefined,
  place: Place | undefined,
  law?: NamedLaw,
): string {
  const { kind, glass, needs: asked, glazing = 'unknown' } = question
  const pane = [
    glassOf[kind][glass],
    isInSun(question) && glazing !== 'unknown' && glazings[glazing].label,
  ]
  const where = finderTool.where(
    kinds[kind].phrase,
    pane.flatMap((part) => (part ? inside(part) : [])).join(', '),
  )
  const bothers = finderTool.list(asked.map((need) => inside(needs[need].label)))
  const wish = bothers ? finderTool.bothers(bothers) : finderTool.asDark
  if (!answer && place && allowsNoFilm(place, law?.pane)) {
    return finderTool.noFilmMessage(where, wish, place.name)
  }
  if (!answer) return finderTool.emptyMessage(where, wish, place?.name)
  return finderTool.message(
    finderTool.model(answer.line.name, answer.model?.name),
    where,
    wish,
    place?.name,
  )
}
