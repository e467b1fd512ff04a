import { expect, test } from 'vitest'
import { createDocumentId } from './backend'

test('document ids have the format of Firestore, and are unique', () => {
  const ids = Array.from({ length: 1000 }, createDocumentId)
  expect(ids.filter((id) => !/^[A-Za-z0-9]{20}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(1000)
})

test('document ids use every letter and digit about equally', () => {
  const letters = Array.from({ length: 3100 }, createDocumentId).join('')
  const alphabet = [...new Set(letters)]
  expect(alphabet).toHaveLength(62)
  // Expected are 1000 of each with a standard deviation of 31; 220 is seven of them.
  const uneven = alphabet.filter((it) => Math.abs(letters.split(it).length - 1001) > 220)
  expect(uneven).toEqual([])
})
