import { expect, type Page, test } from '@playwright/test'
import { firebaseEnv } from '../../site/build/emulators/project'
import { APP_CHECK_SOURCES } from '../../site/build/preflight'
import { copySite, type SiteCopy } from '../support/site-copy'
import { visit } from '../support/visit'

/**
 * A Firestore build with a key for App Check: the real library in a real browser, with stand-ins for the servers of
 * Google, which judge browsers and give keys only to those they know.
 */
test.describe.configure({ mode: 'serial' })

const SUCCESS = 'Thanks for contacting us. Our team will get back to you within 24–48 hours.'
const SITE_KEY = 'the-site-key'
const POLICY = 'content-security-policy'

const recaptcha = 'https://www.google.com/recaptcha/enterprise.js**'
const exchange = 'https://content-firebaseappcheck.googleapis.com/**'
const writes = 'https://firestore.googleapis.com/**/documents:commit**'

let copy: SiteCopy
let origin: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  copy = await copySite()
  await copy.build({ ...firebaseEnv('demo-site'), VITE_APPCHECK_SITE_KEY: SITE_KEY }, 'emulators')
  origin = await copy.serve()
})

test.afterAll(() => copy.remove())

/** Serves the contact page as the host would, with the sources of App Check in its policy, or without some. */
async function extendPolicy(
  page: Page,
  needed: Partial<typeof APP_CHECK_SOURCES> = APP_CHECK_SOURCES,
) {
  await page.route(`${origin}/contact`, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = Object.entries(needed)
      .reduce(
        (extended, [directive, sources]) =>
          extended.replace(`${directive} `, `${directive} ${sources.join(' ')} `),
        headers[POLICY] ?? '',
      )
      .replace(/require-trusted-types-for .*?;/, '')
    await route.fulfill({ response, headers: { ...headers, [POLICY]: policy } })
  })
}

/**
 * Answers in the place of Google.
 * @returns the requests, in order
 */
async function standIn(page: Page) {
  const asked: string[] = []
  const cors = { 'access-control-allow-origin': '*' }
  await page.route(recaptcha, async (route) => {
    asked.push('recaptcha')
    const body = `self.grecaptcha = { enterprise: {
      ready: (then) => then(),
      render: (_, options) => { self.judged = options; return 0 },
      execute: async () => { self.judged.callback(); return 'of ' + self.judged.sitekey },
    } }`
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.route(exchange, async (route) => {
    asked.push(`token ${route.request().postData()}`)
    await route.fulfill({ json: { token: 'vouched', ttl: '3600s' }, headers: cors })
  })
  await page.route(writes, async (route) => {
    const token = route.request().headers()['x-firebase-appcheck']
    asked.push(`write with ${token}`)
    const time = '2026-01-01T00:00:00Z'
    const vouched = token === 'vouched'
    await route.fulfill({
      status: vouched ? 200 : 403,
      headers: cors,
      json: vouched
        ? { commitTime: time, writeResults: [{ updateTime: time }] }
        : { error: { code: 403, status: 'PERMISSION_DENIED', message: 'App Check' } },
    })
  })
  return asked
}

const form = (page: Page) => page.getByRole('form', { name: 'Write to us' })

async function fill(page: Page) {
  await form(page).getByLabel('Name').fill('Ada Okafor')
  await form(page).getByLabel('Email').fill('ada@example.com')
  await form(page).getByLabel('Phone').fill('+44 20 7946 0000')
  await form(page).getByLabel('Subject').selectOption('Others')
  await form(page).getByLabel('Message').fill('Which film for a west front?')
}

test('the first write carries a token, and Google is not asked before a form is touched', async ({
  page,
}) => {
  await extendPolicy(page)
  const asked = await standIn(page)
  await visit(page, `${origin}/contact`)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await fill(page)
  await form(page).locator('[type=submit]').click()
  await expect(page.getByText(SUCCESS)).toBeVisible()
  expect(asked).toEqual([
    'recaptcha',
    `token {"recaptcha_enterprise_token":"of ${SITE_KEY}"}`,
    'write with vouched',
  ])
})

test('under a policy without its sources the form says after 15 s what it knows, and keeps every value', async ({
  page,
}) => {
  const asked = await standIn(page)
  await extendPolicy(page, {})
  await page.clock.install()
  await visit(page, `${origin}/contact`)
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('recaptcha/enterprise.js'),
  )
  await fill(page)
  await refused
  await form(page).locator('[type=submit]').click()
  await expect(form(page).locator('[type=submit]')).toHaveText('Submitting...')
  await page.clock.fastForward(15_000)
  await expect(form(page).getByRole('alert')).toContainText('No answer came')
  await expect(form(page).getByLabel('Message')).toHaveValue('Which film for a west front?')
  expect(asked).toEqual([])
})
