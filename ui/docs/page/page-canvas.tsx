import { Canvas, useOf } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useState } from 'react'
import { Link } from '../../src/link.tsx'
import { Frame } from './frame.tsx'
import { useViewport } from './viewport-switch.tsx'

/**
 * A story on a page, in place of Storybook's own block: in a frame if another width is chosen or a layer is open from
 * the beginning, which would cover the page, take the focus and make everything else inert.
 */
function PageCanvas(props: ComponentProps<typeof Canvas>) {
  const viewport = useViewport()
  const { story } = useOf(props.of ?? 'story', ['story'])
  const { open, defaultOpen } = story.initialArgs
  const isOpen = Boolean(open || defaultOpen)
  const isFramed = viewport !== 'column' || isOpen
  // It stays once it is there: Storybook reloads the page where a story is removed that has not finished.
  const [isThere, setThere] = useState(!isFramed)
  if (!isFramed && !isThere) setThere(true)
  return (
    <>
      {isThere && (
        <div hidden={isFramed}>
          <Canvas {...props} />
        </div>
      )}
      {isFramed && <Framed story={story} isOpen={isOpen} />}
    </>
  )
}

interface FramedProps {
  story: ReturnType<typeof useOf<'story'>>['story']
  isOpen: boolean
}

function Framed({ story, isOpen }: FramedProps) {
  const viewport = useViewport()
  return (
    <div className="sb-unstyled my-6">
      <div className="rounded-dp-lg border border-dp-line">
        <Frame
          shows={story.id}
          title={story.name}
          viewport={viewport}
          height={isOpen ? (story.parameters.docs?.frameHeight ?? 480) : undefined}
          inert={isOpen}
        />
      </div>
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

export { PageCanvas }
