import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Static imports only: a dynamic one has a parenthesis before its path. */
const staticImport = /(?:from|import)\s*["'](\.[^"']+\.js)["']/g

/** Modules and their static imports, transitively, as paths relative to `directory`. */
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

/** The script files of a built page: those its HTML names and their static imports. */
export function routeScripts(page: string, directory: string): string[] {
  const html = readFileSync(join(directory, page), 'utf8')
  const named = [...html.matchAll(/\/(assets\/[^"'\s]+\.js)/g)].map(([, file = '']) => file)
  return withImports(named, directory)
}
