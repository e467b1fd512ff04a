import { csv } from '../csv'
import type { Model } from '../films/catalog'
import { filmText as text } from '../films/text'
import { glazingsOf, specifiersFigures } from '../light/specifiers'
import { toMicrometers } from '../light/thickness'

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

/**
 * The values of a line as CSV (RFC 4180), with what specifiers ask for on each glazing and the thickness where it is
 * stated; units in the header, illustrative rows marked.
 */
export function valueSheet(models: readonly Model[]): string {
  const { sheet, specifiers } = text
  const glazings = glazingsOf(models[0]?.line.market ?? 'architectural').map(({ kind }) => kind)
  return csv([
    [
      text.model,
      ...valueHeader,
      ...glazings.flatMap((glazing) =>
        specifiers.columns.map(({ header, unit }) =>
          sheet.on(header, unit, sheet.glazing[glazing]),
        ),
      ),
      sheet.mil,
      sheet.micrometers,
      sheet.source,
    ],
    ...models.map((model) => {
      const figures = specifiersFigures(model.record)
      const { thicknessMil: mil } = model
      return [
        model.name,
        ...valueCells(model),
        ...glazings.flatMap((glazing) =>
          specifiers.columns.map(({ key }) => figures[glazing][key]),
        ),
        mil,
        mil === undefined ? undefined : toMicrometers(mil),
        model.illustrative ? sheet.illustrative : sheet.partlyStated,
      ]
    }),
  ])
}
