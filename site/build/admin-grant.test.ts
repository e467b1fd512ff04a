import { createVerify, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { grantAdmin } from './admin-grant'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
let folder: string
let env: Record<string, string>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-account-'))
  const keyFile = join(folder, 'key.json')
  env = { GOOGLE_APPLICATION_CREDENTIALS: keyFile }
  const account = {
    project_id: 'duskpane-live',
    client_email: 'owner@duskpane-live.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    token_uri: 'https://oauth2.googleapis.com/token',
  }
  writeFileSync(keyFile, JSON.stringify(account))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

/** Answers as Google does, and records the requests. */
function google(users: readonly object[]) {
  const requests = new Map<string, RequestInit>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init = {}) => {
    requests.set(String(url), init)
    if (String(url).endsWith('/token')) return Response.json({ access_token: 'token' })
    return Response.json(String(url).endsWith(':lookup') ? { users } : {})
  })
  return requests
}

const toolkit = 'https://identitytoolkit.googleapis.com/v1/projects/duskpane-live'

test('signs in as the service account', async () => {
  const requests = google([{ localId: 'u1' }])
  await grantAdmin('ada@example.com', env)

  const body = requests.get('https://oauth2.googleapis.com/token')?.body as URLSearchParams
  const [header = '', statement = '', signature = ''] = String(body.get('assertion')).split('.')
  const verify = createVerify('RSA-SHA256').update(`${header}.${statement}`)
  expect(verify.verify(publicKey, signature, 'base64url')).toBe(true)
  expect(JSON.parse(Buffer.from(statement, 'base64url').toString())).toMatchObject({
    iss: 'owner@duskpane-live.iam.gserviceaccount.com',
    aud: 'https://oauth2.googleapis.com/token',
  })
  expect(requests.get(`${toolkit}/accounts:update`)?.headers).toMatchObject({
    authorization: 'Bearer token',
  })
})

test('adds the claim to those the user has', async () => {
  const requests = google([{ localId: 'u1', customAttributes: '{"team":"sales"}' }])
  await grantAdmin('ada@example.com', env)
  expect(requests.get(`${toolkit}/accounts:lookup`)?.body).toBe('{"email":["ada@example.com"]}')
  const update = JSON.parse(String(requests.get(`${toolkit}/accounts:update`)?.body))
  expect(update.localId).toBe('u1')
  expect(JSON.parse(update.customAttributes)).toEqual({ team: 'sales', admin: true })
})

test('an unknown user is an error, and nothing is changed', async () => {
  const requests = google([])
  await expect(grantAdmin('ada@example.com', env)).rejects.toThrow('No user ada@example.com')
  expect(requests.has(`${toolkit}/accounts:update`)).toBe(false)
})

test("Google's refusal is told", async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('invalid_grant', { status: 400 }))
  await expect(grantAdmin('ada@example.com', env)).rejects.toThrow('400: invalid_grant')
})

test('without a key file, or without a project for the emulator, it says what to set', async () => {
  await expect(grantAdmin('ada@example.com', {})).rejects.toThrow('GOOGLE_APPLICATION_CREDENTIALS')
  const emulator = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }
  await expect(grantAdmin('ada@example.com', emulator)).rejects.toThrow('VITE_FIREBASE_PROJECT_ID')
})
