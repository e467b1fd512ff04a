import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { minifySync } from 'vite'

/** Builds the catalog into `storybook-static`, with the options of `storybook build`. */

const options = process.argv.slice(2)
const { values } = parseArgs({
  args: options,
  strict: false,
  options: { 'output-dir': { type: 'string', default: 'storybook-static' } },
})
const folder = String(values['output-dir'])

execFileSync('storybook', ['build', ...options, '--output-dir', folder], { stdio: 'inherit' })

// Storybook's own frame comes as it was written, which is 220 kB more of a first visit, compressed.
const frame = join(folder, 'sb-manager')
for (const name of readdirSync(frame).filter((name) => name.endsWith('.js'))) {
  const file = join(frame, name)
  const { code, errors } = minifySync(name, readFileSync(file, 'utf8'), { module: true })
  if (errors.length > 0) throw new Error(`${name} cannot be minified.`, { cause: errors })
  writeFileSync(file, code)
}
