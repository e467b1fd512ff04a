import { type FilmTraits, illustrative, model } from '../../schema'

export const models = [
  illustrative(model('DPRF-05', [1, 5, 15], [8, 50, 60], [6, 26, 48])),
  illustrative(model('DPRF-20', [1, 20, 25], [8, 38, 50], [6, 20, 40])),
  illustrative(model('DPRF-35', [1, 35, 37], [8, 28, 40], [6, 16, 32])),
  illustrative(model('DPRF-50', [1, 50, 50], [8, 20, 30], [6, 13, 24])),
]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
  metal: true,
} as const satisfies FilmTraits
