import { type Browser, expect, type Page, test } from '@playwright/test'
import { translatePages } from '../support/translator'
import { askMore, visit, visitWithMenu } from '../support/visit'
import { signIn } from '../support/visitor'

/** Each journey is made twice: at each step the visible text is the same while a translator works on the page. */

type Read = (step: string) => Promise<void>

test('the message', async ({ browser }) => {
  await compare(browser, async (page, read) => {
    await visit(page, '/contact')
    const form = page.getByRole('form', { name: 'Write to us' })
    const send = form.getByRole('button', { name: 'Send Message' })
    await send.click()
    await read('mistakes')
    await form.getByLabel('Name').fill('A')
    await read('one letter')
    await form.getByLabel('Email').fill('ada')
    await form.getByLabel('Phone').fill('+44 20 7946 0000')
    await form.getByLabel('Subject').selectOption('Others')
    await form.getByLabel('Message').fill('For a skylight.')
    await send.click()
    await read('one mistake')
    await form.getByLabel('Email').fill('ada@example.com')
    await send.click()
    await expect(page.getByText(/^Thanks for contacting us/)).toBeVisible()
    await read('sent')
  })
})

test('the application', async ({ browser }) => {
  await compare(browser, async (page, read) => {
    await visit(page, '/become-distributor')
    const send = page.getByRole('button', { name: 'Submit Application' })
    await send.click()
    await read('mistakes')
    await page.getByLabel('Company name').fill('G')
    await page.getByRole('radio', { name: 'Yes' }).check()
    await read('another question')
    await page.getByRole('radio', { name: 'No' }).check()
    await read('and not')
    await page.getByLabel('Contact name').fill('Ada')
    await page.getByLabel('Email', { exact: true }).first().fill('ada@example.com')
    await page.getByLabel('Phone').fill('+44 20 7946 0000')
    await page.getByLabel('Country').selectOption('Germany')
    await page.getByLabel('City').fill('Kiel')
    await page.getByLabel('Years in operation').selectOption({ index: 1 })
    await page.getByLabel('Why do you want to work with us?').fill('Glass.')
    await read('filled in')
    await send.click()
    await read('sent')
  })
})

test('the dealer of a country', async ({ browser }) => {
  await compare(browser, async (page, read) => {
    await visit(page, '/find-dealer')
    await page.getByRole('combobox', { name: 'Where is your glass?' }).selectOption('Germany')
    await read('Germany')
    await page.getByRole('combobox', { name: 'Where is your glass?' }).selectOption('Singapore')
    await read('Singapore')
  })
})

test('from the store to the thanks', async ({ browser }) => {
  await compare(browser, async (page, read) => {
    await visit(page, '/auto-store')
    const add = page.getByRole('button', { name: 'Reflective Solar Tint' })
    await add.click()
    await read('one')
    await add.click()
    await read('two')
    await page.getByRole('main').getByRole('link', { name: /^Cart/ }).click()
    const quantity = page.getByRole('spinbutton', { name: 'Quantity of Reflective Solar Tint' })
    await quantity.fill('7')
    await quantity.blur()
    await read('seven')
    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
    const form = page.getByRole('form', { name: 'Shipping details' })
    await form.getByRole('button', { name: 'Place Order' }).click()
    await read('mistakes')
    await form.getByLabel('Name').fill('A')
    await read('one letter')
    await form.getByLabel('Email').fill('ada@example.com')
    await form.getByLabel('Shipping address').fill('1 Example Street, London')
    await form.getByRole('button', { name: 'Place Order' }).click()
    await expect(page).toHaveURL('/thank-you')
    await read('thanks')
  })
})

test('the verdict on a film, and the law of a place', async ({ browser }) => {
  await compare(browser, async (page, read) => {
    await visit(page, '/skin-eye-care?place=texas')
    const law = page.locator('#tint-law')
    await law.scrollIntoViewIfNeeded()
    for (const shade of ['DPSK-05', 'DPSK-30', 'DPSK-50']) {
      await law.getByLabel('Shade').selectOption(shade)
      await read(shade)
    }
    await law.getByLabel('Factory glass').selectOption('85')
    await read('glass')
    await law.getByLabel('Place', { exact: true }).selectOption('california')
    await expect(law).toContainText('California')
    await read('another place')
    await law.getByLabel('Place', { exact: true }).selectOption('')
    await expect(law.getByRole('link', { name: /The law of/ })).toHaveCount(0)
    await read('no place')
  })
})

