import { expect, test } from 'vitest'
import { createDocumentId } from './backend'

test('document ids have the format of Firestore, are unique, and use all of 32 characters', () => {
  const ids = Array.from({ length: 1000 }, createDocumentId)
  expect(ids.filter((id) => !/^[A-Za-z0-9]{20}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(1000)
  expect(new Set(ids.join(''))).toHaveProperty('size', 32)
})
