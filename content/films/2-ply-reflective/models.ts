import { type FilmTraits, illustrative, model } from '../../schema'

export const models = [
  illustrative(model('DP2R-05', [1, 5, 10], [8, 58, 68], [6, 24, 50])),
  illustrative(model('DP2R-20', [1, 20, 18], [8, 45, 58], [6, 18, 42])),
  illustrative(model('DP2R-35', [1, 35, 30], [8, 34, 47], [6, 15, 34])),
  illustrative(model('DP2R-50', [1, 50, 44], [8, 25, 36], [6, 12, 26])),
]

export const traits = {
  goesOn: illustrative(['window', 'skylight']),
  metal: true,
} as const satisfies FilmTraits
