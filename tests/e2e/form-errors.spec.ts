import { expect, type Locator, test } from '@playwright/test'
import { controlDatabase, setDatabase } from '../support/database'
import { visit } from '../support/visit'

/** Each form by its page and name, and how many of its fields are refused when left empty. */
const forms = [
  ['/contact', 'Write to us', 5],
  ['/become-distributor', 'Distributor application', 9],
  ['/find-dealer', 'Ask about your country', 5],
  ['/checkout', 'Shipping details', 3],
  ['/admin', 'Admin sign-in', 2],
  ['/about', 'Newsletter', 1],
  ['/contact', 'Notes on light', 1],
] as const

/** What is said of each refused control: its state and the texts it is tied to. */
async function refusals(form: Locator) {
  return form.evaluate((element) => {
    const controls = element.querySelectorAll('input:invalid, select:invalid, textarea:invalid')
    return Object.values(
      Object.fromEntries(
        [...controls].map((control) => {
          const described = control.closest('[aria-describedby]')?.getAttribute('aria-describedby')
          const texts = described?.split(' ').map((id) => document.getElementById(id)?.textContent)
          const name = control.getAttribute('name') ?? ''
          return [name, { invalid: control.getAttribute('aria-invalid'), said: texts?.[0] }]
        }),
      ),
    )
  })
}

for (const [path, name, count] of forms) {
  test(`${name} on ${path} says what is wrong where it is wrong, and aloud`, async ({ page }) => {
    await visit(page, path)
    const form = page.getByRole('form', { name })
    await form.getByRole('button').press('Enter')
    await expect(form.locator('[aria-invalid]').first()).toBeFocused()

    const refused = await refusals(form)
    expect(refused).toHaveLength(count)
    for (const { invalid, said } of refused) {
      expect(invalid).toBe('true')
      expect(said).toMatch(/^Please (fill out|select|enter) /)
    }

    if (count > 1) {
      await expect(form.getByRole('status').first()).toHaveText(
        `${count} fields need another look.`,
      )
      await expect(form.getByRole('alert')).toHaveCount(0)
    } else {
      await expect(form.getByRole('alert')).toHaveText(/^Please (fill out|enter) /)
    }
  })
}

test('the last error left says itself where the focus already is', async ({ page }) => {
  await visit(page, '/checkout')
  const form = page.getByRole('form', { name: 'Shipping details' })
  await form.getByLabel('Name').fill('Ada Okafor')
  await form.getByLabel('Shipping address').fill('1 Example Street, London')
  await form.getByLabel('Email').fill('ada')
  await form.getByLabel('Email').press('Enter')
  await expect(form.getByLabel('Email')).toBeFocused()
  await expect(form.getByRole('alert')).toHaveText(/Please include an '@'/)
  await form.getByLabel('Email').pressSequentially('@')
  await expect(form.getByRole('alert')).toHaveCount(0)
})

test('what takes its time says so, and its end takes the focus', async ({ page }) => {
  await controlDatabase(page)
  await visit(page, '/contact')
  for (const form of [
    page.getByRole('contentinfo').getByRole('form'),
    page.getByRole('main').getByRole('form', { name: 'Notes on light' }),
  ]) {
    await form.getByLabel('Email').fill('ada@example.com')
    await setDatabase(page, 'held')
    await form.getByLabel('Email').press('Enter')
    await expect(form.getByRole('status')).toHaveText('Submitting...')
    await setDatabase(page, 'working')
    await expect(page.locator(':focus')).toHaveText('Thank you for subscribing!')
  }
})
