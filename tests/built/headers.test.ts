import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from '../../site/build/doctor'
import { serve } from '../../site/build/serve'
import { allRoutes, lawRoutes, unknownPath } from '../support/routes'
import { originOf } from '../support/static-server'

let server: Server

beforeAll(async () => {
  server = await serve(0)
})
afterAll(() => server.close())

/** Headers of a single answer, which the rules of the host do not set. */
const ofTheAnswer = [
  'accept-ranges',
  'connection',
  'content-disposition',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
  'vary',
]

async function ask(path: string) {
  const url = `${originOf(server)}${path}`
  const response = await fetch(url, { headers: { origin: 'https://elsewhere.example' } })
  await response.arrayBuffer()
  const headers = [...response.headers].filter(([name]) => !ofTheAnswer.includes(name))
  return { status: response.status, headers: Object.fromEntries(headers) }
}

/** The build holds the policy's fingerprint to the inline script; its value is of no interest here. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'sha256-[\\w+/]{43}='",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' https://firestore.googleapis.com https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
  'frame-src https://www.openstreetmap.org',
  "manifest-src 'self'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types noscript',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const forAll = {
  'cache-control': 'no-cache',
  'content-security-policy': expect.stringMatching(`^${policy.replaceAll('.', '\\.')}$`),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
}
const html = { 'content-type': 'text/html; charset=utf-8' }

// Whole sets are compared, so that no cookie and no leave for other origins is among them.
test('each page has exactly the headers of a page', async () => {
  for (const [path] of [...allRoutes, ...lawRoutes]) {
    expect.soft(await ask(path), path).toEqual({ status: 200, headers: { ...forAll, ...html } })
  }
})

test('an unknown address has them too, and the status 404', async () => {
  expect(await ask(unknownPath)).toEqual({ status: 404, headers: { ...forAll, ...html } })
})

test('an unknown place is answered like any unknown address', async () => {
  expect((await ask('/tint-law/atlantis')).status).toBe(404)
})

test('npm run doctor finds no fault in what firebase.json says, and names each elsewhere', async () => {
  expect((await examine(originOf(server))).faults).toEqual([])
  const bare = createServer((_, response) => response.end('nothing')).listen(0, '127.0.0.1')
  await once(bare, 'listening')
  const { faults } = await examine(originOf(bare))
  bare.close()
  expect(faults.join('\n')).toContain(`/ has content-security-policy: none
/ has cross-origin-opener-policy: none`)
  expect(faults).toContain('/no-such-page answers 200, not 404')
  expect(faults).toContain('/faqs.html answers 200 , not 301 /faqs')
})

test('the tint laws come as JSON', async () => {
  expect(await ask('/tint-laws.json')).toEqual({
    status: 200,
    headers: { ...forAll, 'content-type': 'application/json; charset=utf-8' },
  })
})

test('an asset, named after its contents, is kept for good', async () => {
  const asset = readdirSync('dist/assets').find((name) => name.endsWith('.js'))
  expect(await ask(`/assets/${asset}`)).toEqual({
    status: 200,
    headers: {
      ...forAll,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    },
  })
})

test('a page that has not changed is answered without its text', async () => {
  const url = `${originOf(server)}/faqs`
  const etag = (await fetch(url)).headers.get('etag')
  expect(etag).not.toBeNull()
  const again = await fetch(url, { headers: { 'if-none-match': String(etag) } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

/** Sends the path as typed: `fetch` would normalize it. */
function askRaw(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo
  return new Promise<{ status: number | undefined; location: string | undefined }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path, method }, (response) => {
        response.resume()
        resolve({ status: response.statusCode, location: response.headers.location })
      })
        .on('error', reject)
        .end()
    },
  )
}

test('a path that leads elsewhere is answered like any unknown address', async () => {
  for (const path of [
    '//evil.example/x.html',
    '//evil.example/x.html?query',
    '/%2Fevil.example/x.html',
    '/\\evil.example/x.html',
    '/%5Cevil.example/x.html',
    '/%00',
    '/%',
    `/${'x'.repeat(256)}`,
  ]) {
    expect.soft(await askRaw(path), path).toEqual({ status: 404, location: undefined })
  }
})

test('a query may be long and hold slashes', async () => {
  expect(await askRaw(`/faqs?${'/x'.repeat(260)}${'y'.repeat(260)}`)).toMatchObject({ status: 200 })
})

test('only GET is allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect.soft((await askRaw('/faqs', method)).status, method).toBe(405)
  }
})
