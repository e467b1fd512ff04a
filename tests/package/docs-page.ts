import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { readModules } from '../../ui/docs/page/read-modules'
import { modulesOfGuides } from '../consumers/types'

/** What a reader may copy: files that the compiler checks here, and modules that it checks in an app. */
const sources = new Set(
  [
    ...filesIn('ui/docs/examples'),
    ...filesIn('ui/docs/patterns'),
    ...modulesOfGuides().map(({ code }) => code),
  ].map((code) => code.trim()),
)

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
}

/** The props that a form can change, of the component of a page's stories. */
const controls = new Map(
  Object.values(readModules()).map(({ title, component, parts }) => {
    const props = parts.find(({ name }) => name === component)?.props ?? []
    const names = props
      .filter(({ type, values }) => values.length > 0 || type === 'boolean')
      .map(({ name }) => name)
    // The first needs another child, and the others count only when a component is mounted.
    return [title, names.filter((name) => !/^(asChild$|default[A-Z])/.test(name))] as const
  }),
)

/** What is wrong with the code, the controls and the manners of an open docs page. */
export async function faultsOfReading(page: Page, title: string): Promise<string[]> {
  const faults: string[] = []
  if (await page.getByRole('button', { name: 'Show code' }).count()) faults.push('generated code')
  const blocks = page.locator('.language-tsx')
  // They are highlighted a moment after they are there.
  if (controls.has(title)) await blocks.first().waitFor({ timeout: 60_000 })
  await page.waitForFunction(
    () => [...document.querySelectorAll('.language-tsx')].every((block) => block.textContent),
    undefined,
    { timeout: 60_000 },
  )
  // Pages for other frameworks have parts of files of an app that has one.
  const shownCode = title.startsWith('Start/') ? [] : await blocks.allTextContents()
  for (const code of shownCode) {
    if (!sources.has(code.trim())) faults.push(`code of no example: ${code.slice(0, 80)}`)
  }
  const rows = page.locator('.docblock-argstable tbody tr td:first-child')
  const shown = new Set((await rows.allTextContents()).map((name) => name.trim()))
  for (const name of controls.get(title) ?? []) {
    if (!shown.has(name)) faults.push(`no control for ${name}`)
  }
  if (await page.getByRole('button', { name: 'Set object' }).count())
    faults.push('a control for an object')
  const { focused, scrolled, isInert } = await page.evaluate(() => ({
    focused: document.activeElement?.tagName,
    scrolled: scrollY,
    isInert: Boolean(document.querySelector('main')?.closest('[aria-hidden=true], [inert]')),
  }))
  if (focused !== 'BODY') faults.push(`the focus is in ${focused}`)
  if (scrolled > 0) faults.push(`scrolled to ${scrolled}`)
  if (isInert) faults.push('a layer is open above it')
  return faults
}
