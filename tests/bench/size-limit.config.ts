import { readdirSync } from 'node:fs'
import { pageBudgets } from './budgets'
import { routeScripts } from './route-scripts'

/** Size limits at brotli 11 for each built page: its script, and its HTML with the inlined CSS. */
const dist = `${import.meta.dirname}/../../dist`
// The pages of tint laws have the same script; one stands for all.
const pages = [...readdirSync(dist), 'tint-law/louisiana.html'].filter((file) =>
  file.endsWith('.html'),
)
if (pages.length === 1) throw new Error('No built pages: run "npm run build" first.')

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
