import { readFileSync } from 'node:fs'
import { budgets } from './budgets'
import { withImports } from './route-scripts'

/** The weight of each entry point of the `ui` package with what it imports of its own, at brotli 11. */
const ui = `${import.meta.dirname}/../../ui`
const { exports } = JSON.parse(readFileSync(`${ui}/package.json`, 'utf8'))
const modules = (Object.values(exports) as (string | { default: string })[])
  .map((target) => (typeof target === 'string' ? target : target.default))
  .filter((file) => file.startsWith('./dist/') && file.endsWith('.js'))

export default modules.map((file) => {
  const name = file.replace(/^\.\/dist\/|\.js$/g, '')
  const { [name]: own = budgets.uiEntryKiB.default } = budgets.uiEntryKiB as Record<string, number>
  const path = withImports([`dist/${name}.js`], ui).map((module) => `../../ui/${module}`)
  return { name, path, limit: `${own} KiB` }
})
