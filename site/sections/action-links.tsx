import type { Link } from '@duskpane/content/schema'
import { Button } from '@duskpane/ui/button'
import { AppLink } from '../router/app-link'

/** A page's links as buttons; the first is the primary one. */
export function ActionLinks({ links }: { readonly links: readonly Link[] }) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {links.map(({ name, to }, index) => (
        <Button key={to} asChild variant={index === 0 ? 'default' : 'outline'}>
          <AppLink to={to}>{name}</AppLink>
        </Button>
      ))}
    </div>
  )
}
