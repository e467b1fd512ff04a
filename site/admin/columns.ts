import type { Column } from '../../ui/data-table/data-table'
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

/** The columns of a table from the stored fields it lists. */
export function columnsOf<K extends Collection>(
  fields: readonly FieldColumn[],
): readonly Column<StoredRecord<K>>[] {
  return fields.map(({ field, label }): Column<StoredRecord<K>> => {
    if (field === 'storedAt') {
      return { id: field, header: label, kind: 'dateTime', value: (row) => row.storedAt }
    }
    const value = (row: StoredRecord<K>) => String(row[field as Field<K>])
    return { id: field, header: label, kind: kinds[field] ?? 'text', value }
  })
}
