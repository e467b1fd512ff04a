import { type FilmTraits, illustrative, type ModelRecord, type Stated } from '../../schema'

export const models = [
  illustrative({
    name: 'DPPS-05',
    transmits: [1, 5, 10],
    reflects: { outside: [5, 8, 24], inside: [5, 8, 14] },
  }),
  illustrative({
    name: 'DPPS-15',
    transmits: [1, 15, 12],
    reflects: { outside: [5, 8, 23], inside: [5, 8, 14] },
  }),
  illustrative({
    name: 'DPPS-20',
    transmits: [1, 20, 13],
    reflects: { outside: [5, 8, 22], inside: [5, 8, 14] },
  }),
  illustrative({
    name: 'DPPS-30',
    transmits: [1, 30, 15],
    reflects: { outside: [5, 8, 21], inside: [5, 8, 14] },
  }),
  illustrative({
    name: 'DPPS-40',
    transmits: [1, 40, 18],
    reflects: { outside: [5, 8, 20], inside: [5, 8, 14] },
  }),
  illustrative({
    name: 'DPPS-50',
    transmits: [1, 50, 20],
    reflects: { outside: [5, 8, 19], inside: [5, 8, 14] },
  }),
] as const satisfies readonly Stated<ModelRecord>[]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
} as const satisfies FilmTraits
