import { readdirSync, readFileSync } from 'node:fs'

export const STORYBOOK_DIR = 'node_modules/.cache/visual/storybook'

function fromBuild<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new Error('No build found: use "npm run test:visual", which builds first.', { cause })
  }
}

/** The page names of the built site: `about` for `/about`. */
export function builtPages(): string[] {
  return fromBuild(() => readdirSync('dist'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
}

export function builtStories(): string[] {
  const index: { entries: Record<string, { id: string; type: string }> } = fromBuild(() =>
    JSON.parse(readFileSync(`${STORYBOOK_DIR}/index.json`, 'utf8')),
  )
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
}
