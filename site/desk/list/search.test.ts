import { describe, expect, test, vi } from 'vitest'
import { submissions } from '../../../tests/backend/submissions'
import type { StoredRecord } from '../../backend/backend'
import type { Desk, DeskPage } from '../../backend/desk'
import { fold } from './fold'
import { matcher, type Query, search } from './search'

const NOW = new Date('2026-06-10T12:00-04:00')

function itemOf(values: object = {}): StoredRecord<'contact-messages'> {
  return {
    ...submissions['contact-messages'],
    collection: 'contact-messages',
    id: 'A'.repeat(20),
    name: 'Łucja Straße',
    email: 'lucja@example.com',
    phone: '+1 302 555 0100',
    subject: 'Dealership',
    message: 'Który film?\nÇa va, ﬁlm ﬁn.',
    storedAt: new Date('2026-06-01T08:00-04:00'),
    status: 'pending',
    assignee: '',
    history: [],
    ...values,
  }
}

const finds = (query: Query, item = itemOf()) => matcher(query, NOW)(item)

describe('a text is found', () => {
  test.each([
    'łucja',
    'LUCJA',
    'strasse',
    'KTORY',
    'ca va',
    'fin film',
    'dealership 302',
    'dealership\u3000３０２',
    'example.com',
    'AAAA',
    '',
  ])('%j', (text) => expect(finds({ text })).toBe(true))

  test.each(['lucia', 'film roll', 'pending', 'contact', '2026'])('not %j', (text) =>
    expect(finds({ text })).toBe(false),
  )

  test.each([
    ['3025550199', '+1 (302) 555-0199'],
    ['+13025550199', '+1 (302) 555-0199'],
    ['302-555-0199', '+1 (302) 555-0199'],
    ['(302) 555 0199', '1.302.555.0199'],
    ['0501234567', '٠٥٠١٢٣٤٥٦٧'],
    ['٠٥٠١٢٣٤٥٦٧', '050 123 4567'],
    ['०९८७', '0987'],
    ['0987', '०९८७'],
    ['tel:+1-302-555-0199', '(302) 555-0199'],
    ['tel:3025550199;ext=7', '(302) 555-0199 ext. 7'],
    ['0170 1234567', '+49 170 1234567'],
    ['+49 170 1234567', '0170/1234567'],
    ['+441632960960', '00 44 1632 960960'],
    ['01632 960960', '+44 (0)1632 960960'],
  ])('by the digits %s in %s', (text, phone) => {
    expect(finds({ text }, itemOf({ phone }))).toBe(true)
    expect(finds({ text }, itemOf({ phone: '+1 302 555 0198' }))).toBe(false)
  })

  test.each([
    'mailto:lucja@example.com?subject=x',
    '"Straße, Łucja" <lucja@example.com>;',
    'lucja@example.com (Łucja), bob@example.com',
    ' ＬUCJA＠example.com\u200b',
  ])('by the address in %j', (text) => {
    expect(finds({ text })).toBe(true)
    expect(finds({ text }, itemOf({ email: 'lucja@example.org' }))).toBe(false)
  })

  test('by both an address and another word', () => {
    expect(finds({ text: 'dealership lucja@example.com' })).toBe(true)
    expect(finds({ text: 'roll lucja@example.com' })).toBe(false)
    const item = itemOf({ email: 'ada@bücher.de' })
    expect(finds({ text: 'ada@xn--bcher-kva.de' }, item)).toBe(true)
  })

  test('in notes and in the name of who has it', () => {
    const at = NOW
    const history = [{ at, by: 'jo@example.com', note: 'Besök på måndag' }]
    const item = itemOf({ assignee: 'max@example.com', history })
    for (const text of ['besok mandag', 'max@', 'jo@']) expect(finds({ text }, item)).toBe(true)
  })
})

test.each([
  ['İSTANBUL ısı Ærø Œuvre ＡＢＣ ½', 'istanbul isi aero oeuvre abc 1⁄2'],
  ['Лёня ÅÄÖ', 'леня aao'],
  ['O’Brien ‘Oumuamua Oʼahu', "O'Brien 'Oumuamua O'ahu"],
  ['Anne‑Marie Jean–Luc', 'Anne-Marie Jean-Luc'],
  ['علی کریمی', 'علي كريمى'],
  ['علی\u200cرضا Ada\u200b Love\u00adlace', 'علیرضا Ada Lovelace'],
])('%j and %j are the same, whatever their accents, case, forms and signs', (one, other) => {
  expect(fold(one)).toBe(fold(other))
})

