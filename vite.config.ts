import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import {
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  loadEnv,
  type Plugin,
} from 'vite'
import { baseline } from './content/baseline.ts'
import { images } from './content/images/encoding/vite-plugin.ts'
import { devPage } from './site/build/dev-page.ts'
import { favicon } from './site/build/favicon.ts'
import { chooseStore } from './site/build/store.ts'

const namedParts = new Set<string>()

/** Whether the id of a module contains one of these parts. */
function has(...parts: string[]) {
  for (const part of parts) namedParts.add(part)
  return (id: string) => parts.some((part) => id.includes(part))
}

/** No page needs these before a visitor chooses another light or opens a layer, and few pages have lists of options. */
const comesLater = has(
  'compositor',
  'film/light',
  'lib/layer',
  'lib/keep-in-view',
  'lib/modal-',
  'lib/part-ids',
  'lib/use-direction',
  'lib/use-focus-return',
  'lib/keep-above-keyboard',
  'lib/use-layer',
  'lib/use-scroll-lock',
  'src/checkbox',
  'src/dialog',
  'src/native-select',
  'sections/choice-field',
  'sections/text-section',
)
const isModels = has('/models.ts')
const isShared = has(
  '/site/sections/',
  '/site/load/',
  '/ui/src/',
  '/content/structured-data.ts',
  '/content/capitalized.ts',
)
const isEntry = has('/site/app/main.tsx', '/site/app/index.html')

/** Fails the build when a part of a name below matches no module, as after a file was renamed. */
const checkNamedParts: Plugin = {
  name: 'check-named-parts',
  buildEnd(error) {
    const ids = [...this.getModuleIds()]
    const unmatched = [...namedParts].filter((part) => !ids.some((id) => id.includes(part)))
    // Storybook builds with this file as well, and has none of the site's modules.
    if (error || unmatched.length === 0 || !ids.some(isEntry)) return
    this.error(`vite.config.ts names "${unmatched.join('", "')}", which no module matches.`)
  },
}

/**
 * Few files instead of a request for each small module: `shared` is all that the entry imports. The
 * entry itself stays apart, as it waits for the page's chunk, which imports `shared`.
 */
const chunks = [
  {
    name: 'react',
    test: has('/node_modules/react/', '/node_modules/react-dom/', '/node_modules/scheduler/'),
    priority: 4,
  },
  {
    name: 'router',
    test: has('/node_modules/react-router/', '/node_modules/react-router-dom/'),
    priority: 3,
  },
  {
    name: 'shared',
    test: (id: string) => !isEntry(id),
    tags: ['$initial' as const],
    priority: 2,
  },
  // A small module for each line, of which a comparison needs all.
  {
    name: 'models',
    test: (id: string) => isModels(id),
    priority: 1,
  },
  {
    name: 'sections',
    test: (id: string) => isShared(id) && !comesLater(id),
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
export default defineConfig(({ command, mode, isSsrBuild }) => {
  const root = import.meta.dirname
  const env = loadEnv(mode, root, 'VITE_')
  const store = chooseStore(env)
  // The first makes `ui` resolve to its source, the second `#backend` to the store that the build is for.
  const conditions = ['@duskpane/source', ...(store === 'firestore' ? ['firestore'] : [])]

  return {
    root,
    define: { 'import.meta.env.BUILD_YEAR': new Date().getFullYear() },
    publicDir: 'site/public',
    plugins: [
      tailwindcss(),
      react(),
      images(),
      devPage(),
      favicon(),
      ...(command === 'build' && !isSsrBuild ? [checkNamedParts] : []),
    ],
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
