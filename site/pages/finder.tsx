import { noteOn } from '@duskpane/content/films/illustrative-note'
import { lineRows } from '@duskpane/content/finder/line-rows'
import { rules } from '@duskpane/content/finder/rules'
import { finderTool } from '@duskpane/content/finder/text'
import { meta, finder as text } from '@duskpane/content/pages/finder'
import { paths } from '@duskpane/content/paths'
import { Alert } from '@duskpane/ui/alert'
import { Container } from '@duskpane/ui/container'
import { Section } from '@duskpane/ui/section'
import { SectionHeading } from '@duskpane/ui/section-heading'
import { SpecTable } from '@duskpane/ui/spec-table'
import { late } from '../load/late'
import { PartFailure } from '../load/part-failure'
import { useChoice, useHydrated } from '../router/use-choice'
import { CallToAction } from '../sections/call-to-action'
import { Disclosure } from '../sections/disclosure'
import { Page } from '../sections/page'
import { TextLink } from '../sections/text-link'

// Without script it would do nothing, and without it there are the rules and the lines.
const FinderTool = late(() => import('../features/finder/finder-tool'), {
  failure: <PartFailure text={text.toolFailed} />,
})

/** Questions about the glass, the films that answer them, and the rules by which they do. */
export default function FinderPage() {
  const hydrated = useHydrated()
  const [chosen] = useChoice()
  return (
    <Page path={paths.finder} meta={meta} query={chosen} hero={{ ...text.hero, variant: 'tool' }}>
      <Section id="finder">
        <Container>
          <h2 className="sr-only">{finderTool.title}</h2>
          <noscript>
            <Alert>{text.withoutScript}</Alert>
          </noscript>
          {/* As high as the tool, or what is in sight of it, so that nothing there moves when it arrives. */}
          <div className="min-h-[max(62.3rem,100svh)] sm:min-h-[57.3rem] lg:min-h-[max(37.8rem,100svh-21rem)] noscript:hidden">
            {hydrated && <FinderTool />}
          </div>
        </Container>
      </Section>
      <Section spacing="sm">
        <Container>
          <Disclosure title={text.basis}>
            <RuleTable />
            <LineTable />
          </Disclosure>
        </Container>
      </Section>
      <CallToAction {...text.closing} />
    </Page>
  )
}

/** Every rule of the finder as a sentence, with where its number comes from. */
function RuleTable() {
  const { title, text: lead } = text.rules
  return (
    <div>
      <SectionHeading title={title} text={lead} />
      <dl className="grid border-t border-line-strong">
        {rules.map(({ label, needs, source }) => (
          <div
            key={label}
            className="grid gap-x-8 gap-y-1 border-b border-line py-3 sm:py-4 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="font-semibold">{label}</dt>
            <dd className="max-w-reading text-pretty">
              <span>{needs}</span>{' '}
              {source && (
                <TextLink className="text-sm" to={source.to}>
                  {source.name}
                </TextLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const unbroken = (range: string) => <span className="whitespace-nowrap">{range}</span>

/** Every line with the values that the rules look at. */
function LineTable() {
  const { title, text: lead, caption, ...columns } = text.lines
  return (
    <div>
      <SectionHeading title={title} text={lead} />
      <SpecTable
        caption={caption}
        columns={[
          {
            key: 'name',
            header: columns.name,
            format: (name, { path }) => <TextLink to={path}>{name}</TextLink>,
          },
          { key: 'vlt', header: columns.vlt, format: unbroken },
          { key: 'tser', header: columns.tser, format: unbroken },
          { key: 'uvr', header: columns.uvr, format: unbroken },
          { key: 'metal', header: columns.metal },
          { key: 'market', header: columns.market },
        ]}
        rows={lineRows}
        footnote={noteOn(lineRows.flatMap((line) => line.models))}
      />
    </div>
  )
}
