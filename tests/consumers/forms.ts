import assert from 'node:assert/strict'
import type { Browser, Page } from 'playwright'
import { install, versionsOf } from '../package/consumer'
import { openPage, preview, type Tools } from './app'

const page = '<div id="root"></div><script type="module" src="/main.tsx"></script>'

/** Every control with React Hook Form, with TanStack Form and with an action of React: what is saved is what was chosen. */
export async function checkForms({ app, pack, browser, keep }: Tools): Promise<void> {
  app.copy('forms')
  app.write({
    'index.html': page,
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: {
        '@duskpane/ui': `file:${pack}`,
        ...versionsOf('react', 'react-dom', '@types/react', '@types/react-dom', 'vite'),
        'react-hook-form': '7.92.0',
        '@tanstack/react-form': '1.33.5',
        typescript: 'latest',
      },
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        module: 'ESNext',
        moduleResolution: 'bundler',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        types: ['vite/client'],
      },
      include: ['*.tsx'],
    }),
  })
  await install(app)
  await app.run('npx', 'tsc')
  await app.run('npx', 'vite', 'build')
  const url = await preview(app)
  for (const name of ['hook', 'tanstack', 'actions']) {
    const { page, close } = await openPage(browser, `${url}?${name}`)
    await fillIn(page)
    assert.deepEqual(await save(page), chosen, name)
    // What was saved is still there, and saved again.
    assert.deepEqual(await save(page), chosen, `${name}, again`)
    await page.getByLabel('Name').fill('')
    await page.getByLabel('Country').fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    for (const error of ['Who orders?', 'Which country?']) await page.getByText(error).waitFor()
    await keep(`forms-${name}`, page)
    await close()
  }
  await checkOrders(browser, `${url}?orders`, keep)
}

/** A table whose pages come from a server, on the screen and on paper. */
async function checkOrders(browser: Browser, url: string, keep: Tools['keep']) {
  const { page, close } = await openPage(browser, url)
  const table = page.getByRole('table', { name: /Orders/ })
  await table.getByText('Customer 40', { exact: true }).waitFor()
  const last = page.getByRole('button', { name: 'Page 4' })
  await last.click()
  await table.getByText('Customer 130', { exact: true }).waitFor()
  assert.equal(await last.evaluate((button) => button === document.activeElement), true)
  assert.equal(await table.getAttribute('aria-rowcount'), '131')
  assert.equal(await table.getByRole('row').nth(1).getAttribute('aria-rowindex'), '122')
  await page.getByLabel('E-mail').fill('customer.9')
  await table.getByText('Customer 99', { exact: true }).waitFor()
  assert.equal(await page.getByText('11 of').count(), 0)
  await page.getByLabel('E-mail').fill('')
  await table.getByText('Customer 40', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Rolls' }).click()
  await table.getByRole('row').nth(1).getByText('Customer 1', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Rolls' }).click()
  await table.getByRole('row').nth(1).getByText('39', { exact: true }).waitFor()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await keep(`orders-${width}`, page)
  }
  await page.pdf({ path: 'test-results/consumers/orders.pdf', format: 'A4' })
  await close()
}

const chosen = {
  name: 'Grace',
  code: '1234',
  note: 'Two\nlines',
  film: 'ceramic',
  country: 'fr',
  start: '2027-05-06',
  period: { from: '2027-05-06', to: '2027-05-07' },
  rolls: 3,
  pickup: 'post',
  terms: true,
  news: true,
  kinds: ['car', 'house'],
}

async function fillIn(page: Page) {
  await page.getByLabel('Name').fill('Grace')
  await page.getByLabel('Code').fill('1234')
  await page.getByLabel('Note').fill('Two\nlines')
  await page.getByLabel('Film').selectOption('ceramic')
  await page.getByRole('combobox', { name: 'Country' }).fill('fra')
  await page.keyboard.press('Enter')
  await page.getByLabel('Start').fill('5/6/2027')
  await page.getByLabel('To', { exact: true }).fill('5/7/2027')
  await page.getByLabel('From', { exact: true }).fill('5/6/2027')
  await page.getByLabel('Rolls').fill('3')
  await page.getByText('Post').click()
  await page.getByRole('checkbox', { name: 'I agree' }).check()
  await page.getByRole('switch', { name: 'News' }).check()
  await page.getByRole('button', { name: 'Kinds' }).click()
  await page.getByRole('checkbox', { name: 'House' }).check()
  await page.keyboard.press('Escape')
}

/** Saves, and reads what the app was given. */
async function save(page: Page): Promise<unknown> {
  await page.getByRole('button', { name: 'Save' }).click()
  const output = page.locator('output')
  await output.filter({ hasText: 'Grace' }).waitFor()
  return JSON.parse((await output.textContent()) ?? '')
}
