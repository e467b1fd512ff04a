import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { tokensMarkdown } from '../tokens/tokens-markdown.ts'
import { code, componentMarkdown, fileOf, functionSentence } from './component-markdown.ts'
import { inLiveBlock } from './live-block.ts'
import type { Module } from './module.ts'
import { pageName } from './page-address.ts'
import { readGuides } from './read-guides.ts'
import { readModules } from './read-modules.ts'
import { metaOf } from './read-stories.ts'
import { statusMarkdown } from './status-markdown.ts'

type Modules = Readonly<Record<string, Module>>

type Guides = Awaited<ReturnType<typeof readGuides>>

const UI = join(import.meta.dirname, '../..')

/** A page of the catalog, as it is written. */
interface Page {
  /** Its Markdown, in which other pages are `dialog.md`. */
  readonly text: string
  /** The name of the file, without its extension. */
  readonly name: string
  /** In the catalog: `Feedback/Dialog`. */
  readonly title: string
  /** Other names, by which the search finds it. */
  readonly others: readonly string[]
  /** The module of its stories, below `ui`. */
  readonly stories?: string
  /** The module of its example, below `ui`. */
  readonly example?: string
  /** The module of its pairs, below `ui`, and what each of them shows. */
  readonly pairs?: { readonly module: string; readonly sentences: Readonly<Record<string, string>> }
  /** Its stories have a separate page, which reads the same sources. */
  readonly isOfStories?: true
}

/** Every page of the catalog. */
async function listPages(): Promise<readonly Page[]> {
  const modules = readModules()
  const guides = await readGuides()
  return [
    ...textPages(modules, guides),
    page(
      'Start/Read me',
      withOthers(read('README.md'), 'install, getting started, setup, Tailwind'),
    ),
    ...componentPages(modules, guides),
    ...storyPages(),
    page('Foundations/Tokens', tokensPage(), { isOfStories: true }),
    page('Foundations/Status', statusPage(modules, guides)),
    page('Project/Hooks and functions', functionsMarkdown(modules)),
    page('Project/Changelog', withOthers(read('CHANGELOG.md'), 'versions, releases')),
  ]
}

/**
 * A file of the package with what people look for it by. The pages stand in a folder beside it, in the catalog beside
 * its page.
 */
const withOthers = (text: string, others: string) =>
  text
    .replaceAll('](llms/', '](')
    .replace(/^# .+$/m, (title) => `${title}\n\nAlso called: ${others}.`)

/** What stands in `docs/pages` by group: `# Dark mode` in `guides/` is `Guides/Dark mode`. */
function textPages(modules: Modules, guides: Guides): Page[] {
  return filesBelow('docs/pages', '.md').map((file) => {
    const text = file.endsWith('/introduction.md')
      ? introduction(read(file), modules, guides)
      : read(file)
    const [, heading = ''] = /^# (.+)$/m.exec(text) ?? []
    const [group = ''] = relative('docs/pages', file).split('/')
    return page(
      group.endsWith('.md') ? heading : `${capitalized(group)}/${heading}`,
      text,
      {},
      basename(file, '.md'),
    )
  })
}

function componentPages(modules: Modules, guides: Guides): Page[] {
  return Object.entries(guides).map(([name, { pairs, ...rest }]) => {
    const text = componentMarkdown(name, { pairs, ...rest }, modules)
    const shown = {
      stories: storiesOf(name),
      example: `docs/examples/${name}.tsx`,
      pairs: { module: `docs/pairs/${name}.tsx`, sentences: pairs },
    }
    return page(modules[name]?.title ?? '', text, shown, basename(fileOf(name), '.md'))
  })
}

/** The first page, with the version, and every component in place of its gallery. */
function introduction(text: string, modules: Modules, guides: Guides): string {
  const { version } = JSON.parse(read('package.json'))
  const names = Object.keys(guides)
  const links = names.map((name) => {
    const { title = '' } = modules[name] ?? {}
    return `- [${pageName(title)}](${fileOf(name)})`
  })
  return text
    .replace('<!-- version -->', `Version ${version} has ${names.length} components.`)
    .replace('<!-- gallery -->\n<!-- /gallery -->', inLiveBlock('gallery', links.join('\n')))
}

function statusPage(modules: Modules, guides: Guides): string {
  const components = Object.entries(guides).flatMap(([name, { guide }]) => {
    const module = modules[name]
    const stories = read(storiesOf(name))
    return module
      ? [
          {
            name,
            module,
            since: guide.since ?? '0.1.0',
            isOperated: Boolean(guide.keyboard),
            stories,
          },
        ]
      : []
  })
  return statusMarkdown(components, read('../tests/components/print.test.tsx'))
}

function storiesOf(name: string): string {
  const files = filesBelow('src', `/${basename(name)}.stories.tsx`)
  if (!files[0]) throw new Error(`The component "${name}" has no stories.`)
  return files[0]
}

/** Pages that stories make of themselves: a pattern's, with its comment and its source. */
function storyPages(): Page[] {
  return filesBelow('docs', '.stories.tsx').flatMap((file) => {
    const stories = read(file)
    if (stories.includes("'!autodocs'")) return []
    const { title } = metaOf(join(UI, file))
    const sources = [...stories.matchAll(/^import \w+ from '\.\/(.+)\?raw'$/gm)]
    const shown = sources.flatMap(([, source = '']) => [
      ...(sources.length > 1 ? [`## ${source}`] : []),
      code(read(join(dirname(file), source))),
    ])
    const text = [`# ${title.split('/').at(-1)}`, introductionOf(stories), ...shown].join('\n\n')
    return page(title, text, { isOfStories: true })
  })
}

/** The comment of the `meta` of stories, which their page begins with. */
function introductionOf(stories: string): string {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nconst meta/.exec(stories) ?? []
  return comment.replaceAll(/^\s*\* ?/gm, '').trim()
}

/** In Markdown other pages stand beside this one, and the files are imported. */
function tokensPage(): string {
  const introduction = introductionOf(read('src/stories/tokens.stories.tsx'))
    .replaceAll(/\(\?path=\/docs\/\w+-([\w-]+)--docs\)/g, '($1.md)')
    .replaceAll(/\[([\w.]+)\]\(tokens[\w/]*\.json\)/g, '$1')
  return ['# Tokens', introduction, tokensMarkdown(read('theme/tokens.css'))].join('\n\n')
}

/** Every exported function with its type and its sentence, by module. */
function functionsMarkdown(modules: Readonly<Record<string, Module>>): string {
  const sections = Object.entries(modules).flatMap(([name, { functions }]) => [
    ...(functions.length > 0 ? [`## @duskpane/ui/${name}`] : []),
    ...functions.flatMap((item) => [
      `### ${item.name}`,
      functionSentence(item),
      code(item.type, 'ts'),
    ]),
  ])
  const intro = 'What the package exports besides components, by module.'
  return ['# Hooks and functions', intro, ...sections].join('\n\n')
}

/** The other names are those of the line `Also called: a, b.` */
function page(
  title: string,
  text: string,
  rest: Partial<Page> = {},
  name = idOf(title.split('/').at(-1) ?? ''),
): Page {
  const [, others] = /^Also called: (.+)\.$/m.exec(text) ?? []
  return { title, text, name, others: others?.split(', ') ?? [], ...rest }
}

const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const read = (file: string) => readFileSync(join(UI, file), 'utf8')

/** Paths below `ui`. */
function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(join(UI, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => file.endsWith(ending))
    .sort()
}

export { listPages, type Page }
