import { filmText as text } from '@duskpane/content/pages/film'
import { type FilmSection, isIllustrative, plain } from '@duskpane/content/schema'
import { Button } from '@duskpane/ui/button'
import { cn } from '@duskpane/ui/cn'
import { Container } from '@duskpane/ui/container'
import { Picture } from '@duskpane/ui/picture'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { SpecTable } from '@duskpane/ui/spec-table'
import { TitledList } from '@duskpane/ui/titled-list'

/** A section that one film line has and others have not: a table, a list or a picture. */
export function ExtraSection({ section }: { readonly section: FilmSection }) {
  const { id, title, text: intro, picture, table, items, numbered, disabledAction } = section
  const [first = '', ...headers] = table?.columns ?? []
  return (
    <Section id={id} className={cn('border-t border-line', picture && 'print:hidden')}>
      <Container className={cn(picture && 'grid gap-x-16 gap-y-10 md:grid-cols-2 md:items-center')}>
        <div>
          <SectionHeading title={title} text={intro} />
          {disabledAction && <Button disabled>{disabledAction}</Button>}
        </div>
        {items && <TitledList items={items} numbered={numbered ?? false} />}
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
