import type { FilmPart } from '../schema'
import type { Film, Line, Model } from './catalog'

/** Buildings are seen first, vehicles are read first. */
const orders: Readonly<Record<Film['market'], readonly FilmPart[]>> = {
  automotive: ['purpose', 'viewer', 'law'],
  architectural: ['viewer', 'sights', 'purpose'],
}

/** What follows the first questions on the page of a line, in the order of its promise. */
export function partsOf({ order, market }: Pick<Film, 'order' | 'market'>): readonly FilmPart[] {
  return order ?? orders[market]
}

/** The model whose figures the page shows: one with stated values, else the one in the middle. */
export function featuredModel({ models }: Pick<Line, 'models'>): Model | undefined {
  const stated = models.find((model) => !model.illustrative)
  return stated ?? models[Math.floor((models.length - 1) / 2)]
}

/** Whether there is anything for a spec sheet. */
export function isSpecified({ models, traits }: Pick<Line, 'models' | 'traits'>): boolean {
  return models.length > 0 || traits.thicknesses.length > 0
}
