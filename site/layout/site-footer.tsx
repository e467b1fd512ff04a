import { brand } from '@duskpane/content/brand'
import { newsletterForm } from '@duskpane/content/forms/newsletter'
import { footer } from '@duskpane/content/navigation'
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

/** The footer of every page but the admin's. */
export function SiteFooter() {
  const year = useCurrentYear()
  return (
    <Footer>
      <Container className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr] print:block">
        <div className="grid content-start gap-x-16 gap-y-6 md:max-lg:grid-cols-2 print:hidden">
          <div className="grid content-start gap-2">
            <Logo label={footer.homeLabel} />
            <p className="max-w-sm text-balance text-text-muted">{footer.statement}</p>
          </div>
          <FooterGroup>
            <FooterTitle>{newsletterForm.title}</FooterTitle>
            <p className="text-text-muted">{newsletterForm.intro}</p>
            <NewsletterForm label={footer.newsletterLabel} />
          </FooterGroup>
        </div>
        <div className="grid gap-x-8 gap-y-6 min-[22rem]:grid-cols-2 md:grid-cols-4">
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
        <FooterLegal className="col-span-full mt-0 items-baseline">
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
