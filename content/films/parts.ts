import type { Line, Model } from './catalog'

/** The model whose figures the page shows: one with stated values, else the one in the middle. */
export function featuredModel({ models }: Pick<Line, 'models'>): Model | undefined {
  const stated = models.find((model) => !model.illustrative)
  return stated ?? models[Math.floor((models.length - 1) / 2)]
}

/** Whether there is anything for a spec sheet. */
export function isSpecified({ models, traits }: Pick<Line, 'models' | 'traits'>): boolean {
  return models.length > 0 || traits.thicknesses.length > 0
}
