import { join } from 'node:path'
import { createServer } from 'vite'

/**
 * Loads modules of `content` for the commands that list what is in them.
 * @param files relative to the root, such as `content/brand.ts`
 */
export async function loadModules(files: readonly string[]): Promise<Record<string, object>> {
  // Modules import pictures, which only Vite resolves; they are not needed here.
  const vite = await createServer({
    root: join(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'no-pictures',
        enforce: 'pre',
        load: (id) => (/\?(picture|share)$/.test(id) ? 'export default {}' : null),
      },
    ],
  })
  const modules: Record<string, object> = {}
  for (const file of files) modules[file] = await vite.ssrLoadModule(`/${file}`)
  await vite.close()
  return modules
}
