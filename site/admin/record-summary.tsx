import { Fragment } from 'react'
import { codeOf, type StoredRecord } from '../backend/backend'
import { isBlank } from '../backend/normalize'
import { fieldText, shortTimeText } from './record'

/** Who sent records and when, in a list. */
export function RecordSummaries({ records }: { readonly records: readonly StoredRecord[] }) {
  return (
    <ul className="grid gap-3 border-s-2 border-line-strong ps-4">
      {records.map((record) => (
        <li key={record.id}>
          <RecordSummary record={record} />
        </li>
      ))}
    </ul>
  )
}

/** Each value stands by itself, so that none can turn another one round. */
function RecordSummary({ record }: { readonly record: StoredRecord }) {
  const [first, ...rest] = ['company', 'name', 'email']
    .map((name) => fieldText(record, name))
    .filter((value) => !isBlank(value))
  return (
    <span className="wrap-anywhere">
      <bdi className="font-semibold">{first ?? codeOf(record.id)}</bdi>
      <br />
      <span className="text-sm text-text-muted">
        {rest.map((value) => (
          <Fragment key={value}>
            {/* A block, so that an address goes to the next line before it breaks. */}
            <span className="inline-block max-w-full">
              <bdi>{value}</bdi>
              <span>,</span>
            </span>{' '}
          </Fragment>
        ))}
        {record.storedAt && (
          <time dateTime={record.storedAt.toISOString()}>{shortTimeText(record.storedAt)}</time>
        )}
      </span>
    </span>
  )
}
