import type { Plugin } from 'vite'
import { controlsOf } from './read-controls.ts'
import { readModules } from './read-modules.ts'
import type { ShownModule } from './shown-module.ts'

const id = 'virtual:modules'

/** Gives pages of the catalog what they use of the types of all modules, as `virtual:modules`. */
function modulesPlugin(): Plugin {
  return {
    name: 'duskpane:modules',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const modules = ${JSON.stringify(shownModules())}` : undefined,
  }
}

/** Every preview loads this, so that it leaves out what only the written pages say. */
function shownModules(): Record<string, ShownModule> {
  return Object.fromEntries(
    Object.entries(readModules()).map(([name, module]) => [
      name,
      {
        title: module.title,
        parts: module.parts.map((part) => part.name),
        controls: controlsOf(module),
      },
    ]),
  )
}

export { modulesPlugin }
