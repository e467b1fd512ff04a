import { Canvas, Controls, DocsContext, Unstyled } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { Heading } from '../../src/heading.tsx'
import { ViewportProvider } from './viewport-switch.tsx'

/** The first story of a page, with a form for the props that can be changed in one. */
function Playground() {
  const [story] = use(DocsContext).componentStories()
  if (!story) return null
  const rows = Object.values(story.argTypes).filter(({ table }) => !table?.disable)
  if (rows.length === 0) return null
  return (
    <>
      <Unstyled>
        <Heading level={2} size="2xl" id="try-it" className="mt-14 mb-6">
          Try it
        </Heading>
      </Unstyled>
      {/* The form changes only what is on the page itself. */}
      <ViewportProvider>
        <Canvas of={story.moduleExport} />
      </ViewportProvider>
      {/* Wider than a phone. */}
      <div className="overflow-x-auto">
        <Controls of={story.moduleExport} />
      </div>
    </>
  )
}

export { Playground }
