import type { Plugin } from 'vite'
import { readModules } from './read-modules.ts'

const id = 'virtual:modules'

/** Gives pages of the catalog what the types of all modules say, as `virtual:modules`. */
function modulesPlugin(): Plugin {
  return {
    name: 'duskpane:modules',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const modules = ${JSON.stringify(readModules())}` : undefined,
  }
}

export { modulesPlugin }
