import { tried } from '../tried.ts'
import { everywhere, otherwise } from './common-sentences.ts'
import type { Guide } from './guide.ts'
import { inLiveBlock } from './live-block.ts'
import type { Module, NamedType, Prop } from './module.ts'
import { pageName } from './page-address.ts'
import type { GuideAndExample } from './read-guides.ts'

/**
 * The page of a component: what its guide teaches, its example, and what its types say.
 * @param modules for the names of the components to which it leads
 */
function componentMarkdown(
  name: string,
  { guide, example, pairs }: GuideAndExample,
  modules: Readonly<Record<string, Module>>,
): string {
  const module = modules[name]
  if (!module?.title) throw new Error(`The package has no component called "${name}".`)
  const { parts, functions, types } = module
  return [
    `# ${pageName(module.title)}`,
    purposeOf(module, guide),
    guide.since && `Since ${guide.since}.`,
    `Also called: ${guide.others.join(', ')}.`,
    '## Example',
    code(example),
    `\`@duskpane/ui/${name}\` has it alone.`,
    '## When to use it',
    list(guide.uses),
    '## When not to use it',
    list([
      ...Object.entries(guide.instead).map(
        ([other, when]) => `${when}: ${linkTo(other, modules)}.`,
      ),
      ...(guide.avoid ?? []),
    ]),
    '## Do and do not',
    inLiveBlock('pairs', list(pairItems(pairs))),
    '## Keyboard',
    guide.keyboard ? keyTable(guide.keyboard) : 'It takes no focus and no keys.',
    '## What you supply',
    list(guide.supply),
    '## Screen readers',
    guide.announced && `They are given: ${guide.announced}`,
    list(
      Object.entries(tried).flatMap(([reader, by]) => (by[name] ? `${reader}: ${by[name]}.` : [])),
    ),
    'With which it was not tried, its [status](status.md) says.',
    guide.content && `## Words\n\n${list(guide.content)}`,
    '## Props',
    'Every part also takes the attributes of its element, `className` (merged last) and `ref`.',
    ...parts.flatMap((part) => [
      `### ${part.name}`,
      sentenceOf(part, guide),
      propList(part.name, part.props, guide),
    ]),
    ...functions.flatMap((item) => [
      `### ${item.name}()`,
      functionSentence(item),
      code(item.type, 'ts'),
    ]),
    types.length > 0 && '## Types',
    ...types.flatMap((type) => typeMarkdown(type, guide)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What to do and what not, which the catalog shows live. */
const pairItems = (pairs: GuideAndExample['pairs']) =>
  Object.entries(pairs).map(
    ([name, sentence]) => `${name.startsWith('Dont') ? 'Do not' : 'Do'}: ${sentence}`,
  )

function typeMarkdown(type: NamedType, guide: Guide): (string | false)[] {
  const [name = ''] = type.name.split('<')
  return [
    `### \`${type.name}\``,
    type.sentence,
    type.definition !== '' && code(type.definition, 'ts'),
    propList(name, type.keys, guide),
    ...type.variants.flatMap(({ when, keys }) => [
      `With \`${when}\`:`,
      propList(name, keys, guide),
    ]),
  ]
}

function propList(owner: string, props: readonly Prop[], guide: Guide): string {
  if (props.length === 0) return ''
  const rows = props.map((prop) => {
    const type = prop.values.length > 0 ? prop.values.join(' | ') : prop.type
    const given = prop.required ? 'required' : (prop.default ?? '')
    const cells = [`\`${prop.name}\``, `\`${type}\``, given, propSentence(owner, prop, guide)]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return ['| Prop | Type | Default | What it does |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}

function keyTable(keyboard: NonNullable<Guide['keyboard']>): string {
  const rows = Object.entries(keyboard).map(([keys, does]) => `| ${keys} | ${does} |`)
  return ['| Key | What it does |', '| --- | --- |', ...rows].join('\n')
}

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

const code = (text: string, language = 'tsx') => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``

/** A link to the page of another component. */
function linkTo(name: string, modules: Readonly<Record<string, Module>>): string {
  const title = modules[name]?.title
  if (!title) throw new Error(`The package has no component called "${name}".`)
  return `[${pageName(title)}](${fileOf(name)})`
}

/** The name of the page's file: `film/swatch` is `swatch.md`. */
const fileOf = (name: string) => `${name.split('/').at(-1)}.md`

/** What a component is for: what its guide says, or its source. */
const purposeOf = (module: Module, guide: Guide) => guide.purpose ?? module.parts[0]?.sentence ?? ''

/** What a part is: what its source says, or its guide. */
function sentenceOf(part: Module['parts'][number], guide: Guide): string {
  return part.sentence || guide.sentences?.[part.name] || ''
}

/** What a prop or a key means: the same everywhere, or what its source says, or its guide. */
function propSentence(owner: string, { name, sentence }: Prop, guide: Guide): string {
  const own = sentence || guide.sentences?.[`${owner}.${name}`]
  return everywhere[name] || own || otherwise[name] || ''
}

/** What a function is for: what its source says, or what it is everywhere. */
function functionSentence({ name, sentence }: Module['functions'][number]): string {
  return sentence || otherwise[name] || ''
}

export { code, componentMarkdown, fileOf, functionSentence, propSentence, purposeOf, sentenceOf }
