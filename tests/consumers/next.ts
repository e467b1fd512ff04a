import assert from 'node:assert/strict'
import { install, versionsOf } from '../package/consumer'
import { openPage, PORT, style, type Tools } from './app'
import { checkDesk, copyDesk } from './desk'

const NEXT = '16.4.6'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0"/></svg>'

/** Next's App Router: exports of each kind, from a page that is a server component. */
export async function checkNext(tools: Tools): Promise<void> {
  const { app, pack, browser, keep } = tools
  app.copy('next', 'app')
  app.copy('ours', 'ours')
  copyDesk(app, 'app/desk')
  app.write({
    'public/picture.svg': picture,
    'app/desk/page.tsx': "export { DeskPage as default } from './desk-page'",
    'package.json': JSON.stringify({
      private: true,
      dependencies: {
        '@duskpane/ui': `file:${pack}`,
        next: NEXT,
        ...versionsOf('react', 'react-dom'),
      },
      devDependencies: {
        // Next does not know TypeScript 7 yet.
        typescript: '5.9.3',
        ...versionsOf('@types/react', '@types/react-dom', '@types/node'),
      },
    }),
    'next.config.mjs': 'export default { turbopack: { root: import.meta.dirname } }',
  })
  await install(app)

  await app.run('npx', 'next', 'build')
  const url = await app.start('next', 'start', '--hostname', '127.0.0.1', '--port', PORT)
  const html = await (await fetch(url)).text()
  assert.match(html, /<h1 [^>]*>Rendered on a server</)
  assert.match(html, /20 35 0 5 /)

  // Far from the server, in another language: the page hydrates as it was sent.
  const elsewhere = { locale: 'de-DE', timezoneId: 'Asia/Tokyo' }
  const { page, close } = await openPage(browser, url, elsewhere)
  assert.equal(await style(page, 'h1', 'color'), 'rgb(244, 241, 234)')
  await page.getByRole('button', { name: 'Ask' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your question' })
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Form' }).click()
  await page.getByRole('table', { name: 'Models', exact: true }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Told').waitFor()

  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: 'More' }).press('ArrowRight')
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
  await page.getByRole('button', { name: 'Details' }).click()
  const sheet = page.getByRole('dialog', { name: 'Details of order 12' })
  await sheet.getByRole('button', { name: 'Done' }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: 'Pane' }).fill('rear')
  await page.getByRole('option', { name: 'Rear' }).click()
  await page.getByRole('button', { name: 'Call' }).hover()
  await page.getByRole('tooltip', { name: "Until five o'clock" }).waitFor()
  await keep('next', page)
  await close()

  await checkDesk(tools, `${url}desk`, 'next')
}
