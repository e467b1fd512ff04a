import { expect, test } from 'vitest'
import { collectionNames, collections } from '../backend/collections'
import { toPayload } from '../backend/payload'
import { readSubmission } from './read-submission'

/** Every described field filled in with its own name, and what no collection describes. */
function filledIn(names: readonly string[]): FormData {
  const values = new FormData()
  for (const name of [...names, 'extra']) values.append(name, name)
  return values
}

test.each(collectionNames)('%s: every described field is read and stored, and no other', (name) => {
  const { fields, constants } = collections[name]
  const described = Object.keys(fields)
  const submission = readSubmission(collections[name], filledIn(described))
  const texts = Object.fromEntries(described.map((it) => [it, it]))
  expect(submission).toEqual(texts)
  expect(toPayload(name, submission)).toEqual({ ...texts, ...constants })
})

test('a field that the form does not show is read as empty', () => {
  const submission = readSubmission(collections['distributor-applications'], new FormData())
  expect(submission.brands).toBe('')
})
