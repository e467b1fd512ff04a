import { type FilmTraits, illustrative, model } from '../../schema'

export const models = [
  illustrative(model('DP 05SS', [1, 5, 10], [7, 28, 46], [6, 20, 40])),
  illustrative(model('DP 15SS', [1, 15, 15], [7, 24, 40], [6, 17, 35])),
  illustrative(model('DP 20SS', [1, 20, 19], [7, 22, 37], [6, 16, 32])),
  illustrative(model('DP 35SS', [1, 35, 32], [7, 19, 29], [6, 14, 25])),
  illustrative(model('DP 50SS', [1, 50, 46], [7, 17, 22], [6, 12, 19])),
  illustrative(model('DP 60SS', [1, 60, 55], [7, 16, 18], [6, 11, 16])),
]

export const traits = {
  goesOn: illustrative(['window', 'skylight', 'storefront']),
  metal: true,
} as const satisfies FilmTraits
