import { readFileSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import { writeRegistry } from '../ui/build/registry.ts'
import { modulesPlugin } from '../ui/docs/page/modules-plugin.ts'
import { writePages } from '../ui/docs/page/write-pages.ts'
import { writeTokens } from '../ui/docs/tokens/write-tokens.ts'

// Storybook also serves the registry for `npx shadcn add`.
const registry = 'node_modules/.cache/registry'
writeRegistry(registry)
// Storybook also serves its pages as Markdown, and the tokens as data. The story tests need no pages.
const texts = 'node_modules/.cache/texts'
writeTokens(texts)
const hasPages = Boolean(process.env.STORYBOOK)
if (hasPages) await writePages(texts)

export default {
  framework: '@storybook/react-vite',
  stories: [...(hasPages ? ['../ui/docs/.cache/*.mdx'] : []), '../ui/{src,docs}/**/*.stories.tsx'],
  staticDirs: [
    { from: `../${registry}`, to: '/r' },
    { from: `../${texts}`, to: '/' },
    { from: '../ui/theme/fonts', to: '/fonts' },
    // What the examples show on glass.
    ...Object.entries({
      'phone-bare-1200.jpg': 'bare.jpg',
      'phone-bare-800.avif': 'bare.avif',
      'phone-dpnc-35-1200.jpg': 'film.jpg',
      'phone-dpnc-35-800.avif': 'film.avif',
      'layers/phone/front-768.avif': 'window.avif',
      'layers/phone/rest-768.avif': 'rest.avif',
    }).map(([from, to]) => ({ from: `../content/images/encoded/${from}`, to: `/light/${to}` })),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The types of components are read by `modulesPlugin`.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true },
  // The manager is not built by Vite and cannot import the file.
  env: (env) => ({ ...env, STORYBOOK_TOKENS: readFileSync('ui/theme/tokens.css', 'utf8') }),
  // Pages list other names of a component as headings, so that "modal" finds the dialog.
  features: { experimentalSearchDocsHeadings: true },
  viteFinal: (config) => ({ ...config, plugins: [...(config.plugins ?? []), modulesPlugin()] }),
} satisfies StorybookConfig
