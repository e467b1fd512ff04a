import { csv } from '../csv'
import type { ListedModel } from '../films/catalog'
import { printed } from '../films/figures'
import { filmText as text } from '../films/text'
import { glazingsOf, printedOnGlass } from '../light/specifiers'
import { toMicrometers } from '../light/thickness'
import type { Printed } from '../schema'

/** The names of the value columns, with their units. */
export const valueHeader = text.columns.map(({ key, header }) =>
  key === 'od' ? header : `${header} %`,
)

/** A model's values in the order of `valueHeader`. */
export function valueCells(model: ListedModel): readonly (Printed | undefined)[] {
  return text.columns.map(({ key }) => printed(model, key))
}

type Glazing = keyof ReturnType<typeof printedOnGlass>

/** The names of the columns of those who specify, on each glazing. */
export const specifierHeader = (glazings: readonly Glazing[]) =>
  glazings.flatMap((glazing) =>
    text.specifiers.columns.map(({ header, unit }) =>
      text.sheet.on(header, unit, text.sheet.glazing[glazing]),
    ),
  )

/** A model's values in the order of `specifierHeader`. */
export function specifierCells(model: ListedModel, glazings: readonly Glazing[]) {
  const figures = printedOnGlass(model)
  return glazings.flatMap((glazing) =>
    text.specifiers.columns.map(({ key }) => figures[glazing][key]),
  )
}

/** Whether a model's values are the owner's to replace. */
export function sourceCell({ illustrative }: ListedModel): string {
  return illustrative ? text.sheet.illustrative : text.sheet.stated
}

/**
 * The values of a line as CSV (RFC 4180), with what specifiers ask for on each glazing and the thickness where it is
 * stated; units in the header, illustrative rows marked.
 */
export function valueSheet(models: readonly ListedModel[]): string {
  const { sheet } = text
  const glazings = glazingsOf(models[0]?.line.market ?? 'architectural').map(({ kind }) => kind)
  return csv([
    [
      text.model,
      ...valueHeader,
      ...specifierHeader(glazings),
      sheet.mil,
      sheet.micrometers,
      sheet.source,
    ],
    ...models.map((model) => {
      const { thicknessMil: mil } = model
      return [
        model.name,
        ...valueCells(model),
        ...specifierCells(model, glazings),
        mil,
        mil === undefined ? undefined : toMicrometers(mil),
        model.illustrativeBands && !model.illustrative ? sheet.partlyStated : sourceCell(model),
      ]
    }),
  ])
}