test('the film finder', async ({ browser }) => {
  await compare(browser, async (page, read) => {
    await visit(page, '/film-finder')
    await page.getByRole('checkbox', { name: 'Heat' }).check()
    await read('heat')
    await askMore(page)
    await page.getByLabel('Where do you drive?').selectOption('Texas')
    await expect(page.getByText(/In Texas/).first()).toBeVisible()
    await read('in Texas')
    await page.getByRole('checkbox', { name: 'Glare' }).check()
    await read('glare as well')
    await page.getByRole('checkbox', { name: 'Heat' }).uncheck()
    await read('glare alone')
  })
})

test('the comparison', async ({ browser }) => {
  await compare(browser, async (page, read) => {
    await visit(page, '/compare?film=DPNC-35')
    await page.getByLabel('Film 2').selectOption('DPSK-05')
    await read('two')
    await page.getByLabel('Film 1').selectOption('DPSF 16')
    await read('another first')
    await page.getByLabel('Film 2').selectOption('')
    await read('one')
  })
})

test('the film that is drawn', async ({ browser }) => {
  await compare(browser, async (page, read) => {
    await visit(page, '/nano-ceramic')
    const viewer = page.locator('#viewer')
    await viewer.scrollIntoViewIfNeeded()
    for (const film of ['DPNC-35', 'DPNC-65']) {
      await viewer.getByRole('radio', { name: film }).check()
      await expect(viewer).toContainText(`${film} left of the line`)
      await read(film)
    }
  })
})

test('the menus', async ({ browser }) => {
  await compare(browser, async (page, read) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await visitWithMenu(page, '/about')
    await page.getByRole('button', { name: 'Automotive' }).first().click()
    await read('a dropdown')
    await page
      .getByRole('link', { name: /^Nano Ceramic Film/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nano Ceramic Film')
    await read('a film')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await read('the menu of a phone')
    await page.locator('summary', { hasText: 'Architectural' }).click()
    await read('a group')
  })
})

test('the desk', async ({ browser }) => {
  await compare(browser, async (page, read) => {
    await signIn(page)
    await page.getByRole('tab', { name: 'Contact Us Submissions' }).click()
    await read('empty')
    await page.getByRole('button', { name: /sample/i }).click()
    await expect(page.getByRole('tab', { name: /Inquiries \d+ new/ })).toBeVisible()
    await read('samples')
    await page.getByRole('row').nth(1).getByRole('button').first().click()
    await expect(page.getByRole('article')).toBeVisible()
    await read('a record')
    await page.getByRole('tab', { name: /Newsletter/ }).click()
    await read('another list')
  })
})

/** Makes a journey on two pages, which wait for each other at each step, so that late content reaches both. */
async function compare(browser: Browser, journey: (page: Page, read: Read) => Promise<void>) {
  const errors: Error[] = []
  const open = async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    page.on('pageerror', (error) => {
      // React renders a page again that was translated before hydration, and a transition is skipped on a busy machine.
      if (!/#418|Transition (timed out|was aborted)/.test(error.message)) errors.push(error)
    })
    await page.addInitScript(sameEachTime)
    await page.clock.setFixedTime(new Date('2026-07-01T12:05:00Z'))
    return page
  }
  const [plain, translated] = await Promise.all([open(), open()])
  await translatePages(translated)
  let arrive: (() => void) | undefined
  const read: Read = async (step) => {
    if (!arrive) return new Promise((resolve) => (arrive = resolve))
    await expect(async () => {
      expect(await textOf(translated), step).toBe(await textOf(plain))
    }).toPass({ timeout: 60_000 })
    arrive()
    arrive = undefined
  }
  await Promise.all([journey(plain, read), journey(translated, read)])
  expect(errors).toEqual([])
  await Promise.all([plain, translated].map((page) => page.context().close()))
}

const textOf = (page: Page) =>
  page.evaluate(() => document.body.innerText.replaceAll(/\s+/g, ' ').trim())

/** Random values would differ in each run. */
function sameEachTime() {
  let drawn = 0
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) {
      drawn += 7
      for (const place of array.keys()) array[place] = (drawn + 31 * place) % 248
    }
    return array
  }
}
