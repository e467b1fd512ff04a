import { privacy } from '@duskpane/content/pages/privacy'
import { expect, test } from 'vitest'
import { COLLECTIONS, SUBMITTED_FIELDS } from '../backend/payload'

test.each(COLLECTIONS)('the privacy page names every stored field of %s, and no other', (name) => {
  expect(Object.keys(privacy.sent.forms[name].fields)).toEqual(SUBMITTED_FIELDS[name])
})

test('the privacy page names every form', () => {
  expect(Object.keys(privacy.sent.forms).toSorted()).toEqual(COLLECTIONS.toSorted())
})
