import type { ListedFilm, Model } from '../films/catalog'
import { models, modelsOf, nearestShade } from '../films/models'

/** How many films are compared at most. */
export const MOST = 4

/** Ceramic, metallic and dyed film of the same light, shown until a visitor chooses. */
const DEFAULT = ['DPNC-35', 'DPRF-35', 'DPAF 35']

/** The lines that have values: those for vehicles first, in the order of the listings. */
export const lines: readonly ListedFilm[] = [...new Set(models.map(({ line }) => line))]

/** Every VLT that a model has, per cent, from dark to light. */
export const lights: readonly number[] = [...new Set(models.map(({ vlt }) => vlt))].sort(
  (a, b) => a - b,
)

/** What an address compares. */
export interface Choice {
  /** The light that the nearest model of each line is taken for, per cent; undefined where models are chosen. */
  readonly vlt: number | undefined
  /** `MOST` of them: names of models, with a light slugs of lines; an empty one is ''. */
  readonly slots: readonly string[]
  readonly films: readonly Model[]
  /** Parts of the address that name nothing. */
  readonly unknown: readonly string[]
  /** Names beyond `MOST`. */
  readonly surplus: readonly string[]
}

/** Whether another model of its line is as near to a light, on the other side. */
export function isTie({ line, vlt: own }: Model, vlt: number): boolean {
  return own !== vlt && modelsOf(line.slug).some((other) => other.vlt === 2 * vlt - own)
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase()

/**
 * Reads the query of an address: up to four names in `film`, or `vlt` and up to four in `line`, separated by commas;
 * '' leaves a place free. Links of before repeat the key. What it does not know is left out and said.
 */
export function readChoice(query: URLSearchParams): Choice {
  const light = query.get('vlt')
  const vlt = lights.find((one) => String(one) === light)
  const unknown = light && vlt === undefined ? [`${light}%`] : []
  const known = vlt === undefined ? models.map(({ name }) => name) : lines.map(({ slug }) => slug)
  const key = vlt === undefined ? 'film' : 'line'
  const slots: string[] = []
  const asked = query.getAll(key).flatMap((names) => names.split(','))
  for (const value of query.has(key) ? asked : defaultSlots(vlt)) {
    const name = value === '' ? '' : known.find((one) => isSame(one, value))
    if (name === undefined) unknown.push(value)
    else if (name === '' || !slots.includes(name)) slots.push(name)
  }
  const surplus = slots.splice(MOST).filter((name) => name !== '')
  while (slots.length < MOST) slots.push('')
  const films = slots.flatMap((name) => {
    const film =
      vlt === undefined ? models.find((it) => it.name === name) : nearestShade(modelsOf(name), vlt)
    return film ? [film] : []
  })
  return { vlt, slots, films, unknown, surplus }
}

function defaultSlots(vlt: number | undefined): readonly string[] {
  if (vlt === undefined) return DEFAULT
  return DEFAULT.flatMap((name) => models.filter((it) => it.name === name)).map(
    ({ line }) => line.slug,
  )
}

/** Changes of a query; null takes a key out. */
type Changes = Readonly<Record<'film' | 'line' | 'vlt', string | readonly string[] | null>>

/** Keeps the places of the others; one empty name says that nothing is chosen. */
function written(slots: readonly string[]): readonly string[] {
  const last = slots.findLastIndex((name) => name !== '')
  return slots.slice(0, Math.max(last + 1, 1))
}

/** The query with another model, or another line, in one place; '' frees it. */
export function withSlot({ vlt, slots }: Choice, index: number, name: string): Changes {
  const next = written(slots.with(index, name))
  return vlt === undefined
    ? { film: next, line: null, vlt: null }
    : { film: null, line: next, vlt: String(vlt) }
}

/**
 * The query with another light for all; undefined goes back to models, those just seen. A first light takes
 * the lines of the models, and where that is one alone the next of its market beside it.
 */
export function withLight({ vlt: before, slots, films }: Choice, vlt: number | undefined): Changes {
  if (vlt === undefined) {
    return { film: written(films.map(({ name }) => name)), line: null, vlt: null }
  }
  const line = before === undefined ? linesFor(films) : written(slots)
  return { film: null, line, vlt: String(vlt) }
}

function linesFor(films: readonly Model[]): readonly string[] {
  const chosen = [...new Set(films.map(({ line }) => line))]
  const [only] = chosen
  const others = lines.filter(({ market, slug }) => market === only?.market && slug !== only.slug)
  const all = chosen.length === 1 ? [...chosen, ...others.slice(0, 2)] : chosen
  return written(all.map(({ slug }) => slug))
}
