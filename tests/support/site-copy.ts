import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '../../site/build/serve'
import { originOf } from './static-server'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = [
  'content',
  'site',
  'ui',
  'package.json',
  'tsconfig.json',
  'firebase.json',
  'vite.config.ts',
  'tailwind.config.ts',
  '.env',
]
const SCOPE = '@duskpane'
const run = promisify(execFile)

/** A copy of the sources, to be changed, built and served apart from the site under test. */
export interface SiteCopy {
  readonly path: (name: string) => string
  /** @throws {Error} with the build's output when it fails */
  readonly build: (env: Readonly<Record<string, string>>, mode?: string) => Promise<void>
  /**
   * Serves the build.
   * @returns its address
   */
  readonly serve: () => Promise<string>
  readonly remove: () => Promise<void>
}

/** A copy shares the installed packages, except the workspaces, which are copied. */
async function linkPackages(folder: string) {
  const installed = join(ROOT, 'node_modules')
  const linked = join(folder, 'node_modules')
  await mkdir(join(linked, SCOPE), { recursive: true })
  for (const name of await readdir(installed)) {
    if (name !== SCOPE) await symlink(join(installed, name), join(linked, name))
  }
  for (const name of await readdir(join(installed, SCOPE))) {
    await symlink(join(folder, name), join(linked, SCOPE, name))
  }
}

/**
 * Copies the sources to a temporary folder.
 * @param more what else is copied, such as the tests
 */
export async function copySite(more: readonly string[] = []): Promise<SiteCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'site-copy-'))
  const stops: (() => void)[] = []
  for (const name of [...SOURCES, ...more]) {
    await cp(join(ROOT, name), join(folder, name), { recursive: true })
  }
  await linkPackages(folder)
  return {
    path: (name) => join(folder, name),
    build: async (env, mode = 'production') => {
      await run('npx', ['tsx', 'site/build/build.ts', '--mode', mode], {
        cwd: folder,
        env: { ...process.env, ...env },
      })
    },
    serve: async () => {
      const server = await serve(0, relative(process.cwd(), join(folder, 'dist')))
      stops.push(() => server.close())
      return originOf(server)
    },
    remove: async () => {
      for (const stop of stops) stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
