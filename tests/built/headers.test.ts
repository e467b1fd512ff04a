import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from '../../site/build/serve'
import { allRoutes, lawRoutes, unknownPath } from '../support/routes'

let server: Server

beforeAll(async () => {
  server = await serve(0)
})
afterAll(() => server.close())

/** What belongs to one answer and not to the rules of the host. */
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

async function ask(path: string, from = server) {
  const url = `http://127.0.0.1:${(from.address() as AddressInfo).port}${path}`
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
test.each([...allRoutes, ...lawRoutes])('%s has exactly the headers of a page', async (path) => {
  expect(await ask(path)).toEqual({ status: 200, headers: { ...forAll, ...html } })
})

test('an unknown address has them too, and the status 404', async () => {
  expect(await ask(unknownPath)).toEqual({ status: 404, headers: { ...forAll, ...html } })
})

test('an unknown place is answered like any unknown address', async () => {
  expect((await ask('/tint-law/atlantis')).status).toBe(404)
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

test('the catalogue differs in its policy, which allows the inline scripts of Storybook', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  mkdirSync(`${folder}/storybook`)
  writeFileSync(`${folder}/storybook/index.html`, '<!doctype html><title>Catalogue</title>')
  const host = await serve(0, relative('.', folder))
  const answer = await ask('/storybook/', host)
  host.close()
  rmSync(folder, { recursive: true })
  expect(answer).toEqual({
    status: 200,
    headers: {
      ...forAll,
      ...html,
      'content-security-policy':
        "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; form-action 'self'; base-uri 'self'; object-src 'none'; frame-ancestors 'self'",
    },
  })
})
