import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageAddress, pageName } from './page-address.ts'
import { listPages, type Page } from './pages.ts'

const MDX = join(import.meta.dirname, '../.cache')

/** Writes every page into `ui/docs/.cache` as Storybook wants it, and into a folder as Markdown. */
async function writePages(folder: string): Promise<void> {
  const pages = await writeMarkdown(folder)
  empty(MDX)
  for (const page of pages) {
    if (!page.isOfStories) writeFileSync(join(MDX, `${page.name}.mdx`), mdxOf(page, pages))
  }
}

/** Writes every page into `llms` in a folder as plain Markdown, with an index at `llms.txt`. */
async function writeMarkdown(folder: string): Promise<readonly Page[]> {
  const pages = await listPages()
  empty(join(folder, 'llms'))
  for (const { name, text } of pages) {
    writeFileSync(join(folder, 'llms', `${name}.md`), `${text.trimEnd()}\n`)
  }
  writeFileSync(join(folder, 'llms.txt'), indexOf(pages))
  return pages
}

function empty(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Storybook finds other names as headings of MDX, so these stand outside of the text. */
function mdxOf({ text, title, others, stories, example }: Page, pages: readonly Page[]): string {
  const linked = text.replaceAll(/\]\(([\w-]+)\.md\)/g, (link, name) => {
    const page = pages.find((one) => one.name === name)
    if (!page) throw new Error(`${title} leads to ${link}, which is no page.`)
    return `](${pageAddress(page.title)})`
  })
  const [before = '', after = ''] = linked.split(/^Also called: .+$/m)
  const given = [
    `before={${JSON.stringify(before)}} after={${JSON.stringify(after)}}`,
    ...(example ? ['example={<Example />}'] : []),
    ...(stories ? ['hasStories'] : []),
  ]
  return `import { Meta } from '@storybook/addon-docs/blocks'
import { MarkdownPage } from '../page/markdown-page.tsx'
${stories ? `import * as stories from ${path(stories)}\n` : ''}${example ? `import { Example } from ${path(example)}\n` : ''}
<Meta ${stories ? 'of={stories}' : `title="${title}"`} />

<MarkdownPage ${given.join(' ')}>

${others.map((other) => `#### ${other}`).join('\n')}

</MarkdownPage>
`
}

const path = (module: string) => `'${join('../..', module)}'`

/** The format of https://llmstxt.org. */
function indexOf(pages: readonly Page[]): string {
  const groupOf = ({ title }: Page) => title.split('/').slice(0, -1).join('/')
  // Pages without a group come first.
  const groups = ['', ...new Set(pages.map(groupOf).filter(Boolean))]
  const sections = groups.map((group) => {
    const links = pages
      .filter((page) => groupOf(page) === group)
      .map(({ title, name }) => `- [${pageName(title)}](llms/${name}.md)`)
    return `${group && `## ${group}\n\n`}${links.join('\n')}`
  })
  return ['# @duskpane/ui', '> React components on Radix and Tailwind.', ...sections, ''].join(
    '\n\n',
  )
}

export { writeMarkdown, writePages }
