import { createServer } from 'vite'
import { images } from '../images/encoding/vite-plugin'

/** Loads modules as the site has them: only its plugin knows the pictures that they import. */
export async function withModules<T>(
  use: (load: <Module>(file: string) => Promise<Module>) => Promise<T>,
): Promise<T> {
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [images()],
  })
  try {
    return await use((file) => vite.ssrLoadModule(`/${file}`) as Promise<never>)
  } finally {
    await vite.close()
  }
}
