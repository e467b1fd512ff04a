import { describe, expect, test } from 'vitest'
import { COLLECTIONS } from '../backend/payload'
import { suspicionOf, TRAP } from './suspicion'

function formWith(values: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  return form
}
const clean = formWith({ email: 'ada@example.com', [TRAP]: '' })
const trapped = formWith({ email: 'ada@example.com', [TRAP]: 'Cheap films' })

describe.each(COLLECTIONS)('%s', (collection) => {
  test('a person at an honest pace is above suspicion', () => {
    expect(suspicionOf(collection, clean, 5000)).toBeUndefined()
    expect(suspicionOf(collection, clean, Number.POSITIVE_INFINITY)).toBeUndefined()
  })

  test('faster than a person can is suspected', () => {
    expect(suspicionOf(collection, clean, 300)).toBe('speed')
  })

  test('a filled trap is suspected, however long it took', () => {
    expect(suspicionOf(collection, trapped, 60_000)).toBe('honeypot')
    expect(suspicionOf(collection, trapped, 10)).toBe('honeypot')
  })
})

test('one address takes less time than a letter, and a letter less than an application', () => {
  expect(suspicionOf('newsletter-subscribers', clean, 1000)).toBeUndefined()
  expect(suspicionOf('contact-messages', clean, 1000)).toBe('speed')
  expect(suspicionOf('contact-inquiries', clean, 4000)).toBeUndefined()
  expect(suspicionOf('distributor-applications', clean, 4000)).toBe('speed')
})
