import { expect, test } from 'vitest'
import { indexes, securityRules } from '../../build/rules'
import { collections } from '../collections'
import { HISTORY_LIMIT, NOTE_LIMIT } from '../desk'
import type { CollectionDescription } from '../fields'

const described = Object.values<CollectionDescription>(collections)

const list = (texts: readonly string[]) => `[${texts.map((text) => `'${text}'`).join(', ')}]`

/** Compared as text, which needs no emulator: tests/backend/rules.test.ts tests that it acts on them. */
test('a block says of its collection what the description says', () => {
  const [, block = ''] = securityRules().split('match /contact-inquiries/{id} {')
  const countries = list(collections['contact-inquiries'].fields.country.options)
  expect(block.slice(0, block.indexOf('allow')).replaceAll(/\s+/g, ' ').trim()).toBe(
    `function isRecord(it) { return hasFields(['name', 'email', 'country', 'city', 'message', 'type', 'status', 'submittedAt'], ['phone'])
    && isText(it.name, 120)
    && isEmail(it.email, 254)
    && it.country in ${countries}
    && isText(it.city, 120)
    && isOptionalText(it.get('phone', ''), 40)
    && isText(it.message, 5000)
    && it.type == 'dealer-inquiry'
    && it.status == 'pending'
    && it.submittedAt == request.time; }`.replaceAll(/\s+/g, ' '),
  )
  expect(securityRules()).toContain(
    "(it.distributes == 'Yes' ? isText(it.brands, 1000) : it.brands == '')",
  )
})

test('a history of full notes fits into the document of the longest record', () => {
  // UTF-8 takes three bytes at most for a UTF-16 code unit; 1 KiB for the rest of an event, 4 for that of a record.
  const sizes = described.map(({ fields }) =>
    Object.values(fields).reduce((sum, it) => sum + (it.kind === 'option' ? 100 : it.limit * 3), 0),
  )
  const history = HISTORY_LIMIT * (NOTE_LIMIT * 3 + 1024)
  expect(history + Math.max(...sizes) + 4096).toBeLessThan(1_048_576)
})

test('records can be counted by status and time, what is long has no index, and mails expire', () => {
  const { indexes: counted, fieldOverrides } = indexes()
  expect(counted).toContainEqual({
    collectionGroup: 'contact-messages',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'status', order: 'ASCENDING' },
      { fieldPath: 'submittedAt', order: 'DESCENDING' },
    ],
  })
  expect(counted.map(({ collectionGroup }) => collectionGroup)).not.toContain(
    'newsletter-subscribers',
  )
  expect(fieldOverrides.map((it) => `${it.collectionGroup} ${it.fieldPath}`)).toEqual([
    'newsletter-subscribers history',
    'distributor-applications brands',
    'distributor-applications why',
    'distributor-applications history',
    'contact-inquiries message',
    'contact-inquiries history',
    'contact-messages message',
    'contact-messages history',
    'mail delivery.expireAt',
  ])
})
