import { readdirSync, readFileSync } from 'node:fs'

/** Served from the folder above it, so that it stands at `/storybook` under the headers it will have. */
export const CATALOGUE = 'node_modules/.cache/visual/storybook'

function fromBuild<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new Error('There is nothing built to look at: use "npm run test:visual".', { cause })
  }
}

/** The pages of the built site: `about` stands at `/about`. */
export function builtPages(): string[] {
  return fromBuild(() => readdirSync('dist'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
}

/** The ids of all stories of the built catalogue. */
export function builtStories(): string[] {
  const index: { entries: Record<string, { id: string; type: string }> } = fromBuild(() =>
    JSON.parse(readFileSync(`${CATALOGUE}/index.json`, 'utf8')),
  )
  return Object.values(index.entries)
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
}
