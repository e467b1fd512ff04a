import { type FilmTraits, illustrative, type ModelValues, type Stated } from '../../schema'

export const models = [
  illustrative({ name: 'DPAF 05', vlt: 5, irr: 58, uvr: 99, od: 1.3, tser: 73 }),
  illustrative({ name: 'DPAF 10', vlt: 10, irr: 55, uvr: 99, od: 1, tser: 70 }),
  illustrative({ name: 'DPAF 15', vlt: 15, irr: 52, uvr: 99, od: 0.82, tser: 66 }),
  illustrative({ name: 'DPAF 25', vlt: 25, irr: 48, uvr: 99, od: 0.6, tser: 59 }),
  illustrative({ name: 'DPAF 35', vlt: 35, irr: 42, uvr: 99, od: 0.46, tser: 52 }),
  illustrative({ name: 'DPAF 45', vlt: 45, irr: 36, uvr: 99, od: 0.35, tser: 44 }),
] as const satisfies readonly Stated<ModelValues>[]

export const traits = {
  goesOn: illustrative(['window', 'skylight', 'storefront']),
  // The FAQ calls dyed films free of metal, and the table of plies names a coat over the metal of a single ply.
  reflectance: illustrative({ outside: 28, inside: 14 }),
} as const satisfies FilmTraits
