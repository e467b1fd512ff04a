import { existsSync } from 'node:fs'
import { portFromEnvironment, serve } from './serve'

if (!existsSync('dist/index.html')) {
  console.error('There is no dist/ yet: run "npm run build" first.')
  process.exit(1)
}

const port = portFromEnvironment()
await serve(port)
console.log(`Serving dist/ on http://127.0.0.1:${port}`)
