import {
  IconButton,
  MobileMenu,
  MobileMenuContent,
  MobileMenuLink,
  MobileMenuList,
  MobileMenuTrigger,
  NamedIcon,
} from '@duskpane/ui'

/** What people come for stands first. */
export function DoOrder() {
  return <Menu pages={['Films', 'Dealers', 'About us']} />
}

/** The company comes first, and nobody came for it. */
export function DontOrder() {
  return <Menu pages={['Our story', 'Careers', 'Films']} />
}

function Menu({ pages }: { pages: readonly string[] }) {
  return (
    <MobileMenu>
      <MobileMenuTrigger asChild>
        <IconButton aria-label="Open menu">
          <NamedIcon name="menu" />
        </IconButton>
      </MobileMenuTrigger>
      <MobileMenuContent>
        <MobileMenuList>
          {pages.map((page) => (
            <MobileMenuLink key={page} href="#page">
              {page}
            </MobileMenuLink>
          ))}
        </MobileMenuList>
      </MobileMenuContent>
    </MobileMenu>
  )
}
