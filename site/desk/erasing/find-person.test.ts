import { expect, test } from 'vitest'
import type { Desk } from '../../backend/desk'
import { findPerson } from './find-person'

const desk = (...emails: readonly string[]) => {
  const records = emails.map((email) => ({ email }))
  const list = async (name: string) =>
    name === 'contact-messages' ? { records, total: emails.length } : { records: [], total: 0 }
  return { list } as unknown as Pick<Desk, 'list'>
}

async function foundBy(asked: string, ...stored: readonly string[]) {
  const found = await findPerson(desk(...stored), asked)
  return found.map(({ email }) => email)
}

test('a person is found by any spelling of an address, and no one else is', async () => {
  const spellings = [
    'ada@xn--bcher-kva.de',
    'ADA@BÜCHER.DE',
    'ada@bücher.de.',
    ' ada@bu\u0308cher.de\u200b',
    'ａｄａ＠bücher。de',
  ]
  for (const asked of spellings)
    expect(await foundBy(asked, ...spellings), asked).toEqual(spellings)
  const others = [
    'ada+film@xn--bcher-kva.de',
    'ada.@xn--bcher-kva.de',
    'a.da@xn--bcher-kva.de',
    'ada',
    'ada@',
    '@',
    '',
  ]
  expect(await foundBy('ada@bücher.de', ...others)).toEqual([])
  for (const other of others.slice(0, -1)) expect(await foundBy(other, ...others)).toEqual([other])
})

test('a blank address finds no one, not even records without an address', async () => {
  for (const asked of ['', '  ', '\u200b']) expect(await foundBy(asked, '', ' ')).toEqual([])
})

test('a person is found where an address was stored as mail programs copy it', async () => {
  const stored = [
    'mailto:ada@example.com',
    'Ada <ADA@example.com>',
    'ada@example.com,',
    'bob@example.com',
  ]
  expect(await foundBy('ada@example.com', ...stored)).toEqual(stored.slice(0, -1))
})
