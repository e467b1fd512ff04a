import { filmsFor, type ListedFilm } from '@duskpane/content/films/catalog'
import { header } from '@duskpane/content/navigation'
import { Button } from '@duskpane/ui/button'
import { Container } from '@duskpane/ui/container'
import { Icon } from '@duskpane/ui/icon'
import { IconButton } from '@duskpane/ui/icon-button'
import {
  MobileMenu,
  MobileMenuContent,
  MobileMenuGroup,
  MobileMenuLink,
  MobileMenuList,
  MobileMenuTrigger,
} from '@duskpane/ui/mobile-menu'
import { Menu } from 'lucide'
import { CartLink } from '../cart/cart-link'
import { AppLink, AppNavLink } from '../router/app-link'
import { TextLink } from '../sections/text-link'
import { DesktopMenu } from './desktop-menu'
import { Logo } from './logo'

/** The top bar, the logo, the main menu, the Find a Dealer button and the cart. */
export function SiteHeader() {
  const { topBar, action, homeLabel } = header
  return (
    <>
      <nav
        aria-label={topBar.label}
        data-theme="ink"
        className="hidden bg-surface-ink text-sm lg:block print:hidden"
      >
        <Container className="flex min-h-10 items-center justify-end gap-6">
          {topBar.links.map(({ name, to }) => (
            <TextLink key={to} variant="quiet" className="inline-flex min-h-6 items-center" to={to}>
              {name}
            </TextLink>
          ))}
        </Container>
      </nav>
      {/* At 400% it would cover what has the focus. */}
      <header className="dp-stays sticky [@media(max-height:20rem)]:static top-0 z-40 [view-transition-name:site-header] border-b border-line bg-surface/95 backdrop-blur-sm print:static print:border-0">
        <Container className="flex min-h-16 items-center gap-1 sm:gap-3 lg:min-h-20">
          <Logo label={homeLabel} className="me-auto" />
          <DesktopMenu />
          {/* The narrowest screens, also those with large text, have them in the menu. */}
          <Button
            asChild
            variant="outline"
            size="sm"
            className="min-h-11 max-sm:px-3 max-[22rem]:hidden print:hidden"
          >
            <AppLink to={action.to}>{action.name}</AppLink>
          </Button>
          <CartLink className="max-[16rem]:hidden lg:-me-3 print:hidden" />
          <PhoneMenu />
        </Container>
      </header>
    </>
  )
}

function PhoneMenu() {
  const { menu, topBar, cart, action, homeLabel } = header
  return (
    <MobileMenu>
      <MobileMenuTrigger asChild>
        <IconButton size="lg" aria-label={menu.open} className="-me-3 lg:hidden print:hidden">
          <Icon icon={Menu} className="size-[1.15em]" />
        </IconButton>
      </MobileMenuTrigger>
      <MobileMenuContent
        label={menu.label}
        closeLabel={menu.close}
        header={<Logo label={homeLabel} />}
      >
        <MobileMenuList>
          {menu.items.map(({ name, to, market, foot = [] }) =>
            market ? (
              <MobileMenuGroup key={to} label={name}>
                {filmsFor(market).map((film) => (
                  <FilmLink key={film.slug} film={film} />
                ))}
                {foot.map((link) => (
                  <MobileMenuLink key={link.to} asChild>
                    <AppNavLink to={link.to}>{link.name}</AppNavLink>
                  </MobileMenuLink>
                ))}
              </MobileMenuGroup>
            ) : (
              <MobileMenuLink key={to} asChild>
                <AppNavLink to={to}>{name}</AppNavLink>
              </MobileMenuLink>
            ),
          )}
          {[cart, ...topBar.links, action].map(({ name, to }) => (
            <MobileMenuLink key={to} asChild>
              <AppNavLink to={to}>{name}</AppNavLink>
            </MobileMenuLink>
          ))}
        </MobileMenuList>
      </MobileMenuContent>
    </MobileMenu>
  )
}

/** A film line and what it is for, which describes the link without lengthening its name. */
function FilmLink({ film: { slug, path, name, purpose } }: { readonly film: ListedFilm }) {
  const id = `menu-${slug}`
  return (
    <MobileMenuLink asChild>
      <AppNavLink to={path} aria-labelledby={`${id}-name`} aria-describedby={`${id}-about`}>
        <span className="grid">
          <span id={`${id}-name`}>{name}</span>
          <span id={`${id}-about`} className="text-sm text-text-muted">
            {purpose}
          </span>
        </span>
      </AppNavLink>
    </MobileMenuLink>
  )
}
