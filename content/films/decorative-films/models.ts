import { type FilmTraits, illustrative, type ModelValues, type Stated } from '../../schema'

export const models: readonly Stated<ModelValues>[] = []

export const traits = {
  goesOn: illustrative(['window', 'storefront', 'partition']),
  frosted: true,
} as const satisfies FilmTraits
