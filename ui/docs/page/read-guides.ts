import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide } from './guide.ts'

const DOCS = join(import.meta.dirname, '..')

interface GuideAndExample {
  readonly guide: Guide
  /** The source code of the example. */
  readonly example: string
  /** What its pairs show, by the names of their components: `DoRank`, `DontRank`. */
  readonly pairs: Readonly<Record<string, string>>
}

/** The guide of each component, by its name in `exports`, with its example. */
async function readGuides(): Promise<Readonly<Record<string, GuideAndExample>>> {
  const names = readdirSync(join(DOCS, 'components'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
  const entries = names.map(async (name) => {
    const { guide } = (await import(join(DOCS, 'components', `${name}.ts`))) as { guide: Guide }
    const example = readFileSync(join(DOCS, 'examples', `${name}.tsx`), 'utf8')
    return [name, { guide, example, pairs: readPairs(name) }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The comment of each component in the module of pairs. */
function readPairs(name: string): Readonly<Record<string, string>> {
  const source = readFileSync(join(DOCS, 'pairs', `${name}.tsx`), 'utf8')
  const found = source.matchAll(/\/\*\* (.+) \*\/\nexport function (Do\w+)\(/g)
  return Object.fromEntries([...found].map(([, sentence = '', part = '']) => [part, sentence]))
}

export { type GuideAndExample, readGuides }
