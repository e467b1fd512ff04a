import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { storedRecords } from '../support/database'
import { holdScripts } from '../support/scripts'
import { test } from '../support/test'
import { translatePage } from '../support/translator'
import { hydrated, nextFrames, visit } from '../support/visit'

/** Opens a page that hydrates only once the returned function is called. */
async function openUnhydrated(page: Page, path: string) {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  return async () => {
    release()
    await hydrated(page)
  }
}

test('a form sent before hydration is stored, on a page that others have changed too, and none of it gets into the address', async ({
  page,
}) => {
  const change = [async () => {}, () => translatePage(page)]
  for (const [index, changed] of change.entries()) {
    const hydrate = await openUnhydrated(page, '/about')
    await changed()
    const footer = page.getByRole('contentinfo')
    await footer.getByLabel('Email').fill('ada@example.com')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL('/about')
    await hydrate()
    await expect(footer.getByText('Thank you for subscribing!')).toBeVisible()
    await expect(page).toHaveURL('/about')
    const records = await storedRecords(page, 'newsletter-subscribers')
    expect(records.map(({ email }) => email)).toEqual(Array(index + 1).fill('ada@example.com'))
  }
})

test('text typed before hydration stays over the draft, and is checked', async ({ page }) => {
  await visit(page, '/become-distributor')
  await page.getByLabel('Company name').fill('Glas Nord GmbH')
  await page.getByLabel('City').fill('Hamburg')
  const hydrate = await openUnhydrated(page, '/become-distributor')
  await page.getByLabel('Company name').fill('x'.repeat(200))
  await hydrate()
  await expect(page.getByLabel('City')).toHaveValue('Hamburg')
  await expect(page.getByLabel('Company name')).toHaveValue('x'.repeat(200))
  await expect(page.getByLabel('Company name')).toHaveAccessibleDescription(/characters too many/)
})

test('what is tapped before hydration happens then: a product, an arrow, a tab', async ({
  page,
}) => {
  let hydrate = await openUnhydrated(page, '/auto-store')
  await page.getByRole('button', { name: 'Headlight Tint Film' }).click()
  await hydrate()
  await expect(page.getByRole('main').getByRole('link', { name: /^Cart/ })).toHaveText(/1/)
  hydrate = await openUnhydrated(page, '/')
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await hydrate()
  const picker = page.getByRole('button', { name: 'Go to slide 4 of 4' })
  await expect(picker).toHaveAttribute('aria-current', 'true')
  hydrate = await openUnhydrated(page, '/admin-dashboard')
  await page.getByRole('tab', { name: 'Newsletter Subscribers' }).click()
  await hydrate()
  await expect(page.getByText('No subscribers found.')).toBeVisible()
})

test('what was typed, chosen and focused stays, also where others have changed the page by then', async ({
  page,
}) => {
  const extend = () => {
    for (const place of ['html', 'body']) {
      document.querySelector(place)?.setAttribute('data-extension', 'on')
    }
    const dark = document.createElement('style')
    dark.textContent = 'html, img { filter: invert(1) }'
    document.head.prepend(dark)
    for (const icon of document.querySelectorAll('svg, path')) {
      icon.setAttribute('data-darkreader-inline-fill', '')
    }
    for (const control of document.querySelectorAll('input, textarea')) {
      control.setAttribute('data-extension', 'on')
      control.insertAdjacentElement('beforebegin', document.createElement('password-manager'))
      control.insertAdjacentElement('afterend', document.createElement('writing-aid'))
    }
  }
  for (const change of [async () => {}, () => page.evaluate(extend), () => translatePage(page)]) {
    const hydrate = await openUnhydrated(page, '/become-distributor')
    await change()
    await page.getByLabel('Company name').fill('Glas Nord GmbH')
    await page.getByLabel('Country').selectOption('Germany')
    await page.getByRole('radio', { name: 'Yes' }).check()
    await page.getByLabel('Why do you want to work with us?').fill('Glass.')
    await hydrate()
    await expect(page.getByLabel('Company name')).toHaveValue('Glas Nord GmbH')
    await expect(page.getByLabel('Country')).toHaveValue('Germany')
    await expect(page.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await expect(page.getByLabel('Why do you want to work with us?')).toHaveValue('Glass.')
    await expect(page.getByLabel('Why do you want to work with us?')).toBeFocused()
    await page.getByLabel('Which brands?').fill('Nordfilm')
    await page.evaluate(() => sessionStorage.clear())
  }
})

test('what was scrolled before hydration stays, the page and its slides, and a link works', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, '/about')
  await page.evaluate(() => scrollTo(0, 900))
  await hydrate()
  await nextFrames(page)
  expect(await page.evaluate(() => scrollY)).toBe(900)
  await openUnhydrated(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faqs')

  const hydrateHome = await openUnhydrated(page, '/')
  const slider = page.getByRole('region', { name: 'Where light meets glass' })
  const third = slider.getByRole('group', { name: '3 of 4' })
  await third.scrollIntoViewIfNeeded()
  await slider.getByRole('button', { name: 'Next slide' }).hover()
  await hydrateHome()
  const picker = slider.getByRole('button', { name: 'Go to slide 3 of 4' })
  await expect(picker).toHaveAttribute('aria-current', 'true')
  await expect(third).toBeInViewport()
  await expect(slider.locator('[aria-label="2 of 4"]')).not.toBeInViewport()
})

test('a page whose end arrives after its script is shown once', async ({ page, baseURL }) => {
  const scripts = { asked: 0, finished: 0 }
  page.on('request', (it) => it.resourceType() === 'script' && scripts.asked++)
  page.on('requestfinished', (it) => it.resourceType() === 'script' && scripts.finished++)
  const server = createServer(async ({ url = '' }, response) => {
    const file = await fetch(baseURL + url)
    response.writeHead(file.status, { 'Content-Type': file.headers.get('Content-Type') ?? '' })
    if (url !== '/about') {
      response.end(await file.bytes())
      return
    }
    // Not every browser can wait for the whole page before it paints.
    const html = (await file.text()).replace('rel="expect"', '')
    const [start = '', end = ''] = html.split(/(?=<main)/)
    // The header is enough for a first paint, which starts the script.
    response.write(start)
    await expect.poll(() => scripts.asked > 1 && scripts.finished === scripts.asked).toBe(true)
    await nextFrames(page)
    response.end(end)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${port}/about`)
  await hydrated(page)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  server.close()
})
