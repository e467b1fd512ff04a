import type { Model } from '@duskpane/content/films/catalog'
import { compare } from '@duskpane/content/pages/compare'
import { filmText } from '@duskpane/content/pages/film'
import {
  roundClaim,
  roundClaimText,
  valueBasis,
  valueBasisNote,
} from '@duskpane/content/value-basis'
import { type ComparisonRow, ComparisonTable } from '@duskpane/ui/comparison-table'

const text = compare.table

/** Of these more is better; light is a matter of taste. */
const ranked = ['irr', 'uvr', 'tser'] as const

/** The films side by side with bars, and by which standard their values count. */
export function ValueTable({ films }: { readonly films: readonly Model[] }) {
  const notes = [
    ...(films.some(({ illustrative }) => illustrative) ? [`† ${filmText.illustrativeNote}`] : []),
    valueBasis.value,
    valueBasisNote,
    ...(films.some(({ tser }) => tser > roundClaim.percent) ? [roundClaimText] : []),
  ]
  return (
    <ComparisonTable
      caption={text.caption}
      columns={films.map(({ name, line, illustrative }) => ({
        key: name,
        header: (
          <>
            {name}
            {illustrative && <sup aria-hidden>†</sup>}
          </>
        ),
        detail: line.name,
      }))}
      rows={rowsOf(films)}
      footnote={notes.join(' ')}
      className="[--dp-label-width:minmax(7rem,38%)] print:*:max-w-none"
    />
  )
}

function rowsOf(films: readonly Model[]): readonly ComparisonRow[] {
  const by = <Value,>(read: (film: Model) => Value) =>
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
            values: by(({ line }) => line.traits.warranty?.title),
          },
        ]
      : []),
  ]
}
