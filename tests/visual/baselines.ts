import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPages, builtStories } from './built'
import { states, type Width, widths } from './screens'

/** Where the pictures lie that everything is compared with. */
export const BASELINES = join(import.meta.dirname, 'baselines')

const MADE_WITH = join(BASELINES, 'made-with.json')

/** What text is drawn by: another one draws the same letters a little differently. */
interface Renderer {
  readonly chromium: string
  readonly platform: string
}

const major = (version: string) => version.split('.')[0]
const here = (chromium: string): Renderer => ({
  chromium,
  platform: `${process.platform} ${process.arch}`,
})

/** The baseline of a screen, as the path inside `BASELINES`. */
export const screenBaseline = (name: string, width: Width) => ['screens', `${name}-${width}.webp`]

/** The baseline of a story, as the path inside `BASELINES`. */
export const storyBaseline = (id: string) => ['stories', `${id}.webp`]

/** Why this browser's pictures cannot be compared with the baselines; nothing where they can. */
export function whyIncomparable(chromium: string): string | undefined {
  const made: Renderer = JSON.parse(readFileSync(MADE_WITH, 'utf8'))
  const now = here(chromium)
  if (major(made.chromium) === major(now.chromium) && made.platform === now.platform) return
  const name = ({ chromium, platform }: Renderer) => `Chromium ${chromium} on ${platform}`
  return `the baselines are by ${name(made)}, this is ${name(now)}`
}

/** Writes down which browser has made the baselines. */
export function recordBrowser(chromium: string): void {
  writeFileSync(MADE_WITH, `${JSON.stringify(here(chromium), null, 2)}\n`)
}

/** Every picture that lies among the baselines, as a path. */
export function storedBaselines(): string[] {
  return readdirSync(BASELINES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => join(BASELINES, file))
}

/** The stored pictures of screens and stories that are no more. */
export function staleBaselines(): string[] {
  const screens = [...builtPages().map((name) => ({ name, widths })), ...states]
  const wanted = [
    ...screens.flatMap((screen) =>
      screen.widths.map((width) => screenBaseline(screen.name, width)),
    ),
    ...builtStories().map(storyBaseline),
  ]
  const paths = new Set(wanted.map((path) => join(BASELINES, ...path)))
  return storedBaselines().filter((path) => !paths.has(path))
}
