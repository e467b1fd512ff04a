import { type FilmTraits, illustrative, type ModelValues, type Stated } from '../../schema'

export const models = [
  illustrative({ name: 'DPSK-05', vlt: 5, irr: 100, uvr: 100, od: 1.3, tser: 93 }),
  illustrative({ name: 'DPSK-15', vlt: 15, irr: 100, uvr: 100, od: 0.82, tser: 88 }),
  { name: 'DPSK-30', vlt: 30, irr: 100, uvr: 100, od: 0.52, tser: 81 },
  illustrative({ name: 'DPSK-40', vlt: 40, irr: 99, uvr: 100, od: 0.4, tser: 76 }),
  illustrative({ name: 'DPSK-50', vlt: 50, irr: 99, uvr: 100, od: 0.3, tser: 71 }),
  illustrative({ name: 'DPSK-60', vlt: 60, irr: 98, uvr: 100, od: 0.22, tser: 66 }),
] as const satisfies readonly Stated<ModelValues>[]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
  metal: false,
} as const satisfies FilmTraits
