import { readdirSync, readFileSync } from 'node:fs'
import { collectIllustrative, type IllustrativeEntry } from './illustrative-values'
import { withModules } from './modules'

/** The modules of the content that the owner writes. */
export const contentFiles = (): readonly string[] =>
  readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.startsWith('content/editing/'))
    .sort()

/** Every illustrative value with its file and path. */
export async function findIllustrative(): Promise<readonly IllustrativeEntry[]> {
  const files = contentFiles().filter((file) => /\billustrative\(/.test(readFileSync(file, 'utf8')))
  return withModules(async (load) => {
    const modules = files.map(async (file) => [file, await load<object>(file)] as const)
    return collectIllustrative(Object.fromEntries(await Promise.all(modules)))
  })
}
