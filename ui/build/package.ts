import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { writeMarkdown } from '../docs/page/write-pages.ts'
import { writeTokens } from '../docs/tokens/write-tokens.ts'
import { scopeStyles } from './scope-styles.ts'

/** Builds `ui/dist`, with a module and its types for each source file, `styles.css` and `tokens.json`, and the pages in `ui/llms`. */

const UI = join(import.meta.dirname, '..')
const OUT = join(UI, 'dist')
const TSC = join(UI, '../node_modules/typescript/bin/tsc')

rmSync(OUT, { recursive: true, force: true })

execFileSync('node', [TSC, '-p', UI], { stdio: 'inherit' })

await build({
  configFile: false,
  root: UI,
  base: './',
  logLevel: 'warn',
  publicDir: false,
  plugins: [tailwindcss()],
  build: {
    outDir: OUT,
    emptyOutDir: false,
    rolldownOptions: {
      input: join(UI, 'theme/styles.css'),
      output: { assetFileNames: ({ names: [name = ''] }) => basename(name) },
    },
  },
})

const styles = join(OUT, 'styles.css')
writeFileSync(styles, scopeStyles(readFileSync(styles, 'utf8')))

writeTokens(OUT)
await writeMarkdown(UI)
