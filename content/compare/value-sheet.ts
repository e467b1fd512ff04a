import { csv } from '../csv'
import type { Model } from '../films/catalog'
import { filmText as text } from '../pages/film'

/** The names of the value columns, with their units. */
export const valueHeader = text.columns.map(({ key, header }) =>
  key === 'od' ? header : `${header} %`,
)

/** A model's values in the order of `valueHeader`. */
export function valueCells(model: Model): readonly number[] {
  return text.columns.map(({ key }) => model[key])
}

/** Whether a model's values are the owner's to replace. */
export function sourceCell({ illustrative }: Model): string {
  return illustrative ? text.sheet.illustrative : text.sheet.stated
}

/** The values of a line as CSV (RFC 4180), units in the header, illustrative rows marked. */
export function valueSheet(models: readonly Model[]): string {
  return csv([
    [text.model, ...valueHeader, text.sheet.source],
    ...models.map((model) => [model.name, ...valueCells(model), sourceCell(model)]),
  ])
}
