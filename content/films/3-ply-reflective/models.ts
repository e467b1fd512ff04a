import { type FilmTraits, illustrative, type ModelValues, type Stated } from '../../schema'

export const models = [
  illustrative({ name: 'DP3R-05', vlt: 5, irr: 94, uvr: 99, od: 1.3, tser: 92 }),
  illustrative({ name: 'DP3R-15', vlt: 15, irr: 90, uvr: 99, od: 0.82, tser: 86 }),
  illustrative({ name: 'DP3R-20', vlt: 20, irr: 87, uvr: 99, od: 0.7, tser: 82 }),
  illustrative({ name: 'DP3R-35', vlt: 35, irr: 76, uvr: 99, od: 0.46, tser: 69 }),
  illustrative({ name: 'DP3R-50', vlt: 50, irr: 62, uvr: 99, od: 0.3, tser: 55 }),
] as const satisfies readonly Stated<ModelValues>[]

export const traits = {
  goesOn: illustrative(['window', 'skylight']),
  metal: true,
  reflectance: illustrative({ outside: 50, inside: 12 }),
} as const satisfies FilmTraits
