import { brand } from '@duskpane/content/brand'
import { newsletterForm } from '@duskpane/content/forms/newsletter'
import { footer } from '@duskpane/content/navigation'
import { cn } from '@duskpane/ui/cn'
import { Container } from '@duskpane/ui/container'
import {
  Footer,
  FooterGroup,
  FooterLegal,
  FooterLink,
  FooterLinks,
  FooterTitle,
} from '@duskpane/ui/footer'
import { Link } from '@duskpane/ui/link'
import { NewsletterForm } from '../forms/newsletter-form'
import { AppLink } from '../router/app-link'
import { OfficeAddress } from '../sections/office-address'
import { useCurrentYear } from './current-year'
import { Logo } from './logo'

/** Four columns; wide items span two, so that all rows of the footer align. */
const gridClasses = 'grid gap-x-8 md:grid-cols-4 lg:gap-x-12'

/** The footer of every page but the admin's. */
export function SiteFooter() {
  const year = useCurrentYear()
  return (
    <Footer>
      <Container>
        <div className={cn(gridClasses, 'gap-y-12 md:*:col-span-2 print:hidden')}>
          <div className="grid content-start gap-4">
            <Logo label={footer.homeLabel} />
            <p className="max-w-sm text-lg text-balance text-text-muted">{footer.statement}</p>
          </div>
          <FooterGroup>
            <FooterTitle>{newsletterForm.title}</FooterTitle>
            <p className="text-text-muted">{newsletterForm.intro}</p>
            <NewsletterForm label={footer.newsletterLabel} />
          </FooterGroup>
        </div>
        <div
          className={cn(
            gridClasses,
            'mt-14 min-[22rem]:grid-cols-2 gap-y-10 border-t border-line pt-10',
          )}
        >
          {[footer.quickLinks, footer.productLinks, footer.choosingLinks].map(
            ({ title, links }) => (
              <FooterGroup key={title} className="print:hidden">
                <FooterTitle>{title}</FooterTitle>
                <FooterLinks>
                  {links.map(({ name, to }) => (
                    <FooterLink key={to} asChild>
                      <AppLink to={to}>{name}</AppLink>
                    </FooterLink>
                  ))}
                </FooterLinks>
              </FooterGroup>
            ),
          )}
          <FooterGroup className="max-[22rem]:col-span-full">
            <FooterTitle>{footer.office.title}</FooterTitle>
            <address className="grid gap-1 text-text-muted not-italic">
              <span>
                <OfficeAddress />
              </span>
              <span className="flex flex-wrap gap-x-1">
                {footer.office.emailLabel}:
                <Link href={`mailto:${brand.email.value}`}>{brand.email.value}</Link>
              </span>
              <span className="flex flex-wrap gap-x-1">
                {footer.office.phoneLabel}:
                <Link
                  className="whitespace-nowrap"
                  href={`tel:${brand.phone.value.replaceAll(' ', '')}`}
                >
                  {brand.phone.value}
                </Link>
              </span>
            </address>
          </FooterGroup>
        </div>
        <FooterLegal className={cn(gridClasses, 'items-baseline md:*:col-span-2')}>
          <div className="flex flex-wrap items-baseline gap-x-8">
            <p>
              © {year} {footer.copyright}
            </p>
            <FooterLinks className="flex flex-wrap gap-x-6 print:hidden">
              {footer.legalLinks.map(({ name, to }) => (
                <FooterLink key={to} asChild>
                  <AppLink to={to}>{name}</AppLink>
                </FooterLink>
              ))}
            </FooterLinks>
          </div>
          <p>{footer.illustrativeNote}</p>
        </FooterLegal>
      </Container>
    </Footer>
  )
}
