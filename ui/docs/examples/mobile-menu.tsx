import {
  IconButton,
  MobileMenu,
  MobileMenuContent,
  MobileMenuGroup,
  MobileMenuLink,
  MobileMenuList,
  MobileMenuTrigger,
  NamedIcon,
} from '@duskpane/ui'

export function Example() {
  return (
    <MobileMenu>
      <MobileMenuTrigger asChild>
        <IconButton aria-label="Open menu">
          <NamedIcon name="menu" />
        </IconButton>
      </MobileMenuTrigger>
      <MobileMenuContent>
        <MobileMenuList>
          <MobileMenuLink href="#about" aria-current="page">
            About us
          </MobileMenuLink>
          <MobileMenuGroup label="Telescopes">
            <MobileMenuLink href="#refractors">Refractors</MobileMenuLink>
            <MobileMenuLink href="#reflectors">Reflectors</MobileMenuLink>
          </MobileMenuGroup>
        </MobileMenuList>
      </MobileMenuContent>
    </MobileMenu>
  )
}
