import { dealerInquiryForm } from '@duskpane/content/forms/dealer-inquiry'
import { FieldPair } from '@duskpane/ui/field'
import { useState } from 'react'
import { collections } from '../backend/collections'
import { addToMessage } from './add-to-message'
import { SubmissionField } from './submission-field'
import { SubmissionForm } from './submission-form'
import { useDraft } from './use-draft'

const collection = collections['contact-inquiries']

/** Of the place in the query string. No name of a place is longer. */
const PLACE_LENGTH = 40

/** Adds the place whose tint law was read, which the query string names, to the message. */
function addPlace() {
  const query = new URLSearchParams(globalThis.location?.search)
  const place = query.get('place')?.slice(0, PLACE_LENGTH)
  if (place) addToMessage(dealerInquiryForm.messageFrom(place))
}

/** The inquiry from a country without a dealer of ours. */
export function DealerInquiryForm() {
  // Before the draft is read. A second time it changes nothing.
  useState(addPlace)
  const draft = useDraft(collection.name)
  return (
    <SubmissionForm collection={collection} text={dealerInquiryForm} draft={draft}>
      <FieldPair>
        <SubmissionField name="name" />
        <SubmissionField name="email" />
      </FieldPair>
      <FieldPair>
        <SubmissionField name="country" />
        <SubmissionField name="city" />
      </FieldPair>
      <SubmissionField name="phone" />
      <SubmissionField name="message" rows={5} />
    </SubmissionForm>
  )
}
