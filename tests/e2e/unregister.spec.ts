import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'

test('the service worker of an earlier release and its pages go', async ({ page }) => {
  let worker = "addEventListener('fetch', (event) => event.respondWith(fetch(event.request)))"
  const server = createServer(({ url }, response) => {
    const type = url === '/offline.js' ? 'text/javascript' : 'text/html'
    response.setHeader('content-type', type).end(url === '/offline.js' ? worker : '<p>A page')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/offline.js')
    await (await caches.open('visited-pages')).add('/')
  })
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  worker = readFileSync('site/public/offline.js', 'utf8')
  await page.reload()
  // The browser looks for a new worker at each visit, this test at once.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
  await expect.poll(left).toEqual([])
  server.close()
})
