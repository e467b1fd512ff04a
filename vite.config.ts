import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv } from 'vite'
import { baseline } from './content/baseline.ts'
import { images } from './content/images/encoding/vite-plugin.ts'
import { devPage } from './site/build/dev-page.ts'
import { favicon } from './site/build/favicon.ts'
import { chooseStore } from './site/build/store.ts'

const inside =
  (...folders: string[]) =>
  (id: string) =>
    folders.some((folder) => id.includes(`/${folder}/`))
/** No page needs it before somebody chooses another light, or opens a layer; few pages have lists to choose from. */
const comesLater = (id: string) =>
  [
    'compositor',
    'film/light',
    'lib/layer',
    'lib/modal-content',
    'lib/use-direction',
    'lib/use-focus-return',
    'lib/use-layer',
    'lib/use-scroll-lock',
    'src/checkbox',
    'src/dialog',
    'src/native-select',
    'sections/choice-field',
    'sections/text-section',
  ].some((part) => id.includes(part))

/**
 * Few files instead of a request for each small module: `shared` is all that the entry imports. The
 * entry itself stays apart, as it waits for the page's chunk, which imports `shared`.
 */
const chunks = [
  {
    name: 'react',
    test: inside('node_modules/react', 'node_modules/react-dom', 'node_modules/scheduler'),
    priority: 4,
  },
  {
    name: 'router',
    test: inside('node_modules/react-router', 'node_modules/react-router-dom'),
    priority: 3,
  },
  {
    name: 'shared',
    test: (id: string) =>
      !id.endsWith('/site/app/main.tsx') && !id.includes('/site/app/index.html'),
    tags: ['$initial' as const],
    priority: 2,
  },
  // A small module for each line, of which a comparison needs all.
  {
    name: 'models',
    test: (id: string) => inside('content/films')(id) && id.endsWith('/models.ts'),
    priority: 1,
  },
  {
    name: 'sections',
    test: (id: string) =>
      (inside('site/sections', 'site/load', 'ui/src')(id) ||
        id.endsWith('/content/structured-data.ts')) &&
      !comesLater(id),
    minShareCount: 3,
    priority: 1,
  },
]

/** Chunks of which a page runs nearly every function while it starts. */
const runOnLoad = ['react', 'router', 'shared']

const browserBundle = {
  treeshake: { propertyReadSideEffects: false },
  output: {
    codeSplitting: { groups: chunks, includeDependenciesRecursively: false },
    // V8 then compiles them on another thread while they load, and not one by one when they are called.
    postBanner: ({ name }: { name: string }) =>
      runOnLoad.includes(name) ? '//# allFunctionsCalledOnLoad' : '',
  },
} as const

/** The config of the browser build, the prerender build, the dev server and the tests. */
export default defineConfig(({ mode, isSsrBuild }) => {
  const root = import.meta.dirname
  const env = loadEnv(mode, root, 'VITE_')
  const store = chooseStore(env)
  // `ui` is used from its source; which store a build is for decides what `#backend` is.
  const conditions = ['@duskpane/source', ...(store === 'firestore' ? ['firestore'] : [])]

  return {
    root,
    define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
    publicDir: 'site/public',
    plugins: [tailwindcss(), react(), images(), devPage(), favicon()],
    resolve: {
      conditions: [...conditions, ...defaultClientConditions],
    },
    build: {
      outDir: 'dist',
      manifest: !isSsrBuild,
      license: isSsrBuild ? false : { fileName: 'licenses.txt' },
      target: Object.entries(baseline).map(([browser, version]) => browser.toLowerCase() + version),
      copyPublicDir: !isSsrBuild,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      // The prerendered pages preload their chunks themselves.
      modulePreload: false,
      rolldownOptions: isSsrBuild ? {} : browserBundle,
    },
    ssr: {
      noExternal: ['react-router', 'react-router-dom', /^@duskpane\//],
      resolve: { conditions: [...conditions, ...defaultServerConditions] },
    },
    server: { host: '127.0.0.1' },
  }
})
