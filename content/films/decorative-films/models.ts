import { type FilmTraits, illustrative, type ModelRecord, type Stated } from '../../schema'

export const models: readonly Stated<ModelRecord>[] = []

export const traits = {
  goesOn: illustrative(['window', 'storefront', 'partition']),
  frosted: true,
} as const satisfies FilmTraits
