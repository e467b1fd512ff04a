import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { launchOptions } from './support/chromium.ts'

const root = new URL('..', import.meta.url).pathname

/** With `SLOW_MOTION=1` animations take ten times as long, so that an assertion that races with one fails. */
const setupFiles = process.env.SLOW_MOTION ? ['tests/support/slow-motion.ts'] : []

/** The dependencies of component and form tests in the browser. */
const inBrowser = [
  'fast-check',
  'idb',
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'clsx',
  'get-nonce',
  'tailwind-merge',
  'class-variance-authority',
  '@radix-ui/react-alert-dialog',
  '@radix-ui/react-compose-refs',
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-focus-scope',
  '@radix-ui/react-navigation-menu',
  '@radix-ui/react-popover',
  '@radix-ui/react-portal',
  '@radix-ui/react-slot',
  '@radix-ui/react-tabs',
  '@radix-ui/react-toast',
  '@radix-ui/react-tooltip',
  'lucide',
  '@tanstack/react-virtual',
]

const withFlags = (flags: readonly string[]) => {
  const { args, ...options } = launchOptions()
  return { ...options, args: [...args, ...flags] }
}

const browser = (...flags: string[]) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: withFlags(flags) }),
  instances: [{ browser: 'chromium' as const }],
})

/** The number of records that the dashboard is made for takes half a minute of CPU time, so it is opt-in. */
const manyRecords = process.env.EVERY_COMBINATION ? 100_000 : 20_000

declare module 'vitest' {
  interface ProvidedContext {
    manyRecords: number
  }
}

/** A project of components, in a browser with scrollbars that take room, as on most desktops. */
const components = (test: { name: string; include: string[]; exclude?: string[] }) => ({
  extends: './vite.config.ts',
  // If they were found while the tests run, Vite would reload, and load React twice.
  optimizeDeps: { include: inBrowser },
  test: {
    ...test,
    setupFiles,
    browser: {
      ...browser(),
      provider: playwright({
        launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] },
      }),
    },
    // Other projects run beside it.
    testTimeout: 45_000,
  },
})

const LAYERS = ['tests/components/layers.test.tsx']

/** The projects by suite: those that `tests/run.ts` names in `quick`, then those of `slow`. */
export default defineConfig({
  root,
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{ui,content,site,tests/support,tests/bench}/**/*.test.{ts,tsx}'],
          // They leave nothing behind, so one process is enough for all of them.
          isolate: false,
          // As many as the screens, as Vitest wants of projects that run beside each other.
          maxWorkers: 2,
          // Only a test that hangs takes this long.
          testTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: ['tests/screens/*.test.tsx'],
          setupFiles: ['tests/screens/setup.ts'],
          // One process imports the site once for all files.
          isolate: false,
          maxWorkers: 2,
          // Vitest refuses projects with different `maxWorkers` in one group.
          sequence: { groupOrder: 1 },
          // Only a test that hangs takes this long.
          testTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: `${root}/.storybook` })],
        // A story hydrates, and the preview themes its docs pages; found while the tests run, they
        // would be loaded again.
        optimizeDeps: {
          include: [
            'react-dom/server',
            '@storybook/addon-docs/blocks',
            'storybook/internal/core-events',
            'storybook/theming',
            'postcss',
          ],
        },
        test: {
          name: 'stories',
          setupFiles,
          browser: browser(),
          // Storybook unmounts each story, so one frame does for all of them.
          isolate: false,
          // Other projects run beside it.
          testTimeout: 45_000,
        },
      },
      components({
        name: 'components',
        include: ['tests/components/*.test.tsx'],
        exclude: LAYERS,
      }),
      // In a separate browser: what is in full screen, or has the touch, takes the frames of the tabs beside it.
      components({ name: 'layers', include: LAYERS }),
      {
        extends: './vite.config.ts',
        test: {
          name: 'truth',
          include: ['tests/truth/*.test.ts'],
          browser: browser(),
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        // If they were found while the tests run, Vite would reload, and load React twice.
        optimizeDeps: { include: inBrowser },
        test: {
          name: 'backend-embedded',
          include: ['tests/backend/embedded*.test.{ts,tsx}'],
          // Chromium updates the size of the heap only every 20 minutes, and what is in use by a collection.
          browser: browser('--enable-precise-memory-info', '--js-flags=--expose-gc'),
          provide: { manyRecords },
          // Other projects run beside it.
          testTimeout: 45_000,
        },
      },
      {
        // Not by the site's conditions, with which Node finds the browser's half of what the server uses.
        test: {
          name: 'backend-firestore',
          environment: 'node',
          include: ['tests/backend/{firestore,mail,rules}.test.ts'],
          globalSetup: ['tests/support/firestore-emulator.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'package',
          environment: 'node',
          include: ['tests/package/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'built',
          environment: 'node',
          include: ['tests/built/*.test.ts'],
          // Parsed pages are shared between the files.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'slow',
          environment: 'node',
          include: ['tests/slow/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
})
