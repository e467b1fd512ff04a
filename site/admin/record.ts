import { dashboard } from '@duskpane/content/pages/admin'
import type { Collection, StoredRecord } from '../backend/backend'
import { collections } from '../backend/collections'
import type { DeskItem } from '../backend/desk'

export type AnyRecord = StoredRecord<Collection>

/** The text of a field; empty where the record has none of that name. */
export function fieldText(record: AnyRecord, name: string): string {
  const value = (record as unknown as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : ''
}

/** Who sent it. */
export function senderOf(record: AnyRecord): string {
  return fieldText(record, 'name') || fieldText(record, 'email')
}

/** What it is about: a subject, a company, a place, or only which list it is in. */
export function topicOf(collection: Collection, record: AnyRecord): string {
  const [city, country] = [fieldText(record, 'city'), fieldText(record, 'country')]
  if (collection === 'contact-messages') return fieldText(record, 'subject')
  if (collection === 'distributor-applications') return fieldText(record, 'company')
  if (collection === 'contact-inquiries') return [city, country].filter(Boolean).join(', ')
  return ''
}

/** The text that a person wrote: a message, or why. */
export function questionOf(record: AnyRecord): string {
  return fieldText(record, 'message') || fieldText(record, 'why')
}

/** Every stored field with its label, in the order of the form. */
export function storedFields(collection: Collection, record: AnyRecord) {
  const { fields, constants, timeField } = collections[collection]
  const labels: Readonly<Record<string, string>> = dashboard.columns
  return [
    ...Object.entries(fields).map(([name, { kind }]) => ({
      name,
      label: labels[name] ?? name,
      kind,
      value: fieldText(record, name),
    })),
    {
      name: timeField,
      label: labels[timeField] ?? timeField,
      kind: 'time' as const,
      value: record.storedAt.toLocaleString(),
    },
    ...Object.entries(constants).map(([name, value]) => ({
      name,
      label: labels[name] ?? name,
      kind: 'text' as const,
      value,
    })),
    { name: 'id', label: labels.id ?? 'id', kind: 'text' as const, value: record.id },
  ]
}

const shortTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' })

/** A time in the local format, to the minute. */
export function shortTimeText(time: Date): string {
  return shortTime.format(time)
}

export const idOf = ({ record }: DeskItem) => record.id
