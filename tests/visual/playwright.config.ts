import { defineConfig } from '@playwright/test'
import { wholeBrowser } from '../support/chromium'
import { BEFORE, REPORT } from './built'

const browser = wholeBrowser()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual-files',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  timeout: 90_000,
  updateSnapshots: 'none',
  reporter: [['list'], ['html', { outputFolder: REPORT, open: 'never' }]],
  expect: {
    timeout: 20_000,
    toHaveScreenshot: {
      pathTemplate: `${BEFORE}/{arg}{ext}`,
      stylePath: './image-placeholders.css',
      // The same machine draws both.
      threshold: 0,
      maxDiffPixels: 0,
    },
  },
  use: {
    launchOptions: { ...browser, args: [...browser.args, '--font-render-hinting=none'] },
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
