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
} from '@duskpane/ui'

export function Example() {
  return (
    <NavigationMenu aria-label="Main">
      <NavigationMenuList>
        <NavigationMenuItem>
          <NavigationMenuTrigger>Telescopes</NavigationMenuTrigger>
          <NavigationMenuContent>
            <NavigationMenuLinks>
              <NavigationMenuPanelLink href="#refractors">
                Refractors
                <NavigationMenuDescription>For planets and the moon</NavigationMenuDescription>
              </NavigationMenuPanelLink>
            </NavigationMenuLinks>
            <NavigationMenuFooter>
              <NavigationMenuLink href="#telescopes">All telescopes</NavigationMenuLink>
            </NavigationMenuFooter>
          </NavigationMenuContent>
        </NavigationMenuItem>
        <NavigationMenuItem>
          <NavigationMenuLink href="#about">About us</NavigationMenuLink>
        </NavigationMenuItem>
      </NavigationMenuList>
    </NavigationMenu>
  )
}
