import { valueSheet } from '@duskpane/content/compare/value-sheet'
import type { Film } from '@duskpane/content/films/catalog'
import { shown } from '@duskpane/content/films/figures'
import { sheetNotes, specRows } from '@duskpane/content/films/spec-sheet'
import { filmText as text } from '@duskpane/content/films/text'
import type { Printed } from '@duskpane/content/schema'
import { Link } from '@duskpane/ui/link'
import { SpecTable } from '@duskpane/ui/spec-table'
import { ForSpecifiers } from './for-specifiers'

/** The values of a line by model, and what those who specify ask for. */
export default function SpecSheet({ film }: { readonly film: Film }) {
  const rows = specRows(film)
  return (
    <div className="grid gap-6">
      <SpecTable
        // On screen the heading says it.
        caption={<span className="not-print:sr-only">{text.valuesCaption(film.name)}</span>}
        columns={[
          {
            key: 'name',
            header: text.model,
            format: (name, { material, thickness }) =>
              thickness ? (
                <>
                  <span>{name}</span>
                  <span className="block whitespace-normal text-sm font-normal text-text-muted @xl:hidden print:hidden">
                    {[thickness, material].filter(Boolean).join(', ')}
                  </span>
                </>
              ) : (
                name
              ),
          },
          ...text.thicknessColumns
            .filter(({ key }) => rows.some((row) => row[key]))
            // Below the name there.
            .map((column) => ({ ...column, narrow: 'hidden' as const })),
          ...text.columns.map((column) => ({
            ...column,
            format: (value: Printed | undefined) => shown(value, column),
          })),
        ]}
        rows={rows}
        footnote={
          <>
            <span>{sheetNotes(film)}</span>{' '}
            <Link
              className="print:hidden"
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(valueSheet(film.listed))}`}
              download={`${film.path.slice(1)}.csv`}
            >
              {text.sheet.download}
            </Link>
          </>
        }
      />
      <ForSpecifiers film={film} />
    </div>
  )
}
