import { readFile } from 'node:fs/promises'

/** An entry of Vite's `build.license` report. */
interface Bundled {
  readonly name: string
  readonly version?: string
  readonly identifier?: string
  readonly text?: string
}

/** Licensed work in the build that is no module: styles and the typeface. */
const besideModules = [
  { name: 'Instrument Sans', identifier: 'OFL-1.1', file: 'ui/theme/fonts/LICENSE' },
  { name: 'tailwindcss', identifier: 'MIT', file: 'node_modules/tailwindcss/LICENSE' },
]

const RULE = '='.repeat(40)
const OPENING = 'What others wrote of this site, and the licenses they gave it under.'
const WITHOUT_WORDS =
  'These name their license and bring no text of their own; its words stand above.'

/**
 * The third-party notices that licenses require. Packages with the same license text are listed together.
 * @throws {Error} when the words of a license are nowhere to be had
 */
export async function notices(modules: readonly Bundled[]): Promise<string> {
  const others = besideModules.map(async ({ file, ...other }) => ({
    ...other,
    text: await readFile(file, 'utf8'),
  }))
  const parts: Bundled[] = [...(await Promise.all(others)), ...modules]

  const byText = new Map<string, Bundled[]>()
  for (const part of parts) {
    const text = part.text?.trim() ?? ''
    byText.set(text, [...(byText.get(text) ?? []), part])
  }
  const wordless = byText.get('') ?? []
  byText.delete('')
  for (const { name, identifier } of wordless) {
    if (!parts.some((part) => part.text && part.identifier === identifier)) {
      throw new Error(`There is no text of the license of ${name}: ${identifier}.`)
    }
  }

  const sections = [...byText].map(([text, named]) => [RULE, ...named.map(title), '', text])
  if (wordless.length > 0) sections.push([RULE, ...wordless.map(title), '', WITHOUT_WORDS])
  return `${[OPENING, ...sections.map((lines) => lines.join('\n'))].join('\n\n')}\n`
}

function title({ name, version, identifier }: Bundled): string {
  return `${name}${version ? ` ${version}` : ''} (${identifier})`
}
