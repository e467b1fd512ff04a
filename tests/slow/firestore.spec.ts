import { mkdirSync, writeFileSync } from 'node:fs'
import { privacy } from '@duskpane/content/pages/privacy'
import { expect, type Page, test } from '@playwright/test'
import { hasJava } from '../../site/build/emulators/requirements'
import { type RunningServer, startServer } from '../../site/build/running-server'
import { copySite, type SiteCopy } from '../support/site-copy'
import { visit } from '../support/visit'

/** What `npm run start:firestore` serves: the site on the official Firestore and Authentication emulators. */
test.describe.configure({ mode: 'serial' })

const ADMIN = { email: 'admin@example.com', password: 'window-film' }
const SUCCESS = 'Thanks for contacting us. Our team will get back to you within 24–48 hours.'

let copy: SiteCopy | undefined
let site: RunningServer | undefined
let origin: string

async function start(...options: string[]) {
  site = await startServer({
    command: 'env',
    args: (port) => [`PORT=${port}`, 'npm', 'run', 'start:firestore', '--', ...options],
    cwd: copy?.path(''),
    readyPath: '/',
    readyWithinMs: 360_000,
  })
  origin = `http://${site.host}`
}

test.beforeAll(async () => {
  test.setTimeout(400_000)
  test.skip(!hasJava(), 'no Java, which the Firestore emulator needs')
  copy = await copySite()
  // An export that the emulator would fail to read.
  const kept = copy.path('.emulators/kept/documents')
  mkdirSync(kept, { recursive: true })
  writeFileSync(`${kept}/documents.overall_export_metadata`, 'none')
  await start('--empty')
})

test.afterAll(async () => {
  await site?.stop()
  await copy?.remove()
})

const contact = (page: Page) => page.getByRole('form', { name: 'Write to us' })
const send = (page: Page) => contact(page).locator('[type=submit]')

async function fillContact(page: Page, message: string) {
  await visit(page, `${origin}/contact`)
  await contact(page).getByLabel('Name').fill('Ada Okafor')
  await contact(page).getByLabel('Email').fill('ada@example.com')
  await contact(page).getByLabel('Phone').fill('+1 302 555 0100')
  await contact(page).getByLabel('Subject').selectOption('Dealership')
  await contact(page).getByLabel('Message').fill(message)
}

async function signIn(page: Page, { email, password }: typeof ADMIN) {
  await visit(page, `${origin}/admin`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Of an emulator. */
const LOCAL = /^http:\/\/127\.0\.0\.1:\d+$/
const writes = '**/documents:commit**'

test('forms store their records', async ({ page }) => {
  await fillContact(page, 'From the contact page')
  await send(page).click()
  await expect(page.getByText(SUCCESS)).toBeVisible()

  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email').fill('ada@example.com')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(footer.getByText('Thank you for subscribing!')).toBeVisible()
})

test('the admin sees the records, after a reload too, and none once signed out', async ({
  page,
}) => {
  await signIn(page, ADMIN)
  await expect(page).toHaveURL(`${origin}/admin-dashboard`)
  await expect(page.getByText('From the contact page')).toBeVisible()
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).click()
  await expect(page.getByRole('tabpanel').getByText('ada@example.com')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('tabpanel').getByText('ada@example.com')).toBeVisible()
  await page.getByRole('tab', { name: 'Contact Us Submissions' }).click()
  await expect(page.getByText('From the contact page')).toBeVisible()

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${origin}/admin`)
  await page.goto(`${origin}/admin-dashboard`)
  await expect(page.getByText('No submissions found.')).toBeVisible()
  await expect(page.getByText('From the contact page')).toHaveCount(0)
})

test('the privacy page describes Firestore, and names all that a visitor’s browser then keeps', async ({
  page,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  await visit(page, `${origin}/privacy`)
  const main = page.getByRole('main')
  await expect(main.getByText(/In Firestore, a database run by Google/)).toBeVisible()
  await expect(main.getByText(/erased means erased/i)).toBeVisible()
  await expect(main.getByText('12 months after our last answer')).toHaveCount(2)
  await expect(main).toContainText(privacy.illustrativeNote.firestore ?? '')
  await expect(main).not.toContainText(/in your own browser|reaches no one|Until you erase it/)
  const text = await main.innerText()

  await page.getByRole('contentinfo').getByLabel('Email').fill('mei@example.com')
  expect([...asked]).toEqual([origin])
  const write = page.waitForRequest(writes)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Thank you for subscribing!')).toBeVisible()
  expect(await (await write).allHeaders()).not.toHaveProperty('x-firebase-client')
  expect([...asked]).toEqual([origin, expect.stringMatching(LOCAL)])
  await page.reload()
  const kept = await page.evaluate(async () => ({
    cookies: document.cookie,
    local: Object.keys(localStorage),
    named: [
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ],
  }))
  expect(kept.cookies).toBe('')
  expect(kept.local).toEqual([])
  for (const name of kept.named) expect(text).toContain(`“${name}”`)

  await signIn(page, ADMIN)
  await expect(page).toHaveURL(`${origin}/admin-dashboard`)
  const session = await page.evaluate(() => Object.keys(sessionStorage))
  expect(text).toContain('“firebase:authUser:…”')
  expect(session.filter((name) => name.startsWith('firebase:'))).toEqual([
    expect.stringMatching(/^firebase:authUser:/),
  ])
  const databases = async () =>
    (await page.evaluate(() => indexedDB.databases())).map(({ name }) => name ?? '')
  await expect
    .poll(async () => (await databases()).filter((name) => !text.includes(`“${name}”`)))
    .toEqual([])
})

test('what one visitor sends arrives at the open desks of two admins', async ({ browser }) => {
  const open = async () => (await browser.newContext()).newPage()
  const [visitor, desk, colleague] = await Promise.all([open(), open(), open()])
  await signIn(desk, ADMIN)
  await signIn(colleague, { ...ADMIN, email: 'colleague@example.com' })
  for (const page of [desk, colleague]) {
    await expect(page.getByText('From the contact page')).toBeVisible()
  }
  await fillContact(visitor, 'From another browser')
  await send(visitor).click()
  await expect(visitor.getByText(SUCCESS)).toBeVisible()
  for (const page of [desk, colleague]) {
    await page.getByRole('button', { name: '1 new: show' }).click()
    await expect(page.getByText('From another browser')).toBeVisible()
  }
})

test('what was sent is there after a restart, beside samples', async ({ page }) => {
  await site?.stop()
  await start('--samples')
  await signIn(page, ADMIN)
  await expect(page.getByText('From the contact page')).toBeVisible()
  await expect(page.getByText('Mara Castellanos')).toBeVisible()
})
