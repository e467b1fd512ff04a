import { type FilmTraits, illustrative, model } from '../../schema'

export const models = [
  illustrative(model('DP3R-05', [1, 5, 6], [8, 64, 75], [6, 15, 48])),
  illustrative(model('DP3R-15', [1, 15, 10], [8, 54, 68], [6, 13, 43])),
  illustrative(model('DP3R-20', [1, 20, 13], [8, 50, 64], [6, 12, 41])),
  illustrative(model('DP3R-35', [1, 35, 24], [8, 38, 52], [6, 11, 33])),
  illustrative(model('DP3R-50', [1, 50, 38], [8, 28, 40], [6, 10, 26])),
]

export const traits = {
  goesOn: illustrative(['window', 'skylight']),
  metal: true,
} as const satisfies FilmTraits
