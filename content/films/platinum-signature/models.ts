import { type FilmTraits, illustrative, model } from '../../schema'

export const models = [
  illustrative(model('DPPS-05', [1, 5, 10], [5, 8, 24], [5, 8, 14])),
  illustrative(model('DPPS-15', [1, 15, 12], [5, 8, 23], [5, 8, 14])),
  illustrative(model('DPPS-20', [1, 20, 13], [5, 8, 22], [5, 8, 14])),
  illustrative(model('DPPS-30', [1, 30, 15], [5, 8, 21], [5, 8, 14])),
  illustrative(model('DPPS-40', [1, 40, 18], [5, 8, 20], [5, 8, 14])),
  illustrative(model('DPPS-50', [1, 50, 20], [5, 8, 19], [5, 8, 14])),
]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
} as const satisfies FilmTraits
