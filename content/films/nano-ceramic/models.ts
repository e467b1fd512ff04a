import { type FilmTraits, illustrative, type ModelRecord, type Stated } from '../../schema'

export const models = [
  illustrative({
    name: 'DPNC-05',
    transmits: [1, 5, 5],
    reflects: { outside: [5, 8, 9], inside: [5, 8, 8] },
  }),
  illustrative({
    name: 'DPNC-15',
    transmits: [1, 15, 5],
    reflects: { outside: [5, 8, 9], inside: [5, 8, 8] },
  }),
  illustrative({
    name: 'DPNC-25',
    transmits: [1, 25, 6],
    reflects: { outside: [5, 8, 9], inside: [5, 8, 8] },
  }),
  illustrative({
    name: 'DPNC-35',
    transmits: [1, 35, 7],
    reflects: { outside: [5, 8, 9], inside: [5, 8, 8] },
  }),
  illustrative({
    name: 'DPNC-45',
    transmits: [1, 45, 8],
    reflects: { outside: [5, 8, 9], inside: [5, 8, 8] },
  }),
  illustrative({
    name: 'DPNC-55',
    transmits: [1, 55, 9],
    reflects: { outside: [5, 8, 9], inside: [5, 8, 8] },
  }),
  illustrative({
    name: 'DPNC-65',
    transmits: [1, 65, 10],
    reflects: { outside: [5, 8, 9], inside: [5, 8, 8] },
  }),
] as const satisfies readonly Stated<ModelRecord>[]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
  metal: false,
} as const satisfies FilmTraits
