import { embeddedNotice } from '@duskpane/content/forms/embedded-notice'
import { privacyNote } from '@duskpane/content/forms/privacy-note'
import { useBackend } from '../backend/context'
import { TextLink } from '../sections/text-link'

/** Under the button of a form: where its entry goes, and a link to the privacy page. */
export function FormNote() {
  const { kind } = useBackend()
  return (
    <>
      <span>{kind === 'embedded' ? embeddedNotice.form : privacyNote.stored}</span>{' '}
      <TextLink to={privacyNote.link.to}>{privacyNote.link.name}</TextLink>
    </>
  )
}
