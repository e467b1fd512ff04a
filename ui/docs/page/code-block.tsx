import { Source } from '@storybook/addon-docs/blocks'

/** Source text on dark, in either theme, with a button that copies it. */
function CodeBlock({ code, language = 'tsx' }: { code: string; language?: string }) {
  return <Source dark code={code} language={language as 'tsx'} />
}

export { CodeBlock }
