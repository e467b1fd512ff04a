import { defineConfig } from '@playwright/test'
import { wholeBrowser } from '../support/chromium'

const browser = wholeBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 90_000,
  updateSnapshots: 'none',
  reporter: [['list'], ['json', { outputFile: '../../test-results/visual.json' }]],
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/baselines/{arg}{ext}',
      stylePath: './image-placeholders.css',
      threshold: 0.1,
      maxDiffPixels: 4,
    },
  },
  use: {
    launchOptions: { ...browser, args: [...browser.args, '--font-render-hinting=none'] },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
