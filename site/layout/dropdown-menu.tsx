import { filmsFor } from '@duskpane/content/films'
import { header } from '@duskpane/content/navigation'
import {
  NavigationMenu,
  NavigationMenuContent,
  NavigationMenuItem,
  NavigationMenuLink,
  NavigationMenuLinks,
  NavigationMenuList,
  NavigationMenuPanelLink,
  NavigationMenuTrigger,
} from '@duskpane/ui/navigation-menu'
import { AppNavLink } from '../router/app-link'

/** The main menu with its dropdowns. */
export function DropdownMenu() {
  const { menu } = header
  return (
    <NavigationMenu aria-label={menu.label}>
      <NavigationMenuList>
        {menu.items.map(({ name, to, market }) => (
          <NavigationMenuItem key={to}>
            {market ? (
              <>
                <NavigationMenuTrigger>{name}</NavigationMenuTrigger>
                <NavigationMenuContent>
                  <NavigationMenuLinks>
                    {filmsFor(market).map((film) => (
                      <NavigationMenuPanelLink key={film.slug} asChild>
                        <AppNavLink to={film.path}>{film.name}</AppNavLink>
                      </NavigationMenuPanelLink>
                    ))}
                  </NavigationMenuLinks>
                </NavigationMenuContent>
              </>
            ) : (
              <NavigationMenuLink asChild>
                <AppNavLink to={to}>{name}</AppNavLink>
              </NavigationMenuLink>
            )}
          </NavigationMenuItem>
        ))}
      </NavigationMenuList>
    </NavigationMenu>
  )
}
