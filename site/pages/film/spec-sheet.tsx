import { valueSheet } from '@duskpane/content/compare/value-sheet'
import type { Film, Model } from '@duskpane/content/films/catalog'
import { noteOn } from '@duskpane/content/illustrative-note'
import { filmText as text } from '@duskpane/content/pages/film'
import { paths } from '@duskpane/content/paths'
import { basisNotes } from '@duskpane/content/value-basis'
import { Container } from '@duskpane/ui/container'
import { Link } from '@duskpane/ui/link'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { SpecTable } from '@duskpane/ui/spec-table'
import { TextLink } from '../../sections/text-link'
import { ForSpecifiers } from './for-specifiers'

/** The anchor of the spec sheet. */
export const SPECIFICATIONS_ID = 'specifications'

/** The values of a line by model, and what those who specify ask for. */
export function SpecSheet({ film }: { readonly film: Film }) {
  const { models } = film
  const rows = rowsOf(film)
  return (
    <Section id={SPECIFICATIONS_ID} theme="day">
      <Container>
        <SectionHeading title={text.specifications}>
          {models.length > 0 && (
            <Link
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(valueSheet(models))}`}
              download={`${film.path.slice(1)}.csv`}
              className="print:hidden"
            >
              {text.sheet.download}
            </Link>
          )}
        </SectionHeading>
        <div className="grid gap-8">
          {models.length > 0 && (
            <SpecTable
              caption={text.valuesCaption(film.name)}
              columns={[
                { key: 'name', header: text.model },
                ...text.thicknessColumns.filter(({ key }) => rows.some((row) => row[key])),
                ...text.columns.map((column) => ({ ...column, format: formatOf(column.key) })),
              ]}
              rows={rows}
              footnote={noteOn(rows)}
            />
          )}
          {models.length > 0 && <ValueNotes models={models} />}
          {models.length > 0 && <ForSpecifiers film={film} />}
        </div>
      </Container>
    </Section>
  )
}

/** Every model with its figures, those of a line sold by thickness with that; one may have no figures. */
function rowsOf({ models, traits: { thicknesses } }: Film) {
  const stated = new Map(thicknesses.map((one) => [one.name, one]))
  const figures = new Map(models.map((one) => [one.name, one]))
  return [...new Set([...figures.keys(), ...stated.keys()])].map((name) => {
    const { thicknessMil, material } = stated.get(name) ?? {}
    return {
      name,
      material,
      thickness: thicknessMil && text.thickness(thicknessMil),
      ...Object.fromEntries(text.columns.map(({ key }) => [key, figures.get(name)?.[key]])),
      illustrative: [figures.get(name), stated.get(name)].some((one) => one?.illustrative),
    } as SpecRow
  })
}

type SpecRow = Partial<Record<(typeof text.columns)[number]['key'], number>> & {
  readonly name: string
  readonly material?: string
  readonly thickness?: string
  readonly illustrative: boolean
}

function formatOf(key: (typeof text.columns)[number]['key']) {
  return (value: number | undefined) => {
    if (value === undefined) return '–'
    return key === 'od' ? value.toFixed(2) : `${value}%`
  }
}

/** Below the values of a line: by which standard they count, and the way to compare each model. */
function ValueNotes({ models }: { readonly models: readonly Model[] }) {
  return (
    <div
      data-slot="value-notes"
      className="grid gap-x-16 gap-y-4 text-sm text-text-muted lg:grid-cols-[auto_1fr]"
    >
      <p className="max-w-reading">{basisNotes(models).join(' ')}</p>
      <div className="flex flex-wrap content-start gap-x-4 gap-y-2 print:hidden">
        <span id="compare-models">{text.compare}</span>
        <ul aria-labelledby="compare-models" className="flex flex-wrap gap-x-4 gap-y-2">
          {models.map(({ name }) => (
            <li key={name}>
              <TextLink
                className="whitespace-nowrap"
                to={`${paths.compare}?${new URLSearchParams({ film: name })}`}
              >
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
