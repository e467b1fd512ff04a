import { brand, phoneLink } from '@duskpane/content/brand'
import { newsletterForm } from '@duskpane/content/forms/newsletter'
import { footer } from '@duskpane/content/navigation'
import { paths } from '@duskpane/content/paths'
import { plain } from '@duskpane/content/schema'
import { absolute } from '@duskpane/content/structured-data'
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
import { useHydrated } from '../router/use-choice'
import { OfficeAddress } from '../sections/office-address'
import { Logo } from './logo'

/** The footer of every page but the admin's. */
export function SiteFooter() {
  // The year of the build, in static HTML and until hydration.
  const year = useHydrated() ? new Date().getFullYear() : import.meta.env.BUILD_YEAR
  return (
    <Footer>
      <Container>
        <div className="grid gap-x-6 gap-y-5 min-[22rem]:grid-cols-2 md:grid-cols-4 md:gap-6 xl:grid-cols-[7fr_4fr_4fr_3fr_8fr]">
          <div className="contents xl:grid xl:content-start xl:gap-5">
            <div className="col-span-full grid gap-2">
              <Logo label={footer.homeLabel} />
              <p className="text-balance text-text-muted">{footer.statement}</p>
            </div>
            <FooterGroup className="max-[22rem]:col-span-full">
              <FooterTitle>{footer.office.title}</FooterTitle>
              <address className="grid gap-1 text-text-muted not-italic">
                <span>
                  <OfficeAddress />
                </span>
                <Link href={`mailto:${plain(brand.email)}`}>{plain(brand.email)}</Link>
                <Link href={phoneLink}>{plain(brand.phone)}</Link>
              </address>
            </FooterGroup>
          </div>
          {[footer.quickLinks, footer.productLinks, footer.choosingLinks].map(
            ({ title, links }) => (
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
            ),
          )}
          <FooterGroup className="col-span-full max-w-lg xl:col-span-1">
            <FooterTitle>{newsletterForm.title}</FooterTitle>
            <p className="text-text-muted">{newsletterForm.intro}</p>
            <NewsletterForm label={footer.newsletterLabel} />
          </FooterGroup>
        </div>
        <FooterLegal>
          <div className="flex flex-wrap items-baseline gap-x-8">
            <p>{`© ${year} ${footer.copyright}`}</p>
            <p className="not-print:hidden">{footer.onPaper(absolute(paths.dealers))}</p>
            <FooterLinks className="flex flex-wrap gap-x-6 print:hidden">
              {footer.legalLinks.map(({ name, to }) => (
                <FooterLink key={to} asChild>
                  <AppLink to={to}>{name}</AppLink>
                </FooterLink>
              ))}
            </FooterLinks>
          </div>
          {brand.illustrativeNote && <p>{brand.illustrativeNote}</p>}
        </FooterLegal>
      </Container>
    </Footer>
  )
}
