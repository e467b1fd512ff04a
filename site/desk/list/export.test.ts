import { expect, test } from 'vitest'
import { submissions } from '../../../tests/backend/submissions'
import type { StoredRecord } from '../../backend/backend'
import { collections } from '../../backend/collections'
import { toAddressList, toCsv, toFile } from './export'

const at = new Date('2026-06-01T12:00:00.000Z')
const later = new Date('2026-06-02T12:00:00.000Z')

const record: StoredRecord<'contact-messages'> = {
  ...submissions['contact-messages'],
  collection: 'contact-messages',
  id: 'A'.repeat(20),
  name: 'Zoë "Z" 王',
  email: 'zoe@example.com',
  phone: '+1 302 555 0100',
  subject: 'Others',
  message: '=HYPERLINK("http://example.com")\nBye',
  storedAt: at,
  status: 'answered',
  assignee: 'max@example.com',
  history: [
    { at: later, by: 'max@example.com', note: '-> called' },
    { at: later, by: 'max@example.com', status: 'answered' },
  ],
}

async function textOf(chunks: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const chunk of chunks) text += chunk
  return text
}

test('CSV: a header, a line for each record, formulas made harmless', async () => {
  const text = await textOf(toCsv(['contact-messages'], [{ items: [record] }, { items: [] }], ','))
  const line = (cells: readonly string[]) => `"${cells.join('","')}"\r\n`
  const fields = Object.keys(collections['contact-messages'].fields)
  const written = {
    ...record,
    name: 'Zoë ""Z"" 王',
    phone: "'+1 302 555 0100",
    message: `'=HYPERLINK(""http://example.com"")\nBye`,
  }
  const office = [
    '2026-06-01T12:00:00.000Z',
    'Answered',
    'max@example.com',
    '2026-06-02T12:00:00.000Z max@example.com: -> called',
  ]
  const head = line(['id', ...fields, 'submittedAt', 'status', 'assignee', 'notes'])
  const values = fields.map((field) => written[field as keyof typeof written] as string)
  expect(text).toBe(`\ufeff${head}${line([record.id, ...values, ...office])}`)
})

test('CSV of several lists: the fields of all of them, and which list', async () => {
  const [head, line] = (
    await textOf(toCsv(['contact-inquiries', 'contact-messages'], [{ items: [record] }], ','))
  ).split('\r\n')
  expect(head).toMatch(/^\ufeff"id","collection","name","email","country".*"subject","submittedAt"/)
  expect(line).toContain('"contact-messages","Zoë ""Z"" 王","zoe@example.com",""')
})

test('addresses: each once, whatever its case, with its first time, oldest first', async () => {
  const subscriber = (
    email: string,
    storedAt: Date | undefined,
  ): StoredRecord<'newsletter-subscribers'> => ({
    collection: 'newsletter-subscribers',
    id: email,
    email,
    storedAt,
    status: 'pending',
    assignee: '',
    history: [],
  })
  const pages = [
    { items: [subscriber('Ada@example.com', later), subscriber('bo@example.com', later)] },
    { items: [subscriber('ada@example.com', at), subscriber('=1@example.com', new Date(0))] },
    { items: [subscriber('ＡＤＡ@example.com', undefined), subscriber('cy@x.org', undefined)] },
  ]
  expect(await textOf(toAddressList(pages, ','))).toBe(
    '\ufeff"email","subscribedAt"\r\n' +
      `"'=1@example.com","1970-01-01T00:00:00.000Z"\r\n` +
      '"ada@example.com","2026-06-01T12:00:00.000Z"\r\n' +
      '"bo@example.com","2026-06-02T12:00:00.000Z"\r\n"cy@x.org",""\r\n',
  )
})

test('a file holds every chunk, and none after it was ended', async () => {
  const cancelling = new AbortController()
  let made = 0
  async function* chunks() {
    for (const chunk of ['a', 'ö', 'c']) {
      made += 1
      yield chunk
    }
  }
  const file = await toFile(chunks(), cancelling.signal)
  expect(await file?.text()).toBe('aöc')
  expect(file?.type).toBe('text/csv')

  made = 0
  cancelling.abort()
  expect(await toFile(chunks(), cancelling.signal)).toBeUndefined()
  expect(made).toBe(1)
})
