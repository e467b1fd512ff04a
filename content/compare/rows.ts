import type { Model } from '../films/catalog'
import { printed, shown } from '../films/figures'
import { filmText } from '../films/text'
import { warrantyText } from '../films/warranty'
import { printedOnGlass } from '../light/specifiers'
import { compare } from '../pages/compare'
import type { Printed } from '../schema'

const text = compare.table

/** Measures of which more is better. Light is not among them: it is a matter of taste. */
const ranked = ['irr', 'uvr', 'tser'] as const

/** Where the bar of a figure without a unit is full: of optical density and LSG at the most that a shade has. */
const FULL = { od: 1.3, outside: 100, inside: 100, u: 6, shgc: 1, g: 1, lsg: 1.4 } as const

/** A number has a bar, a bound of one is shown as it is printed. */
const bound = (value: Printed | undefined, column: Parameters<typeof shown>[1]) =>
  typeof value === 'string' ? shown(value, column) : value

/** What those who specify glass ask for, on a single pane, where light counts as VLT. */
const glassColumns = filmText.specifiers.columns.filter((column) => column.key !== 'transmitted')

/** The values of films by their names, a row for each measure that one of them has. */
export function rowsOf(films: readonly Model[]) {
  const by = <Value>(read: (film: Model) => Value) =>
    Object.fromEntries(films.map((film) => [film.name, read(film)]))
  const most = (key: (typeof ranked)[number]) => {
    const values = films.map((film) => film[key])
    const best = Math.max(...values)
    return best === Math.min(...values) ? [] : films.filter((film) => film[key] === best)
  }
  const onGlass = films.map((film) => ({ name: film.name, ...printedOnGlass(film).single }))
  return [
    ...filmText.columns.map(({ key, ...column }) => ({
      ...column,
      key,
      values: by((film) => bound(printed(film, key), column)),
      ...(key === 'od' && { max: FULL.od }),
      ...((key === 'irr' || key === 'uvr' || key === 'tser') && {
        leading: most(key).map(({ name }) => name),
      }),
    })),
    ...glassColumns.map(({ key, ...column }) => ({
      ...column,
      key,
      values: Object.fromEntries(
        onGlass.map(({ name, [key]: figure }) => [name, bound(figure, column)]),
      ),
      max: FULL[key],
    })),
    ...(films.some(({ thicknessMil }) => thicknessMil !== undefined)
      ? [
          {
            key: 'thickness',
            ...text.thickness,
            unit: ' mil',
            max: 16,
            values: by(({ thicknessMil }) => thicknessMil),
          },
        ]
      : []),
    ...(films.some(({ line }) => line.traits.warranty)
      ? [
          {
            key: 'warranty',
            ...text.warranty,
            values: by(({ line }) => warrantyText(line.traits)),
          },
        ]
      : []),
  ]
}
