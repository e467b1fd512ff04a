import { type FilmTraits, illustrative, type ModelValues, type Stated } from '../../schema'

export const models = [
  illustrative({ name: 'DPRF-05', vlt: 5, irr: 85, uvr: 99, od: 1.3, tser: 87 }),
  illustrative({ name: 'DPRF-20', vlt: 20, irr: 75, uvr: 99, od: 0.7, tser: 75 }),
  illustrative({ name: 'DPRF-35', vlt: 35, irr: 63, uvr: 99, od: 0.46, tser: 62 }),
  illustrative({ name: 'DPRF-50', vlt: 50, irr: 50, uvr: 99, od: 0.3, tser: 49 }),
] as const satisfies readonly Stated<ModelValues>[]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
  metal: true,
  reflectance: illustrative({ outside: 38, inside: 20 }),
} as const satisfies FilmTraits
