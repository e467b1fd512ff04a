import { Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import { Children, type ReactNode } from 'react'
import { Anatomy } from './anatomy.tsx'
import { liveBlock } from './live-block.ts'
import { markdownElements } from './markdown.tsx'
import { OtherStories } from './stories-page.tsx'

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
  return (
    <>
      <Text live={live}>{before}</Text>
      {Children.count(children) > 0 && (
        <div className="sb-unstyled flex flex-wrap gap-x-3 text-dp-sm text-dp-text-muted">
          Also called {children}
        </div>
      )}
      {example && (
        <Unstyled>
          <Anatomy of={of}>{example}</Anatomy>
        </Unstyled>
      )}
      <Text live={live}>{after}</Text>
      {hasStories && <OtherStories title="States" />}
    </>
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
