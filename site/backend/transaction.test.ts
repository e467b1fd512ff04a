import { expect, test } from 'vitest'
import { BackendError, type StoredRecord } from './backend'
import { type DeskEvent, HISTORY_LIMIT } from './desk'
import {
  givenFields,
  inTransactions,
  outcomeWithoutWrite,
  type Transaction,
  withEvent,
} from './transaction'

const at = new Date(0)
const event = (change: object, by = 'me@example.com'): DeskEvent => ({ at, by, ...change })
const fresh = { id: 'a', status: 'pending', assignee: '', history: [] } as unknown as StoredRecord
const recordWith = (...events: DeskEvent[]) => events.reduce(withEvent, fresh)

test('a change keeps its three fields, and its text can be encoded', () => {
  const change = { note: 'half \ud83d', status: undefined, at, by: 'x' }
  expect(givenFields(change as never)).toEqual({ note: 'half \ufffd' })
})

const mine = 'me@example.com'

test('a conflict where I did something else in another tab, or the record was erased and sent again', () => {
  const other = recordWith(event({ note: 'other' }))
  for (const [stored, seen] of [
    [other, fresh],
    [fresh, other],
  ] as const) {
    const settled = outcomeWithoutWrite(stored, seen, { note: 'n' }, mine)
    expect(settled).toMatchObject({ error: { code: 'conflict' } })
  }
})

test('a full history takes no more', () => {
  const full = recordWith(...Array.from({ length: HISTORY_LIMIT }, () => event({ note: 'x' })))
  const settled = outcomeWithoutWrite(full, full, { note: 'n' }, mine)
  expect(settled).toMatchObject({ error: { code: 'permission-denied' } })
})

test('a proof counts each record once, and twins of one id in other lists with their list', async () => {
  const message = { ...fresh, collection: 'contact-messages' } as StoredRecord
  const inquiry = { ...fresh, collection: 'contact-inquiries' } as StoredRecord
  const proofs: unknown[] = []
  const transaction: Transaction = {
    get: async (record) => record,
    change() {},
    erase() {},
    prove: (_, erased) => proofs.push(erased),
  }
  const { erase } = inTransactions({
    sizes: { changed: 9, erased: 9 },
    together: (_, __, work) => work(transaction),
  })
  const { records } = await erase([message, inquiry, message], { onRequest: true })
  expect(records).toEqual([message, inquiry])
  expect(proofs).toEqual([{ 'contact-messages': 1, 'contact-inquiries': 1 }])
})

test('a record that the rules refuse takes no other along, and without a session none is tried alone', async () => {
  const records = ['a', 'b', 'c'].map((id) => ({ ...fresh, id }) as StoredRecord)
  const denied = () => Promise.reject(new BackendError('permission-denied', ''))
  let transactions = 0
  const changing = (get: Transaction['get']) =>
    inTransactions({
      sizes: { changed: 9, erased: 9 },
      together: async (_, some, work) => {
        transactions++
        const done = await work({ get, change() {}, erase() {}, prove() {} })
        return some.some(({ id }) => id === 'b') ? denied() : done
      },
    }).change(mine, records, { status: 'spam' })
  const { records: changed, failures } = await changing(async (record) => record)
  expect(changed.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(failures.map(({ id, error }) => [id, error.code])).toEqual([['b', 'permission-denied']])

  transactions = 0
  const ended = await changing(denied)
  expect([ended.failures.length, transactions]).toEqual([3, 1])
})
