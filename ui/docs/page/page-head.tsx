import { DocsContext, Markdown } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { markdownElements } from './markdown.tsx'

/** The title and the introduction of a page of stories, as those of a page from Markdown look. */
function PageHead() {
  const { preparedMeta } = use(DocsContext).resolveOf('meta', ['meta'])
  const { title, parameters } = preparedMeta
  const text = `# ${title.split('/').at(-1)}\n\n${parameters.docs?.description?.component ?? ''}`
  return <Markdown options={{ overrides: markdownElements }}>{text}</Markdown>
}

export { PageHead }
