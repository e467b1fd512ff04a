import { DocsContext, Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import { Children, type ReactNode, use } from 'react'
import { Anatomy } from './anatomy.tsx'
import { liveBlock } from './live-block.ts'
import { markdownElements } from './markdown.tsx'
import { Playground } from './playground.tsx'
import { States } from './states.tsx'
import { ViewportProvider, ViewportSwitch } from './viewport-switch.tsx'

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
          <div className="skip-toc mt-10">
            <ViewportSwitch />
            <Anatomy of={of} isWhole={story?.parameters.layout === 'fullscreen'}>
              {example}
            </Anatomy>
          </div>
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
