import { brand } from '@duskpane/content/brand'
import { failScripts, holdScripts } from '../support/scripts'
import { expect, type Page, test } from '../support/shared-context'
import { test as isolated } from '../support/test'
import { visit } from '../support/visit'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const homeLink = (page: Page) => page.getByRole('link', { name: `${brand.name}, home` }).first()
const nearest = (page: Page) =>
  page.getByRole('navigation', { name: 'Perhaps you were looking for' })

/** Malformed addresses, as visitors and their tools produce them. */
const strangePaths = [
  '/about/',
  '//about//',
  '/%61bout',
  '/index.html',
  `/${'long-'.repeat(400)}`,
  '/about?q=%3Cscript%3Ealert(1)%3C/script%3E',
]

test('no address shows a blank page, and none runs a script', async ({ page, baseURL }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  for (const path of strangePaths) {
    await test.step(path.slice(0, 40), async () => {
      await visit(page, baseURL + path)
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
      await expect.soft(homeLink(page), path).toBeVisible()
      expect.soft(dialogs.splice(0), path).toEqual([])
      expect.soft(errors.splice(0), path).toEqual([])
    })
  }
})

test('no text becomes markup, whoever writes it', async ({ page }) => {
  await visit(page, '/')
  const write = () =>
    page.evaluate(() => {
      document.createElement('div').innerHTML = '<b>text</b>'
    })
  await expect(write()).rejects.toThrow('TrustedHTML')
})

isolated.describe('a chunk that does not arrive', () => {
  const failed = (page: Page) => page.getByText(/^Loading chunk \S+ failed$/)
  const aboutLink = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  isolated('on the way to a page: the error page, and Reload fixes it', async ({ page }) => {
    await visit(page, '/faqs')
    const restore = await failScripts(page)
    await aboutLink(page).click()
    await expect(heading(page)).toHaveText('Unexpected Application Error!')
    await expect(failed(page)).toBeVisible()
    await expect(heading(page)).toBeFocused()
    await restore()
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page).toHaveURL('/about')
    await expect(heading(page)).toHaveText('About Us')
  })

  isolated(
    'the error page stays until the next page is there, and a second try loads the chunk',
    async ({ page }) => {
      await visit(page, '/faqs')
      const restore = await failScripts(page)
      await aboutLink(page).click()
      await expect(failed(page)).toBeVisible()
      await restore()
      const release = await holdScripts(page)
      await nearest(page).getByRole('link', { name: 'Automotive' }).click()
      await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible()
      await expect(failed(page)).toBeVisible()
      release()
      await expect(heading(page)).toHaveText('Automotive Window Film')
      await aboutLink(page).click()
      await expect(heading(page)).toHaveText('About Us')
    },
  )

  isolated(
    'of the database: the form shows its message, and the next try works',
    async ({ page }) => {
      await visit(page, '/about')
      const restore = await failScripts(page)
      const footer = page.getByRole('contentinfo')
      await footer.getByLabel('Email').fill('ada@example.com')
      await footer.getByRole('button', { name: 'Subscribe' }).click()
      await expect(footer.getByRole('alert')).toHaveText('There was an error. Please try again.')
      await restore()
      await footer.getByRole('button', { name: 'Subscribe' }).click()
      await expect(footer.getByText('Thank you for subscribing!')).toBeVisible()
    },
  )
})
