import { install, versionsOf } from '../package/consumer'
import type { Tools } from './app'

const imports = [
  "import '@duskpane/ui/styles.css'",
  "import '@duskpane/ui/elements.css'",
  "import * as ui from '@duskpane/ui'",
  "import type { ComponentProps as Props } from 'react'",
]

/**
 * A library that hands on our components: its dependencies are not hoisted, as with pnpm, and it emits declarations,
 * without a bundler's types of style sheets. Its Tailwind has a prefix, of which our classes have none.
 */
export async function checkStrict({ app, pack }: Tools): Promise<void> {
  app.write({
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        '@duskpane/ui': `file:${pack}`,
        ...versionsOf('react', 'react-dom', '@types/react', '@types/react-dom'),
        '@tailwindcss/cli': versionsOf('tailwindcss').tailwindcss,
        tailwindcss: versionsOf('tailwindcss').tailwindcss,
        typescript: 'latest',
      },
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        declaration: true,
        outDir: 'out',
        types: [],
      },
      include: ['parts.ts'],
    }),
    'names.js': `import * as ui from '@duskpane/ui'
console.log(Object.keys(ui).join())`,
    'prefixed.css': '@import "tailwindcss" prefix(tw);\n@import "@duskpane/ui/theme.css";',
  })
  await install(app, '--install-strategy=linked')
  const names = (await app.run('node', 'names.js')).trim().split(',')
  const parts = names.map((name) => `export const my${name} = ui.${name}`)
  const props = names
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => `export const ${name} = ({ ...own }: Props<typeof ui.${name}>) => own`)
  app.write({ 'parts.ts': [...imports, ...parts, ...props].join('\n') })
  await app.run('npx', 'tsc')
  const refusal = await app.run('npx', 'tailwindcss', '-i', 'prefixed.css').catch(String)
  if (!refusal.includes('import-styles-css-where-tailwind-has-a-prefix')) {
    throw new Error(`A prefix is not refused:\n${refusal.slice(0, 500)}`)
  }
}
