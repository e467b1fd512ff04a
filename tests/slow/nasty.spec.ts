import { storedRecords } from '../support/database'
import { nastyTexts } from '../support/nasty-text'
import { expect, type Page, test } from '../support/shared-context'
import { visit } from '../support/visit'
import { signIn } from '../support/visitor'

/** What an attacker could send through a form, to the store and to the admin's dashboard. */

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' })

async function send(page: Page, name: string, message: string) {
  await visit(page, '/contact')
  await form(page).getByLabel('Name').fill(name)
  await form(page).getByLabel('Email').fill('a?bcc=all&b#c%@example.com')
  await form(page).getByLabel('Phone').fill('=1+1')
  await form(page).getByLabel('Subject').selectOption('Others')
  await form(page).getByLabel('Message').fill(message)
  const shown = await form(page).getByLabel('Message').inputValue()
  await form(page).getByRole('button').click()
  await expect(page.getByText(/^Thanks for contacting us/)).toBeVisible()
  return shown
}

async function openDashboard(page: Page) {
  await signIn(page)
  return page.getByRole('table', { name: 'Contact Us Submissions' }).getByRole('row')
}

test('text that is code elsewhere is stored and shown as it was typed', async ({ page }) => {
  test.setTimeout(120_000)
  const alerts: string[] = []
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => alerts.push(dialog.message())))
  page.on('pageerror', (error) => alerts.push(String(error)))
  const outside: string[] = []
  page.on('request', (request) => outside.push(new URL(request.url()).host))

  const chosen = [
    'script',
    'markup',
    'template',
    'formula',
    'direction overrides',
    'control characters',
    'half a surrogate pair',
    'line ends',
    'emoji',
  ] as const
  const sent: string[] = []
  for (const name of chosen) sent.push(await send(page, name, nastyTexts[name]))

  const stored = await storedRecords(page, 'contact-messages')
  for (const [index, name] of chosen.entries()) {
    const record = stored.find((it) => it.name === name)
    expect(record?.message, name).toBe(sent[index]?.toWellFormed())
    expect(record?.phone).toBe('=1+1')
  }

  const rows = await openDashboard(page)
  await expect(rows).toHaveCount(chosen.length + 1)
  for (const [index, name] of chosen.entries()) {
    const cells = rows.filter({ has: page.getByText(name, { exact: true }) }).getByRole('cell')
    await expect(cells).toHaveCount(10)
    // The text itself: a comparison by Playwright would fold blanks.
    const message = await cells
      .nth(4)
      .locator('p')
      .evaluate((cell) => cell.textContent)
    expect(message, name).toBe(sent[index]?.toWellFormed())
    await expect(cells.nth(4).locator('script, img, svg')).toHaveCount(0)
  }
  await rows.nth(1).getByRole('button').first().click()
  const letter = page.getByRole('article')
  await expect(letter.getByText('a?bcc=all&b#c%@example.com')).toBeVisible()
  const href = await letter.getByRole('link', { name: 'Answer by mail' }).getAttribute('href')
  const { pathname, searchParams, hash } = new URL(href ?? '')
  expect(decodeURIComponent(pathname)).toBe('a?bcc=all&b#c%@example.com')
  expect([...searchParams.keys(), hash]).toEqual(['subject', 'body', ''])

  expect(await page.evaluate(() => Object.hasOwn(window, 'stolen'))).toBe(false)
  expect(alerts).toEqual([])
  const ours = new URL(page.url()).host
  expect(outside.filter((host) => host !== ours && !host.endsWith('openstreetmap.org'))).toEqual([])
})
