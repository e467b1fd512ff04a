import { type FilmTraits, illustrative, type ModelValues, type Stated } from '../../schema'

export const models = [
  illustrative({ name: 'CLEARGARD-4', vlt: 88, irr: 28, uvr: 99, od: 0.06, tser: 21 }),
  illustrative({ name: 'CLEARGARD-6', vlt: 87, irr: 29, uvr: 99, od: 0.06, tser: 22 }),
  illustrative({ name: 'CLEARGARD-8', vlt: 86, irr: 30, uvr: 99, od: 0.07, tser: 23 }),
] as const satisfies readonly Stated<ModelValues>[]

export const traits = {
  goesOn: ['windshield'],
  takesStones: true,
  thicknesses: [
    { name: 'CLEARGARD-4', thicknessMil: 4 },
    { name: 'CLEARGARD-6', thicknessMil: 6 },
    { name: 'CLEARGARD-8', thicknessMil: 8 },
    { name: 'Chipgard', thicknessMil: 7.5 },
  ],
  warranty: {
    title: '18 to 24 months on Chipgard',
    text: 'Chipgard carries a regional warranty of 18 to 24 months. The dealer who installs it tells you the term for your region.',
  },
} as const satisfies FilmTraits
