import { filmCards } from '../films/cards'
import { filmsFor } from '../films/catalog'
import picture from '../images/automotive.jpg?picture'
import { inWordsFirst } from '../in-words'
import { dealersLink, lawsLink } from '../navigation'
import { paths } from '../paths'
import type { ListingCard, PageMeta } from '../schema'

const count = inWordsFirst(filmsFor('automotive').length)

export const meta = {
  title: 'Automotive Window Film',
  description: `${count} lines of automotive film: skin and eye care, nano ceramic, platinum signature, reflective, windshield protection and pre-cut kits.`,
} as const satisfies PageMeta

export const automotive = {
  hero: {
    headline: 'A cooler car behind the same glass.',
    lead: `${count} lines for the glass of a vehicle, from a clear skin on the windshield to a deep, neutral tone around the back.`,
    picture: {
      source: picture,
      alt: 'A car’s window, let half down: dark film in the glass, and above its edge the tan seats in the sun.',
      focus: '56% 40%',
    },
  },
  linkName: 'Learn More',
  cards: filmCards
    .filter((card) => card.market === 'automotive')
    .map(({ name, summary, picture, path }): ListingCard => {
      return { title: name, description: summary, picture, link: path }
    }),
  closing: {
    title: 'Not sure which?',
    text: 'Tell a dealer what you drive and where it parks. That is most of the answer.',
    links: [dealersLink, { name: 'Try the Demo Store', to: paths.store }, lawsLink],
  },
} as const
