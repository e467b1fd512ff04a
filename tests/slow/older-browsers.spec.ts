import { brand } from '@duskpane/content/brand'
import { plain } from '@duskpane/content/schema'
import { expect, type Page, test } from '@playwright/test'
import { layoutPaths } from '../support/routes'
import { failScripts } from '../support/scripts'

/** The site in a browser older than the baseline, and in one where the script does not load. */

/** Features of the baseline that older browsers lack. */
async function makeOlder(page: Page) {
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'groupBy'))
}

test('an older browser shows every layout, and is not given the script', async ({ page }) => {
  await makeOlder(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().includes('modulepreload')) {
      scripts.push(request.url())
    }
  })
  for (const path of layoutPaths) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect.soft(page.getByRole('main'), path).toBeVisible()
      await expect.soft(page.locator('noscript'), path).toHaveCount(0)
    })
  }
  expect(scripts).toEqual([])
})

test('in an older browser each form names another way to write, and each tool that it needs script', async ({
  page,
}) => {
  await makeOlder(page)
  for (const [path, name] of [
    ['/contact', 'Write to us'],
    ['/find-dealer', 'Ask about your country'],
    ['/become-distributor', 'Distributor application'],
    ['/about', 'Newsletter'],
  ] as const) {
    await page.goto(path)
    const form = page.getByRole('form', { name })
    await expect(form.getByText('This form needs JavaScript'), path).toBeVisible()
    await expect(form.getByRole('link', { name: plain(brand.email) }), path).toBeVisible()
    await form.getByLabel('Email').fill('ada@example.com')
    await form.locator('[type=submit]').click()
    await expect(page).toHaveURL(path)
  }
  for (const [path, sentence] of [
    ['/film-finder', 'the rules and the lines below lead to the same answer'],
    ['/compare', 'These are three films of the same light'],
    ['/checkout', 'needs JavaScript'],
    ['/admin', 'needs JavaScript'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(sentence), path).toBeVisible()
  }
})

for (const [name, failure, which] of [
  ['the script of the page is aborted', 'aborted', undefined],
  ['the script of the page is gone', 'gone', undefined],
  ['only a later chunk fails', 'aborted', (path: string) => path.includes('client')],
] as const) {
  test(`where ${name}, its forms say so`, async ({ page }) => {
    await failScripts(page, failure, which)
    await page.goto('/contact')
    await expect(page.getByText('This form needs JavaScript').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  })
}
