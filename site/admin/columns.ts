import { dashboard } from '@duskpane/content/pages/admin'
import type { Column } from '@duskpane/ui/data-table'
import type { Collection, StoredRecord } from '../backend/backend'
import { collections } from '../backend/collections'
import type { FieldDescription } from '../backend/fields'

type Described = (typeof collections)[Collection]
type ListedOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly listed: false } ? never : Name
}[keyof Fields]
type ListedField = Described extends infer Each
  ? Each extends Described
    ? ListedOf<Each['fields']>
    : never
  : never

/** Does not compile while a listed field or a time has no label. */
const labels: Readonly<Record<'id' | ListedField | Described['timeField'], string>> =
  dashboard.columns

/** Narrower than the table's defaults, so that a contact message fits beside the tabs of a laptop. */
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

/** A text that may have this many characters is folded in the table. */
const FOLDED_FROM = 1000

/** The columns of a collection's table: the id, each listed field, the time it was stored. */
export function columnsOf<K extends Collection>(collection: K): readonly Column<StoredRecord<K>>[] {
  const { fields, timeField } = collections[collection]
  const listed = Object.entries<FieldDescription>(fields).filter(
    ([, field]) => field.listed !== false,
  )
  return [
    textColumn('id', 'text'),
    ...listed.map(([name, field]) => textColumn(name as ListedField, columnKind(field))),
    {
      ...frame('storedAt', labels[timeField]),
      kind: 'dateTime',
      value: (record) => record.storedAt,
    },
  ]
}

type TextKind = 'text' | 'email' | 'longText'

function columnKind(field: FieldDescription): TextKind {
  if (field.kind === 'email') return 'email'
  return field.kind !== 'option' && field.limit >= FOLDED_FROM ? 'longText' : 'text'
}

function textColumn<K extends Collection>(
  name: 'id' | ListedField,
  kind: TextKind,
): Column<StoredRecord<K>> {
  return {
    ...frame(name, labels[name]),
    kind,
    value: (record) => String(record[name as keyof StoredRecord<K>]),
    ...(kind === 'email' && { note: suspicionText }),
  }
}

function frame(id: string, header: string) {
  const widthRem = widthsRem[id]
  return { id, header, ...(widthRem && { widthRem }) }
}

function suspicionText({ suspected }: StoredRecord<Collection>): string | undefined {
  return suspected && dashboard.suspected[suspected]
}
