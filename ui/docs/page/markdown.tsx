import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { Heading } from '../../src/heading.tsx'
import { Link } from '../../src/link.tsx'
import { CodeBlock } from './code-block.tsx'

// `sb-unstyled` is Storybook's own name for what its styles of texts leave alone.
const codeClasses =
  'sb-unstyled rounded-dp-sm bg-dp-text/6 px-1 py-0.5 font-mono text-[0.9em] wrap-anywhere'

function Code({ children }: { children?: ReactNode }) {
  return <code className={codeClasses}>{children}</code>
}

/**
 * What Markdown's elements become on a page.
 */
const markdownElements = {
  h1: ({ children }: ComponentProps<'h1'>) => (
    <Heading level={1} className="sb-unstyled mb-6">
      {children}
    </Heading>
  ),
  h2: ({ id, children }: ComponentProps<'h2'>) => (
    <Heading level={2} size="2xl" id={id} className="sb-unstyled mt-14 mb-4">
      {children}
    </Heading>
  ),
  h3: ({ id, children }: ComponentProps<'h3'>) => (
    <Heading level={3} size="lg" id={id} className="sb-unstyled mt-8 mb-2">
      {children}
    </Heading>
  ),
  p: (props: ComponentProps<'p'>) => <p {...props} className="sb-unstyled my-4 max-w-dp-reading" />,
  ul: (props: ComponentProps<'ul'>) => (
    <ul
      {...props}
      className="sb-unstyled my-4 grid max-w-dp-reading list-disc gap-2 ps-5 marker:text-dp-text-muted"
    />
  ),
  ol: (props: ComponentProps<'ol'>) => (
    <ol
      {...props}
      className="sb-unstyled my-4 grid max-w-dp-reading list-decimal gap-2 ps-8 marker:text-dp-text-muted"
    />
  ),
  table: (props: ComponentProps<'table'>) => (
    <div className="sb-unstyled my-6 overflow-x-auto">
      <table
        {...props}
        className="w-full max-w-4xl border-collapse text-start text-dp-sm [&_code]:wrap-break-word"
      />
    </div>
  ),
  th: (props: ComponentProps<'th'>) => (
    <th
      {...props}
      className="border-b border-dp-line-strong py-2 pe-6 text-start font-semibold last:pe-0"
    />
  ),
  td: (props: ComponentProps<'td'>) => (
    <td {...props} className="border-b border-dp-line py-2 pe-6 align-baseline last:pe-0" />
  ),
  // A page of the catalog opens in place of this one, and not in its frame.
  a: ({ href = '', children }: ComponentProps<'a'>) => (
    <Link href={href} target={href.startsWith('?') ? '_top' : undefined}>
      {children}
    </Link>
  ),
  // The checkbox of a task list, which is read-only here.
  input: () => <span className="me-1">☐</span>,
  pre: MarkdownBlock,
  code: Code,
}

/** The `pre` of Markdown: a block in the language that its `code` names; without one it is a command. */
function MarkdownBlock({ children }: ComponentProps<'pre'>) {
  const { className = '', children: code } = (children as ReactElement<ComponentProps<'code'>>)
    .props
  const language = /lang(?:uage)?-(\w+)/.exec(className)?.[1] ?? 'bash'
  return <CodeBlock code={String(code).trimEnd()} language={language} />
}

export { markdownElements }
