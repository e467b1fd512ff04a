import { type FilmTraits, illustrative, type ModelRecord, model, type Stated } from '../../schema'

export const models: readonly Stated<ModelRecord>[] = [
  illustrative(model('DPSK-05', [0, 5, 0], [5, 8, 10], [5, 8, 8])),
  illustrative(model('DPSK-15', [0, 15, 0], [5, 8, 10], [5, 8, 8])),
  {
    name: 'DPSK-30',
    transmits: [0, 30, 0],
    reflects: illustrative({ outside: [5, 8, 10], inside: [5, 8, 8] }),
    stated: { tser: 81 },
  },
  illustrative(model('DPSK-40', [0, 40, 1], [5, 8, 10], [5, 8, 8])),
  illustrative(model('DPSK-50', [0, 50, 1], [5, 8, 10], [5, 8, 8])),
  illustrative(model('DPSK-60', [0, 60, 2], [5, 8, 10], [5, 8, 8])),
]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
  metal: false,
} as const satisfies FilmTraits
