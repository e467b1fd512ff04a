import { expect, type Page, test } from '@playwright/test'
import { failLaterScripts, holdScripts, scriptsNamedBy } from '../support/scripts'
import { askMore, nextFrames, visit } from '../support/visit'

/**
 * Failures around the tools: the viewer of a film, the pages of tint laws, the finder and the comparison. Each is
 * reported where it happened, the rest of the page works, and the choice stays.
 */

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Storage that throws, as with all cookies refused. */
async function refuseStorage(page: Page) {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse })
    }
  })
}

/** No error is left uncaught. */
function recordErrors(page: Page) {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

const tools = [
  { path: '/film-finder?bothers=heat', works: (page: Page) => page.getByText('3 films fit') },
  { path: '/compare?film=DPNC-35', works: (page: Page) => page.getByLabel('Film 2') },
  { path: '/tint-law/texas', works: (page: Page) => page.getByLabel('Factory glass') },
] as const

for (const { path, works } of tools) {
  test(`${path}: a chunk that does not come is named, and Try again brings it`, async ({
    page,
  }) => {
    const errors = recordErrors(page)
    const restore = await failLaterScripts(page, path, 'gone')
    await page.goto(path)
    await expect(retry(page).first()).toBeVisible()
    await expect(heading(page)).toBeVisible()
    // The chunk is still missing: the button stays.
    await retry(page).first().click()
    await expect(retry(page).first()).toBeVisible()
    await restore()
    // A chunk requested earlier may arrive meanwhile, and remove its button.
    await expect(async () => {
      if (await retry(page).first().isVisible()) await retry(page).first().click({ timeout: 500 })
      expect(await retry(page).count()).toBe(0)
    }).toPass()
    await expect(works(page)).toBeVisible()
    await expect(page).toHaveURL(path)
    expect(errors).toEqual([])
  })

  test(`${path}: slow chunks leave the page usable, and those lost offline come with the network`, async ({
    page,
    context,
  }) => {
    const errors = recordErrors(page)
    const named = await scriptsNamedBy(page, path)
    const release = await holdScripts(page, (script) => !named.has(script))
    await visit(page, path)
    const email = page.getByRole('contentinfo').getByRole('textbox')
    await email.fill('ada@example.com')
    await expect(heading(page)).toBeVisible()
    expect(errors).toEqual([])
    const restore = await failLaterScripts(page, path)
    release()
    await expect(retry(page).first()).toBeVisible()
    await context.setOffline(true)
    await restore()
    await context.setOffline(false)
    await expect(works(page)).toBeVisible()
    await expect(retry(page)).toHaveCount(0)
    await expect(email).toHaveValue('ada@example.com')
  })
}

test('with storage refused every tool works', async ({ page }) => {
  const errors = recordErrors(page)
  await refuseStorage(page)
  for (const { path, works } of tools) {
    await visit(page, path)
    await expect(works(page), path).toBeVisible()
  }
  await visit(page, '/dyed-reflective?front=DPAF+05#viewer')
  const view = page.locator('#viewer [data-slot=light-view]')
  await expect(view).toHaveAttribute('data-state', 'live')
  expect(errors).toEqual([])
})

test('offline while choosing: the choice stays, and the law comes with the network', async ({
  page,
  context,
}) => {
  await visit(page, '/film-finder?bothers=heat')
  await expect(page.getByText('3 films fit')).toBeVisible()
  await context.setOffline(true)
  await askMore(page)
  await page.getByLabel('Where do you drive?').selectOption('Texas')
  await expect(page.getByRole('alert')).toContainText('The law of Texas did not load')
  // Everything that needs no network still works.
  await page.getByRole('checkbox', { name: 'Glare' }).check()
  await expect(page).toHaveURL(/glare/)
  await context.setOffline(false)
  await expect(page.getByText(/^One film fits: /).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('two places in a row, the first of which answers last: what is shown is for the second', async ({
  page,
}) => {
  await visit(page, '/film-finder?bothers=heat')
  await expect(page.getByText('3 films fit')).toBeVisible()
  let first: string | undefined
  const release = await holdScripts(page, (path) => {
    first ??= path
    return path === first
  })
  await askMore(page)
  const place = page.getByLabel('Where do you drive?')
  await place.selectOption('Texas')
  await expect.poll(() => first).toBeDefined()
  await place.selectOption('New York')
  const answers = page.locator('#finder')
  await expect(answers.getByRole('link', { name: /New York/ })).toBeVisible()
  const late = page.waitForEvent('requestfinished')
  release()
  await late
  await nextFrames(page)
  await expect(answers).not.toContainText('Texas asks')
  await expect(answers.getByRole('link', { name: /New York/ })).toBeVisible()
  await expect(answers.getByRole('link', { name: /Texas/ })).toHaveCount(0)
})
