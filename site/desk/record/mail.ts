import { reply } from '@duskpane/content/desk/replies'
import { codeOf, type StoredRecord } from '../../backend/backend'
import { fieldText, questionOf, senderOf, shortTimeText, topicOf } from './record'

/** The longest quotation, in characters: some mail programs cut a link off at 2,000. */
const QUOTED_MOST = 700

/** Whether a mail to it can only go to one person. Older records hold addresses that the forms no longer take. */
export function isOneAddress(address: string): boolean {
  return /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/u.test(address)
}

/**
 * The link that opens an answer in the admin's mail program: address, a subject with the record's
 * reference, a salutation, the paragraphs and the question quoted. Undefined without one address.
 */
export function answerHref(
  record: StoredRecord,
  title: string,
  paragraphs: readonly string[],
): string | undefined {
  const address = fieldText(record, 'email')
  if (!isOneAddress(address)) return undefined
  const about = topicOf(record) || title
  const body = [
    reply.salutation(oneLine(senderOf(record))),
    ...(paragraphs.length > 0 ? paragraphs : ['']),
    reply.closing.join('\n'),
    quotation(record),
  ]
  const subject = reply.subject(oneLine(about), codeOf(record.id))
  const query = [
    `subject=${encode(subject)}`,
    `body=${encode(body.filter((part) => part !== undefined).join('\n\n'))}`,
  ]
  const [user = '', host = ''] = address.split('@')
  return `mailto:${encode(user)}@${encode(host)}?${query.join('&')}`
}

function quotation(record: StoredRecord): string | undefined {
  const question = questionOf(record).trim()
  if (question === '') return undefined
  const letters = [...question]
  const text =
    letters.length > QUOTED_MOST
      ? `${letters.slice(0, QUOTED_MOST).join('')} ${reply.cut}`
      : question
  const lines = text.split(/\r\n|\r|\n/).map((line) => `> ${line}`)
  return [reply.quoted(shortTimeText(record.storedAt)), ...lines].join('\n')
}

/** Line breaks and controls of a visitor's text would be the mail program's to misread. */
const oneLine = (text: string) => text.replace(/[\p{C}\s]+/gu, ' ').trim()

/** RFC 6068: line breaks are CR LF. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n').toWellFormed())
