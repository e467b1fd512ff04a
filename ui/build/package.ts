import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

/** Builds `ui/dist`: a module and its types for each source file, and `styles.css`. */

const UI = join(import.meta.dirname, '..')
const OUT = join(UI, 'dist')

rmSync(OUT, { recursive: true, force: true })

execFileSync('npx', ['tsc', '-p', UI], { stdio: 'inherit' })

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
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: join(UI, 'theme/styles.css'),
      output: {
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.woff2') ? `fonts/${name}` : basename(name),
      },
    },
  },
})
