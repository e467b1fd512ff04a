import { Source } from '@storybook/addon-docs/blocks'

/** A dark block of source code, in either theme, with a button that copies it. */
function CodeBlock({ code, language = 'tsx' }: { code: string; language?: string }) {
  return <Source dark code={code} language={language as 'tsx'} />
}

export { CodeBlock }
