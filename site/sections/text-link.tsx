import { Link } from '@duskpane/ui/link'
import type { ComponentProps } from 'react'
import { AppLink } from '../router/app-link'

type TextLinkProps = Omit<ComponentProps<typeof Link>, 'asChild' | 'href'> &
  ComponentProps<typeof AppLink>

/** A link inside the site as it looks in text and, `standalone`, beside it. */
export function TextLink({ variant, stretched = false, className, ...props }: TextLinkProps) {
  return (
    <Link variant={variant} stretched={stretched} className={className} asChild>
      <AppLink {...props} />
    </Link>
  )
}
