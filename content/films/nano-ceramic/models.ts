import { type FilmTraits, illustrative, model } from '../../schema'

export const models = [
  illustrative(model('DPNC-05', [1, 5, 5], [5, 8, 9], [5, 8, 8])),
  illustrative(model('DPNC-15', [1, 15, 5], [5, 8, 9], [5, 8, 8])),
  illustrative(model('DPNC-25', [1, 25, 6], [5, 8, 9], [5, 8, 8])),
  illustrative(model('DPNC-35', [1, 35, 7], [5, 8, 9], [5, 8, 8])),
  illustrative(model('DPNC-45', [1, 45, 8], [5, 8, 9], [5, 8, 8])),
  illustrative(model('DPNC-55', [1, 55, 9], [5, 8, 9], [5, 8, 8])),
  illustrative(model('DPNC-65', [1, 65, 10], [5, 8, 9], [5, 8, 8])),
]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
  metal: false,
} as const satisfies FilmTraits
