import { Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import { Children, type ReactNode } from 'react'
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
  hasStories?: boolean
}

/** A page of the catalog from its Markdown. */
function MarkdownPage({ before, after, children, example, hasStories }: MarkdownPageProps) {
  return (
    <>
      <Text>{before}</Text>
      {Children.count(children) > 0 && (
        <div className="sb-unstyled flex flex-wrap gap-x-3 text-dp-sm text-dp-text-muted">
          Also called {children}
        </div>
      )}
      {example && (
        <Unstyled>
          <div className="mt-10 min-w-0 rounded-dp-lg border border-dp-line bg-dp-surface p-6">
            {example}
          </div>
        </Unstyled>
      )}
      <Text>{after}</Text>
      {hasStories && <OtherStories title="States" />}
    </>
  )
}

function Text({ children }: { children: string }) {
  return <Markdown options={{ overrides: markdownElements }}>{children}</Markdown>
}

export { MarkdownPage }