test('a word is found by its beginning as it is typed, where a letter has another form at its end', () => {
  expect(finds({ text: 'Κωνσ' }, itemOf({ name: 'Κωνσταντίνος' }))).toBe(true)
})

test.each<[Query, object, boolean]>([
  [{ statuses: ['pending', 'closed'] }, {}, true],
  [{ statuses: ['closed'] }, {}, false],
  [{ assignee: '' }, { assignee: 'max@example.com' }, false],
  [{ assignee: 'max@example.com' }, { assignee: 'max@example.com' }, true],
  [{ subject: 'Dealership' }, {}, true],
  [{ subject: 'Others' }, {}, false],
  [{ country: 'France' }, { country: 'France' }, true],
  [{ country: 'France' }, {}, false],
  [{ from: new Date('2026-06-01T08:00-04:00') }, {}, true],
  [{ from: new Date('2026-06-01T08:01-04:00') }, {}, false],
  [{ until: new Date('2026-06-01T08:00-04:00') }, {}, false],
  [{ until: new Date('2026-06-01T08:01-04:00') }, {}, true],
  [{ clock: 'overdue' }, {}, true],
  [{ clock: 'due' }, {}, true],
  [{ clock: 'due' }, { storedAt: new Date('2026-06-09T08:00-04:00') }, true],
  [{ clock: 'overdue' }, { storedAt: new Date('2026-06-09T08:00-04:00') }, false],
  [{ clock: 'due' }, { storedAt: new Date('2026-06-10T08:00-04:00') }, false],
  [{ clock: 'due' }, { status: 'answered' }, false],
])('%j finds %j: %s', (query, values, expected) => {
  expect(finds(query, itemOf(values))).toBe(expected)
})

/** A desk of three pages, and which of them were read. */
function deskOf(pages: readonly StoredRecord<'contact-messages'>[][]) {
  const read: number[] = []
  const list = async (_: string, { after }: { after?: string }) => {
    const index = Number(after ?? 0)
    read.push(index)
    const records = pages[index] ?? []
    const next = index < pages.length - 1 ? { next: String(index + 1) } : {}
    return { records, total: pages.flat().length, ...next } as unknown as DeskPage
  }
  return { read, desk: { list } as unknown as Pick<Desk, 'list'> }
}

const on = (day: number) => itemOf({ storedAt: new Date(Date.UTC(2026, 5, day)) })
const pages = [[on(9), on(8)], [on(7), on(6)], [on(5)]]

test('reads page by page and says how far it is', async () => {
  const { desk } = deskOf(pages)
  const told: unknown[] = []
  for await (const { items, searched, total } of search(desk, ['contact-messages'], {})) {
    told.push([items.length, searched, total])
  }
  expect(told).toEqual([
    [2, 2, 5],
    [2, 4, 5],
    [1, 5, 5],
  ])
})

test('reads no page before it is asked for, and none after it was stopped', async () => {
  const { desk, read } = deskOf(pages)
  const stopping = new AbortController()
  const found = search(desk, ['contact-messages'], {}, stopping.signal)
  expect(read).toEqual([])
  await found.next()
  expect(read).toEqual([0])
  stopping.abort()
  expect((await found.next()).done).toBe(true)
  expect(read).toEqual([0])
})

test('reads collections one after the other, and asks the store for what waits alone', async () => {
  const asked: unknown[] = []
  const list = async (name: string, { openBefore }: { openBefore?: Date }) => {
    asked.push([name, openBefore])
    return { records: [on(1)], total: 9 } as unknown as DeskPage
  }
  const desk = { list } as unknown as Pick<Desk, 'list'>
  const told: unknown[] = []
  const two = ['contact-inquiries', 'contact-messages'] as const
  vi.useFakeTimers({ now: NOW })
  for await (const page of search(desk, two, { clock: 'overdue' })) {
    told.push([page.items.length, page.searched, page.total])
  }
  vi.useRealTimers()
  const twoDaysAgo = new Date('2026-06-08T12:00-04:00')
  expect(asked).toEqual(two.map((name) => [name, twoDaysAgo]))
  expect(told).toEqual([
    [1, 1, 9],
    [1, 2, 18],
  ])
})

test('ends where older records cannot match', async () => {
  const { desk, read } = deskOf(pages)
  const from = new Date(Date.UTC(2026, 5, 7))
  for await (const _ of search(desk, ['contact-messages'], { from }));
  expect(read).toEqual([0, 1])
})
