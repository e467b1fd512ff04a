import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { collectionNames, collections } from '../collections'
import { HISTORY_LIMIT, NOTE_LIMIT, STATUSES } from '../desk'
import { type CollectionDescription, EMAIL_PATTERN, email, type FieldDescription } from '../fields'
import { BLANK_CHARACTERS } from '../normalize'
import { SESSION_LIMIT_MS } from '../session-limits'

/**
 * The rules are written by hand and must say what the descriptions say, no less and no more. They
 * are compared as text, which needs no emulator; that the emulator acts on them is tested in
 * tests/backend/rules.test.ts.
 */
const rules = readFileSync(new URL('firestore.rules', import.meta.url), 'utf8')
const described = Object.values<CollectionDescription>(collections)

const list = (texts: readonly string[]) => `[${texts.map((text) => `'${text}'`).join(', ')}]`

function fieldCheck(name: string, field: FieldDescription): string {
  const { required } = field
  const value = required === false ? `it.get('${name}', '')` : `it.${name}`
  if (typeof required === 'object') {
    const { field: decider, is } = required
    const whenRequired = fieldCheck(name, { ...field, required: true })
    return `(it.${decider} == '${is}' ? ${whenRequired} : ${value} == '')`
  }
  if (field.kind === 'option') {
    return `${value} in ${list(required ? field.options : [...field.options, ''])}`
  }
  if (field.kind === 'email') return `isEmail(${value}, ${field.limit})`
  return `${required ? 'isText' : 'isOptionalText'}(${value}, ${field.limit})`
}

/** What the block of a collection has to say: the conditions of a record, then the allow lines. */
function expectedBlock({ fields, retired = {}, constants, timeField }: CollectionDescription) {
  const all = Object.entries({ ...fields, ...retired })
  const namesOf = (isRequired: boolean) =>
    all.flatMap(([name, { required }]) => ((required !== false) === isRequired ? name : []))
  const required = [...namesOf(true), ...Object.keys(constants), timeField]
  return [
    `hasFields(${list(required)}, ${list(namesOf(false))})`,
    ...all.map(([name, field]) => fieldCheck(name, field)),
    ...Object.entries(constants).map(([name, value]) => `it.${name} == '${value}'`),
    `it.${timeField} == request.time`,
    'allow create: if isDocumentId(id) && isRecord(request.resource.data)',
    'allow update: if isRetry() || isWork()',
    'allow get: if isAdmin()',
    'allow list: if isAdmin() && isBounded()',
    'allow delete: if isAdmin()',
  ]
}

/**
 * The same of the blocks in the rules, by collection. Functions without parameters are inlined,
 * their own and those above the blocks, which they share.
 */
function actualBlocks(source: string): Record<string, string[]> {
  const flat = source.replaceAll(/\/\/.*/g, '').replaceAll(/\s+/g, ' ')
  const compact = flat.replaceAll('[ ', '[').replaceAll(' ]', ']')
  const [shared, ...blocks] = compact.split(/ match \/(?!databases)/)
  const pathOf = (block: string) => block.slice(0, block.indexOf(' '))
  // What only admins write, which no description describes.
  const ofVisitors = blocks.filter((block) => pathOf(block) !== 'erasures/{id}')
  return Object.fromEntries(
    ofVisitors.map((block) => {
      const path = pathOf(block)
      const [, parameter, record = ''] =
        /function isRecord\((\w+)\) \{ return (.*?); \}/.exec(block) ?? []
      const constants = `${shared} ${block}`.matchAll(/function (\w+)\(\) \{ return (.*?); \}/g)
      let inlined = record
      for (const [, name, value = ''] of constants) inlined = inlined.replaceAll(`${name}()`, value)
      const allows = [...block.matchAll(/allow .*?(?=;)/g)].map(([allow]) => allow)
      return [path, [`parameter ${parameter}`, ...inlined.split(' && '), ...allows]]
    }),
  )
}

function expectAgreement(source: string) {
  const expected = described.map((collection) => [
    `${collection.name}/{id}`,
    ['parameter it', ...expectedBlock(collection)],
  ])
  expect(actualBlocks(source)).toEqual(Object.fromEntries(expected))
}

test('the rules say of each collection what its description says', () => {
  expectAgreement(rules)
})

