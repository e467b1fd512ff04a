import { expect, test } from 'vitest'
import type { Collection, StoredRecord } from '../backend/backend'
import type { Desk } from '../backend/desk'
import { findPerson } from './find-person'

const recordOf = (id: string, email: string) => ({ id, email }) as StoredRecord

test('finds a person in every collection and on every page, however the address was typed', async () => {
  const pages: Partial<Record<Collection, readonly StoredRecord[]>> = {
    'contact-messages': [
      recordOf('capitals', ' Ada@Example.com'),
      recordOf('major', 'major.ada@example.com'),
      recordOf('wide', 'ａｄａ@example.com'),
    ],
    'contact-inquiries': [recordOf('plain', 'ada@example.com')],
  }
  const desk = {
    list: async (name: Collection, { after = 0 }: { after?: number }) => {
      const all = pages[name] ?? []
      const next = after + 1 < all.length ? { next: after + 1 } : {}
      return { records: all.slice(after, after + 1), total: all.length, ...next }
    },
  } as unknown as Desk
  const found = await findPerson(desk, 'ADA@example.com ')
  expect(found.map(({ id }) => id)).toEqual(['plain', 'capitals', 'wide'])
  expect(await findPerson(desk, 'bo@example.com')).toEqual([])
})
