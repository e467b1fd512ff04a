import { Fragment } from 'react'
import { codeOf, keyOf, type StoredRecord } from '../../backend/backend'
import { isBlank } from '../../backend/normalize'
import { fieldText, shortTimeText } from './record'

/** A list of records by sender and time. Each value is isolated, so that right-to-left text reorders no other value. */
export function RecordSummaries({ records }: { readonly records: readonly StoredRecord[] }) {
  return (
    <ul className="grid gap-3 border-s-2 border-line-strong ps-4 wrap-anywhere">
      {records.map((record) => {
        const [first, ...rest] = ['company', 'name', 'email'].filter(
          (name) => !isBlank(fieldText(record, name)),
        )
        return (
          <li key={keyOf(record)}>
            <bdi className="font-semibold">
              {first ? fieldText(record, first) : codeOf(record.id)}
            </bdi>
            <p className="text-sm text-text-muted">
              {rest.map((name) => (
                <Fragment key={name}>
                  {/* A block, so that an address goes to the next line before it breaks. */}
                  <span className="inline-block max-w-full">
                    <bdi>{fieldText(record, name)}</bdi>
                    <span>,</span>
                  </span>{' '}
                </Fragment>
              ))}
              {record.storedAt && (
                <time dateTime={record.storedAt.toISOString()}>
                  {shortTimeText(record.storedAt)}
                </time>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
