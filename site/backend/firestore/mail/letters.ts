import { mail as text } from '@duskpane/content/mail'
import { dashboard } from '@duskpane/content/pages/admin'
import type { Collection } from '../../backend'
import { collections } from '../../collections'
import { EMAIL_PATTERN, email } from '../../fields'

/** A mail of plain text. Nothing of it but the receipt's address comes from a visitor, except in the body. */
export interface Letter {
  readonly to: readonly string[]
  readonly subject: string
  readonly body: string
}

/** A new record, as it is stored. */
export interface Arrival {
  readonly collection: Collection
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** What the desk calls a record, too. */
export const referenceOf = (id: string) => id.slice(-8)

/** The mail to the office: all that was sent, each line set in, so that none passes for ours. */
export function officeLetter(arrival: Arrival, to: readonly string[]): Letter {
  const { collection, id, fields } = arrival
  const { id: tab, title } = tabOf(collection)
  const labels: Readonly<Record<string, string>> = dashboard.columns
  const values = Object.keys(collections[collection].fields).flatMap((name) => {
    const value = String(fields[name] ?? '')
    return value === '' ? [] : [`${labels[name] ?? name}:`, setIn(value)]
  })
  const query = new URLSearchParams({ tab, record: id })
  return {
    to,
    subject: text.office.subject(title, referenceOf(id)),
    body: [...values, text.office.desk(`/admin-dashboard?${query}`)].join('\n\n'),
  }
}

/**
 * The receipt for the sender, which repeats nothing of what was sent: whoever types a stranger's address has
 * nothing said to them. Undefined without exactly one address.
 */
export function receipt({ collection, id, fields }: Arrival): Letter | undefined {
  const address = String(fields.email ?? '')
  if (!new RegExp(`^${EMAIL_PATTERN}$`).test(address) || address.length > email.limit) return
  const { subject, body } = text.receipt
  return {
    to: [address],
    subject: subject(referenceOf(id)),
    body: body(text.thanks[collection], referenceOf(id)),
  }
}

function tabOf(collection: Collection) {
  const [first] = dashboard.tabs
  return dashboard.tabs.find((tab) => tab.collection === collection) ?? first
}

/** Every line behind four spaces, without what turns text round or moves a cursor. */
function setIn(value: string): string {
  return value
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(
      (line) => `    ${line.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')}`,
    )
    .join('\n')
}
