import { finderTool } from '@duskpane/content/finder/text'
import { meta, finder as text } from '@duskpane/content/pages/finder'
import { paths } from '@duskpane/content/paths'
import { Alert } from '@duskpane/ui/alert'
import { Container } from '@duskpane/ui/container'
import { Section } from '@duskpane/ui/section'
import { LineTable } from '../features/finder/line-table'
import { RuleTable } from '../features/finder/rule-table'
import { late } from '../load/late'
import { PartFailure } from '../load/part-failure'
import { useHydrated } from '../router/use-choice'
import { CallToAction } from '../sections/call-to-action'
import { Page } from '../sections/page'

// Without script it would do nothing, and without it there are the rules and the lines.
const FinderTool = late(() => import('../features/finder/finder-tool'), {
  failure: <PartFailure text={text.toolFailed} />,
})

/** Questions about the glass, the films that answer them, and the rules by which they do. */
export default function FinderPage() {
  const hydrated = useHydrated()
  return (
    <Page path={paths.finder} meta={meta} hero={{ ...text.hero, variant: 'tool' }}>
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
      <RuleTable />
      <LineTable />
      <CallToAction {...text.closing} />
    </Page>
  )
}
