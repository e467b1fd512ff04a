import type { FilmTraits, ModelRecord, Stated } from '../../schema'
import { line as skinEyeCare } from '../skin-eye-care/line'

export const models: readonly Stated<ModelRecord>[] = []

export const traits = {
  goesOn: ['front', 'rearSide', 'rear'],
  cutFrom: skinEyeCare,
  warranty: '5 years',
} as const satisfies FilmTraits
