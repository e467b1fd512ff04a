import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { otherNames } from '../other-names.ts'

const DOCS = join(import.meta.dirname, '..')

/**
 * Writes the page of each component into `ui/docs/.cache`: Storybook lists pages from files, and finds
 * other names in the headings of MDX.
 */
function writePages(): void {
  const folder = join(DOCS, '.cache')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [name, others] of Object.entries(otherNames)) {
    // Named like the file of its stories, it takes the place of the page that Storybook makes of them.
    writeFileSync(join(folder, `${basename(name)}.mdx`), pageOf(name, others))
  }
}

function pageOf(name: string, others: readonly string[]): string {
  const isFile = existsSync(join(DOCS, `../src/${name}.tsx`))
  const module = isFile ? name : `${name}/${basename(name)}`
  return `import { Meta } from '@storybook/addon-docs/blocks'
import * as stories from '../../src/${module}.stories.tsx'
import { guide } from '../components/${name}.tsx'
import { ComponentPage } from '../page/component-page.tsx'

<Meta of={stories} />

<ComponentPage name="${name}" guide={guide}>

${others.map((other) => `#### ${other}`).join('\n')}

</ComponentPage>
`
}

export { writePages }
