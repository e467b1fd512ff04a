import { expect, test } from 'vitest'
import { csv } from './csv'

test('lines end with CRLF, the last one too', () => {
  expect(csv([['a', 1], ['b']])).toBe('a,1\r\nb\r\n')
})

test('quotes what would break a cell, and doubles quotes', () => {
  expect(csv([['one, two', 'a "b"', 'a\nb', 'plain']])).toBe(
    '"one, two","a ""b""","a\nb",plain\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  'the text %j is no formula',
  (text) => {
    expect(csv([[text]]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('a number stays one, negative ones too, and what is missing is empty', () => {
  expect(csv([[-5, undefined, 0.5]])).toBe('-5,,0.5\r\n')
})
