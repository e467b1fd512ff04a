import { confirmedFixes } from '../confirmed-fixes'
import { filmCards } from '../films/cards'
import { filmsFor } from '../films/catalog'
import picture from '../images/architectural.jpg?picture'
import { inWordsFirst } from '../in-words'
import { contactLink } from '../navigation'
import { architecturalTarget } from '../observed'
import type { ListingCard, PageMeta } from '../schema'

const count = inWordsFirst(filmsFor('architectural').length)

export const meta = {
  title: 'Architectural Window Film',
  description: `${count} lines of film for buildings: dyed, 2-ply and 3-ply reflective, signature sputtering, safety & security and decorative.`,
} as const satisfies PageMeta

export const architectural = {
  hero: {
    headline: 'Keep the day’s view. Lose the heat.',
    lead: `A building is mostly glass on the side that gets the sun. ${count} lines to shade it, strengthen it or draw on it, without touching the wall.`,
    picture: {
      source: picture,
      alt: 'A bright kitchen behind filmed glass: a teddy bear in the high chair, bread and lemons on a stone island, a walled court with trees and pots outside.',
      focus: '50% 52%',
    },
  },
  linkName: 'Learn More',
  cards: filmCards
    .filter((card) => card.market === 'architectural')
    .map(({ name, summary, picture, path }): ListingCard => {
      const link = architecturalTarget(path, confirmedFixes)
      return { title: name, description: summary, picture, link }
    }),
  closing: {
    title: 'Planning a facade?',
    text: 'Send us the elevation and the glass. We answer with a film, its figures and a dealer.',
    links: [contactLink],
  },
} as const
