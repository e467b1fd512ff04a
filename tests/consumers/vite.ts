import assert from 'node:assert/strict'
import { install, versionsOf } from '../package/consumer'
import { openPage, preview, style, type Tools } from './app'
import { differentPixels } from './compare'
import { checkDesk, copyDesk } from './desk'
import { modulesOfGuides } from './types'

const CREATE_VITE = 'create-vite@9.3.0'

/** Our style sheet comes first, so that whatever the app says comes later. */
const withStyles = (main: string) => `import '@duskpane/ui/styles.css'\n${main}`

/** An app that is all ours. */
const desk = `
  import '@duskpane/ui/styles.css'
  import '@duskpane/ui/elements.css'
  import { createRoot } from 'react-dom/client'
  import { DeskPage } from './desk/desk-page'
  createRoot(document.getElementById('root')!).render(<DeskPage />)`

const withComponents = (main: string) =>
  withStyles(main)
    .replace('<App />', '<><App /><Ours /></>')
    .replace('import App', "import { Ours } from './ours.tsx'\nimport App")

/** Vite's own template, which styles headings and has an `--accent` and a `--text`. Without Tailwind. */
export async function checkVite(tools: Tools): Promise<void> {
  const { app, pack, browser, keep } = tools
  await app.run('npx', '--yes', CREATE_VITE, '.', '--template', 'react-ts', '--no-interactive')
  const manifest = JSON.parse(app.read('package.json'))
  manifest.dependencies['@duskpane/ui'] = `file:${pack}`
  const forTests = versionsOf(
    '@testing-library/react',
    '@testing-library/user-event',
    '@testing-library/dom',
    'jsdom',
    'vitest',
  )
  Object.assign(manifest.devDependencies, forTests)
  app.write({ 'package.json': JSON.stringify(manifest) })
  app.copy('ours', 'src')
  await install(app)

  const main = app.read('src/main.tsx')
  const pictures = async (source: string, selector: string) => {
    app.write({ 'src/main.tsx': source })
    await app.run('npm', 'run', 'build')
    const url = await preview(app)
    const taken: Buffer[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, close } = await openPage(browser, url, { colorScheme })
      taken.push(await page.locator(selector).screenshot())
      await close()
    }
    return { url, taken }
  }
  const before = await pictures(main, 'body')
  const after = await pictures(withStyles(main), 'body')
  for (const [place, picture] of before.taken.entries()) {
    const different = await differentPixels(picture, after.taken[place] ?? picture)
    assert.equal(different, 0, 'The style sheet changes pixels of the template.')
  }

  const { url } = await pictures(withComponents(main), 'body')
  const { page, close } = await openPage(browser, url)
  const primary = '#ours button'
  assert.equal(await style(page, primary, 'background-color'), 'rgb(240, 164, 69)')
  assert.ok(Number.parseFloat(await style(page, primary, 'border-radius')) > 1000)
  assert.equal(await style(page, primary, 'border-style'), 'solid')
  const heading = '#ours [data-theme=ink] h2'
  assert.equal(await style(page, heading, 'color'), 'rgb(244, 241, 234)')
  assert.equal(await style(page, heading, 'margin-top'), '0px')
  assert.equal(await style(page, '#ours [data-slot=input]', 'border-top-width'), '1px')
  await page.getByRole('button', { name: 'Ask' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Your question' })
  await dialog.waitFor()
  // It opens in the body, from a section of the ink theme.
  assert.equal(await style(page, '[role=dialog]', 'background-color'), 'rgb(21, 33, 54)')
  assert.equal(await style(page, '[role=dialog] h2', 'color'), 'rgb(244, 241, 234)')
  await keep('vite-dialog', page, false)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // The focus returns after the dialog is removed.
  await page.locator('button:focus', { hasText: 'Ask' }).waitFor()
  await keep('vite', page)
  await close()

  const test = modulesOfGuides().find(({ name }) => name === 'testing.md')
  app.write({ 'src/orders.test.tsx': test?.code ?? '' })
  await app.run('npx', 'vitest', 'run', '--environment', 'jsdom')

  copyDesk(app, 'src/desk')
  app.write({ 'src/main.tsx': desk })
  await app.run('npm', 'run', 'build')
  await checkDesk(tools, await preview(app), 'vite')
}
