import { expect, test } from 'vitest'
import type { StoredRecord } from './backend'
import { type DeskEvent, HISTORY_LIMIT } from './desk'
import { replay } from './earlier-entry'
import { objection, partsOf, withEvent } from './transaction'

const at = new Date(0)
const event = (change: object, by = 'me@example.com'): DeskEvent => ({ at, by, ...change })
const fresh = { id: 'a', status: 'pending', assignee: '', history: [] } as unknown as StoredRecord
const recordWith = (...events: DeskEvent[]) => events.reduce(withEvent, fresh)

test('an event changes what it names', () => {
  const changes = [{ assignee: 'x' }, { status: 'spam' }, { note: 'n' }]
  const record = recordWith(...changes.map((change) => event(change)))
  expect(record).toMatchObject({ status: 'spam', assignee: 'x' })
  expect(record.history).toHaveLength(3)
})

test('a change keeps its three parts, and its text can be encoded', () => {
  const change = { note: 'half \ud83d', status: undefined, at, by: 'x' }
  expect(partsOf(change as never)).toEqual({ note: 'half \ufffd' })
})

const mine = 'me@example.com'
test.each<[string, StoredRecord, StoredRecord, unknown]>([
  ['nothing where it is as it was', recordWith(), recordWith(), undefined],
  [
    'a conflict where someone else was faster',
    recordWith(event({ note: 'n' }, 'you@example.com')),
    recordWith(),
    { error: { code: 'conflict' } },
  ],
  [
    'a conflict where I did something else in another tab',
    recordWith(event({ note: 'other' })),
    recordWith(),
    { error: { code: 'conflict' } },
  ],
  [
    'the record where the change is in it, also when someone went on',
    recordWith(event({ note: 'n' }), event({ status: 'spam' }, 'you@example.com')),
    recordWith(),
    { status: 'spam' },
  ],
  [
    'a conflict where the record was erased and sent anew',
    recordWith(),
    recordWith(event({ note: 'n' })),
    { error: { code: 'conflict' } },
  ],
])('the objection is %s', (_, stored, seen, expected) => {
  const objected = objection(stored, seen, { note: 'n' }, mine)
  if (expected === undefined) expect(objected).toBeUndefined()
  else expect(objected).toMatchObject(expected as object)
})

test('a full history takes no more', () => {
  const full = recordWith(...Array.from({ length: HISTORY_LIMIT }, () => event({ note: 'x' })))
  const objected = objection(full, full, { note: 'n' }, mine)
  expect(objected).toMatchObject({ error: { code: 'permission-denied' } })
})

test('what stood beside a record comes before what was done with it since', () => {
  const by = mine
  const earlier = [
    { at, by, state: 'closed', assignee: by },
    { at, by, state: 'new' },
    { at, by, note: 'n' },
  ]
  const moved = replay(earlier)
  expect(moved).toEqual({
    status: 'pending',
    assignee: by,
    history: [
      { at, by, status: 'closed', assignee: by },
      { at, by, status: 'pending' },
      earlier[2],
    ],
  })
  const since = { at, by, assignee: '' }
  const both = replay(earlier, [since])
  expect(both).toEqual({ ...moved, assignee: '', history: [...moved.history, since] })
})
