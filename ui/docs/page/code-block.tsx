import { Source } from '@storybook/addon-docs/blocks'
import { Code } from './prose.tsx'

/** Source text in ink, in either theme, with a button that copies it. */
function CodeBlock({ code, language = 'tsx' }: { code: string; language?: string }) {
  return <Source dark code={code} language={language as 'tsx'} />
}

/** The `code` of Markdown: a block where a language is named, else a word in a sentence. */
function MarkdownCode({ className = '', children }: { className?: string; children?: unknown }) {
  const code = String(children ?? '')
  const language = /lang(?:uage)?-(\w+)/.exec(className)?.[1]
  if (!language && !code.includes('\n')) return <Code>{code}</Code>
  return <CodeBlock code={code} {...(language ? { language } : {})} />
}

export { CodeBlock, MarkdownCode }
