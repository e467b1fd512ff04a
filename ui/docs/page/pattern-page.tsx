import { Description, Primary, Source, Title, Unstyled } from '@storybook/addon-docs/blocks'
import { Heading } from '../../src/heading.tsx'
import { OtherStories } from './stories-page.tsx'

/** The page of a pattern: what it is about, the pattern at work, its whole source and its states. */
function PatternPage() {
  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Unstyled>
        <Heading level={2} size="2xl" id="source">
          Source
        </Heading>
      </Unstyled>
      <Source dark />
      <OtherStories title="States" />
    </>
  )
}

export { PatternPage }
