import { filmText as text } from '@duskpane/content/films/text'
import { type FilmSection, isIllustrative, plain } from '@duskpane/content/schema'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import { ComparisonTable } from '@duskpane/ui/comparison-table'
import { Container } from '@duskpane/ui/container'
import { Heading } from '@duskpane/ui/heading'
import { Link } from '@duskpane/ui/link'
import { Picture } from '@duskpane/ui/picture'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { TitledList } from '@duskpane/ui/titled-list'

/** A section that one film line has and others have not: a table, a list or pictures. */
export function ExtraSection({ section }: { readonly section: FilmSection }) {
  const {
    id,
    title,
    text: intro,
    picture,
    figures,
    table,
    items,
    numbered,
    phone,
    disabledAction,
  } = section
  return (
    <Section
      id={id}
      spacing="sm"
      className={cn('border-t border-line', (picture || figures) && 'print:hidden')}
    >
      <Container
        className={cn(
          picture && 'grid gap-x-16 gap-y-10 md:grid-cols-2 md:items-center',
          (table || figures?.length === 2) && 'grid gap-x-10 lg:grid-cols-[1fr_3fr]',
        )}
      >
        <div>
          <SectionHeading title={title} text={intro} />
          {phone && <Link href={phone.to}>{phone.name}</Link>}
          {disabledAction && <Button disabled>{disabledAction}</Button>}
        </div>
        {items && <TitledList items={items} numbered={numbered ?? false} />}
        {figures && <Figures figures={figures} />}
        {table && <Comparison table={table} />}
        {picture && (
          <Picture
            source={picture.source}
            alt={picture.alt}
            focus={picture.focus}
            sizes="(min-width: 96rem) 47rem, (min-width: 48rem) 46vw, 100vw"
            className="rounded-lg"
          />
        )}
      </Container>
    </Section>
  )
}

interface ComparisonProps {
  readonly table: NonNullable<FilmSection['table']>
}

function Comparison({ table }: ComparisonProps) {
  const { caption, columns, highlight, rows } = table
  return (
    <ComparisonTable
      caption={isIllustrative(rows) ? text.illustrative(caption) : caption}
      columns={columns.map((header) => ({ key: header, header }))}
      rows={plain(rows).map(([header, ...values]) => ({
        key: header,
        header,
        values: Object.fromEntries(columns.map((column, index) => [column, values[index]])),
      }))}
      highlight={highlight}
    />
  )
}

/** Pictures that are looked at side by side, each under its name: two of them large, more as swatches. */
function Figures({ figures }: { readonly figures: NonNullable<FilmSection['figures']> }) {
  const many = figures.length > 2
  const desktopSizes = many
    ? '(min-width: 96rem) 33rem, (min-width: 64rem) 26rem'
    : '(min-width: 96rem) 34rem, (min-width: 64rem) 34vw'
  return (
    <ul className={cn('grid gap-8 sm:grid-cols-2', many && 'lg:grid-cols-3')}>
      {figures.map(({ title, text: words, picture }) => (
        <li key={title}>
          <figure className="grid gap-4">
            <Picture
              source={picture.source}
              alt={picture.alt}
              sizes={`${desktopSizes}, (min-width: 40rem) 50vw, 100vw`}
              className="aspect-4/3 rounded-lg"
            />
            <figcaption className="grid gap-1">
              <Heading level={3} size="lg">
                {title}
              </Heading>
              <p className="text-text-muted">{words}</p>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
