import { type FilmTraits, illustrative, type ModelRecord, type Stated } from '../../schema'

export const models = [
  illustrative({
    name: 'DP2R-05',
    transmits: [1, 5, 10],
    reflects: { outside: [8, 58, 68], inside: [6, 24, 50] },
  }),
  illustrative({
    name: 'DP2R-20',
    transmits: [1, 20, 18],
    reflects: { outside: [8, 45, 58], inside: [6, 18, 42] },
  }),
  illustrative({
    name: 'DP2R-35',
    transmits: [1, 35, 30],
    reflects: { outside: [8, 34, 47], inside: [6, 15, 34] },
  }),
  illustrative({
    name: 'DP2R-50',
    transmits: [1, 50, 44],
    reflects: { outside: [8, 25, 36], inside: [6, 12, 26] },
  }),
] as const satisfies readonly Stated<ModelRecord>[]

export const traits = {
  goesOn: illustrative(['window', 'skylight']),
  metal: true,
} as const satisfies FilmTraits
