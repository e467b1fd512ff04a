import { type FilmTraits, illustrative, type ModelValues, type Stated } from '../../schema'

export const models = [
  illustrative({ name: 'DPNC-05', vlt: 5, irr: 95, uvr: 99, od: 1.3, tser: 90 }),
  illustrative({ name: 'DPNC-15', vlt: 15, irr: 95, uvr: 99, od: 0.82, tser: 86 }),
  illustrative({ name: 'DPNC-25', vlt: 25, irr: 94, uvr: 99, od: 0.6, tser: 81 }),
  illustrative({ name: 'DPNC-35', vlt: 35, irr: 93, uvr: 99, od: 0.46, tser: 75 }),
  illustrative({ name: 'DPNC-45', vlt: 45, irr: 92, uvr: 99, od: 0.35, tser: 70 }),
  illustrative({ name: 'DPNC-55', vlt: 55, irr: 91, uvr: 99, od: 0.26, tser: 65 }),
  illustrative({ name: 'DPNC-65', vlt: 65, irr: 90, uvr: 99, od: 0.19, tser: 60 }),
] as const satisfies readonly Stated<ModelValues>[]

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
  metal: false,
} as const satisfies FilmTraits
