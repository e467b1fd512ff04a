import { brand } from '../../content/brand'
import { newsletterForm } from '../../content/forms/newsletter'
import { footer } from '../../content/navigation'
import { Container } from '../../ui/container'
import {
  Footer,
  FooterGroup,
  FooterLegal,
  FooterLink,
  FooterLinks,
  FooterTitle,
} from '../../ui/footer'
import { Link } from '../../ui/link'
import { NewsletterForm } from '../forms/newsletter-form'
import { AppLink } from './app-link'
import { useCurrentYear } from './current-year'
import { Logo } from './logo'

/** The end of every page but the admin's. */
export function SiteFooter() {
  const year = useCurrentYear()
  const { street, city, region, postalCode, country } = brand.address
  return (
    <Footer>
      <Container>
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
          <div className="grid content-start gap-4">
            <Logo label={footer.homeLabel} />
            <p className="max-w-reading text-lg text-text-muted">{footer.statement}</p>
          </div>
          <FooterGroup>
            <FooterTitle>{newsletterForm.title}</FooterTitle>
            <p className="text-text-muted">{newsletterForm.intro}</p>
            <NewsletterForm label={footer.newsletterLabel} />
          </FooterGroup>
        </div>
        <div className="mt-14 grid gap-x-12 gap-y-10 border-t border-line pt-10 sm:grid-cols-2 lg:grid-cols-3">
          {[footer.quickLinks, footer.productLinks].map(({ title, links }) => (
            <FooterGroup key={title}>
              <FooterTitle>{title}</FooterTitle>
              <FooterLinks>
                {links.map(({ name, to }) => (
                  <FooterLink key={to} asChild>
                    <AppLink to={to}>{name}</AppLink>
                  </FooterLink>
                ))}
              </FooterLinks>
            </FooterGroup>
          ))}
          <FooterGroup>
            <FooterTitle>{footer.office.title}</FooterTitle>
            <address className="grid gap-1 text-text-muted not-italic">
              <span>
                {street.value}
                <br />
                {city}, {region} {postalCode.value}
                <br />
                {country}
              </span>
              <span>
                {footer.office.emailLabel}:{' '}
                <Link href={`mailto:${brand.email.value}`}>{brand.email.value}</Link>
              </span>
              <span>
                {footer.office.phoneLabel}:{' '}
                <Link href={`tel:${brand.phone.value.replaceAll(' ', '')}`}>
                  {brand.phone.value}
                </Link>
              </span>
            </address>
          </FooterGroup>
        </div>
        <FooterLegal>
          <p>
            © {year} {footer.copyright}
          </p>
          <FooterLinks className="flex flex-wrap gap-x-6">
            {footer.legalLinks.map(({ name, to }) => (
              <FooterLink key={to} asChild>
                <AppLink to={to}>{name}</AppLink>
              </FooterLink>
            ))}
          </FooterLinks>
          <p>{footer.illustrativeNote}</p>
        </FooterLegal>
      </Container>
    </Footer>
  )
}
