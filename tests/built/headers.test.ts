import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../site/build/serve'
import { allRoutes } from '../support/routes'
import { type Answer, ELSEWHERE, observe } from './observatory'

let server: Server

beforeAll(async () => {
  server = await serve(0)
})
afterAll(() => server.close())

async function ask(path: string, from = server): Promise<Answer> {
  const url = `http://127.0.0.1:${(from.address() as AddressInfo).port}${path}`
  const leave = { Origin: ELSEWHERE, 'Access-Control-Request-Method': 'GET' }
  const [page, { headers: preflight }] = await Promise.all([
    fetch(url),
    fetch(url, { method: 'OPTIONS', headers: leave }),
  ])
  return { headers: page.headers, preflight, body: await page.text() }
}

const [asset = ''] = readdirSync('dist/assets')
const losses = ({ findings }: ReturnType<typeof observe>) =>
  findings.filter(({ points }) => points < 0)

describe('the HTTP Observatory', () => {
  const addresses = [...allRoutes.map(([path]) => path), '/no-such-page', `/assets/${asset}`]
  const grades = new Set<string>()
  afterAll(() => {
    const all = [...grades].join(', ')
    console.log(`HTTP Observatory: ${all} for each of ${addresses.length} addresses`)
  })

  test.each(addresses)('gives an A+ to %s', async (path) => {
    const report = observe(await ask(path))
    grades.add(`${report.grade} (${report.score})`)
    expect(losses(report)).toEqual([])
    expect(report.grade).toBe('A+')
  })

  test('takes nothing from the catalogue but for the inline scripts of Storybook', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
    mkdirSync(`${folder}/storybook`)
    writeFileSync(`${folder}/storybook/index.html`, '<!doctype html><title>Catalogue</title>')
    const host = await serve(0, relative('.', folder))
    const report = observe(await ask('/storybook/', host))
    host.close()
    rmSync(folder, { recursive: true })
    expect(report.grade).toBe('B+')
    expect(losses(report)).toEqual([{ rule: 'content-security-policy', points: -20 }])
  })

  const policy = "default-src 'none'; frame-ancestors 'none'"
  const good = {
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  test.each([
    ['everything in order', {}, 130, 'A+'],
    ['no policy', { 'content-security-policy': '' }, 55, 'C'],
    ['inline scripts', { 'content-security-policy': `${policy}; script-src data:` }, 80, 'B+'],
    ['unencrypted visits', { 'strict-transport-security': '' }, 80, 'B+'],
    ['guessed types', { 'x-content-type-options': '' }, 125, 'A+'],
    ['full referrers', { 'referrer-policy': 'unsafe-url' }, 120, 'A+'],
    ['a cookie', { 'set-cookie': 'id=1' }, 60, 'C+'],
  ])('marks %s by the scheme', (_, changed, score, grade) => {
    const headers = new Headers({ ...good, ...changed })
    expect(observe({ headers, preflight: new Headers(), body: '' })).toMatchObject({ score, grade })
  })

  test('marks scripts of other hosts by the scheme', () => {
    const headers = new Headers({ ...good, 'content-type': 'text/html' })
    const body = '<script src="//cdn.example/a.js"></script>'
    expect(observe({ headers, preflight: new Headers(), body })).toMatchObject({ score: 50 })
  })
})

test('assets, named after their contents, are kept for good; pages are asked for again', async () => {
  expect((await ask(`/assets/${asset}`)).headers.get('cache-control')).toContain('immutable')
  expect((await ask('/')).headers.get('cache-control')).toBe('no-cache')
})
