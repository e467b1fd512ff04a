import { reply } from '@duskpane/content/desk/replies'
import { codeOf, type StoredRecord } from '../../backend/backend'
import { fieldText, questionOf, senderOf, shortTimeText, topicOf } from './record'

/** The longest link, in encoded characters: Chrome and Outlook on Windows do not open longer ones. */
const LINK_MOST = 2000
/** The most characters of the link that a name or a topic takes. */
const PART_MOST = 300

/**
 * Whether a mail to this address goes to one person only. Older records hold addresses that the forms no longer accept.
 */
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
  const subject = reply.subject(cut(oneLine(about), PART_MOST), codeOf(record.id))
  const body = [
    reply.salutation(cut(oneLine(senderOf(record)), PART_MOST)),
    ...(paragraphs.length > 0 ? paragraphs : ['']),
    reply.closing.join('\n'),
    '',
  ].join('\n\n')
  const [user = '', host = ''] = address.split('@')
  const link = `mailto:${encode(user)}@${encode(host)}?subject=${encode(subject)}&body=${encode(body)}`
  return link + encode(quotation(record, LINK_MOST - link.length))
}

/** The quoted question, cut to `room` characters in a link. */
function quotation(record: StoredRecord, room: number): string {
  const question = questionOf(record).trim()
  if (question === '') return ''
  const quoted = (text: string) =>
    [reply.quoted(shortTimeText(record.storedAt)), ...text.split(/\r\n|\r|\n/)].join('\n> ')
  return cut(question, room, quoted)
}

/** The text, cut to `room` characters in a link, with a mark if it was cut. */
function cut(text: string, room: number, written = (text: string) => text): string {
  const fits = (text: string) => encode(written(text)).length <= room
  if (fits(text)) return written(text)
  const letters = [...text]
  const shortened = (count: number) => `${letters.slice(0, count).join('')} ${reply.cut}`
  let [kept, over] = [0, letters.length]
  while (over - kept > 1) {
    const middle = Math.floor((kept + over) / 2)
    if (fits(shortened(middle))) kept = middle
    else over = middle
  }
  return written(shortened(kept))
}

/** The text without line breaks and control characters, which mail programs could misread; joiners are part of words. */
const oneLine = (text: string) => text.replace(/(?:(?![\u200c\u200d])[\p{C}\s])+/gu, ' ').trim()

/** RFC 6068: line breaks are CR LF. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n').toWellFormed())
