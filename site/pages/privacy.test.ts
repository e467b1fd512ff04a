import { privacy } from '@duskpane/content/pages/privacy'
import { expect, test } from 'vitest'
import { collectionNames, collections } from '../backend/collections'

test.each(collectionNames)(
  'the privacy page names every stored field of %s, and no other',
  (name) => {
    const named = Object.keys(privacy.sent.forms[name].fields)
    expect(named.toSorted()).toEqual(Object.keys(collections[name].fields).toSorted())
  },
)

test('the privacy page names every form', () => {
  expect(Object.keys(privacy.sent.forms).toSorted()).toEqual(collectionNames.toSorted())
})
