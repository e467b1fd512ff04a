import assert from 'node:assert/strict'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { type App, openPage, type Tools } from './app'

const page = `
'use client'
import { ReferenceDesk } from './reference-desk'
import { message, requests } from './reference-desk-requests'
const server = { load: async () => requests, read: async () => message, invite: async () => undefined }
export function DeskPage() {
  return <ReferenceDesk server={server} />
}`

/** Copies the reference desk of the catalog, and writes a page that shows it. */
export function copyDesk(app: App, to: string) {
  app.write({ [join(to, 'desk-page.tsx')]: page })
  for (const part of ['.tsx', '-form.tsx', '-requests.ts', '-texts.ts']) {
    const file = `reference-desk${part}`
    cpSync(join('ui/docs/patterns', file), join(app.folder, to, file))
  }
}

/** Opens the desk from another time zone and language, and works with it. */
export async function checkDesk({ browser, keep }: Tools, url: string, name: string) {
  const { page, close } = await openPage(browser, url, {
    locale: 'de-DE',
    timezoneId: 'Asia/Tokyo',
  })
  const table = page.getByRole('table', { name: /Requests/ })
  await table.getByRole('button', { name: 'Ada Byron 1', exact: true }).waitFor()
  assert.equal(await table.getAttribute('aria-rowcount'), '2001')
  const columns = await page.locator('[data-slot=app-shell]').evaluate((shell) => {
    const { gridTemplateColumns } = getComputedStyle(shell)
    return gridTemplateColumns.split(' ')[0]
  })
  assert.equal(columns, '256px')
  await keep(`${name}-desk`, page, false)
  await page.getByRole('button', { name: 'Actions for Ada Byron 1', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await table.getByRole('button', { name: 'Ada Byron 1', exact: true }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Ada Byron 1' })
  await sheet.getByRole('tab', { name: 'Details' }).click()
  await sheet.getByRole('link', { name: 'customer.1@example.org' }).waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+K')
  await page.getByRole('combobox', { name: 'Command' }).fill('العربية')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'الطلبات', level: 1 }).waitFor()
  await keep(`${name}-desk-arabic`, page, false)
  await close()
}
