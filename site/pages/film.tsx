import { type FilmPath, filmCards } from '@duskpane/content/films/cards'
import { filmText as text } from '@duskpane/content/pages/film'
import { paths } from '@duskpane/content/paths'
import {
  type Film,
  type FilmModel,
  type FilmSection,
  isIllustrative,
  plain,
  type Stated,
} from '@duskpane/content/schema'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import { Container } from '@duskpane/ui/container'
import { Figure, FigureGroup } from '@duskpane/ui/figure'
import { SpectrumStrip } from '@duskpane/ui/film/spectrum-strip'
import { Heading } from '@duskpane/ui/heading'
import { Link } from '@duskpane/ui/link'
import { Picture } from '@duskpane/ui/picture'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { SpecTable } from '@duskpane/ui/spec-table'
import { TitledList } from '@duskpane/ui/titled-list'
import { ActionLinks } from '../sections/action-links'
import { FilmCard } from '../sections/film-card'
import { PageHead } from '../sections/page-head'
import { PageHero } from '../sections/page-hero'
import { breadcrumbs, productModel } from '../sections/structured-data'
import { ShadeViewer } from './film/shade-viewer'
import { valueSheet } from './film/value-sheet'

/** The page of one film line. */
export function FilmPage({ film }: { readonly film: Film }) {
  const models = film.models?.map(plain) ?? []
  const featured = featuredModel(film)
  const listing = { name: text.markets[film.market], to: paths[film.market] }
  const trail = [listing, { name: film.name, to: film.path }]
  return (
    <>
      <PageHead meta={film.meta} path={film.path} data={[productModel(film), breadcrumbs(trail)]} />
      <PageHero
        title={film.name}
        headline={film.headline}
        lead={film.lead}
        picture={film.picture}
        vlt={featured?.vlt}
        trail={[listing]}
      >
        {featured && <Measures model={featured} />}
      </PageHero>
      <Section>
        <Container>
          <SectionHeading title={text.benefits} />
          <TitledList items={film.benefits} />
        </Container>
      </Section>
      {models.length > 0 && (
        <ShadeViewer
          models={models}
          picture={film.picture}
          initial={featured?.name}
          tinted={film.market === 'automotive' && !film.thicknesses}
        />
      )}
      <Values film={film} />
      {film.sections?.map((section) => (
        <ExtraSection key={section.id} section={section} />
      ))}
      <Section className="border-t border-line">
        <Container>
          <SectionHeading title={text.applications} />
          <TitledList items={film.applications} />
          {film.warranty && (
            <div className="mt-16 grid max-w-reading gap-2 border-s-4 border-accent ps-6">
              <Heading level={2} size="xl">
                {film.warranty.title}
              </Heading>
              <p className="text-text-muted">{film.warranty.text}</p>
            </div>
          )}
        </Container>
      </Section>
      <Section theme="ink">
        <Container>
          <SectionHeading title={text.related} />
          <ul className="mb-14 grid gap-6 md:grid-cols-3">
            {film.related.map((path) => (
              <li key={path}>
                <FilmCard film={filmCards[path as FilmPath]} to={path} linkText={text.learnMore} />
              </li>
            ))}
          </ul>
          <ActionLinks links={film.actions} />
        </Container>
      </Section>
    </>
  )
}

/** The model the hero speaks of: one the specification states, else the one in the middle. */
function featuredModel({ models = [] }: Film): FilmModel | undefined {
  const stated = models.find((model) => !isIllustrative(model))
  const model = stated ?? models[Math.floor((models.length - 1) / 2)]
  return model && plain(model)
}

/** The figures and the spectrum of one model. */
function Measures({ model }: { readonly model: FilmModel }) {
  return (
    <div className="grid max-w-xl gap-6">
      <FigureGroup className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid sm:grid-cols-4 sm:gap-x-6 lg:gap-x-6">
        {text.measures.map(({ key, header, abbr }) => (
          <Figure key={key} value={model[key]} unit="%" size="sm" label={header} caption={abbr} />
        ))}
      </FigureGroup>
      <SpectrumStrip
        label={text.spectrumLabel(model.name)}
        uv={100 - model.uvr}
        visible={model.vlt}
        infrared={100 - model.irr}
      />
    </div>
  )
}

/** The specification table, with the thickness where a line is sold by it. */
function Values({ film }: { readonly film: Film }) {
  const { models = [], thicknesses = [] } = film
  if (models.length === 0 && thicknesses.length === 0) return null
  const thicknessRows = thicknesses.map(plain)
  return (
    <Section id="specifications">
      <Container>
        <SectionHeading title={text.specifications} text={text.specificationsText}>
          {models.length > 0 && (
            <Link
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(valueSheet(models))}`}
              download={`${film.path.slice(1)}.csv`}
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
              rows={models.map(plain)}
              {...illustrativeMarks(models)}
            />
          )}
          {thicknessRows.length > 0 && (
            <SpecTable
              caption={text.thicknessCaption(film.name)}
              columns={[
                { key: 'name', header: text.model },
                ...(thicknessRows.some(({ material }) => material)
                  ? [{ key: 'material' as const, header: text.material }]
                  : []),
                {
                  key: 'thicknessMil' as const,
                  header: text.thickness,
                  format: (mil: number | string | undefined) => `${mil} mil`,
                },
              ]}
              rows={thicknessRows}
              {...illustrativeMarks(thicknesses)}
            />
          )}
        </div>
      </Container>
    </Section>
  )
}

/** The dagger of the illustrative rows and the footnote it points to; nothing where all is stated. */
function illustrativeMarks<Row extends { readonly name: string }>(rows: readonly Stated<Row>[]) {
  const names = new Set(rows.flatMap((row) => (isIllustrative(row) ? row.value.name : [])))
  if (names.size === 0) return {}
  return { marked: ({ name }: Row) => names.has(name), footnote: text.illustrativeNote }
}

function ExtraSection({ section }: { readonly section: FilmSection }) {
  const { id, title, text: intro, picture, table, items, disabledAction } = section
  const [first = '', ...headers] = table?.columns ?? []
  return (
    <Section id={id} className="border-t border-line">
      {/* A picture stands beside what is said of it. */}
      <Container className={cn(picture && 'grid gap-x-16 gap-y-10 md:grid-cols-2 md:items-center')}>
        <div>
          <SectionHeading title={title} text={intro} />
          {disabledAction && <Button disabled>{disabledAction}</Button>}
        </div>
        {items && <TitledList items={items} numbered={id === 'how-it-works'} />}
        {table && (
          <SpecTable
            caption={table.caption}
            columns={[
              { key: 'name', header: first },
              ...headers.map((header, index) => ({
                key: String(index),
                header,
                align: 'start' as const,
              })),
            ]}
            rows={plain(table.rows).map(
              ([name = '', ...cells]): Record<string, string> => ({
                name,
                ...Object.fromEntries(cells.entries()),
              }),
            )}
            {...(isIllustrative(table.rows)
              ? { marked: () => true, footnote: text.illustrativeNote }
              : {})}
          />
        )}
        {picture && (
          <Picture
            source={picture.source}
            alt={picture.alt}
            focus={picture.focus}
            sizes="(min-width: 48rem) 38rem, 100vw"
            className="rounded-lg"
          />
        )}
      </Container>
    </Section>
  )
}
