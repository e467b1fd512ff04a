import { collections } from '../backend/collections'
import { keptInTab } from './kept-in-tab'

const { name } = collections['contact-inquiries']

/** Adds a line to the message of the dealer inquiry, where the visitor sees and may edit it. */
export function addToMessage(line: string) {
  const draft = keptInTab<Record<string, string>>(`${name}-draft`)
  const { message = '' } = draft.current ?? {}
  if (message.includes(line)) return
  draft.current = { ...draft.current, message: message ? `${message}\n${line}` : line }
}
