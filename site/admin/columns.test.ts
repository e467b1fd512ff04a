import { dashboard } from '@duskpane/content/pages/admin'
import { expect, test } from 'vitest'
import { collectionNames } from '../backend/collections'
import { columnsOf } from './columns'

test.each([
  ['contact-messages', 'id name email phone subject message storedAt'],
  [
    'distributor-applications',
    'id company name email phone country city years distributes brands why storedAt',
  ],
  ['newsletter-subscribers', 'id email storedAt'],
  ['contact-inquiries', 'id name email country city phone message storedAt'],
] as const)('%s: the columns of the original dashboard, in its order', (collection, ids) => {
  expect(columnsOf(collection).map(({ id }) => id)).toEqual(ids.split(' '))
})

test('e-mail addresses are links, long texts fold, times are dates', () => {
  const kinds = columnsOf('distributor-applications').map(({ id, kind }) => [id, kind])
  expect(kinds.filter(([, kind]) => kind !== 'text')).toEqual([
    ['email', 'email'],
    ['brands', 'longText'],
    ['why', 'longText'],
    ['storedAt', 'dateTime'],
  ])
})

test('every label is that of a column', () => {
  const used = collectionNames.flatMap((name) => columnsOf(name).map(({ header }) => header))
  expect(new Set(Object.values(dashboard.columns))).toEqual(new Set(used))
})

test('the dashboard lists every collection', () => {
  const listed = [...dashboard.tabs, dashboard.inquiries].map(({ collection }) => collection)
  expect(listed.toSorted()).toEqual(collectionNames.toSorted())
})
