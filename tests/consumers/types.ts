import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { install, versionsOf } from '../package/consumer'
import type { Tools } from './app'

const compilers = { oldest: '5.4.5', newest: 'latest' } as const

const resolutions = {
  bundler: { module: 'ESNext', moduleResolution: 'bundler' },
  nodenext: { module: 'NodeNext', moduleResolution: 'NodeNext' },
} as const

/** TypeScript from 5.4 to the newest, in both resolutions, as strict as it gets, with all types checked. */
export async function checkTypes({ app, pack }: Tools): Promise<void> {
  app.copy('types')
  // What the pages of the catalog begin with.
  cpSync('ui/docs/examples', join(app.folder, 'examples'), { recursive: true })
  for (const { name, code } of modulesOfGuides()) {
    // A test of theirs runs in the Vite app: libraries of tests do not check with the oldest compiler.
    if (!code.includes("'vitest'")) app.write({ [`examples/${name}.tsx`]: code })
  }
  app.write({
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        '@duskpane/ui': `file:${pack}`,
        ...versionsOf('react', 'react-dom', '@types/react', '@types/react-dom', 'expect-type'),
        ...Object.fromEntries(
          Object.entries(compilers).map(([name, version]) => [
            `typescript-${name}`,
            `npm:typescript@${version}`,
          ]),
        ),
      },
    }),
  })
  await install(app)
  const failures: string[] = []
  for (const compiler of Object.keys(compilers)) {
    for (const [name, resolution] of Object.entries(resolutions)) {
      app.write({
        'tsconfig.json': JSON.stringify({
          compilerOptions: {
            ...resolution,
            target: 'ES2022',
            lib: ['ES2022', 'DOM', 'DOM.Iterable'],
            jsx: 'react-jsx',
            strict: true,
            exactOptionalPropertyTypes: true,
            noUncheckedIndexedAccess: true,
            skipLibCheck: false,
            noEmit: true,
            types: [],
          },
          include: ['*.tsx', 'examples/**/*.tsx'],
        }),
      })
      await app
        .run('node', `node_modules/typescript-${compiler}/bin/tsc`)
        .catch(({ message }: Error) => failures.push(`${compiler} ${name}: ${message}`))
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

/** What the guides of the catalog show as modules, by the guide. */
export function modulesOfGuides(): readonly { readonly name: string; readonly code: string }[] {
  const folder = 'ui/docs/pages/guides'
  return readdirSync(folder).flatMap((name) => {
    const blocks = readFileSync(join(folder, name), 'utf8').matchAll(/^```tsx\n([\s\S]*?)^```/gm)
    return [...blocks].map(([, code = '']) => ({ name, code }))
  })
}
