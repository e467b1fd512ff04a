import { type FilmTraits, illustrative, model } from '../../schema'

export const models = [
  illustrative(model('DPAF 05', [1, 5, 42], [6, 32, 24], [5, 16, 18])),
  illustrative(model('DPAF 10', [1, 10, 45], [6, 30, 23], [5, 15, 17])),
  illustrative(model('DPAF 15', [1, 15, 48], [6, 28, 22], [5, 14, 16])),
  illustrative(model('DPAF 25', [1, 25, 52], [6, 25, 20], [5, 13, 15])),
  illustrative(model('DPAF 35', [1, 35, 58], [6, 22, 18], [5, 12, 14])),
  illustrative(model('DPAF 45', [1, 45, 64], [6, 19, 16], [5, 11, 13])),
]

export const traits = {
  goesOn: illustrative(['window', 'skylight', 'storefront']),
  // The FAQ calls dyed films free of metal, and the table of plies names a coat over the metal of a single ply.
} as const satisfies FilmTraits
