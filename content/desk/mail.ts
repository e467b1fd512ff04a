import { brand } from '../brand'
import { paths } from '../paths'
import { plain } from '../schema'

const desk = (view = '') => `${plain(brand.origin)}${paths.dashboard}${view}`

/**
 * What the office is mailed, where that is switched on. Nothing that a visitor sent: an erasure would not reach the
 * mailbox, and the extension that delivers the mail logs it.
 */
export const mail = {
  record: (list: string, reference: string, view: string) => ({
    subject: `${list}: new [${reference}]`,
    text: `Read and answer it at the desk: ${desk(view)}`,
  }),
  /** In place of the mail after the last one of an hour. */
  digest: (count: number, start: string) => ({
    subject: `More than ${count} new records in an hour`,
    text: `Since ${start} more than ${count} records have come. The others of this hour are not mailed one by one; they wait at the desk: ${desk()}`,
  }),
} as const
