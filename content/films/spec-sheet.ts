import { heatTakenUp } from '../light/optics'
import type { Printed } from '../schema'
import type { Line, Model } from './catalog'
import { printed } from './figures'
import { noteOn } from './illustrative-note'
import { statedNotes } from './stated-notes'
import { filmText as text } from './text'

/** The model whose figures the page shows: the one in the middle, of those with stated values if there are any. */
export function featuredModel({ models }: Pick<Line, 'models'>): Model | undefined {
  const stated = models.filter((model) => !model.illustrative)
  const from = stated.length > 0 ? stated : models
  return from[Math.floor((from.length - 1) / 2)]
}

/** Whether there is anything for a spec sheet. */
export function isSpecified({ listed, traits }: Pick<Line, 'listed' | 'traits'>): boolean {
  return listed.length > 0 || traits.thicknesses.length > 0
}

/** Every model with its figures, those of a line sold by thickness with that; one may have no figures. */
export function specRows({ listed, traits: { thicknesses } }: Line) {
  const stated = new Map(thicknesses.map((one) => [one.name, one]))
  const figures = new Map(listed.map((one) => [one.name, one]))
  return [...new Set([...figures.keys(), ...stated.keys()])].map((name) => {
    const model = figures.get(name)
    const { thicknessMil, material } = stated.get(name) ?? {}
    return {
      name,
      material,
      thickness: thicknessMil && text.thickness(thicknessMil),
      ...Object.fromEntries(text.columns.map(({ key }) => [key, model && printed(model, key)])),
      illustrative: [model, stated.get(name)].some((one) => one?.illustrative),
    } as SpecRow
  })
}

/** What the values of a line leave out: which are illustrative or stated, and what the glass has to bear. */
export function sheetNotes(line: Line): string {
  const taken = line.listed
    .flatMap(({ name, record }) => (record ? [{ name, heat: heatTakenUp(record) }] : []))
    .sort((one, other) => other.heat - one.heat)
  const heat = line.market === 'architectural' ? [text.heatStress(taken[0])] : []
  // A row that has a thickness alone is not named for values that it does not have.
  const rows = specRows(line).filter(({ vlt, illustrative }) => vlt !== undefined || illustrative)
  return [noteOn(rows), ...statedNotes(line.listed), ...heat].filter(Boolean).join(' ')
}

/** Every thickness of a line, beside the thickest, and what is said of them together. */
export function thicknessesOf({ traits: { thicknesses } }: Line) {
  const thickest = Math.max(...thicknesses.map(({ thicknessMil }) => thicknessMil))
  return {
    tiles: thicknesses.map(({ name, thicknessMil, use }) => ({
      name,
      value: text.thickness(thicknessMil),
      use,
      /** Per cent of the thickest. */
      height: (thicknessMil / thickest) * 100,
    })),
    note: text.thicknesses(thicknesses.some(({ illustrative }) => illustrative)),
  }
}

type SpecRow = Partial<Record<(typeof text.columns)[number]['key'], Printed>> & {
  readonly name: string
  readonly material?: string
  readonly thickness?: string
  readonly illustrative: boolean
}
