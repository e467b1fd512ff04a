import { expect, test } from 'vitest'
import type { DeskEntry, DeskEvent, DeskItem } from './desk'
import { HISTORY_LIMIT } from './desk'
import { objection, partsOf, untouched, withEvent } from './desk-entry'

const at = new Date(0)
const event = (change: object, by = 'me@example.com'): DeskEvent => ({ at, by, ...change })
const entryOf = (...events: DeskEvent[]): DeskEntry => events.reduce(withEvent, untouched('a'))
const itemOf = (entry: DeskEntry) => ({ entry }) as DeskItem

test('an event changes what it names', () => {
  const entry = entryOf(event({ assignee: 'x' }), event({ state: 'spam' }), event({ note: 'n' }))
  expect(entry).toMatchObject({ state: 'spam', assignee: 'x' })
  expect(entry.history).toHaveLength(3)
})

test('a change keeps its three parts, and its text can be encoded', () => {
  const change = { note: 'half \ud83d', state: undefined, at, by: 'x' }
  expect(partsOf(change as never)).toEqual({ note: 'half \ufffd' })
})

const mine = 'me@example.com'
test.each<[string, DeskEntry, DeskEntry, unknown]>([
  ['nothing where it is as it was', entryOf(), entryOf(), undefined],
  [
    'a conflict where someone else was faster',
    entryOf(event({ note: 'n' }, 'you@example.com')),
    entryOf(),
    { error: { code: 'conflict' } },
  ],
  [
    'a conflict where I did something else in another tab',
    entryOf(event({ note: 'other' })),
    entryOf(),
    { error: { code: 'conflict' } },
  ],
  [
    'the entry where the change is in it, also when someone went on',
    entryOf(event({ note: 'n' }), event({ state: 'spam' }, 'you@example.com')),
    entryOf(),
    { state: 'spam' },
  ],
  [
    'a conflict where the entry was erased and begun anew',
    entryOf(),
    entryOf(event({ note: 'n' })),
    { error: { code: 'conflict' } },
  ],
])('the objection is %s', (_, stored, seen, expected) => {
  const objected = objection(stored, itemOf(seen), { note: 'n' }, mine)
  if (expected === undefined) expect(objected).toBeUndefined()
  else expect(objected).toMatchObject(expected as object)
})

test('a full history takes no more', () => {
  const full = entryOf(...Array.from({ length: HISTORY_LIMIT }, () => event({ note: 'x' })))
  const objected = objection(full, itemOf(full), { note: 'n' }, mine)
  expect(objected).toMatchObject({ error: { code: 'permission-denied' } })
})