describe('the comparison fails for', () => {
  test.each([
    ['another limit', 'isText(it.company, 160)', 'isText(it.company, 161)'],
    ['a required field that the rules call optional', 'isText(it.why', 'isOptionalText(it.why'],
    [
      'an optional field that the rules require',
      "isOptionalText(it.get('phone', '')",
      'isText(it.phone',
    ],
    ['an option too many', "'Dealership', ", "'Dealership', 'Returns', "],
    ['a missing check', '&& isText(it.city, 120)', ''],
    ['a field that the last deploy took away', ", 'suspected']", ']'],
    ['a check too many', '&& isText(it.city, 120)', '&& isText(it.city, 120) && true'],
    ['a key too many', "'why', 'status'", "'why', 'mood', 'status'"],
    ['a conditional field that may always be filled in', " : it.brands == ''", ' : true'],
    ['another constant', "it.type == 'dealer-inquiry'", "it.type == 'contact'"],
    ['a time of the visitor', 'it.subscribedAt == request.time', 'it.subscribedAt is timestamp'],
    ['a change by anyone', 'allow update: if isRetry() || isWork()', 'allow update'],
    ['an open list', 'allow list: if isAdmin() && isBounded()', 'allow list: if isBounded()'],
    ['an or in place of an and', "&& it.status == 'pending'", "|| it.status == 'pending'"],
    [
      'a collection too many',
      '    match /contact-messages',
      '    match /users/{id} {} match /contact-messages',
    ],
  ])('%s', (_, text = '', replacement) => {
    const changed = rules.replace(text, replacement)
    expect(changed).not.toBe(rules)
    expect(() => expectAgreement(changed)).toThrow()
  })
})

test('the rules know the e-mail pattern', () => {
  const quoted = EMAIL_PATTERN.replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  expect(rules).toContain(`value.matches('${quoted}')`)
})

test('the rules know what shows nothing', () => {
  const quoted = BLANK_CHARACTERS.replaceAll('\\u', '\\x').replaceAll('\\', '\\\\')
  expect(rules).toContain(`value.matches('(?s).*[^${quoted}].*')`)
})

test('the rules know the statuses and limits of the desk, the collections and how long a session lasts', () => {
  const flat = rules.replaceAll(/\s+/g, ' ')
  expect(flat).toContain(`event.get('status', 'pending') in ${list(STATUSES)}`)
  expect(flat).toContain(`isText(event.get('note', '-'), ${NOTE_LIMIT})`)
  expect(flat).toContain(`history.size() < ${HISTORY_LIMIT}`)
  expect(flat).toContain(`isOptionalText(event.get('assignee', ''), ${email.limit})`)
  expect(flat).toContain(`< ${SESSION_LIMIT_MS};`)
  expect(flat).toContain(`it.erased.keys().hasOnly(${list(collectionNames)})`)
})

test('a history of full notes fits into the document of the longest record', () => {
  // UTF-8 takes three bytes at most for a UTF-16 code unit; 1 KiB for the rest of an event, 4 for that of a record.
  const sizes = described.map(({ fields }) =>
    Object.values(fields).reduce((sum, it) => sum + (it.kind === 'option' ? 100 : it.limit * 3), 0),
  )
  const history = HISTORY_LIMIT * (NOTE_LIMIT * 3 + 1024)
  expect(history + Math.max(...sizes) + 4096).toBeLessThan(1_048_576)
})

const indexes = JSON.parse(readFileSync(new URL('firestore.indexes.json', import.meta.url), 'utf8'))

test('records can be counted by status and time, and what is long has no index', () => {
  const counted = described.filter(({ constants }) => 'status' in constants)
  expect(indexes.indexes).toEqual(
    counted.map(({ name, timeField }) => ({
      collectionGroup: name,
      queryScope: 'COLLECTION',
      fields: ['status', timeField].map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    })),
  )
  // An index takes 1,500 bytes, and UTF-8 three at most for a UTF-16 code unit.
  const long = described.flatMap(({ name, fields }) => [
    ...Object.entries(fields).flatMap(([fieldPath, field]) =>
      field.kind !== 'option' && field.limit * 3 > 1500 ? { name, fieldPath } : [],
    ),
    { name, fieldPath: 'history' },
  ])
  expect(indexes.fieldOverrides.slice(0, -1)).toEqual(
    long.map(({ name, fieldPath }) => ({ collectionGroup: name, fieldPath, indexes: [] })),
  )
})

test('mails go when the extension that delivers them says', () => {
  const { collectionGroup, fieldPath, ttl } = indexes.fieldOverrides.at(-1)
  expect({ collectionGroup, fieldPath, ttl }).toEqual({
    collectionGroup: 'mail',
    fieldPath: 'delivery.expireAt',
    ttl: true,
  })
})
