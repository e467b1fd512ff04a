import type { StorybookConfig } from '@storybook/react-vite'
import { writeRegistry } from '../ui/build/registry.ts'

// Storybook also serves the registry for `npx shadcn add`, with the addresses it will have.
const registry = 'node_modules/.cache/registry'
writeRegistry(registry, process.env.UI_REGISTRY_URL ?? 'http://localhost:6006/r')

export default {
  framework: '@storybook/react-vite',
  stories: ['../ui/src/**/*.mdx', '../ui/src/**/*.stories.tsx'],
  staticDirs: [{ from: `../${registry}`, to: '/r' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true },
} satisfies StorybookConfig
