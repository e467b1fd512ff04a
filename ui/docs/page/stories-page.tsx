import { Description, Primary, Stories, Title, Unstyled } from '@storybook/addon-docs/blocks'
import { Heading } from '../../src/heading.tsx'
import { ViewportProvider, ViewportSwitch } from './viewport-switch.tsx'

/** Every story but the first, which stands at the top of a page, under a title of level 2. */
function OtherStories({ title }: { title: string }) {
  return (
    <Stories
      title={
        <Unstyled>
          <Heading level={2} size="2xl" id={title.toLowerCase()} className="mb-6">
            {title}
          </Heading>
          <ViewportSwitch />
        </Unstyled>
      }
      includePrimary={false}
    />
  )
}

/** The page of stories that are not about a component, such as the tokens. */
function StoriesPage() {
  return (
    <ViewportProvider>
      <Title />
      <Description />
      <Primary />
      <OtherStories title="More" />
    </ViewportProvider>
  )
}

export { OtherStories, StoriesPage }
