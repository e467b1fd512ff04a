import { Primary, Source, Unstyled } from '@storybook/addon-docs/blocks'
import { Heading } from '../../src/heading.tsx'
import { PageHead } from './page-head.tsx'
import { OtherStories } from './stories-page.tsx'
import { ViewportProvider, ViewportSwitch } from './viewport-switch.tsx'

/** The page of a pattern: what it is about, the pattern at work, its whole source and its states. */
function PatternPage() {
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
      <Source dark />
      <OtherStories title="States" />
    </ViewportProvider>
  )
}

export { PatternPage }
