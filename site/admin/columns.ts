import { dashboard } from '@duskpane/content/pages/admin'
import type { Column } from '@duskpane/ui/data-table'
import type { Collection, StoredRecord } from '../backend/backend'

type Field<K extends Collection> = keyof StoredRecord<K> & string

interface FieldColumn {
  readonly field: string
  readonly label: string
}

/** The stored fields that want more than a line of text. */
const kinds: Readonly<Record<string, 'email' | 'longText'>> = {
  email: 'email',
  message: 'longText',
  why: 'longText',
  brands: 'longText',
}

/** Narrower than the kinds' own widths, so that a contact message fits beside the tabs of a laptop. */
const widthsRem: Readonly<Record<string, number>> = {
  id: 6,
  name: 8,
  email: 11,
  phone: 8,
  subject: 7,
  message: 15,
  country: 8,
  city: 8,
  years: 8,
  distributes: 7,
  storedAt: 8,
}

/** The columns of a table from the stored fields it lists. */
export function columnsOf<K extends Collection>(
  fields: readonly FieldColumn[],
): readonly Column<StoredRecord<K>>[] {
  return fields.map(({ field, label }): Column<StoredRecord<K>> => {
    const widthRem = widthsRem[field]
    const frame = {
      id: field,
      header: label,
      ...(widthRem && { widthRem }),
      ...(field === 'email' && { note: suspicionText }),
    }
    if (field === 'storedAt') {
      return { ...frame, kind: 'dateTime', value: (row) => row.storedAt }
    }
    const value = (row: StoredRecord<K>) => String(row[field as Field<K>])
    return { ...frame, kind: kinds[field] ?? 'text', value }
  })
}

function suspicionText({ suspected }: StoredRecord<Collection>): string | undefined {
  return suspected && dashboard.suspected[suspected]
}
