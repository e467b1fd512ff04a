import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Gives `favicon.svg`, which no style sheet reaches, the accent of the theme. */
export function favicon(): Plugin {
  const icon = () => {
    const accent =
      /--dp-accent: (#\w+);/.exec(readFileSync('ui/theme/tokens.css', 'utf8'))?.[1] ?? ''
    return readFileSync('site/public/favicon.svg', 'utf8').replace('var(--dp-accent)', accent)
  }
  return {
    name: 'favicon',
    configureServer({ middlewares }) {
      middlewares.use('/favicon.svg', (_, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(icon())
      })
    },
    writeBundle({ dir }) {
      const file = `${dir}/favicon.svg`
      if (existsSync(file)) writeFileSync(file, icon())
    },
  }
}
