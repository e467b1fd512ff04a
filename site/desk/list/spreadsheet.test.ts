import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { afterEach, expect, test, vi } from 'vitest'
import { anyText, nastyTexts } from '../../../tests/support/nasty-text'
import { type Cell, toSpreadsheet } from './spreadsheet'

afterEach(() => vi.unstubAllEnvs())

/** The rows of a spreadsheet, as a reader finds them, below the names of its columns. */
async function written(names: readonly string[], rows: readonly (readonly Cell[])[]) {
  const book = await readXlsx(await toSpreadsheet(names, pagesOf(rows)), { readStyles: true })
  const sheet = book.sheets[0]
  if (!sheet) throw new Error('There is no sheet.')
  return { sheet, head: sheet.rows[0], rows: sheet.rows.slice(1) }
}

async function* pagesOf(rows: readonly (readonly Cell[])[]) {
  yield rows
}

test('what people typed as text arrives as text, to the letter', async () => {
  const typed = [
    'TRUE',
    '1E5',
    '2026-03-04',
    '3/4',
    '=1+1',
    '+49 30 901820',
    '@SUM(A1)',
    "'quoted",
    '007',
    '12345678901234567890',
    '1,5',
    '50%',
    '$3',
    '#N/A',
    '#REF!',
    '# <1> \n &',
    'NaN',
    ' blanks ',
    '_x0041_ _x005F_ _x000D_',
    'constructor',
    '<b>&amp;</b> ]]>',
    'one\n\ntwo\n',
  ]
  const { rows, sheet } = await written(
    ['name'],
    typed.map((text) => [text]),
  )
  for (const [place, { type, style }] of sheet.cells ?? []) {
    expect
      .soft([type, style?.numFmt], place)
      .toEqual([expect.stringMatching(/string|richText/), '@'])
  }
  expect(rows).toEqual(typed.map((text) => [text]))
})

test('any text is one cell and leaves the others in their place', async () => {
  const forbidden = /[^\t\n\x20-\ufffd\u{10000}-\u{10ffff}]/gu
  const texts = fc.array(fc.oneof(anyText, fc.constantFrom(...Object.values(nastyTexts))), {
    minLength: 1,
    maxLength: 5,
  })
  await fc.assert(
    fc.asyncProperty(texts, async (typed) => {
      const { rows } = await written(
        ['name', 'message'],
        typed.map((text) => [text, 'end']),
      )
      const expected = typed.map((text) => {
        const lines = text.replace(/\r\n?|[\v\f]/g, '\n').toWellFormed()
        return lines.replace(forbidden, '\ufffd').slice(0, 30_000) || null
      })
      expect(rows.map(([text]) => String(text ?? '').slice(0, 30_000) || null)).toEqual(expected)
      expect(rows.map((row) => row[1])).toEqual(typed.map(() => 'end'))
    }),
    { numRuns: 100 },
  )
}, 60_000)

test('a cell holds 32,767 characters, and says what is left out', async () => {
  const fits = 'x'.repeat(32_767)
  const { rows } = await written(['message'], [[fits], [`${fits}y`], ['😀'.repeat(20_000)]])
  const [whole, cut, emoji] = rows.map(([text]) => String(text))
  expect(whole).toBe(fits)
  expect(cut?.length).toBeLessThanOrEqual(32_767)
  expect(cut).toMatch(/^x{32000}x* \[\d+ more characters do not fit into a cell: CSV has them\.\]$/)
  expect(Number(cut?.match(/\d+/)?.[0])).toBe(32_768 - (cut?.indexOf(' ') ?? 0))
  expect(emoji?.length).toBeLessThanOrEqual(32_767)
})

test('a time is a date of the browser’s time zone, which its column names; one that no sheet can hold is a text', async () => {
  vi.stubEnv('TZ', 'America/New_York')
  const times = ['2026-06-01T12:00:00.999Z', '2026-01-31T23:30:00Z'].map((it) => new Date(it))
  const unusual = [new Date(8.64e15), new Date('1899-12-31T00:00:00Z'), undefined]
  const { head, rows, sheet } = await written(
    ['submittedAt'],
    [...times, ...unusual].map((time) => [time]),
  )
  expect(head).toEqual(['submittedAt (America/New_York)'])
  expect(rows.slice(0, 2)).toEqual([
    [new Date('2026-06-01T08:00:00Z')],
    [new Date('2026-01-31T18:30:00Z')],
  ])
  expect(rows.slice(2).map(([time]) => time ?? null)).toEqual([
    '+275760-09-13T00:00:00.000Z',
    '1899-12-31T00:00:00.000Z',
    null,
  ])
  expect(sheet.cells?.get('1,0')?.style?.numFmt).toBe('yyyy-mm-dd hh:mm:ss')
})

test('the names of the columns stay in view, and lines of a message break in their cell', async () => {
  const { sheet } = await written(
    ['id', 'message'],
    [
      ['a', 'one\ntwo'],
      ['b', '\n'.repeat(100)],
    ],
  )
  expect(sheet.freezePane).toMatchObject({ rows: 1 })
  expect(sheet.cells?.get('0,1')?.style?.font?.bold).toBe(true)
  expect([0, 1, 2].map((row) => sheet.rowDefs?.get(row)?.height)).toEqual([15, 30, 409])
  expect(sheet.columns?.map(({ width }) => width)).toEqual([24, 60])
  const style = sheet.cells?.get('1,1')?.style
  expect(style).toMatchObject({ numFmt: '@', alignment: { wrapText: true, vertical: 'top' } })
})
