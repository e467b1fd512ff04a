import { type Line, type ListedModel, type TabledModel, unknownFigures } from '../films/catalog'
import type { Rules } from '../laws/tint-law'
import { allowsNoFilm, type Pane, verdict } from '../laws/verdict'
import { isMirror } from '../light/optics'
import type { GlassPlace } from '../schema'
import { thresholds } from '../thresholds'
import { hidesBare, rejectedOn } from './on-glass'
import { type Glazing, type Kind, type Light, lights, type Need, needs } from './rules'

/** How many films are named at most. */
const MOST = 3

/** What the visitor wants to know. */
export interface Question {
  readonly kind: Kind
  readonly glass: GlassPlace
  /** In the order of `needs`. */
  readonly needs: readonly Need[]
  readonly light: Light
  /** Of a building in the sun; not known where it is left out. It decides how much heat a film rejects. */
  readonly glazing?: Glazing
  /** VLT of the factory glass of a vehicle, per cent. */
  readonly factoryGlass?: number | undefined
}

/** The law that decides, too. */
export interface LawOnGlass {
  readonly rules: Rules
  /** The window before film goes on it. */
  readonly pane: Pane
}

/** A model of a line, or a line without values as a whole. */
export interface Candidate {
  readonly line: Line
  readonly model: TabledModel | undefined
}

/** A rule that a line may fail. */
export type Step = 'market' | 'place' | 'cutFrom' | Need | 'light' | 'law'

export interface Answer extends Candidate {
  /** The next darker model that meets everything, too, and rejects more heat. */
  readonly darker: TabledModel | undefined
}

/** A line that is not an answer. */
export interface LeftOut {
  readonly line: Line
  /** The rule after which no model of it was left; `outranked` where three others keep more light. */
  readonly failed: Step | 'outranked'
  /** The models that were left before that rule, the lightest first. */
  readonly left: readonly Candidate[]
}

export interface Findings {
  readonly answers: readonly Answer[]
  /** In the order of the lines. */
  readonly out: readonly LeftOut[]
}

/** How a film hides what is behind it, if it does. */
export function hides({
  line: { traits },
  model,
}: Candidate): 'frosted' | 'dark' | 'mirror' | null {
  if (traits.frosted) return 'frosted'
  if (!model) return null
  if (model.vlt <= thresholds.seenVlt) return 'dark'
  const { reflectance, vlt } = model
  return reflectance && isMirror({ reflectance }) && reflectance.outside >= vlt ? 'mirror' : null
}

/** Whether a question goes by how much a film reflects: for heat alone that need not be known. */
export const goesByMirrors = ({ needs: asked }: Question, law?: object): boolean =>
  asked.includes('seen') || law !== undefined

export const isTabled = (model: ListedModel): model is TabledModel =>
  unknownFigures(model).every((key) => key === 'reflectance')

/** The models of a line of which is known what a question goes by. */
export const modelsFor = (line: Line, question: Question, law?: object): readonly TabledModel[] =>
  goesByMirrors(question, law) ? line.models : line.listed.filter(isTabled)

/** What a model rejects for certain. */
const rejects = (model: TabledModel | undefined, question: Question) =>
  (model && rejectedOn(model, question)) ?? 0

const meets: Readonly<Record<Need, (candidate: Candidate, question: Question) => boolean>> = {
  heat: ({ model }, question) => rejects(model, question) >= thresholds.heatTser,
  glare: ({ model }) => model !== undefined && model.vlt <= thresholds.glareVlt,
  fading: ({ model }) => model !== undefined && model.uvr >= thresholds.fadingUvr,
  skin: ({ model }) => model !== undefined && model.uvr >= thresholds.skinUvr,
  seen: (candidate, question) => hidesBare(question) || hides(candidate) !== null,
  seenAtNight: (candidate) => hides(candidate) === 'frosted',
  breakIns: ({ line, model }) =>
    line.traits.holdsGlass === true && (model?.thicknessMil ?? 0) >= thresholds.breakInMil,
  signal: ({ line }) => line.traits.metal === false,
  stones: ({ line }) => line.traits.takesStones === true,
}

const marketOf = (kind: Kind) => (kind === 'building' ? 'architectural' : 'automotive')

/** Whether a film passes for certain, under conditions or none. */
const passes = ({ rules, pane }: LawOnGlass, { model }: Candidate) =>
  model !== undefined && verdict(rules, pane, model).answer === 'passes'

type Check = readonly [step: Step, holds: (candidate: Candidate) => boolean]

/** Every rule of a question, in the order in which they are checked. */
function checksOf(question: Question, law?: LawOnGlass): Check[] {
  const { kind, glass, needs: asked, light } = question
  const { from, below } = lights[light]
  return [
    ['market', ({ line }) => line.market === marketOf(kind)],
    ['place', ({ line }) => line.traits.goesOn.includes(glass)],
    ['cutFrom', ({ line }) => line.traits.cutFrom === undefined],
    ...asked.map((need): Check => [need, (candidate) => meets[need](candidate, question)]),
    [
      'light',
      ({ model }) =>
        light === 'any' || (model !== undefined && model.vlt >= from && model.vlt < below),
    ],
    ...(law ? [['law', (candidate) => passes(law, candidate)] satisfies Check] : []),
  ]
}

