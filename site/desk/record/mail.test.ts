import { expect, test } from 'vitest'
import type { StoredRecord } from '../../backend/backend'
import { answerHref, isOneAddress } from './mail'

const record = {
  collection: 'contact-messages',
  id: 'abcdefghijkl12345678',
  name: 'Ada Okafor',
  email: 'ada+film@example.com',
  phone: '+44 20 7946 0000',
  subject: 'Product Inquiry',
  message: 'Which film?\nFor a west front & a door.',
  storedAt: new Date(2026, 0, 5, 9, 30),
} as StoredRecord<'contact-messages'>

function mailOf(changes: Partial<typeof record> = {}, paragraphs: readonly string[] = ['Hm.']) {
  const href = answerHref({ ...record, ...changes }, 'Contact', paragraphs)
  if (href === undefined) return undefined
  const url = new URL(href)
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body'),
    names: [...url.searchParams.keys()],
  }
}

test('writes to the sender, with the reference in the subject and the question quoted', () => {
  const mail = mailOf()
  expect(mail?.to).toBe('ada+film@example.com')
  expect(mail?.subject).toBe('Re: Product Inquiry [12345678]')
  expect(mail?.body).toMatch(/^Hello Ada Okafor,\r\n\r\nHm\.\r\n\r\nKind regards,/)
  expect(mail?.body).toContain('\r\n> Which film?\r\n> For a west front & a door.')
})

test('what a visitor wrote adds no field and no recipient', () => {
  const mail = mailOf({
    name: 'Eve\r\nBcc: x@example.com',
    message: '&bcc=victim@example.com?cc=x',
  })
  expect(mail?.names).toEqual(['subject', 'body'])
  expect(mail?.body).toContain('Hello Eve Bcc: x@example.com,')
})

test('a name keeps the joiners that its script needs', () => {
  const name = 'علی\u200cرضا 👩\u200d🔧'
  expect(mailOf({ name: `\u202e${name}` })?.body).toContain(`Hello ${name},`)
})

test.each([
  'a,victim@example.com',
  'a@b,c',
  'a;b@example.com',
  'a b@example.com',
  '<a@example.com>',
  'a@b@example.com',
  '',
])('offers no mail to %s', (email) => {
  expect(isOneAddress(email)).toBe(false)
  expect(mailOf({ email })).toBeUndefined()
})

const manyLines = 'Hm.\n'.repeat(1000)
test.each([
  '🪟'.repeat(2000),
  'مرحبا '.repeat(300),
  'a'.repeat(5000),
  manyLines,
  'ä %25 &\n🪟'.repeat(99),
])('cuts a long question between letters, and says so: %#', (message) => {
  const long = { name: '王'.repeat(120), subject: 'é'.repeat(200) }
  const email = `${'ü'.repeat(40)}@example.com`
  for (const more of [{}, { ...long, email }] as object[]) {
    const href = answerHref({ ...record, ...more, message }, 'Contact', ['Thank you.\n- Which?'])
    expect(href?.length).toBeLessThanOrEqual(2000)
    const body = decodeURIComponent(href?.split('&body=')[1] ?? '')
    expect(body).toContain(' you wrote:\r\n> ')
    expect(body).toMatch(/[^\ufffd] \[\.\.\.\]$/)
  }
  expect(answerHref({ ...record, message }, 'Contact', [])?.length).toBeGreaterThan(1900)
})
