import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const STORYBOOK_DIR = 'node_modules/.cache/visual/storybook'
const RESULTS = join(import.meta.dirname, '../../test-results')
/** The screenshots of the base. */
export const BEFORE = join(RESULTS, 'visual-before')
export const REPORT = join(RESULTS, 'visual')

function fromBuild<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new Error('No build found: use "npm run test:visual", which builds first.', { cause })
  }
}

/** The page names of the built site: `about` for `/about`. With those that only the base has. */
export function builtPages(): string[] {
  const pages = fromBuild(() => readdirSync('dist'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
  return withRemoved(pages, 'pages')
}

export function builtStories(): string[] {
  const index: { entries: Record<string, { id: string; type: string }> } = fromBuild(() =>
    JSON.parse(readFileSync(`${STORYBOOK_DIR}/index.json`, 'utf8')),
  )
  const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
  return withRemoved(
    stories.map(({ id }) => id),
    'stories',
  )
}

function withRemoved(names: readonly string[], kind: 'pages' | 'stories'): string[] {
  const folder = join(BEFORE, kind)
  const before = existsSync(folder) ? readdirSync(folder) : []
  return [...new Set([...names, ...before.map((file) => file.replace(/(-\d+)?\.png$/, ''))])]
}
