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

/** The spec sheet, with a thickness column for lines sold by thickness. */
export function SpecSheet({ film }: { readonly film: Film }) {
  const { models, traits } = film
  const { thicknesses } = traits
  return (
    <Section id={SPECIFICATIONS_ID} data-theme="day">
      <Container>
        <SectionHeading title={text.specifications} text={text.specificationsText}>
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
        <div className="grid gap-14">
          {models.length > 0 && (
            <SpecTable
              caption={text.valuesCaption(film.name)}
              columns={[
                { key: 'name', header: text.model },
                ...text.columns.map((column) => ({
                  ...column,
                  format: (value: string | number) =>
                    column.key === 'od' ? Number(value).toFixed(2) : `${value}%`,
                })),
              ]}
              rows={models}
              footnote={noteOn(models)}
            />
          )}
          {thicknesses.length > 0 && (
            <SpecTable
              caption={text.thicknessCaption(film.name)}
              columns={[
                { key: 'name', header: text.model },
                ...(thicknesses.some(({ material }) => material)
                  ? [{ key: 'material' as const, header: text.material }]
                  : []),
                {
                  key: 'thicknessMil' as const,
                  header: text.thickness,
                  format: (mil: number | string | undefined) =>
                    `${text.glance.mil(Number(mil))}, ${text.glance.micrometers(Number(mil))}`,
                },
              ]}
              rows={thicknesses}
              footnote={noteOn(thicknesses)}
            />
          )}
          {models.length > 0 && <ValueNotes models={models} />}
          {models.length > 0 && <ForSpecifiers film={film} />}
        </div>
      </Container>
    </Section>
  )
}

/** Below the values of a line: by which standard they count, and the way to compare each model. */
function ValueNotes({ models }: { readonly models: readonly Model[] }) {
  return (
    <div
      data-slot="value-notes"
      className="-mt-8 grid gap-x-16 gap-y-4 text-sm text-text-muted lg:grid-cols-[auto_1fr] print:mt-0"
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
