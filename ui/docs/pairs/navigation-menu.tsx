import {
  NavigationMenu,
  NavigationMenuItem,
  NavigationMenuLink,
  NavigationMenuList,
} from '@duskpane/ui'

/** Each word says what is behind it. */
export function DoWords() {
  return <Bar words={['Films', 'Tint laws']} />
}

/** Anything may be behind these: people have to open both. */
export function DontWords() {
  return <Bar words={['Solutions', 'More']} />
}

function Bar({ words }: { words: readonly string[] }) {
  return (
    <NavigationMenu aria-label="Main">
      <NavigationMenuList>
        {words.map((word) => (
          <NavigationMenuItem key={word}>
            <NavigationMenuLink href="#page">{word}</NavigationMenuLink>
          </NavigationMenuItem>
        ))}
      </NavigationMenuList>
    </NavigationMenu>
  )
}
