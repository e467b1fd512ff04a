import { DocsContext, Markdown, Story as StoryBlock, Unstyled } from '@storybook/addon-docs/blocks'
import { use, useEffect, useRef, useState } from 'react'
import { Heading } from '../../src/heading.tsx'
import { Link } from '../../src/link.tsx'
import { markdownElements } from './markdown.tsx'
import { InViewport, isOpen, isPlayed, type Story } from './page-canvas.tsx'
import { useViewport, ViewportSwitch } from './viewport-switch.tsx'

/** Every story of a component beside the others, each as wide as it needs, with its name. */
function States() {
  const stories = use(DocsContext).componentStories()
  const isColumn = useViewport() === 'column'
  const [first] = stories
  // A frame would show it as a phone does, and load all of the catalog again.
  const isOnlyOfPhone = (story: Story) => isColumn && phoneOf(story) && first && !phoneOf(first)
  const shown = stories.filter(
    (story, place) =>
      !isOnlyOfPhone(story) &&
      !changesPage(story) &&
      !looksLikeOneOf(stories.slice(0, place), story),
  )
  const others = stories.filter((story) => !shown.includes(story))
  return (
    <Unstyled>
      <Heading level={2} size="2xl" id="states" className="mt-14 mb-6">
        States
      </Heading>
      <ViewportSwitch />
      <ul className="skip-toc mt-2 flex flex-wrap gap-4">
        {shown.map((story) => (
          <State key={story.id} story={story} />
        ))}
      </ul>
      {others.length > 0 && (
        <p className="mt-4 max-w-dp-reading text-dp-sm">
          Seen only in use or on a phone, each by itself:{' '}
          {others.map((story, place) => (
            <span key={story.id}>
              {place > 0 && ', '}
              <StoryLink story={story} />
            </span>
          ))}
          .
        </p>
      )}
    </Unstyled>
  )
}

/** How wide a cell is: as its story needs, or as there is room for a frame. */
const widths = {
  phone: 'w-[25rem]',
  column: '',
  wide: 'basis-[26rem] grow md:max-w-[calc(50%-0.5rem)]',
} as const

function State({ story }: { story: Story }) {
  const chosen = useViewport()
  const width = phoneOf(story)
  const viewport = width && chosen === 'wide' ? 'phone' : chosen
  const [content, isLarge] = useIsLarge()
  const isLayer = isOpen(story)
  const isSmaller = viewport === 'column' && isLarge && !isLayer
  const isOfPhone = isLayer && width !== undefined
  const hasRoom = isSmaller || (viewport === 'column' && isLayer)
  return (
    <li
      id={`anchor--${story.id}`}
      className={`flex min-w-[min(14rem,100%)] max-w-full flex-col overflow-hidden rounded-dp-lg border border-dp-line ${widths[isOfPhone ? 'phone' : hasRoom ? 'wide' : viewport]}`}
    >
      <div
        data-theme={story.parameters.theme}
        className="max-h-[36rem] grow overflow-auto max-sm:p-3"
      >
        <div ref={content} className={isSmaller ? '[zoom:0.5]' : ''}>
          <InViewport story={story} viewport={viewport} width={width}>
            <StoryBlock of={story.moduleExport} __primary __forceInitialArgs />
          </InViewport>
        </div>
      </div>
      {/* It is no wider than the story. */}
      <div className="w-0 min-w-full border-t border-dp-line p-3 text-dp-sm">
        <h3 className="font-semibold">
          <StoryLink story={story} />
        </h3>
        <Markdown options={smallText}>{story.parameters.docs?.description?.story ?? ''}</Markdown>
      </div>
    </li>
  )
}

/** Whether something takes more than half of a wide column and 320 pixels of height, or is a table, which takes any width. */
function useIsLarge() {
  const element = useRef<HTMLDivElement>(null)
  const [isLarge, setLarge] = useState(false)
  useEffect(() => {
    const { current } = element
    const observer = new ResizeObserver(() => {
      const { offsetWidth = 0, offsetHeight = 0 } = current ?? {}
      const column = current?.closest('ul')?.offsetWidth ?? 0
      const isWideAndHigh = offsetWidth > column / 2 && offsetHeight > 320
      if (column > 640 && (isWideAndHigh || current?.querySelector('table'))) setLarge(true)
    })
    if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [element, isLarge] as const
}

const smallText = {
  overrides: {
    ...markdownElements,
    p: (props: object) => <p {...props} className="mt-1 text-dp-text-muted" />,
  },
}

const StoryLink = ({ story }: { story: Story }) => (
  <Link href={`?path=/story/${story.id}`} target="_top">
    {story.name}
  </Link>
)

/** The width of the phone that a story asks for. */
function phoneOf({ storyGlobals, parameters }: Story): number | undefined {
  const { styles } = parameters.viewport?.options?.[storyGlobals.viewport?.value] ?? {}
  const width = Number.parseInt(styles?.width, 10)
  return width < 640 ? width : undefined
}

/** Whether a story takes something from the browser, such as its network, which all others on the page would miss. */
const changesPage = ({ moduleExport }: Story) => Boolean(moduleExport.beforeEach)

/** Whether a story differs from others only by what its `play` does: on a page, nothing is played. */
function looksLikeOneOf(others: readonly Story[], story: Story): boolean {
  if (isPlayed(story)) return false
  const look = lookOf(story)
  return others.some((other) => {
    const its = lookOf(other)
    return its.size === look.size && [...look].every(([key, value]) => its.get(key) === value)
  })
}

/** What a story sets of its looks, without its handlers. */
function lookOf({ moduleExport }: Story): ReadonlyMap<string, unknown> {
  const { args = {}, parameters: { docs, ...parameters } = {}, play, ...rest } = moduleExport
  const shown = Object.entries(args).filter(([, value]) => typeof value !== 'function')
  return new Map([...shown, ...Object.entries({ ...parameters, ...rest })])
}

export { States }
