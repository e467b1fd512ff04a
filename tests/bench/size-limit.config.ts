import { readdirSync } from 'node:fs'
import { pageBudgets } from './budgets'
import { routeScripts } from './route-scripts'

/** The weight of each built page, at brotli 11: its script, and its HTML with the CSS inside. */
const dist = `${import.meta.dirname}/../../dist`
const pages = readdirSync(dist).filter((file) => file.endsWith('.html'))
if (pages.length === 0) throw new Error('There is no built page: run "npm run build" first.')

export default pages.flatMap((page) => {
  const { scriptKiB, htmlKiB } = pageBudgets(page === 'index.html' ? '/' : page)
  return [
    {
      name: `${page}: script`,
      path: routeScripts(page, dist).map((file) => `../../dist/${file}`),
      limit: `${scriptKiB} KiB`,
    },
    { name: page, path: `../../dist/${page}`, limit: `${htmlKiB} KiB` },
  ]
})
