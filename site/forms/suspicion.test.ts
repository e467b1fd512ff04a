import { describe, expect, test } from 'vitest'
import { collectionNames } from '../backend/collections'
import { suspicionOf, TRAP } from './suspicion'

function formWith(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}
const clean = formWith({ email: 'ada@example.com', [TRAP]: '' })
const trapped = formWith({ email: 'ada@example.com', [TRAP]: 'Cheap films' })

describe.each(collectionNames)('%s', (collection) => {
  test('a form filled in at a normal pace is not suspected', () => {
    expect(suspicionOf(collection, clean, 5000)).toBeUndefined()
    expect(suspicionOf(collection, clean, Number.POSITIVE_INFINITY)).toBeUndefined()
  })

  test('a form filled in within 300 ms is suspected', () => {
    expect(suspicionOf(collection, clean, 300)).toBe('speed')
  })

  test('a filled hidden field is suspected, however long it took', () => {
    expect(suspicionOf(collection, trapped, 60_000)).toBe('honeypot')
    expect(suspicionOf(collection, trapped, 10)).toBe('honeypot')
  })
})

test('the newsletter may take least time, a message more, an application most', () => {
  expect(suspicionOf('newsletter-subscribers', clean, 1000)).toBeUndefined()
  expect(suspicionOf('contact-messages', clean, 1000)).toBe('speed')
  expect(suspicionOf('contact-inquiries', clean, 4000)).toBeUndefined()
  expect(suspicionOf('distributor-applications', clean, 4000)).toBe('speed')
})
