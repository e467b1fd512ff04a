import { dashboard } from '@duskpane/content/pages/admin'
import { expect, test } from 'vitest'
import { collectionNames, collections } from '../backend/collections'
import type { FieldDescription } from '../backend/fields'
import { columnsOf } from './columns'

test('who and what about come first, then when it came and how far it is', () => {
  const expected = {
    'contact-messages': 'name email subject message storedAt state due',
    'distributor-applications': 'name email company why storedAt state',
    'newsletter-subscribers': 'email storedAt state',
    'contact-inquiries': 'name email country message storedAt state due',
  }
  for (const name of collectionNames) {
    const ids = columnsOf(name).map(({ id }) => id)
    expect(ids.join(' ')).toMatch(new RegExp(`^${expected[name]} .*id$`))
  }
})

test('the text, or else the address, takes the width that is left', () => {
  const growing = collectionNames.map((name) =>
    columnsOf(name).flatMap(({ id, grow }) => (grow ? id : [])),
  )
  expect(growing.flat().toSorted()).toEqual(['email', 'message', 'message', 'why'])
})

test('every stored field has a label', () => {
  const fields = collectionNames.flatMap((name) => {
    const { fields, constants, timeField } = collections[name]
    return [...Object.keys(fields), ...Object.keys(constants), timeField]
  })
  for (const field of fields) expect(dashboard.columns).toHaveProperty(field)
})

test('every listed field has a column', () => {
  for (const name of collectionNames) {
    const fields = Object.entries<FieldDescription>(collections[name].fields)
    const listed = fields.filter(([, { listed }]) => listed !== false).map(([field]) => field)
    expect(columnsOf(name).map(({ id }) => id)).toEqual(expect.arrayContaining(listed))
  }
})

test('the dashboard lists every collection', () => {
  const listed = dashboard.tabs.map(({ collection }) => collection)
  expect(listed.toSorted()).toEqual(collectionNames.toSorted())
})
