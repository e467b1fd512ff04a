import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv } from 'vite'
import { baseline } from './content/baseline.ts'
import { devPage } from './site/build/dev-page.ts'
import { layers } from './site/build/layers.ts'
import { pictures } from './site/build/pictures.ts'
import { chooseStore } from './site/build/store.ts'

/**
 * Few files instead of a request for each small module: `shared` is all that the entry imports. The
 * entry itself stays apart, as it waits for the page's chunk, which imports `shared`.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'router', test: /node_modules\/react-router/, priority: 3 },
  {
    name: 'shared',
    // The entry reaches pictures and scenes by way of the films, of which it takes the names alone.
    test: /^(?!.*(site\/app\/(main\.tsx|index\.html)|content\/scenes\/|content\/images\/(room|car)-|content\/laws\/glass))/,
    tags: ['$initial' as const],
    priority: 2,
  },
  // A small module for each line, of which a comparison needs all.
  { name: 'models', test: /content\/films\/[\w-]+\.ts\?(models|traits)/, priority: 1 },
  {
    name: 'sections',
    // No page needs what draws light before somebody comes near such a picture.
    test: /\/(site\/(sections|load)|ui\/src)\/(?!film\/(compositor|light-view|use-compositor))/,
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
    plugins: [tailwindcss(), react(), pictures(), layers(), devPage()],
    resolve: {
      conditions: [...conditions, ...defaultClientConditions],
    },
    build: {
      outDir: 'dist',
      manifest: !isSsrBuild,
      license: isSsrBuild ? false : { fileName: '.vite/licences.json' },
      target: Object.entries(baseline).map(([browser, version]) => browser.toLowerCase() + version),
      copyPublicDir: !isSsrBuild,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      // The prerendered pages preload their chunks themselves.
      modulePreload: false,
      rolldownOptions: {
        // Not about anybody's work: the first build waits for pictures.
        checks: { bundlerTimings: false },
        ...(isSsrBuild ? {} : browserBundle),
      },
    },
    ssr: {
      noExternal: ['react-router', 'react-router-dom', /^@duskpane\//],
      resolve: { conditions: [...conditions, ...defaultServerConditions] },
    },
    server: { host: '127.0.0.1' },
  }
})
