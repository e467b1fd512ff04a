import { Link } from '@duskpane/ui'
import { Do, DoNot, type Guide } from '../page/guide.tsx'

export const guide: Guide = {
  status: 'stable',
  uses: [
    'Every way to another page or place.',
    'A card that can be pressed as a whole (`stretched`).',
  ],
  instead: {
    button: 'Something happens instead, or it is the one action of the section',
    'skip-link': 'It leads past the menus',
  },
  anatomy: '<Link href="/films">Films</Link>\n<Link asChild>\n  <RouterLink />\n</Link>',
  examples: (
    <>
      <Do because="The text of the link says where it leads.">
        <p>
          Read <Link href="#care">how to care for film</Link> first.
        </p>
      </Do>
      <DoNot because='In a list of links, "click here" leads nowhere.'>
        <p>
          For care instructions <Link href="#care">click here</Link>.
        </p>
      </DoNot>
    </>
  ),
  keyboard: {
    Tab: 'Moves to the link.',
    Enter: 'Follows it.',
  },
  supply: [
    'A text that makes sense by itself.',
    'A positioned ancestor for `stretched`, and only one such link in it.',
    'A word for what is unusual: a file, another language.',
  ],
  announced: 'The text and "link". The arrow is silent.',
  content: ['The name of the place: "Care", not "Learn more".'],
  sentences: { 'Link.variant': 'Where it stands: in text, by itself, or in a list of links.' },
}
