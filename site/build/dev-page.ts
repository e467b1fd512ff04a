import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Serves `site/app/index.html` for every address of the development server. */
export function devPage(): Plugin {
  return {
    name: 'dev-page',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next()
          readFile('site/app/index.html', 'utf8')
            .then((html) => server.transformIndexHtml(request.url ?? '/', html))
            .then((html) => response.setHeader('content-type', 'text/html').end(html))
            .catch(next)
        })
      }
    },
  }
}
