import { readFileSync } from 'node:fs'
import { budgets } from './budgets'
import { withImports } from './route-scripts'

/** Size limits at brotli 11 for each entry point of `ui`, with the modules of `ui` that it imports. */
const ui = `${import.meta.dirname}/../../ui`
const { exports } = JSON.parse(readFileSync(`${ui}/package.json`, 'utf8'))
const modules = (Object.values(exports) as (string | { default: string })[])
  .map((target) => (typeof target === 'string' ? target : target.default))
  .filter((file) => file.startsWith('./dist/') && file.endsWith('.js'))

export default modules.map((file) => {
  const name = file.replace(/^\.\/dist\/|\.js$/g, '')
  const { default: defaultKiB, ...overrides }: Record<string, number> = budgets.uiEntryKiB
  const limitKiB = overrides[name] ?? defaultKiB
  const path = withImports([`dist/${name}.js`], ui).map((module) => `../../ui/${module}`)
  return { name, path, limit: `${limitKiB} KiB` }
})
