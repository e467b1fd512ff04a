import { expect, type Page, test } from '@playwright/test'
import { failLaterScripts, failScripts, holdScripts, scriptsNamedBy } from '../support/scripts'
import { nextFrames, visit } from '../support/visit'

/**
 * What fails around the tools: the viewer of a film, the pages of tint laws, the finder and the comparison.
 * Whatever it is: it is said where it happened, the rest of the page works, and the choice stays.
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

/** Nothing is thrown that nobody catches. */
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
  for (const failure of ['aborted', 'gone'] as const) {
    test(`${path}: a chunk that is ${failure} is named, and Try again brings it`, async ({
      page,
    }) => {
      const errors = recordErrors(page)
      const restore = await failLaterScripts(page, path, failure)
      await page.goto(path)
      await expect(retry(page).first()).toBeVisible()
      await expect(heading(page)).toBeVisible()
      // Still not there: the button stays.
      await retry(page).first().click()
      await expect(retry(page).first()).toBeVisible()
      await restore()
      // What was asked for just before may arrive meanwhile, and take its button with it.
      await expect(async () => {
        if (await retry(page).first().isVisible()) await retry(page).first().click({ timeout: 500 })
        expect(await retry(page).count()).toBe(0)
      }).toPass()
      await expect(works(page)).toBeVisible()
      await expect(page).toHaveURL(path)
      expect(errors).toEqual([])
    })
  }

  test(`${path}: offline while it loads, it comes by itself once there is a network`, async ({
    page,
    context,
  }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(heading(page)).toBeVisible()
    const restore = await failLaterScripts(page, path)
    release()
    await expect(retry(page).first()).toBeVisible()
    await context.setOffline(true)
    await restore()
    await context.setOffline(false)
    await expect(works(page)).toBeVisible()
    await expect(retry(page)).toHaveCount(0)
  })

  test(`${path}: a slow chunk leaves the page usable`, async ({ page }) => {
    const named = await scriptsNamedBy(page, path)
    const release = await holdScripts(page, (script) => !named.has(script))
    await visit(page, path)
    await page.getByRole('contentinfo').getByRole('textbox').fill('ada@example.com')
    await expect(heading(page)).toBeVisible()
    release()
    await expect(works(page)).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveValue('ada@example.com')
  })

  test(`${path}: with storage refused it works`, async ({ page }) => {
    const errors = recordErrors(page)
    await refuseStorage(page)
    await visit(page, path)
    await expect(works(page)).toBeVisible()
    expect(errors).toEqual([])
  })
}

test('the law of a place that does not load: no film is named, and Try again brings it', async ({
  page,
}) => {
  await visit(page, '/film-finder?bothers=heat')
  await expect(page.getByText('3 films fit')).toBeVisible()
  const restore = await failScripts(page)
  await page.getByLabel('Where do you drive?').selectOption('Texas')
  await expect(page.getByRole('alert')).toContainText('The law of Texas did not load')
  await restore()
  await retry(page).click()
  await expect(page.getByText('2 films fit')).toBeVisible()
  await expect(page.locator('#finder')).toBeFocused()
  await expect(page).toHaveURL(/place=texas/)
})

test('offline while choosing: the choice stays, and the law comes with the network', async ({
  page,
  context,
}) => {
  await visit(page, '/film-finder?bothers=heat')
  await expect(page.getByText('3 films fit')).toBeVisible()
  await context.setOffline(true)
  await page.getByLabel('Where do you drive?').selectOption('Texas')
  await expect(page.getByRole('alert')).toContainText('The law of Texas did not load')
  // What needs no network goes on.
  await page.getByRole('checkbox', { name: 'Glare' }).check()
  await expect(page).toHaveURL(/glare/)
  await context.setOffline(false)
  await expect(page.getByText('No film of ours does all of this.')).toBeVisible()
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
  const place = page.getByLabel('Where do you drive?')
  await place.selectOption('Texas')
  await expect.poll(() => first).toBeDefined()
  await place.selectOption('New York')
  const answers = page.locator('#finder')
  await expect(answers.getByText(/New York asks for|in New York/).first()).toBeVisible()
  const late = page.waitForEvent('requestfinished')
  release()
  await late
  await nextFrames(page)
  await expect(answers).not.toContainText('Texas asks')
  await expect(answers.getByRole('link', { name: /New York/ })).toBeVisible()
  await expect(answers.getByRole('link', { name: /Texas/ })).toHaveCount(0)
})

