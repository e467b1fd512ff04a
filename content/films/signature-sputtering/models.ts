import { type FilmTraits, illustrative, type ModelValues, type Stated } from '../../schema'

export const models = [
  illustrative({ name: 'DP 05SS', vlt: 5, irr: 90, uvr: 99, od: 1.3, tser: 89 }),
  illustrative({ name: 'DP 15SS', vlt: 15, irr: 85, uvr: 99, od: 0.82, tser: 82 }),
  illustrative({ name: 'DP 20SS', vlt: 20, irr: 81, uvr: 99, od: 0.7, tser: 78 }),
  illustrative({ name: 'DP 35SS', vlt: 35, irr: 68, uvr: 99, od: 0.46, tser: 64 }),
  illustrative({ name: 'DP 50SS', vlt: 50, irr: 54, uvr: 99, od: 0.3, tser: 51 }),
  illustrative({ name: 'DP 60SS', vlt: 60, irr: 45, uvr: 99, od: 0.22, tser: 42 }),
] as const satisfies readonly Stated<ModelValues>[]

export const traits = {
  goesOn: illustrative(['window', 'skylight', 'storefront']),
  metal: true,
  reflectance: illustrative({ outside: 22, inside: 16 }),
} as const satisfies FilmTraits
