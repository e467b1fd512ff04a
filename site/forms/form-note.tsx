import { embeddedNotice } from '../../content/forms/embedded-notice'
import { privacyNote } from '../../content/forms/privacy-note'
import { Link } from '../../ui/link'
import { useBackend } from '../backend-context'
import { AppLink } from '../layout/app-link'

/** Under the button of a form: what becomes of its entry, and the page that says the rest. */
export function FormNote() {
  const { kind } = useBackend()
  return (
    <>
      {kind === 'embedded' ? embeddedNotice.form : privacyNote.stored}{' '}
      <Link asChild>
        <AppLink to={privacyNote.link.to}>{privacyNote.link.name}</AppLink>
      </Link>
    </>
  )
}
