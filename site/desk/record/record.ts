import { dashboard } from '@duskpane/content/desk/text'
import { codeOf, type StoredRecord } from '../../backend/backend'
import { collections } from '../../backend/collections'
import { STATUSES } from '../../backend/desk'
import { isBlank } from '../../backend/normalize'

/** The text of a field; empty if the record has no such field. */
export function fieldText(record: StoredRecord, name: string): string {
  const value = (record as unknown as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : ''
}

/** The sender: the name, else the address, else the short id of the record. */
export function senderOf(record: StoredRecord): string {
  const named = [fieldText(record, 'name'), fieldText(record, 'email')].find((it) => !isBlank(it))
  return named ?? codeOf(record.id)
}

/** All states, each with its name. */
export const stateOptions = STATUSES.map((status) => [status, dashboard.states[status]] as const)

/** Its topic: a subject, a company, a place, or just its list. */
export function topicOf(record: StoredRecord): string {
  const { collection } = record
  const [city, country] = [fieldText(record, 'city'), fieldText(record, 'country')]
  if (collection === 'contact-messages') return fieldText(record, 'subject')
  if (collection === 'distributor-applications') return fieldText(record, 'company')
  if (collection === 'contact-inquiries') return [city, country].filter(Boolean).join(', ')
  return ''
}

/** The text that a person wrote: a message, or why. */
export function questionOf(record: StoredRecord): string {
  return fieldText(record, 'message') || fieldText(record, 'why')
}

/** Every field that was sent, with its label, in the order of the form. */
export function storedFields(record: StoredRecord) {
  const { fields, constants, timeField } = collections[record.collection]
  const labels: Readonly<Record<string, string>> = dashboard.columns
  const field = (name: string, kind: string, value: string) => {
    return { name, label: labels[name] ?? name, kind, value }
  }
  const { status: _, ...others } = constants as Readonly<Record<string, string>>
  return [
    ...Object.entries(fields).map(([name, { kind }]) => field(name, kind, fieldText(record, name))),
    field(timeField, 'time', record.storedAt?.toLocaleString() ?? ''),
    ...Object.entries(others).map(([name, value]) => field(name, 'text', value)),
    field('id', 'text', record.id),
  ]
}

const shortTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' })

/** A day in the local format. */
export const shortDate = new Intl.DateTimeFormat(undefined, { dateStyle: 'short' })

/** A time in the local format, to the minute; empty without a time. */
export function shortTimeText(time: Date | undefined): string {
  return time ? shortTime.format(time) : ''
}
