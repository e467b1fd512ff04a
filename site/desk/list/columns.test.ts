import { dashboard } from '@duskpane/content/desk/text'
import { expect, test } from 'vitest'
import { collectionNames, collections } from '../../backend/collections'
import { columnsOf } from './columns'
import { deskTabs } from './view'

test('the columns are those of the original, in its order, and after them what the office made of it', () => {
  const idsOf = deskTabs.map((tab) => [
    tab.id,
    columnsOf(tab)
      .map(({ id }) => id)
      .join(' '),
  ])
  expect(Object.fromEntries(idsOf)).toEqual({
    due: 'id name topic message assignee storedAt due state',
    contact: 'id name email phone subject message storedAt state due',
    distributor:
      'id company name email phone country city years distributes brands why storedAt state',
    newsletter: 'id email storedAt state',
    inquiries: 'id name email country city phone message storedAt state due',
  })
})

test('the text, or else the address, takes the width that is left', () => {
  const growing = deskTabs.map((tab) => columnsOf(tab).flatMap(({ id, grow }) => (grow ? id : [])))
  expect(growing.flat().toSorted()).toEqual(['email', 'message', 'message', 'message', 'why'])
})

test('every stored field has a label', () => {
  const fields = collectionNames.flatMap((name) => {
    const { fields, constants, timeField } = collections[name]
    return [...Object.keys(fields), ...Object.keys(constants), timeField]
  })
  const shown = fields.filter((field) => field !== 'status')
  for (const field of shown) expect(dashboard.columns).toHaveProperty(field)
})

test('the dashboard lists every collection', () => {
  const listed = dashboard.tabs.map(({ collection }) => collection)
  expect(listed.toSorted()).toEqual(collectionNames.toSorted())
})
