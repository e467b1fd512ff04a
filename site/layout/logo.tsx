import { brand } from '@duskpane/content/brand'
import { cn } from '@duskpane/ui/cn'
import { AppLink } from '../router/app-link'

interface LogoProps {
  /** The accessible name of the link. */
  readonly label: string
  readonly className?: string
}

/** The brand's mark and name, linked to the home page. */
export function Logo({ label, className }: LogoProps) {
  return (
    <AppLink
      to="/"
      aria-label={label}
      className={cn('inline-flex min-h-11 items-center gap-2.5 text-text no-underline', className)}
    >
      <svg viewBox="0 0 22 24" aria-hidden="true" className="h-6">
        <path d="M0 0h10v24H0z" className="fill-accent" />
        <path d="M12 0h10v24H12z" className="fill-current" opacity="0.35" />
      </svg>
      <span className="max-[11rem]:hidden text-xl font-semibold tracking-display">
        {brand.name}
      </span>
    </AppLink>
  )
}
