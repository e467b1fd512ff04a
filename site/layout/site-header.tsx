import { filmsFor } from '@duskpane/content/films'
import { header } from '@duskpane/content/navigation'
import { Button } from '@duskpane/ui/button'
import { Container } from '@duskpane/ui/container'
import { Icon } from '@duskpane/ui/icon'
import { IconButton } from '@duskpane/ui/icon-button'
import { Link } from '@duskpane/ui/link'
import {
  MobileMenu,
  MobileMenuContent,
  MobileMenuGroup,
  MobileMenuLink,
  MobileMenuList,
  MobileMenuTrigger,
} from '@duskpane/ui/mobile-menu'
import { AppLink, AppNavLink } from '../router/app-link'
import { DesktopMenu } from './desktop-menu'
import { Logo } from './logo'

/** The top bar, the logo, the main menu and the Find a Dealer button. */
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
            <Link key={to} variant="quiet" asChild className="inline-flex min-h-6 items-center">
              <AppLink to={to}>{name}</AppLink>
            </Link>
          ))}
        </Container>
      </nav>
      <header className="sticky top-0 z-40 border-b border-line bg-surface/95 backdrop-blur-sm print:static print:border-0">
        <Container className="flex min-h-16 items-center gap-4 lg:min-h-20">
          <Logo label={homeLabel} />
          <DesktopMenu />
          {/* Hidden at 320 px with large text: the menu has the same link. */}
          <Button asChild size="sm" className="ms-auto min-h-11 max-[20rem]:hidden lg:ms-0">
            <AppLink to={action.to}>{action.name}</AppLink>
          </Button>
          <PhoneMenu />
        </Container>
      </header>
    </>
  )
}

function PhoneMenu() {
  const { menu, topBar, action, homeLabel } = header
  return (
    <MobileMenu>
      <MobileMenuTrigger asChild>
        <IconButton
          size="lg"
          aria-label={menu.open}
          className="-me-3 max-[20rem]:ms-auto lg:hidden"
        >
          <Icon name="menu" className="size-[1.15em]" />
        </IconButton>
      </MobileMenuTrigger>
      <MobileMenuContent
        label={menu.label}
        closeLabel={menu.close}
        header={<Logo label={homeLabel} />}
      >
        <MobileMenuList>
          {menu.items.map(({ name, to, market }) =>
            market ? (
              <MobileMenuGroup key={to} label={name}>
                {[...filmsFor(market), { name: `${menu.all}: ${name}`, path: to }].map((link) => (
                  <MobileMenuLink key={link.path} asChild>
                    <AppNavLink to={link.path}>{link.name}</AppNavLink>
                  </MobileMenuLink>
                ))}
              </MobileMenuGroup>
            ) : (
              <MobileMenuLink key={to} asChild>
                <AppNavLink to={to}>{name}</AppNavLink>
              </MobileMenuLink>
            ),
          )}
          {[...topBar.links, action].map(({ name, to }) => (
            <MobileMenuLink key={to} asChild>
              <AppNavLink to={to}>{name}</AppNavLink>
            </MobileMenuLink>
          ))}
        </MobileMenuList>
      </MobileMenuContent>
    </MobileMenu>
  )
}
