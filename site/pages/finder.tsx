import { finderTool } from '@duskpane/content/finder'
import { meta, finder as text } from '@duskpane/content/pages/finder'
import { paths } from '@duskpane/content/paths'
import { Alert } from '@duskpane/ui/alert'
import { Container } from '@duskpane/ui/container'
import { Section } from '@duskpane/ui/section'
import { type ComponentType, lazy, Suspense } from 'react'
import { useHydrated } from '../router/use-choice'
import { CallToAction } from '../sections/call-to-action'
import { Page } from '../sections/page'
import { LineTable } from './finder/line-table'
import { RuleTable } from './finder/rule-table'

// Without script it would do nothing, and without it there are the rules and the lines.
const FinderTool = lazy<ComponentType>(() =>
  import('./finder/finder-tool').catch(() => ({ default: ToolFailed })),
)

function ToolFailed() {
  return <Alert variant="destructive">{text.toolFailed}</Alert>
}

/** Questions about the glass, the films that answer them, and the rules by which they do. */
export default function FinderPage() {
  const hydrated = useHydrated()
  return (
    <Page path={paths.finder} meta={meta} hero={text.hero}>
      <Section id="finder">
        <Container>
          <h2 className="sr-only">{finderTool.title}</h2>
          {/* As high as a viewport, so that nothing in sight moves when it arrives. */}
          <div className="min-h-svh noscript:hidden">
            {hydrated && (
              <Suspense>
                <FinderTool />
              </Suspense>
            )}
          </div>
          <noscript>
            <Alert>{text.withoutScript}</Alert>
          </noscript>
        </Container>
      </Section>
      <RuleTable />
      <LineTable />
      <CallToAction {...text.closing} />
    </Page>
  )
}
