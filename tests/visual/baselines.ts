import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtPages, builtStories } from './built'
import { states, type Width, widths } from './page-states'

export const BASELINES = join(import.meta.dirname, 'baselines')

const MADE_WITH = join(BASELINES, 'made-with.json')

/** The renderer of the text: another browser or platform draws it slightly differently. */
interface Renderer {
  readonly chromium: string
  readonly platform: string
  /** What the system has for Arial, from which † and ² come, as the brand's typeface has neither. */
  readonly arial: string
}

const major = (version: string) => version.split('.')[0]
const currentRenderer = (chromium: string): Renderer => ({
  chromium,
  platform: `${process.platform} ${process.arch}`,
  arial: spawnSync('fc-match', ['--format=%{family}', 'Arial'], { encoding: 'utf8' }).stdout ?? '',
})

/** The path segments, inside `BASELINES`, of the baseline of a page or a state. */
export const pageBaseline = (name: string, width: Width) => ['screens', `${name}-${width}.webp`]

/** The path segments, inside `BASELINES`, of the baseline of a story. */
export const storyBaseline = (id: string) => ['stories', `${id}.webp`]

/** Why this browser cannot be compared with the baselines; `undefined` when it can. */
export function rendererMismatch(chromium: string): string | undefined {
  const madeWith: Renderer = JSON.parse(readFileSync(MADE_WITH, 'utf8'))
  const current = currentRenderer(chromium)
  const sameMajor = major(madeWith.chromium) === major(current.chromium)
  const sameSystem = madeWith.platform === current.platform && madeWith.arial === current.arial
  if (sameMajor && sameSystem) return
  const format = ({ chromium, platform, arial }: Renderer) =>
    `Chromium ${chromium} on ${platform} with ${arial || 'nothing'} for Arial`
  return `the baselines were made with ${format(madeWith)}, this is ${format(current)}`
}

/** Records which browser and system made the baselines. */
export function recordRenderer(chromium: string): void {
  writeFileSync(MADE_WITH, `${JSON.stringify(currentRenderer(chromium), null, 2)}\n`)
}

export function storedBaselines(): string[] {
  return readdirSync(BASELINES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.webp'))
    .map((file) => join(BASELINES, file))
}

/** Stored baselines whose page, state or story no longer exists. */
export function staleBaselines(): string[] {
  const pages = [...builtPages().map((name) => ({ name, widths })), ...states]
  const expected = [
    ...pages.flatMap((page) => page.widths.map((width) => pageBaseline(page.name, width))),
    ...builtStories().map(storyBaseline),
  ]
  const paths = new Set(expected.map((path) => join(BASELINES, ...path)))
  return storedBaselines().filter((path) => !paths.has(path))
}
