import { type FilmTraits, illustrative, type ModelRecord, type Stated } from '../../schema'

export const models = [
  illustrative({
    name: 'DP3R-05',
    transmits: [1, 5, 6],
    reflects: { outside: [8, 64, 75], inside: [6, 15, 48] },
  }),
  illustrative({
    name: 'DP3R-15',
    transmits: [1, 15, 10],
    reflects: { outside: [8, 54, 68], inside: [6, 13, 43] },
  }),
  illustrative({
    name: 'DP3R-20',
    transmits: [1, 20, 13],
    reflects: { outside: [8, 50, 64], inside: [6, 12, 41] },
  }),
  illustrative({
    name: 'DP3R-35',
    transmits: [1, 35, 24],
    reflects: { outside: [8, 38, 52], inside: [6, 11, 33] },
  }),
  illustrative({
    name: 'DP3R-50',
    transmits: [1, 50, 38],
    reflects: { outside: [8, 28, 40], inside: [6, 10, 26] },
  }),
] as const satisfies readonly Stated<ModelRecord>[]

export const traits = {
  goesOn: illustrative(['window', 'skylight']),
  metal: true,
} as const satisfies FilmTraits
