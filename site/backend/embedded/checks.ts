import { BackendError, type Collection } from '../backend'
import { collections } from '../collections'
import { EMAIL_PATTERN, type FieldDescription } from '../fields'
import { isBlank } from '../normalize'

type Payload = Readonly<Record<string, string>>

const emailAddress = new RegExp(`^${EMAIL_PATTERN}$`)

/**
 * Refuses a record that `firestore.rules` would refuse, so that a demo behaves as the real store.
 * @throws {BackendError} `permission-denied`, the code by which Firestore reports its rules
 */
export function checkRecord(collection: Collection, id: string, payload: Payload): void {
  const fields: readonly [string, FieldDescription][] = Object.entries(
    collections[collection].fields,
  )
  const invalid = fields.filter(([name, field]) => !isValid(payload[name] ?? '', field, payload))
  const problems = [
    ...invalid.map(([name]) => name),
    ...(/^[A-Za-z0-9]{20}$/.test(id) ? [] : ['id']),
  ]
  if (problems.length === 0) return
  throw new BackendError('permission-denied', `Invalid in ${collection}: ${problems.join(', ')}.`)
}

function isValid(value: string, field: FieldDescription, payload: Payload): boolean {
  const { required } = field
  if (typeof required === 'object' && payload[required.field] !== required.is) return value === ''
  if (isBlank(value) && required !== false) return false
  if (value === '') return true
  if (field.kind === 'option') return field.options.includes(value)
  if (field.kind === 'email' && !emailAddress.test(value)) return false
  return value.length <= field.limit
}
