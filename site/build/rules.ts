import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { collectionNames, collections } from '../backend/collections'
import { HISTORY_LIMIT, NOTE_LIMIT, STATUSES } from '../backend/desk'
import {
  type CollectionDescription,
  EMAIL_PATTERN,
  email,
  type FieldDescription,
} from '../backend/fields'
import { BLANK_CHARACTERS } from '../backend/normalize'
import { SESSION_LIMIT_MS } from '../backend/session-limits'

/** `npm run build:rules`: what a deploy gives to Firestore, from the descriptions of the collections. */

const FOLDER = 'site/backend/firestore'
const PLACE = '    // The collections stand here.\n'
const described = Object.values<CollectionDescription>(collections)

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`
const list = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`

/** What `firestore.rules` leaves to be filled in, by name. */
const values = {
  [PLACE]: described.map(blockOf).join('\n'),
  // The rules' regular expressions write `\x{…}` for JavaScript's `\u{…}`.
  VISIBLE_TEXT: quoted(`(?s).*[^${BLANK_CHARACTERS.replaceAll('\\u', '\\x')}].*`),
  EMAIL_PATTERN: quoted(EMAIL_PATTERN),
  EMAIL_LIMIT: `${email.limit}`,
  SESSION_LIMIT_MS: `${SESSION_LIMIT_MS}`,
  STATUSES: list(STATUSES),
  NOTE_LIMIT: `${NOTE_LIMIT}`,
  HISTORY_LIMIT: `${HISTORY_LIMIT}`,
  COLLECTION_NAMES: list(collectionNames),
  ERASED_COUNTS: collectionNames
    .map((name) => `isCount(it.erased, ${quoted(name)})`)
    .join('\n          && '),
}

/** The security rules: those that are written by hand, with the values and collections of the code. */
export function securityRules(): string {
  const template = readFileSync(`${FOLDER}/firestore.rules`, 'utf8')
  return Object.entries(values).reduce((rules, [name, value]) => {
    if (!rules.includes(name)) throw new Error(`firestore.rules has no "${name.trim()}".`)
    return rules.replaceAll(name, () => value)
  }, template)
}

function blockOf({ name, fields, constants, timeField }: CollectionDescription) {
  const all = Object.entries(fields)
  const optional = all.flatMap(([key, { required }]) => (required === false ? key : []))
  const sent = all.flatMap(([key]) => (optional.includes(key) ? [] : key))
  const conditions = [
    `hasFields(${list([...sent, ...Object.keys(constants), timeField])}, ${list(optional)})`,
    ...all.map(([key, field]) => fieldCheck(key, field)),
    ...Object.entries(constants).map(([key, value]) => `it.${key} == ${quoted(value)}`),
    `it.${timeField} == request.time`,
  ]
  return `    match /${name}/{id} {
      function isRecord(it) {
        return ${conditions.join('\n          && ')};
      }

      allow create: if isDocumentId(id) && isRecord(request.resource.data);
      allow update: if isChange();
      // Who sends a form again learns that it is there by being refused.
      allow get: if isAdmin() || resource == null;
      allow list: if isAdmin() && isBounded();
      allow delete: if isAdmin();
    }
`
}

function fieldCheck(key: string, field: FieldDescription): string {
  const { required } = field
  const value = required === false ? `it.get('${key}', '')` : `it.${key}`
  if (typeof required === 'object') {
    const whenRequired = fieldCheck(key, { ...field, required: true })
    return `(it.${required.field} == ${quoted(required.is)} ? ${whenRequired} : ${value} == '')`
  }
  if (field.kind === 'option') {
    return `${value} in ${list(required ? field.options : [...field.options, ''])}`
  }
  if (field.kind === 'email') return `isEmail(${value}, ${field.limit})`
  return `${required ? 'isText' : 'isOptionalText'}(${value}, ${field.limit})`
}

/** The indexes: records are counted and listed by status and time, newest first, and what is long has none. */
export function indexes() {
  const counted = described.filter(({ constants }) => 'status' in constants)
  // An index takes 1,500 bytes, and UTF-8 three at most for a UTF-16 code unit.
  const isLong = (field: FieldDescription) => field.kind !== 'option' && field.limit * 3 > 1500
  const unindexed = described.flatMap(({ name, fields }) => [
    ...Object.entries(fields).flatMap(([key, field]) => (isLong(field) ? [[name, key]] : [])),
    [name, 'history'],
  ])
  return {
    indexes: counted.map(({ name, timeField }) => ({
      collectionGroup: name,
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'status', order: 'ASCENDING' },
        { fieldPath: timeField, order: 'DESCENDING' },
      ],
    })),
    fieldOverrides: [
      ...unindexed.map(([collectionGroup, fieldPath]) => ({
        collectionGroup,
        fieldPath,
        indexes: [],
      })),
      // When a mail goes, says the extension that delivers it.
      { collectionGroup: 'mail', fieldPath: 'delivery.expireAt', ttl: true, indexes: [] },
    ],
  }
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(`${FOLDER}/dist`, { recursive: true })
  writeFileSync(`${FOLDER}/dist/firestore.rules`, securityRules())
  writeFileSync(`${FOLDER}/dist/firestore.indexes.json`, JSON.stringify(indexes(), null, 2))
  console.log(`Wrote rules and indexes to ${FOLDER}/dist.`)
}
