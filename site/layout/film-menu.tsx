import { filmsFor, type ListedFilm } from '@duskpane/content/films/catalog'
import { filmMenuText as text } from '@duskpane/content/films/menu'
import { lines, vltRangeOf } from '@duskpane/content/films/models'
import { header } from '@duskpane/content/navigation'
import type { FilmLine } from '@duskpane/content/schema'
import {
  NavigationMenu,
  NavigationMenuContent,
  NavigationMenuDescription,
  NavigationMenuFooter,
  NavigationMenuItem,
  NavigationMenuLink,
  NavigationMenuLinks,
  NavigationMenuList,
  NavigationMenuPanelLink,
  NavigationMenuTrigger,
} from '@duskpane/ui/navigation-menu'
import { useId } from 'react'
import { AppNavLink } from '../router/app-link'

/** The main menu with its dropdowns. */
export function FilmMenu() {
  const { menu } = header
  return (
    <NavigationMenu aria-label={menu.label}>
      <NavigationMenuList>
        {menu.items.map(({ name, to, market, foot = [] }) => (
          <NavigationMenuItem key={to}>
            {market ? (
              <>
                <NavigationMenuTrigger>{name}</NavigationMenuTrigger>
                <NavigationMenuContent className="flex-col">
                  <NavigationMenuLinks className="w-[44rem]">
                    {filmsFor(market).map((film) => (
                      <FilmLink key={film.slug} film={film} />
                    ))}
                  </NavigationMenuLinks>
                  <NavigationMenuFooter>
                    {foot.map((link) => (
                      <NavigationMenuLink key={link.to} asChild>
                        <AppNavLink to={link.to}>{link.name}</AppNavLink>
                      </NavigationMenuLink>
                    ))}
                    {hasMadeUp(market) && (
                      <span className="ms-auto px-4">{text.illustrativeNote}</span>
                    )}
                  </NavigationMenuFooter>
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

/** Whether the range of some shade is the owner's to replace. */
const hasMadeUp = (market: FilmLine['market']) =>
  lines.some((line) => line.market === market && line.models.some((model) => model.illustrative))

/** A film line with what it is for and the range of its shades, which describe the link without lengthening its name. */
function FilmLink({ film }: { readonly film: ListedFilm }) {
  const id = useId()
  const range = vltRangeOf(film.slug)
  return (
    <NavigationMenuPanelLink asChild>
      <AppNavLink to={film.path} aria-labelledby={`${id}-name`} aria-describedby={`${id}-about`}>
        <span id={`${id}-name`}>{film.name}</span>
        <NavigationMenuDescription id={`${id}-about`} className="grid gap-0.5">
          <span>{film.purpose}</span>{' '}
          {range && (
            <span className="text-text tabular-nums">{text.vltRange(range.from, range.to)}</span>
          )}
        </NavigationMenuDescription>
      </AppNavLink>
    </NavigationMenuPanelLink>
  )
}
