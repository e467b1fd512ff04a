import type { Printed } from '../schema'
import type { ListedModel } from './catalog'

/** How a figure is written. */
interface Written {
  readonly unit: string
  /** Decimals that it has at least. */
  readonly digits: number
}

/** A figure of a model as it is shown: as its maker prints it, where it is stated. */
export const printed = <Key extends keyof ListedModel & keyof NonNullable<ListedModel['stated']>>(
  model: Pick<ListedModel, Key | 'stated'>,
  key: Key,
): Printed | undefined => model.stated?.[key] ?? model[key]

/** A figure in the cell of a table. */
export function shown(value: Printed | undefined, { unit, digits }: Written): string {
  if (value === undefined) return '–'
  if (typeof value === 'string') return value + unit
  return value.toLocaleString('en', { minimumFractionDigits: digits }) + unit
}
