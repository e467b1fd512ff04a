import { embeddedNotice } from '@duskpane/content/forms/embedded-notice'
import { privacyNote } from '@duskpane/content/forms/privacy-note'
import { Link } from '@duskpane/ui/link'
import { useBackend } from '../backend/context'
import { AppLink } from '../router/app-link'

/** Under the button of a form: where its entry goes, and a link to the privacy page. */
export function FormNote() {
  const { kind } = useBackend()
  return (
    <>
      <span>{kind === 'embedded' ? embeddedNotice.form : privacyNote.stored}</span>{' '}
      <Link asChild>
        <AppLink to={privacyNote.link.to}>{privacyNote.link.name}</AppLink>
      </Link>
    </>
  )
}
