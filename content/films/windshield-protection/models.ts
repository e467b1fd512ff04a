import { type FilmTraits, illustrative, type ModelRecord, type Stated } from '../../schema'

export const models = [
  illustrative({
    name: 'CLEARGARD-4',
    transmits: [1, 88, 72],
    reflects: { outside: [6, 9, 8], inside: [6, 9, 8] },
  }),
  illustrative({
    name: 'CLEARGARD-6',
    transmits: [1, 87, 71],
    reflects: { outside: [6, 9, 8], inside: [6, 9, 8] },
  }),
  illustrative({
    name: 'CLEARGARD-8',
    transmits: [1, 86, 70],
    reflects: { outside: [6, 9, 8], inside: [6, 9, 8] },
  }),
] as const satisfies readonly Stated<ModelRecord>[]

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
