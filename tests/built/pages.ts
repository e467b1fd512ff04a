import { existsSync, readdirSync, readFileSync } from 'node:fs'

if (!existsSync('dist/index.html')) {
  throw new Error('There is no built page: run "npm run build" first.')
}

/** Every page of the build, 404.html and the admin's among them: its file in `dist/`, and its markup. */
export const builtPages = readdirSync('dist')
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(`dist/${file}`, 'utf8') }))
