import { DocsContext, Primary, Source, Unstyled } from '@storybook/addon-docs/blocks'
import { Fragment, use } from 'react'
import { Heading } from '../../src/heading.tsx'
import { CodeBlock } from './code-block.tsx'
import { PageHead } from './page-head.tsx'
import { OtherStories } from './stories-page.tsx'
import { ViewportProvider, ViewportSwitch } from './viewport-switch.tsx'

/** The page of a pattern: what it is about, the pattern at work, its whole source and its states. */
function PatternPage() {
  const [story] = use(DocsContext).componentStories()
  const files: Readonly<Record<string, string>> | undefined = story?.parameters.docs?.files
  return (
    <ViewportProvider>
      <PageHead />
      <Unstyled>
        <ViewportSwitch />
      </Unstyled>
      <Primary />
      <Unstyled>
        <Heading level={2} size="2xl" id="source">
          Source
        </Heading>
      </Unstyled>
      {files ? (
        Object.entries(files).map(([name, code]) => (
          <Fragment key={name}>
            <Unstyled>
              <Heading level={3} size="lg" className="mt-8">
                {name}
              </Heading>
            </Unstyled>
            <CodeBlock code={code} />
          </Fragment>
        ))
      ) : (
        <Source dark />
      )}
      <OtherStories title="States" />
    </ViewportProvider>
  )
}

export { PatternPage }
