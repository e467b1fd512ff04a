import { countries } from '@duskpane/content/countries'
import { expect, test } from '@playwright/test'
import { wholeBrowser } from '../support/chromium'
import { visit } from '../support/visit'

// The headless shell has no autofill.
test.use({ launchOptions: wholeBrowser() })

/** The codes of all regions that the browser has a name for. */
function regionCodes() {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes.filter((code) => names.of(code))
}

test.skip('every country is filled in from an address that the browser has saved', async ({
  page,
}) => {
  await visit(page, '/become-distributor')
  const form = page.getByRole('form', { name: 'Distributor application' })
  const [email, country] = [form.getByLabel('Email'), form.getByLabel('Country', { exact: true })]
  const browser = await page.context().newCDPSession(page)
  await browser.send('Autofill.enable')
  const { result } = await browser.send('Runtime.evaluate', {
    expression: 'document.querySelector("main form [name=email]")',
  })
  const { node } = await browser.send('DOM.describeNode', { objectId: result.objectId ?? '' })
  const filled = new Set<string>()
  for (const code of regionCodes()) {
    await form.evaluate((it: HTMLFormElement) => it.reset())
    const address = {
      ADDRESS_HOME_CITY: 'Ada',
      EMAIL_ADDRESS: 'a@b.example',
      ADDRESS_HOME_COUNTRY: code,
    }
    // The browser fills in nothing until it has looked at the form.
    await expect(async () => {
      await browser.send('Autofill.trigger', {
        fieldId: node.backendNodeId,
        address: { fields: Object.entries(address).map(([name, value]) => ({ name, value })) },
      })
      await expect(email).toHaveValue('a@b.example', { timeout: 1000 })
    }).toPass()
    filled.add(await country.inputValue())
  }
  filled.delete('')
  expect([...filled].sort()).toEqual([...countries].sort())
})
