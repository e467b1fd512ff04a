import { type FilmTraits, illustrative, type ModelRecord, type Stated } from '../../schema'

export const models = [
  illustrative({
    name: 'DP 05SS',
    transmits: [1, 5, 10],
    reflects: { outside: [7, 28, 46], inside: [6, 20, 40] },
  }),
  illustrative({
    name: 'DP 15SS',
    transmits: [1, 15, 15],
    reflects: { outside: [7, 24, 40], inside: [6, 17, 35] },
  }),
  illustrative({
    name: 'DP 20SS',
    transmits: [1, 20, 19],
    reflects: { outside: [7, 22, 37], inside: [6, 16, 32] },
  }),
  illustrative({
    name: 'DP 35SS',
    transmits: [1, 35, 32],
    reflects: { outside: [7, 19, 29], inside: [6, 14, 25] },
  }),
  illustrative({
    name: 'DP 50SS',
    transmits: [1, 50, 46],
    reflects: { outside: [7, 17, 22], inside: [6, 12, 19] },
  }),
  illustrative({
    name: 'DP 60SS',
    transmits: [1, 60, 55],
    reflects: { outside: [7, 16, 18], inside: [6, 11, 16] },
  }),
] as const satisfies readonly Stated<ModelRecord>[]

export const traits = {
  goesOn: illustrative(['window', 'skylight', 'storefront']),
  metal: true,
} as const satisfies FilmTraits
