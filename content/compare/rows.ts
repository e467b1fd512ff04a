import type { Model } from '../films/catalog'
import { filmText } from '../films/text'
import { compare } from '../pages/compare'

const text = compare.table

/** Measures of which more is better. Light is not among them: it is a matter of taste. */
const ranked = ['irr', 'uvr', 'tser'] as const

/** The values of films by their names, a row for each measure that one of them has. */
export function rowsOf(films: readonly Model[]) {
  const by = <Value>(read: (film: Model) => Value) =>
    Object.fromEntries(films.map((film) => [film.name, read(film)]))
  const most = (key: (typeof ranked)[number]) => {
    const values = films.map((film) => film[key])
    const best = Math.max(...values)
    return best === Math.min(...values) ? [] : films.filter((film) => film[key] === best)
  }
  return [
    ...filmText.columns.map(({ key, header, abbr }) => ({
      key,
      header,
      abbr,
      values: by((film) => film[key]),
      // An optical density has no unit, and its bar is full where the darkest shade's is.
      ...(key === 'od' && { unit: '', digits: 2, max: 1.3 }),
      ...((key === 'irr' || key === 'uvr' || key === 'tser') && {
        leading: most(key).map(({ name }) => name),
      }),
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
            values: by(({ line }) => line.traits.warranty),
          },
        ]
      : []),
  ]
}
