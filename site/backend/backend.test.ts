import { expect, test } from 'vitest'
import { createDocumentId } from './backend'

test('document ids have the form of Firestore, and differ', () => {
  const ids = Array.from({ length: 1000 }, createDocumentId)
  expect(ids.filter((id) => !/^[A-Za-z0-9]{20}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(1000)
})

test('document ids use every letter and digit about equally', () => {
  const letters = Array.from({ length: 3100 }, createDocumentId).join('')
  const alphabet = [...new Set(letters)]
  expect(alphabet).toHaveLength(62)
  // 1000 of each are expected, 31 is the standard deviation: seven of these off is not chance.
  const uneven = alphabet.filter((it) => Math.abs(letters.split(it).length - 1001) > 220)
  expect(uneven).toEqual([])
})
