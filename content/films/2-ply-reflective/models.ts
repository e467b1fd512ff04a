import { type FilmTraits, illustrative, type ModelValues, type Stated } from '../../schema'

export const models = [
  illustrative({ name: 'DP2R-05', vlt: 5, irr: 90, uvr: 99, od: 1.3, tser: 90 }),
  illustrative({ name: 'DP2R-20', vlt: 20, irr: 82, uvr: 99, od: 0.7, tser: 79 }),
  illustrative({ name: 'DP2R-35', vlt: 35, irr: 70, uvr: 99, od: 0.46, tser: 66 }),
  illustrative({ name: 'DP2R-50', vlt: 50, irr: 56, uvr: 99, od: 0.3, tser: 52 }),
] as const satisfies readonly Stated<ModelValues>[]

export const traits = {
  goesOn: illustrative(['window', 'skylight']),
  metal: true,
  reflectance: illustrative({ outside: 45, inside: 18 }),
} as const satisfies FilmTraits
