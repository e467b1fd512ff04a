import { type Choice, readChoice } from '@duskpane/content/compare/choice'
import { comparisonSheet } from '@duskpane/content/compare/comparison-sheet'
import { rowsOf } from '@duskpane/content/compare/rows'
import { messageOf, summaryOf } from '@duskpane/content/compare/summary'
import type { Model } from '@duskpane/content/films/catalog'
import { noteOn } from '@duskpane/content/films/illustrative-note'
import { statedNotes } from '@duskpane/content/films/stated-notes'
import { filmText } from '@duskpane/content/films/text'
import { basisNotes } from '@duskpane/content/films/value-basis'
import { inquiryPath } from '@duskpane/content/forms/inquiry'
import { meta, compare as text } from '@duskpane/content/pages/compare'
import { paths } from '@duskpane/content/paths'
import { Alert } from '@duskpane/ui/alert'
import { Button } from '@duskpane/ui/button'
import { ComparisonTable } from '@duskpane/ui/comparison-table'
import { Container } from '@duskpane/ui/container'
import { Link } from '@duskpane/ui/link'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { late } from '../load/late'
import { PartFailure } from '../load/part-failure'
import { useChoice, useHydrated } from '../router/use-choice'
import { CallToAction } from '../sections/call-to-action'
import { Page } from '../sections/page'
import { TextLink } from '../sections/text-link'

const FilmChoices = late(() => import('../features/compare/film-choices'), {
  failure: <PartFailure text={text.choose.failed} />,
})
const FilmPictures = late(() => import('../features/compare/film-pictures'), {
  failure: <PartFailure text={text.pictures.failed} />,
})
const AllStrengths = late(() => import('../features/compare/film-strengths'), {
  failure: <PartFailure text={text.verdicts.failed} />,
})

/** Up to four models of any lines side by side, as the address has them. */
export default function ComparePage() {
  const [query, choose] = useChoice()
  const hydrated = useHydrated()
  const choice = readChoice(query)
  const { films, unknown, surplus } = choice
  const { pictures, verdicts, closing } = text
  return (
    <div className="print:**:data-[slot=lead]:hidden">
      <Page path={paths.compare} meta={meta} query={query} hero={{ ...text.hero, variant: 'tool' }}>
        <Section className="print:py-4">
          <Container className="grid gap-8 print:gap-4">
            {/* As high as the lists that appear in it, so that nothing below moves. */}
            <div className="min-h-[16.75rem] lg:min-h-[4.85rem] print:hidden">
              <noscript>
                <Alert>{text.choose.withoutScript}</Alert>
              </noscript>
              {hydrated && <FilmChoices choice={choice} choose={choose} />}
            </div>
            {unknown.length > 0 && <Alert variant="destructive">{text.unknown(unknown)}</Alert>}
            {surplus.length > 0 && <Alert variant="destructive">{text.surplus(surplus)}</Alert>}
            <p
              role="status"
              className="max-w-reading text-lg text-pretty md:min-h-[4.5em] md:max-w-[64rem] lg:min-h-[3em] print:max-w-none print:text-base"
            >
              {summaryOf(choice)}
            </p>
            {films.length > 0 && (
              <>
                <div className="grid gap-5 print:hidden">
                  <SectionHeading title={pictures.title} text={pictures.text} className="mb-0" />
                  <FilmPictures films={films} />
                </div>
                <ValueTable films={films} />
                <TakeAway choice={choice} />
              </>
            )}
          </Container>
        </Section>
        {films.length > 0 && (
          <Section className="border-t border-line print:py-4">
            <Container>
              <SectionHeading title={verdicts.title} text={verdicts.text} className="print:mb-3">
                <TextLink variant="standalone" className="print:hidden" to={verdicts.faq.to}>
                  {verdicts.faq.name}
                </TextLink>
              </SectionHeading>
              <AllStrengths films={films} />
            </Container>
          </Section>
        )}
        <div className="print:hidden">
          <CallToAction
            title={closing.title}
            text={closing.text}
            links={
              films.length > 0
                ? [{ name: closing.ask, to: inquiryPath(messageOf(choice)) }, closing.dealers]
                : [closing.dealers]
            }
          />
        </div>
      </Page>
    </div>
  )
}

/** The comparison as a file and on paper. */
function TakeAway({ choice: { films, vlt } }: { readonly choice: Choice }) {
  const hydrated = useHydrated()
  const { sheet } = text
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      {hydrated && (
        <Button variant="outline" onClick={() => print()}>
          {filmText.print}
        </Button>
      )}
      <Link
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(comparisonSheet(films, vlt))}`}
        download={sheet.file}
      >
        {sheet.download}
      </Link>
    </div>
  )
}

/** The films side by side with bars, and by which standard their values count. */
function ValueTable({ films }: { readonly films: readonly Model[] }) {
  const notes = [noteOn(films), ...basisNotes(films), ...statedNotes(films)]
  return (
    <ComparisonTable
      caption={text.table.caption}
      columns={films.map(({ name, line }) => ({ key: name, header: name, detail: line.name }))}
      rows={rowsOf(films)}
      footnote={notes.filter(Boolean).join(' ')}
      className="[--dp-label-width:minmax(7rem,38%)] print:*:max-w-none"
    />
  )
}
