import { type FilmTraits, illustrative, model } from '../../schema'

export const models = [
  illustrative(model('CLEARGARD-4', [1, 88, 72], [6, 9, 8], [6, 9, 8])),
  illustrative(model('CLEARGARD-6', [1, 87, 71], [6, 9, 8], [6, 9, 8])),
  illustrative(model('CLEARGARD-8', [1, 86, 70], [6, 9, 8], [6, 9, 8])),
]

export const traits = {
  goesOn: ['windshield'],
  takesStones: true,
  thicknesses: [
    { name: 'CLEARGARD-4', thicknessMil: 4, use: 'City driving and steeply curved glass.' },
    { name: 'CLEARGARD-6', thicknessMil: 6, use: 'Mixed roads: the balance of the line.' },
    { name: 'CLEARGARD-8', thicknessMil: 8, use: 'Highways, gravel and commercial miles.' },
    { name: 'Chipgard', thicknessMil: 7.5, use: 'Made against chips, with a warranty of its own.' },
  ],
  warranty: '18 to 24 months by region, on Chipgard',
} as const satisfies FilmTraits
