import { type FilmTraits, illustrative, type ModelValues, type Stated } from '../../schema'

export const models = [
  illustrative({ name: 'DPPS-05', vlt: 5, irr: 90, uvr: 99, od: 1.3, tser: 88 }),
  illustrative({ name: 'DPPS-15', vlt: 15, irr: 88, uvr: 99, od: 0.82, tser: 83 }),
  illustrative({ name: 'DPPS-20', vlt: 20, irr: 87, uvr: 99, od: 0.7, tser: 80 }),
  illustrative({ name: 'DPPS-30', vlt: 30, irr: 85, uvr: 99, od: 0.52, tser: 74 }),
  illustrative({ name: 'DPPS-40', vlt: 40, irr: 82, uvr: 99, od: 0.4, tser: 68 }),
  illustrative({ name: 'DPPS-50', vlt: 50, irr: 80, uvr: 99, od: 0.3, tser: 63 }),
] as const satisfies readonly Stated<ModelValues>[]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
} as const satisfies FilmTraits
