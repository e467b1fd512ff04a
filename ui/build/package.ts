import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, type Rolldown } from 'vite'
import { listEntries, SRC, UI } from './sources.ts'

/** Builds what the package needs beside its sources and theme into `ui/dist`: modules, types, `styles.css`. */

const OUT = join(UI, 'dist')

/** Anything but a package's own file: those a consumer installs beside this one. */
const isPackage = (id: string) => !id.startsWith('.') && !id.startsWith('/') && !id.includes('\0')

/** Marks the modules that a server component cannot run itself. */
function directive(chunk: Rolldown.RenderedChunk): string {
  const code = Object.values(chunk.modules).map((module) => module.code ?? '')
  return /\b(createContext|lazy|use|use[A-Z]\w*)\(/.test(code.join()) ? "'use client';" : ''
}

/** One file for each module, so that what a consumer does not import does not come along. */
async function buildModules() {
  await build({
    configFile: false,
    root: UI,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: OUT,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: {
        entry: ['index', ...listEntries()].map((module) => join(SRC, module)),
        formats: ['es'],
      },
      rolldownOptions: {
        external: isPackage,
        output: {
          preserveModules: true,
          preserveModulesRoot: SRC,
          entryFileNames: '[name].js',
          banner: directive,
        },
      },
    },
  })
}

/** The declarations, whose imports must say `.js` for consumers that resolve as Node does. */
function buildTypes() {
  const tsc = spawnSync('npx', ['tsc', '-p', UI], { stdio: 'inherit' })
  if (tsc.status !== 0) throw new Error('The types of the package do not compile.')
  for (const file of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue
    const path = join(OUT, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(/((?:from |import\()["'])(\.[^"']+)/g, '$1$2.js'))
  }
}

/** `styles.css`, for those who do not run Tailwind themselves. */
async function buildStyles() {
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
}

rmSync(OUT, { recursive: true, force: true })
await buildModules()
buildTypes()
await buildStyles()
