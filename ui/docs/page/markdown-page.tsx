import { DocsContext, Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import { Children, type ReactNode, use } from 'react'
import { Anatomy } from './anatomy.tsx'
import { Frame } from './frame.tsx'
import { liveBlock } from './live-block.ts'
import { markdownElements } from './markdown.tsx'
import { Playground } from './playground.tsx'
import { States } from './states.tsx'
import { useViewport, ViewportProvider, ViewportSwitch } from './viewport-switch.tsx'

interface MarkdownPageProps {
  /** The text up to the other names. */
  before: string
  after: string
  /** Other names, each a heading of level 4: Storybook's search finds headings. */
  children?: ReactNode
  /** The live example, above its source. */
  example?: ReactNode
  /** The name in `exports` of the component that the example is of. */
  of?: string
  /** What stands in place of the block of the text that has this name. */
  pairs?: ReactNode
  gallery?: ReactNode
  hasStories?: boolean
}

/** A page of the catalog from its Markdown. */
function MarkdownPage({
  before,
  after,
  children,
  of = '',
  example,
  pairs,
  gallery,
  hasStories,
}: MarkdownPageProps) {
  const live = { pairs, gallery }
  const [story] = use(DocsContext).componentStories()
  return (
    <ViewportProvider first={story?.parameters.docs?.viewport}>
      <Text live={live}>{before}</Text>
      {Children.count(children) > 0 && (
        <div className="sb-unstyled flex flex-wrap gap-x-3 text-dp-sm text-dp-text-muted">
          Also called {children}
        </div>
      )}
      {example && (
        <Unstyled>
          <LiveExample of={of} isWhole={story?.parameters.layout === 'fullscreen'}>
            {example}
          </LiveExample>
        </Unstyled>
      )}
      <Text live={live}>{after}</Text>
      {hasStories && (
        <>
          <Playground />
          <States />
        </>
      )}
    </ViewportProvider>
  )
}

interface LiveExampleProps {
  of: string
  /** It is a page, and has no edge in a frame. */
  isWhole: boolean
  children: ReactNode
}

/** The example, with numbers on its parts, or as it is laid out in another viewport. */
function LiveExample({ of, isWhole, children }: LiveExampleProps) {
  const viewport = useViewport()
  return (
    <div className="skip-toc mt-10">
      <ViewportSwitch />
      {viewport === 'column' ? (
        <Anatomy of={of}>{children}</Anatomy>
      ) : (
        <div className="rounded-dp-lg border border-dp-line">
          <Frame title="Example" viewport={viewport}>
            <div className={isWhole ? '' : 'p-6'}>{children}</div>
          </Frame>
        </div>
      )}
    </div>
  )
}

interface TextProps {
  live: Readonly<Record<string, ReactNode>>
  children: string
}

/** Markdown, in which what stands between `<!-- name -->` and `<!-- /name -->` is shown live. */
function Text({ live, children }: TextProps) {
  return children.split(liveBlock).map((part, place) => {
    if (place % 2 === 1) return <Unstyled key={part}>{live[part]}</Unstyled>
    return (
      <Markdown key={part} options={{ overrides: markdownElements }}>
        {part}
      </Markdown>
    )
  })
}

export { MarkdownPage }
