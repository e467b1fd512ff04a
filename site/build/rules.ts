import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { collections } from '../backend/collections'
import type { CollectionDescription, FieldDescription } from '../backend/fields'

/** `npm run build:rules`: what a deploy gives to Firestore, from the descriptions of the collections. */

const FOLDER = 'site/backend/firestore'
const PLACE = '    // The collections stand here.\n'
const described = Object.values<CollectionDescription>(collections)

/** The security rules: those that are written by hand, with a block for each collection. */
export function securityRules(): string {
  const [before = '', after] = readFileSync(`${FOLDER}/firestore.rules`, 'utf8').split(PLACE)
  if (after === undefined) throw new Error(`firestore.rules has no line "${PLACE.trim()}"`)
  return before + described.map(blockOf).join('\n') + after
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
      allow update: if isRetry() || isChange();
      allow get: if isAdmin();
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

const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`
const list = (texts: readonly string[]) => `[${texts.map(quoted).join(', ')}]`

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
