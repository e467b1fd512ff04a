import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/chromium'

const { args, ...browser } = launchOptions()
const port = Number(process.env.PORT ?? 4174)

/** End to end, by role and name, over the built site as the host would serve it. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for frames and answers about as long as they compute.
  workers: Math.min(8, 2 * availableParallelism()),
  // Only where nobody watches: the runner names each test that needed its second try.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Tabs of one context share a renderer: `support/shared-context.ts`.
    launchOptions: { ...browser, args: [...args, '--renderer-process-limit=1'] },
    // Requests that tests hold or fail must not go by a worker; `offline.spec.ts` is about it.
    serviceWorkers: 'block',
    // Each frame is drawn without a graphics card; what is about movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [{ name: 'embedded' }],
  webServer: {
    command: 'npm run preview',
    env: { PORT: String(port) },
    cwd: '..',
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
})
