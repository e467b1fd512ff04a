import { brand } from '../brand'
import { films, filmsFor } from '../films/catalog'
import share from '../images/store-nano-ceramic.jpg?share'
import { inWords, inWordsFirst } from '../in-words'
import type { PageMeta } from '../schema'

export const meta = {
  title: 'Become a Distributor',
  description: `Apply to distribute ${brand.name} window films in your country: ${inWords(films.length)} lines for vehicles and buildings, one application form.`,
  share: { source: share, alt: 'A roll of dark window film, its end drawn out over a pale table.' },
} as const satisfies PageMeta

export const distributor = {
  hero: {
    headline: 'Bring it to your country.',
    lead: 'We look for few partners and keep them. If you know your market’s glass, its climate and its installers, we would like to hear from you.',
  },
  offer: {
    title: 'What you would work with',
    items: [
      {
        title: `${inWordsFirst(films.length)} lines`,
        text: `${inWordsFirst(filmsFor('automotive').length)} for vehicles, ${inWords(filmsFor('architectural').length)} for buildings, from decorative frost to 16 mil security.`,
      },
      {
        title: 'Five figures a model',
        text: 'The same table for every line that is chosen by figures, so that your customers compare like with like.',
      },
      {
        title: 'Standards in over 50 countries',
        text: 'Which of them a film meets is not stated yet: ask us for your market.',
      },
    ],
  },
  asked: {
    title: 'What we ask',
    items: [
      {
        title: 'Your company',
        text: 'Its name, its years in operation and, if it has one, its website.',
      },
      {
        title: 'Your market',
        text: 'The country and city you sell from, and the films you distribute today, if any.',
      },
      {
        title: 'Your reason',
        text: 'Why you want to work with us, in your own words.',
      },
    ],
  },
  steps: {
    title: 'What happens next',
    items: [
      { title: 'You apply', text: 'This form, in about five minutes.' },
      { title: 'We read', text: 'Each application is reviewed by a person.' },
      { title: 'We talk', text: 'We contact you, and begin with your market, not with ours.' },
    ],
  },
} as const
