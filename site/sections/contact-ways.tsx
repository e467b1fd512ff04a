import { contactWays as text } from '@duskpane/content/contact-ways'
import { plain } from '@duskpane/content/schema'
import { Link } from '@duskpane/ui/link'
import { TextLink } from './text-link'

/** How to contact us: by email and by form. */
export function ContactWays() {
  const { email, form } = text
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
      <dt className="text-text-muted">{email.label}</dt>
      <dd className="wrap-anywhere">
        <Link href={`mailto:${plain(email.address)}`}>{plain(email.address)}</Link>
      </dd>
      <dt className="text-text-muted">{form.label}</dt>
      <dd>
        <TextLink to={form.to}>{form.name}</TextLink>
      </dd>
    </dl>
  )
}
