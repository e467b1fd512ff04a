import { rowsOf } from '@duskpane/content/compare/rows'
import type { Model } from '@duskpane/content/films/catalog'
import { noteOn } from '@duskpane/content/illustrative-note'
import { compare } from '@duskpane/content/pages/compare'
import { basisNotes, statedNotes } from '@duskpane/content/value-basis'
import { ComparisonTable } from '@duskpane/ui/comparison-table'

const text = compare.table

/** The films side by side with bars, and by which standard their values count. */
export function ValueTable({ films }: { readonly films: readonly Model[] }) {
  const notes = [noteOn(films), ...basisNotes(films), ...statedNotes(films)]
  return (
    <ComparisonTable
      caption={text.caption}
      columns={films.map(({ name, line }) => ({ key: name, header: name, detail: line.name }))}
      rows={rowsOf(films)}
      footnote={notes.filter(Boolean).join(' ')}
      className="[--dp-label-width:minmax(7rem,38%)] print:*:max-w-none"
    />
  )
}
