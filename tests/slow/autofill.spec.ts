import { countries, shownCountry } from '@duskpane/content/countries'
import { expect, test } from '@playwright/test'
import { wholeBrowser } from '../support/chromium'
import { visit } from '../support/visit'

// A shell without windows has no autofill.
test.use({ launchOptions: wholeBrowser() })

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const codes = letters.flatMap((first) => letters.map((second) => first + second))

/** Countries that browsers call by another name than the one that is stored, and places that are no state. */
const odd = countries
  .filter((it) => shownCountry(it) !== it || ['Hong Kong', 'Kosovo', 'Puerto Rico'].includes(it))
  .map((country) => {
    // Browsers drop what only tells Hong Kong and Macao as parts of China.
    const isName = (code: string) =>
      names.of(code)?.replace(/ SAR China$/, '') === shownCountry(country)
    return { country, code: codes.find(isName) ?? country }
  })

test('a country is filled in from an address that the browser has saved', async ({ page }) => {
  expect(odd.length).toBeGreaterThan(10)
  const browser = await page.context().newCDPSession(page)
  for (const { country, code } of odd) {
    // Of a form that it has filled in, it fills in nothing more.
    await visit(page, '/become-distributor')
    const form = page.getByRole('form', { name: 'Distributor application' })
    await browser.send('Autofill.enable')
    const { result } = await browser.send('Runtime.evaluate', {
      expression: 'document.querySelector("main form [name=email]")',
    })
    const { node } = await browser.send('DOM.describeNode', { objectId: result.objectId ?? '' })
    const fields = Object.entries({
      NAME_FULL: 'Ada',
      EMAIL_ADDRESS: 'a@b.example',
      ADDRESS_HOME_CITY: 'Ada',
      ADDRESS_HOME_COUNTRY: code,
    }).map(([name, value]) => ({ name, value }))
    // It fills in nothing until it has looked at the form.
    await expect(async () => {
      await browser.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } })
      await expect(form.getByLabel('Email')).toHaveValue('a@b.example', { timeout: 1000 })
    }).toPass()
    await expect.soft(form.getByLabel('Country', { exact: true }), code).toHaveValue(country)
  }
})