test('a law that comes after its page was left changes nothing, and Back finds the choice', async ({
  page,
}) => {
  const errors = recordErrors(page)
  await visit(page, '/film-finder?bothers=heat')
  await expect(page.getByText('3 films fit')).toBeVisible()
  // Loaded before, so that it can be opened while the law is held.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
  await expect(heading(page)).toHaveText('FAQs')
  await page.goBack()
  await expect(page.getByText('3 films fit')).toBeVisible()
  const release = await holdScripts(page)
  await page.getByLabel('Where do you drive?').selectOption('Texas')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ', exact: true }).click()
  await expect(heading(page)).toHaveText('FAQs')
  const late = page.waitForEvent('requestfinished')
  release()
  await late
  await nextFrames(page)
  await expect(heading(page)).toHaveText('FAQs')
  await page.goBack()
  await expect(page.getByText('2 films fit')).toBeVisible()
  expect(errors).toEqual([])
})

test('pressed twice, a button does once what it does, and Back leaves the page', async ({
  page,
}) => {
  await visit(page, '/nano-ceramic?place=texas#tint-law')
  await page.getByRole('heading', { name: 'Where you may drive with it' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Show the darkest that pass on the car' }).dblclick()
  await expect(page).toHaveURL(/front=DPNC-45/)
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

/** Queries that nobody's control makes. */
const strange = [
  '/film-finder?on=boat&window=sunroof&bothers=noise+heat&light=-1&place=atlantis',
  '/film-finder?bothers=%00&place=__proto__&place=texas',
  '/film-finder?on=constructor&bothers=toString',
  '/compare?film=%3Cscript%3E&film=__proto__&vlt=dark&line=constructor',
  `/compare?${'film=DPNC-35&'.repeat(200)}`,
  '/compare?vlt=-5&line=nano-ceramic',
  '/tint-law/texas?glass=abc&behind=-1',
  '/tint-law/texas?glass=1e9',
  '/tint-law/__proto__',
  '/tint-law/TEXAS',
  '/tint-law/texas/austin',
  '/nano-ceramic?front=DPNC-99&view=moon&glass=0&place=atlantis&vehicle=tank',
  '/dyed-reflective?left=__proto__&view=constructor&glass=NaN',
]

test('addresses with choices that do not exist: the page works, and throws nothing', async ({
  page,
}) => {
  const errors = recordErrors(page)
  for (const address of strange) {
    await test.step(address.slice(0, 50), async () => {
      await visit(page, address)
      await expect.soft(heading(page), address).toBeVisible()
      await expect.soft(page.getByRole('main'), address).not.toContainText(/NaN|undefined|null/)
      expect.soft(errors.splice(0), address).toEqual([])
    })
  }
})

test.describe('the viewer', () => {
  const PAGE = '/dyed-reflective'
  const viewer = (page: Page) => page.locator('#viewer')
  const view = (page: Page) => viewer(page).locator('[data-slot=light-view]')

  test('WebGL is lost while it is shown: the still and its figures, and the choice goes on', async ({
    page,
  }) => {
    await visit(page, `${PAGE}?left=DPAF+05#viewer`)
    await expect(view(page)).toHaveAttribute('data-state', 'live')
    await view(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) =>
        canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext(),
      )
    await expect(view(page)).not.toHaveAttribute('data-state', 'live')
    await expect(view(page).getByRole('img').first()).toBeVisible()
    await page
      .getByRole('combobox', { name: 'Left window' })
      .selectOption({ label: 'DPAF 15, 15%' })
    await expect(page).toHaveURL(/left=DPAF\+15/)
  })

  test('with storage refused it is drawn', async ({ page }) => {
    const errors = recordErrors(page)
    await refuseStorage(page)
    await visit(page, `${PAGE}?left=DPAF+05#viewer`)
    await expect(view(page)).toHaveAttribute('data-state', 'live')
    expect(errors).toEqual([])
  })

  test('offline while choosing: what is there goes on, a view that is not says so', async ({
    page,
    context,
  }) => {
    await visit(page, `${PAGE}?left=DPAF+05#viewer`)
    await expect(view(page)).toHaveAttribute('data-state', 'live')
    await context.setOffline(true)
    await page
      .getByRole('combobox', { name: 'Left window' })
      .selectOption({ label: 'DPAF 15, 15%' })
    await expect(viewer(page).getByText(/DPAF 15 on the left window: 14%/)).toBeVisible()
    await viewer(page).getByRole('radio', { name: 'Evening' }).check()
    await expect(viewer(page).getByText('could not be drawn').first()).toBeVisible()
    await expect(page).toHaveURL(/view=evening/)
  })
})
