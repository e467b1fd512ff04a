import { rowsOf } from '@duskpane/content/compare/rows'
import type { Model } from '@duskpane/content/films/catalog'
import { compare } from '@duskpane/content/pages/compare'
import { filmText } from '@duskpane/content/pages/film'
import { basisNotes } from '@duskpane/content/value-basis'
import { ComparisonTable } from '@duskpane/ui/comparison-table'
import { Mark, MarkedText } from '../../sections/marked-text'

const text = compare.table

/** The films side by side with bars, and by which standard their values count. */
export function ValueTable({ films }: { readonly films: readonly Model[] }) {
  const notes = [
    ...(films.some(({ illustrative }) => illustrative) ? [`† ${filmText.illustrativeNote}`] : []),
    ...basisNotes(films),
  ]
  return (
    <ComparisonTable
      caption={text.caption}
      columns={films.map(({ name, line, illustrative }) => ({
        key: name,
        header: (
          <>
            <span>{name}</span>
            {illustrative && <Mark />}
          </>
        ),
        detail: line.name,
      }))}
      rows={rowsOf(films)}
      footnote={<MarkedText>{notes.join(' ')}</MarkedText>}
      className="[--dp-label-width:minmax(7rem,38%)] print:*:max-w-none"
    />
  )
}
