import { dashboard } from '@duskpane/content/desk/text'
import { expect, test } from 'vitest'
import { collectionNames, collections } from '../../backend/collections'
import { columnsOf } from './columns'
import { deskTabs, isDue } from './view'

test('the columns of the original stand in its order', () => {
  for (const [id, specified] of Object.entries({
    contact: 'id name email phone subject message storedAt',
    distributor: 'id company name email phone country city years distributes brands why storedAt',
    newsletter: 'id email storedAt',
  })) {
    const tab = deskTabs.find((it) => it.id === id)
    const ids = tab ? columnsOf(tab).map((column) => column.id) : []
    const wanted = specified.split(' ')
    expect(
      ids.filter((column) => wanted.includes(column)),
      `site/backend/collections.ts: ${id}`,
    ).toEqual(wanted)
  }
})

test('the text, or else the address, takes the width that is left', () => {
  const growing = deskTabs.map((tab) => columnsOf(tab).flatMap(({ id, grow }) => (grow ? id : [])))
  expect(growing.flat().toSorted()).toEqual([
    'email',
    'message',
    'message',
    'message',
    'message',
    'why',
  ])
})

test('a card of the Due tab says when the answer is due', () => {
  const [due] = deskTabs
    .filter((tab) => isDue({ tab }))
    .flatMap(columnsOf)
    .filter(({ id }) => id === 'due')
  expect(due?.narrow).not.toBe('hidden')
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