/** Whether ultraviolet is all that bothers: more is rejected at no cost of light, so that it ranks first. */
export const ranksByUv = ({ needs: [only, ...others], light }: Question): boolean =>
  light !== 'darkest' && others.length === 0 && (only === 'skin' || only === 'fading')

/** What keeps more light comes first, or less for `darkest`; then what rejects more heat, then more ultraviolet. */
function ranking(question: Question) {
  const sign = question.light === 'darkest' ? -1 : 1
  const uvFirst = ranksByUv(question)
  return ({ model: a }: Candidate, { model: b }: Candidate): number => {
    if (!a || !b) return Number(a === undefined) - Number(b === undefined)
    const byUv = b.uvr - a.uvr
    return (
      (uvFirst && byUv) ||
      sign * (b.vlt - a.vlt) ||
      rejects(b, question) - rejects(a, question) ||
      byUv
    )
  }
}

const candidatesOf = (line: Line, models: readonly TabledModel[]): readonly Candidate[] =>
  models.length > 0 ? models.map((model) => ({ line, model })) : [{ line, model: undefined }]

/** The rule that a line fails, or its models that meet all of them. */
function sift(line: Line, all: readonly Candidate[], checks: readonly Check[]) {
  let left = all
  for (const [failed, holds] of checks) {
    const next = left.filter(holds)
    if (next.length === 0) return { line, failed, left }
    left = next
  }
  return { line, failed: null, left }
}

/**
 * The films that meet everything a question asks for, at most three: of each line the lightest model,
 * the lightest of all first; the darkest where that is asked for. Every other line comes with the rule that it fails.
 * @param lines in the order of the listing, which decides where films tie
 * @param law of the place, where one is chosen
 */
export function find(question: Question, lines: readonly Line[], law?: LawOnGlass): Findings {
  const checks = checksOf(question, law)
  const ranked = ranking(question)
  const sifted = lines.map((line) =>
    sift(line, candidatesOf(line, modelsFor(line, question, law)).toSorted(ranked), checks),
  )
  const answers = sifted
    .flatMap(({ failed, left: [best, next] }): Answer[] => {
      if (failed !== null || !best) return []
      const darker =
        question.light !== 'darkest' &&
        rejects(next?.model, question) > rejects(best.model, question)
          ? next?.model
          : undefined
      return [{ ...best, darker }]
    })
    .sort(ranked)
    .slice(0, MOST)
  const named = new Set(answers.map(({ line }) => line))
  return {
    answers,
    out: sifted
      .filter(({ line }) => !named.has(line))
      .map(({ failed, ...rest }) => ({ ...rest, failed: failed ?? 'outranked' })),
  }
}

/** What can be given up. */
export type Wish = Need | 'light' | 'law'

/** What would be answered without some wishes. */
export interface Relaxed {
  readonly without: readonly Wish[]
  readonly answer: Answer
}

/** How many ways out are named at most. */
const MOST_WAYS = 4

/** Every choice of so many, in their order. */
function choices<T>(all: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return all.flatMap((one, at) =>
    choices(all.slice(at + 1), count - 1).map((others) => [one, ...others]),
  )
}

/** For a question without an answer: the fewest wishes without which there is one, and the first film then. */
export function relaxed(
  question: Question,
  lines: readonly Line[],
  law?: LawOnGlass,
): readonly Relaxed[] {
  const wishes: readonly Wish[] = [
    ...question.needs,
    ...(question.light === 'any' ? [] : (['light'] as const)),
    ...(law && !allowsNoFilm(law.rules, law.pane) ? (['law'] as const) : []),
  ]
  const tried = (without: readonly Wish[]): Relaxed[] => {
    const needs = question.needs.filter((need) => !without.includes(need))
    if (needs.length === 0) return []
    const light = without.includes('light') ? 'any' : question.light
    const [answer] = find(
      { ...question, needs, light },
      lines,
      without.includes('law') ? undefined : law,
    ).answers
    return answer ? [{ without, answer }] : []
  }
  for (let count = 1; count <= wishes.length; count++) {
    const ways = choices(wishes, count).flatMap(tried)
    if (ways.length > 0) return ways.slice(0, MOST_WAYS)
  }
  return []
}

/** The needs that can be asked of a glass, in their order: those that some line meets there. */
export function needsOf(
  { kind, glass }: Pick<Question, 'kind' | 'glass'>,
  lines: readonly Line[],
): readonly Need[] {
  return (Object.keys(needs) as Need[]).filter(
    (need) => find({ kind, glass, needs: [need], light: 'any' }, lines).answers.length > 0,
  )
}

/** Whether no film of ours may go on a glass at all. */
export const isClosed = (
  { kind, glass }: Pick<Question, 'kind' | 'glass'>,
  lines: readonly Line[],
  law?: LawOnGlass,
) => find({ kind, glass, needs: [], light: 'any' }, lines, law).answers.length === 0
