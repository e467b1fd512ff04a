import { withoutScript as text } from '@duskpane/content/forms/without-script'
import { plain } from '@duskpane/content/schema'
import { Alert } from '@duskpane/ui/alert'
import { Link } from '@duskpane/ui/link'

/** Without JavaScript the form cannot be sent: shows the e-mail address instead. */
export function WithoutScript() {
  return (
    <noscript>
      <Alert>
        <span>{text.text}</span>{' '}
        <Link href={`mailto:${plain(text.email)}`}>{plain(text.email)}</Link>
      </Alert>
    </noscript>
  )
}
