import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** What a module imports at once; what it imports on demand has a parenthesis before the name. */
const staticImport = /(?:from|import)\s*["'](\.[^"']+\.js)["']/g

/** Modules and what they import at once, down to the last one, as paths below `directory`. */
export function withImports(modules: readonly string[], directory: string): string[] {
  const files = new Set<string>()
  const add = (file: string) => {
    if (files.has(file)) return
    files.add(file)
    const source = readFileSync(join(directory, file), 'utf8')
    for (const [, imported = ''] of source.matchAll(staticImport)) {
      add(posix.join(posix.dirname(file), imported))
    }
  }
  for (const module of modules) add(module)
  return [...files]
}

/** The script files a built page brings along: those it names and what they import at once. */
export function routeScripts(page: string, directory: string): string[] {
  const html = readFileSync(join(directory, page), 'utf8')
  const named = [...html.matchAll(/\/(assets\/[^"'\s]+\.js)/g)].map(([, file = '']) => file)
  return withImports(named, directory)
}
