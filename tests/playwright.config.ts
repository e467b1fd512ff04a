import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/chromium'

const { args, ...browser } = launchOptions()
const port = Number(process.env.PORT ?? 4174)

/**
 * By role and name, over the built site as the host would serve it: `e2e` is part of `npm test`, the
 * others of `npm run test:slow`. Time limits are there for what hangs: a busy machine is slow.
 */
export default defineConfig({
  outputDir: '../test-results/playwright',
  fullyParallel: true,
  testMatch: /\.spec\.ts$/,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for frames and answers about as long as they compute.
  workers: Math.min(8, 2 * availableParallelism()),
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['junit', { outputFile: '../test-results/playwright.xml' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Tabs of one context share a renderer: `support/shared-context.ts`.
    launchOptions: { ...browser, args: [...args, '--renderer-process-limit=1'] },
    // Frames are drawn without a graphics card. Tests about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'e2e', testDir: './e2e' },
    { name: 'slow', testDir: './slow', testIgnore: '**/timing.spec.ts' },
    { name: 'translated', testDir: './translated' },
    // What is held to a time has the machine to itself.
    { name: 'timing', testMatch: 'slow/timing.spec.ts', workers: 1 },
  ],
  webServer: {
    command: 'npm run preview',
    env: { PORT: String(port) },
    cwd: '..',
    url: `http://127.0.0.1:${port}`,
    reuseExistingServer: false,
  },
})
