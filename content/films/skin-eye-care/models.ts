import { type FilmTraits, illustrative, type ModelRecord, type Stated } from '../../schema'

export const models = [
  illustrative({
    name: 'DPSK-05',
    transmits: [0, 5, 0],
    reflects: { outside: [5, 8, 10], inside: [5, 8, 8] },
  }),
  illustrative({
    name: 'DPSK-15',
    transmits: [0, 15, 0],
    reflects: { outside: [5, 8, 10], inside: [5, 8, 8] },
  }),
  {
    name: 'DPSK-30',
    transmits: [0, 30, 0],
    reflects: illustrative({ outside: [5, 8, 10], inside: [5, 8, 8] }),
    stated: { tser: 81 },
  },
  illustrative({
    name: 'DPSK-40',
    transmits: [0, 40, 1],
    reflects: { outside: [5, 8, 10], inside: [5, 8, 8] },
  }),
  illustrative({
    name: 'DPSK-50',
    transmits: [0, 50, 1],
    reflects: { outside: [5, 8, 10], inside: [5, 8, 8] },
  }),
  illustrative({
    name: 'DPSK-60',
    transmits: [0, 60, 2],
    reflects: { outside: [5, 8, 10], inside: [5, 8, 8] },
  }),
] as const satisfies readonly Stated<ModelRecord>[]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
  metal: false,
} as const satisfies FilmTraits
