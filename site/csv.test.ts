import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../tests/support/nasty-text'
import { csv, harmlessCsvLine } from './csv'

/** Reads CSV as RFC 4180 has it, or with another separator, as a spreadsheet of another country does. */
function parse(text: string, separator = ','): string[][] {
  const rows: string[][] = [['']]
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const row = rows.at(-1) ?? []
    const letter = text[i] ?? ''
    const cell = row.length - 1
    if (quoted && letter === '"' && text[i + 1] === '"') {
      row[cell] += '"'
      i += 1
    } else if (letter === '"' && (quoted || row[cell] === '')) quoted = !quoted
    else if (!quoted && letter === separator) row.push('')
    else if (!quoted && /[\r\n]/.test(letter)) {
      if (letter === '\r' && text[i + 1] === '\n') i += 1
      rows.push([''])
    } else row[cell] += letter
  }
  return rows.slice(0, -1)
}

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

test.each([
  ['=1+1', "'=1+1"],
  ['+1 302 555 0100', "'+1 302 555 0100"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['\t1', "'\t1"],
  [' =1', "' =1"],
  ['＝1', "'＝1"],
  ['"=1', '\'"=1'],
  ['fine; =1', "fine;' =1"],
  ['one\n- two', "one\n'- two"],
  ['a-b', 'a-b'],
  ['1 = 1', '1 = 1'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(parse(harmlessCsvLine([text]))).toEqual([[expected]])
})

test('no cell of any text begins a formula, whatever the separator', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (texts) => {
      const line = harmlessCsvLine(texts.map((text) => text.slice(0, 500)))
      const [cells] = parse(line)
      expect(cells).toHaveLength(texts.length)
      for (const separator of [',', ';', '\t', '|']) {
        for (const cell of parse(line, separator).flat()) {
          expect(cell).not.toMatch(/^[\s"]*[=+\-@＝＋－＠]/)
        }
      }
    }),
    { numRuns: 1000 },
  )
}, 60_000)
