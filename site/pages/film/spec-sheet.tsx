import { valueSheet } from '@duskpane/content/compare/value-sheet'
import type { Film } from '@duskpane/content/films/catalog'
import { shown } from '@duskpane/content/films/figures'
import { featuredModel, sheetNotes, specRows } from '@duskpane/content/films/spec-sheet'
import { filmText as text } from '@duskpane/content/films/text'
import { paths } from '@duskpane/content/paths'
import type { Printed } from '@duskpane/content/schema'
import { Button } from '@duskpane/ui/button'
import { Container } from '@duskpane/ui/container'
import { Link } from '@duskpane/ui/link'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { SpecTable } from '@duskpane/ui/spec-table'
import { TextLink } from '../../sections/text-link'
import { ForSpecifiers } from './for-specifiers'
import { SPECIFICATIONS_ID } from './hero-facts'

/** The values of a line by model, and what those who specify ask for. */
export default function SpecSheet({ film }: { readonly film: Film }) {
  const { models } = film
  const featured = featuredModel(film)
  const rows = specRows(film)
  return (
    <Section id={SPECIFICATIONS_ID} theme="day" spacing="sm">
      <Container>
        <SectionHeading title={text.specifications}>
          {featured && (
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
              <TextLink to={`${paths.compare}?${new URLSearchParams({ film: featured.name })}`}>
                {text.compare}
              </TextLink>
              <Link
                href={`data:text/csv;charset=utf-8,${encodeURIComponent(valueSheet(models))}`}
                download={`${film.path.slice(1)}.csv`}
              >
                {text.sheet.download}
              </Link>
              <Button
                variant="outline"
                size="sm"
                className="noscript:hidden"
                onClick={() => print()}
              >
                {text.print}
              </Button>
            </div>
          )}
        </SectionHeading>
        <div className="grid gap-6">
          {models.length > 0 && (
            <SpecTable
              // On screen the heading says it.
              caption={<span className="not-print:sr-only">{text.valuesCaption(film.name)}</span>}
              columns={[
                { key: 'name', header: text.model },
                ...text.thicknessColumns
                  .filter(({ key }) => rows.some((row) => row[key]))
                  // The drawing above shows them.
                  .map((column) => ({ ...column, narrow: 'hidden' as const })),
                ...text.columns.map((column) => ({
                  ...column,
                  format: (value: Printed | undefined) => shown(value, column),
                })),
              ]}
              rows={rows}
              footnote={sheetNotes(film)}
            />
          )}
          {models.length > 0 && <ForSpecifiers film={film} />}
        </div>
      </Container>
    </Section>
  )
}
