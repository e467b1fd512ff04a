import { type FilmTraits, illustrative, model } from '../../schema'

export const models = [
  illustrative(model('DPSF 02', [2, 88, 74], [6, 9, 8], [5, 9, 8])),
  illustrative(model('DPSF 04', [1, 88, 73], [6, 9, 8], [5, 9, 8])),
  illustrative(model('DPSF 08', [1, 87, 71], [6, 9, 8], [5, 9, 8])),
  illustrative(model('DPSF 12', [1, 86, 69], [6, 9, 8], [5, 9, 8])),
  illustrative(model('DPSF 16', [1, 85, 67], [6, 9, 8], [5, 9, 8])),
]

export const traits = {
  goesOn: illustrative(['window', 'skylight', 'storefront', 'partition']),
  holdsGlass: true,
  thicknesses: [
    { name: 'DPSF 02', thicknessMil: 2, material: 'PET' },
    illustrative({ name: 'DPSF 04', thicknessMil: 4, material: 'PET' }),
    illustrative({ name: 'DPSF 08', thicknessMil: 8, material: 'PET' }),
    illustrative({ name: 'DPSF 12', thicknessMil: 12, material: 'PET' }),
    { name: 'DPSF 16', thicknessMil: 16, material: 'PET' },
  ],
  warranty: 'Up to 5 years for commercial use',
} as const satisfies FilmTraits
