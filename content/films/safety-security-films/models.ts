import { type FilmTraits, illustrative, type ModelValues, type Stated } from '../../schema'

export const models = [
  illustrative({ name: 'DPSF 02', vlt: 88, irr: 26, uvr: 98, od: 0.06, tser: 20 }),
  illustrative({ name: 'DPSF 04', vlt: 88, irr: 27, uvr: 99, od: 0.06, tser: 20 }),
  illustrative({ name: 'DPSF 08', vlt: 87, irr: 29, uvr: 99, od: 0.06, tser: 22 }),
  illustrative({ name: 'DPSF 12', vlt: 86, irr: 31, uvr: 99, od: 0.07, tser: 23 }),
  illustrative({ name: 'DPSF 16', vlt: 85, irr: 33, uvr: 99, od: 0.07, tser: 24 }),
] as const satisfies readonly Stated<ModelValues>[]

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
  warranty: {
    title: 'Warranty up to 5 years',
    text: 'Safety and security films carry a warranty of up to 5 years for commercial use.',
  },
} as const satisfies FilmTraits
