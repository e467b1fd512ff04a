import { type FilmTraits, illustrative, type ModelRecord, type Stated } from '../../schema'

export const models = [
  illustrative({
    name: 'DPRF-05',
    transmits: [1, 5, 15],
    reflects: { outside: [8, 50, 60], inside: [6, 26, 48] },
  }),
  illustrative({
    name: 'DPRF-20',
    transmits: [1, 20, 25],
    reflects: { outside: [8, 38, 50], inside: [6, 20, 40] },
  }),
  illustrative({
    name: 'DPRF-35',
    transmits: [1, 35, 37],
    reflects: { outside: [8, 28, 40], inside: [6, 16, 32] },
  }),
  illustrative({
    name: 'DPRF-50',
    transmits: [1, 50, 50],
    reflects: { outside: [8, 20, 30], inside: [6, 13, 24] },
  }),
] as const satisfies readonly Stated<ModelRecord>[]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
  metal: true,
} as const satisfies FilmTraits
