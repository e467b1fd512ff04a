import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText, BLANKS } from '../tests/support/nasty-text'
import { csv, separatorOf } from './csv'

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

test('texts are quoted, numbers stay numbers, what is missing is empty, and a line ends with CRLF', () => {
  const text = csv([
    ['a', 1],
    ['a "b"', -5, undefined, 0.5],
  ])
  expect(text).toBe('"a",1\r\n"a ""b""",-5,,0.5\r\n')
  expect(csv([['a, b', 'c;d']], ';')).toBe('"a, b";"c;d"\r\n')
})

test('cells are separated as the spreadsheets of a language expect it', () => {
  const languages = {
    ',': ['en-US', 'ja', 'th', 'he', 'es-MX'],
    ';': ['de', 'fr', 'pt-BR', 'it', 'fa', 'ar-EG'],
  }
  for (const [separator, locales] of Object.entries(languages)) {
    for (const locale of locales) expect.soft(separatorOf(locale), locale).toBe(separator)
  }
})

test('what a spreadsheet would run becomes text, and nothing else is changed', () => {
  for (const [text, expected] of [
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
  ] as const) {
    expect(parse(csv([[text]])), JSON.stringify(text)).toEqual([[expected]])
  }
})

test('a formula stays text behind what shows nothing, and with any sign that looks like its own', () => {
  const controls = '\0\x01\x1b\x7f\u061c\u200e\u200f\u202e\u2066\u2069\ue000\ud800'
  for (const blank of ['', ...BLANKS, ...controls].filter((it) => !/[\t\n]/.test(it))) {
    for (const sign of '=+-@＝＋－＠﹦﹢﹣﹫⁼⁺⁻₌₊₋−﬩') {
      for (const start of ['', 'a\n', 'a;', 'a, ', '"']) {
        const text = start + blank + sign
        const [[cell = ''] = []] = parse(csv([[text]], ';'), ';')
        expect.soft(cell, JSON.stringify(text)).not.toBe(text)
      }
    }
  }
})

test('no cell of any text begins a formula, whatever the separator', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (texts) => {
      for (const own of [',', ';'] as const) {
        const line = csv([texts.map((text) => text.slice(0, 500))], own)
        const [cells] = parse(line, own)
        expect(cells).toHaveLength(texts.length)
        for (const separator of [',', ';', '\t', '|']) {
          for (const cell of parse(line, separator).flat()) {
            expect(cell).not.toMatch(/^[\s\p{C}"]*[=+\-@＝＋－＠]/u)
          }
        }
      }
    }),
    { numRuns: 1000 },
  )
}, 60_000)
