import { type FilmTraits, illustrative, type ModelRecord, type Stated } from '../../schema'

export const models = [
  illustrative({
    name: 'DPSF 02',
    transmits: [2, 88, 74],
    reflects: { outside: [6, 9, 8], inside: [5, 9, 8] },
  }),
  illustrative({
    name: 'DPSF 04',
    transmits: [1, 88, 73],
    reflects: { outside: [6, 9, 8], inside: [5, 9, 8] },
  }),
  illustrative({
    name: 'DPSF 08',
    transmits: [1, 87, 71],
    reflects: { outside: [6, 9, 8], inside: [5, 9, 8] },
  }),
  illustrative({
    name: 'DPSF 12',
    transmits: [1, 86, 69],
    reflects: { outside: [6, 9, 8], inside: [5, 9, 8] },
  }),
  illustrative({
    name: 'DPSF 16',
    transmits: [1, 85, 67],
    reflects: { outside: [6, 9, 8], inside: [5, 9, 8] },
  }),
] as const satisfies readonly Stated<ModelRecord>[]

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
