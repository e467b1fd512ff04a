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
    writeFileSync(join(folder, 'llms', `${name}.md`), `${withoutMarks(text).trimEnd()}\n`)
  }
  writeFileSync(join(folder, 'llms.txt'), indexOf(pages))
  return pages
}

/** The marks of what the catalog shows live are of no use elsewhere. */
const withoutMarks = (text: string) => text.replaceAll(/^<!-- \/?\w+ -->\n\n/gm, '')

function empty(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Storybook finds other names as headings of MDX, so these stand outside of the text. */
function mdxOf(page: Page, pages: readonly Page[]): string {
  const { text, title, others, stories, example, pairs } = page
  const linked = text.replaceAll(/\]\(([\w-]+)\.md\)/g, (link, name) => {
    const page = pages.find((one) => one.name === name)
    if (!page) throw new Error(`${title} leads to ${link}, which is no page.`)
    return `](${pageAddress(page.title)})`
  })
  const [before = '', after = ''] = linked.split(/^Also called: .+$/m)
  const given = [
    `before={${JSON.stringify(before)}} after={${JSON.stringify(after)}}`,
    ...(example ? [`of="${nameOf(example)}" example={<Example />}`] : []),
    ...(stories ? ['hasStories'] : []),
    ...(pairs
      ? [
          `pairs={<Pairs of={pairs} slot="${page.name}" sentences={${JSON.stringify(pairs.sentences)}} />}`,
        ]
      : []),
    ...(isFirst(page) ? ['gallery={<Gallery />}'] : []),
  ]
  const imports = [
    `import { Meta } from '@storybook/addon-docs/blocks'`,
    `import { MarkdownPage } from '../page/markdown-page.tsx'`,
    stories && `import * as stories from ${path(stories)}`,
    example && `import { Example } from ${path(example)}`,
    pairs &&
      `import { Pairs } from '../page/pairs.tsx'\nimport * as pairs from ${path(pairs.module)}`,
    isFirst(page) && `import { Gallery } from '../page/gallery.tsx'`,
  ]
  return `${imports.filter(Boolean).join('\n')}

<Meta ${stories ? 'of={stories}' : `title="${title}"`} />

<MarkdownPage ${given.join(' ')}>

${others.map((other) => `#### ${other}`).join('\n')}

</MarkdownPage>
`
}

/** The name of a component in `exports`, from the module of its example. */
const nameOf = (example: string) => example.slice('docs/examples/'.length, -'.tsx'.length)

const isFirst = ({ name }: Page) => name === 'introduction'

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
