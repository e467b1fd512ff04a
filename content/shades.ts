import { filmModels, type ListedModel } from './film-models'

/** A model of a film line with its VLT, per cent. */
export type Shade = Pick<ListedModel, 'name' | 'vlt' | 'illustrative' | 'line'>

/** Lines whose film is nearly clear and goes on windshields, where limits of side windows say nothing. */
const clearLines = ['windshield-protection']

/** Every shade for the side and rear windows of a car, in the order of the listing. */
export const carShades: readonly Shade[] = filmModels.filter(
  ({ line }) => line.market === 'automotive' && !clearLines.includes(line.slug),
)
