import type { ComponentProps } from 'react'
import { cn } from './lib/cn.ts'
import { focusRing } from './lib/focus-ring.ts'
import { linkItem } from './lib/link-item.tsx'
import { part } from './lib/part.tsx'

/** The end of every page, in ink; it is not printed. */
function Footer({ className, ...props }: ComponentProps<'footer'>) {
  return (
    <footer
      data-slot="footer"
      data-theme="ink"
      className={cn(
        'bg-dp-surface-ink pt-8 pb-6 text-dp-sm text-dp-text md:pt-10 print:hidden',
        className,
      )}
      {...props}
    />
  )
}

/** One column: a title and what belongs to it. */
const FooterGroup = part(
  'div',
  'footer-group',
  'grid min-w-0 grid-cols-1 content-start gap-2 wrap-break-word md:gap-3',
)

const FooterTitle = part(
  'h2',
  'footer-title',
  'text-dp-sm font-semibold tracking-normal text-dp-text',
)

/** The list around `FooterLink`s. */
const FooterLinks = part('ul', 'footer-links', 'grid grid-cols-1 md:gap-y-1')

/** A link of the list, in its own list item. */
const FooterLink = linkItem(
  'footer-link',
  'inline-block max-w-full rounded-dp-sm py-1 text-dp-text-muted no-underline',
  'underline-offset-[0.3em] transition-colors hover:text-dp-text hover:underline',
  focusRing,
)

/** The last line: copyright and legal links. */
const FooterLegal = part(
  'div',
  'footer-legal',
  'mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1',
  'border-t border-dp-line pt-4 text-dp-text-muted',
)

export { Footer, FooterGroup, FooterLegal, FooterLink, FooterLinks, FooterTitle }
