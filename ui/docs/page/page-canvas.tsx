import { Canvas, Story as StoryBlock, useOf } from '@storybook/addon-docs/blocks'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Link } from '../../src/link.tsx'
import { Frame, type Viewport } from './frame.tsx'
import { useViewport } from './viewport-switch.tsx'

type Story = ReturnType<typeof useOf<'story'>>['story']

/** A story on a page, in place of Storybook's own block. */
function PageCanvas(props: ComponentProps<typeof Canvas>) {
  const { story } = useOf(props.of ?? 'story', ['story'])
  const viewport = useViewport()
  return (
    <InViewport story={story} viewport={viewport} isOnItsOwn>
      <Canvas {...props} />
    </InViewport>
  )
}

interface InViewportProps {
  story: Story
  viewport: Viewport
  /** Of a frame, instead of that of the viewport. */
  width?: number | undefined
  /** Whether a frame has an edge and a link to the story. */
  isOnItsOwn?: boolean
  /** The story in the page. */
  children: ReactNode
}

/**
 * A story in a frame if it has another width than the column or a layer is open in it, which would cover the page, take
 * the focus and make everything else inert.
 */
function InViewport({ story, viewport, width, isOnItsOwn = false, children }: InViewportProps) {
  const isLayer = isOpen(story)
  // A layer beside its trigger takes little room; others take that of a window.
  const small: number | undefined = story.parameters.docs?.frameHeight
  const isFramed = viewport !== 'column' || isLayer
  // Each stays once it is there: Storybook reloads the page where a story is removed that has not finished.
  const [isThere, setThere] = useState(!isFramed)
  if (!isFramed && !isThere) setThere(true)
  const [isFrameThere, setFrameThere] = useState(isFramed)
  if (isFramed && !isFrameThere) setFrameThere(true)
  const frame = isFrameThere && (
    <div hidden={!isFramed}>
      <Frame
        title={story.name}
        viewport={viewport}
        width={width ?? (isLayer && viewport === 'column' && !small ? 768 : undefined)}
        height={isLayer ? (small ?? 540) : undefined}
        inert={isLayer}
        plays={isPlayed(story) ? story.id : undefined}
      >
        <StoryBlock of={story.moduleExport} __primary __forceInitialArgs />
      </Frame>
    </div>
  )
  return (
    <>
      {isThere && <div hidden={isFramed}>{children}</div>}
      {isOnItsOwn && isFramed ? <OnItsOwn story={story}>{frame}</OnItsOwn> : frame}
    </>
  )
}

/** Whether a story is to be seen as its `play` leaves it; the first of a page is there to be used. */
const isPlayed = ({ parameters, playFunction, name }: Story) =>
  Boolean(parameters.docs?.played && playFunction) && name !== 'Default'

/** Whether what a story shows is a layer that stands open, which would take over the page. */
const isOpen = (story: Story) =>
  Boolean(story.initialArgs.open || story.initialArgs.defaultOpen) || isPlayed(story)

function OnItsOwn({ story, children }: { story: Story; children: ReactNode }) {
  return (
    <div className="sb-unstyled my-6">
      <div className="rounded-dp-lg border border-dp-line">{children}</div>
      <Link
        variant="standalone"
        href={`?path=/story/${story.id}`}
        target="_top"
        className="mt-2 text-dp-sm"
      >
        Use it alone
      </Link>
    </div>
  )
}

export default PageCanvas
export { InViewport, isOpen, isPlayed, type Story }
