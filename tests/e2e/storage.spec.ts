import { expect, type Page, test } from '@playwright/test'
import { storedRecords } from '../support/database'
import { visit } from '../support/visit'
import { subscribe } from '../support/visitor'

const emails = async (page: Page) =>
  (await storedRecords(page, 'newsletter-subscribers')).map((record) => record.email).sort()

test('records survive a reload and a closed tab', async ({ page, context }) => {
  await subscribe(page, 'ada@example.com')
  await page.reload()
  expect(await emails(page)).toEqual(['ada@example.com'])
  await page.close()
  const later = await context.newPage()
  await visit(later, '/')
  expect(await emails(later)).toEqual(['ada@example.com'])
})

test('records survive a restart of the browser', async ({ page, context, browser }) => {
  await subscribe(page, 'ada@example.com')
  const storageState = await context.storageState({ indexedDB: true })
  const next = await browser.newContext({ storageState })
  const later = await next.newPage()
  await visit(later, '/about')
  expect(await emails(later)).toEqual(['ada@example.com'])
  await subscribe(later, 'mei@example.com')
  expect(await emails(later)).toEqual(['ada@example.com', 'mei@example.com'])
  await next.close()
})

test('two tabs write to one database', async ({ page, context }) => {
  const other = await context.newPage()
  await Promise.all([subscribe(page, 'ada@example.com'), subscribe(other, 'mei@example.com')])
  expect(await emails(page)).toEqual(['ada@example.com', 'mei@example.com'])
  expect(await emails(other)).toEqual(['ada@example.com', 'mei@example.com'])
})

test('no cookie and no web storage holds what was sent', async ({ page, context }) => {
  await subscribe(page, 'ada@example.com')
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage))
  expect(kept).not.toContain('ada@example.com')
})
