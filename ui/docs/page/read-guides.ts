import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Guide } from './guide.ts'

const DOCS = join(import.meta.dirname, '..')

interface GuideAndExample {
  readonly guide: Guide
  /** The source code of the example. */
  readonly example: string
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
    return [name, { guide, example }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

export { type GuideAndExample, readGuides }
