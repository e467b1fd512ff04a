import { header } from '@duskpane/content/navigation'
import { SkipLink } from '@duskpane/ui/skip-link'
import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

/** Header and footer around every page but the admin's. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main">{header.skipLink}</SkipLink>
      <SiteHeader />
      <main id="main">{children}</main>
      <SiteFooter />
    </>
  )
}
