import { Canvas, Description, DocsContext, Stories, Unstyled } from '@storybook/addon-docs/blocks'
import { Fragment, type ReactNode, use } from 'react'
import { Heading } from '../../src/heading.tsx'
import { PageHead } from './page-head.tsx'
import { ViewportProvider, ViewportSwitch } from './viewport-switch.tsx'

/** Every story but the first, which stands at the top of a page, under a title of level 2. */
function OtherStories({ title }: { title: string }) {
  return (
    <Stories
      title={
        <>
          <PageHeading id={title.toLowerCase()}>{title}</PageHeading>
          <Unstyled>
            <ViewportSwitch />
          </Unstyled>
        </>
      }
      includePrimary={false}
    />
  )
}

/** The page of stories that are not about a component, such as the tokens: each under its name. */
function StoriesPage() {
  const stories = use(DocsContext).componentStories()
  return (
    <ViewportProvider>
      <PageHead />
      {stories.map(({ id, name, moduleExport }) => (
        <Fragment key={id}>
          <PageHeading id={`anchor--${id}`}>{name}</PageHeading>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} />
        </Fragment>
      ))}
    </ViewportProvider>
  )
}

/** A title of level 2, which the contents of a page list. */
const PageHeading = ({ id, children }: { id: string; children: ReactNode }) => (
  <Unstyled>
    <Heading level={2} size="2xl" id={id} className="mt-14 mb-6">
      {children}
    </Heading>
  </Unstyled>
)

export default StoriesPage
export { OtherStories }
