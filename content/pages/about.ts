import { brand } from '../brand'
import picture from '../images/about.jpg?picture'
import { dealersLink } from '../navigation'
import { paths } from '../paths'
import type { PageMeta } from '../schema'

export const meta = {
  title: 'About Us',
  description: `${brand.name} was founded in ${brand.foundedYear} to make window film as precise as the glass it is laid on. Our story, our measures, our plans.`,
} as const satisfies PageMeta

export const about = {
  hero: {
    headline: 'We work on what you look through.',
    lead: `${brand.name} makes window film for vehicles and buildings. Founded in ${brand.foundedYear}, with one idea: glass should let you choose your light.`,
    picture: {
      source: picture,
      alt: 'A stone table by a window: seven glass samples with film from clear to dark in a row, each throwing its own shade in the last sun.',
      focus: '62% 52%',
    },
  },
  sections: [
    {
      id: 'story',
      title: 'Our story',
      text: [
        `${brand.name} was founded in ${brand.foundedYear}. We began with an old bargain: dark film against glare, metal against heat, and a weak signal in return. We thought that a window should not have to choose.`,
        'So we began with the spectrum instead of the shade: which part of sunlight do people want, which part do they pay to be rid of, and what is the thinnest layer that can tell the two apart. Every line we make is an answer to that question.',
      ],
    },
    {
      id: 'mission',
      title: 'Mission',
      text: [
        'To keep the harm of sunlight outside and its beauty inside, for everyone who sits behind glass.',
      ],
    },
    {
      id: 'vision',
      title: 'Vision',
      text: [
        'That nobody thinks of a window as the hot side of the room, or the bright side of the car.',
      ],
    },
    {
      id: 'quality',
      title: 'Quality',
      text: [
        'A film has five figures: visible light, infrared, ultraviolet, optical density, total solar energy. We give all five for every solar model, because one good figure can hide four.',
        'Our films meet standards in over 50 countries; which, by film, is not stated yet. A standard is the floor: the data sheet is what we ask to be judged by.',
      ],
    },
    {
      id: 'research',
      title: 'Research and development',
      text: [
        'Our work is with particles smaller than a wavelength of light: ceramics that absorb infrared and leave the visible alone, with no metal interference.',
        'What we look for is selectivity: more light for the same heat, or less heat for the same light.',
      ],
    },
    {
      id: 'customers',
      title: 'How we work with customers',
      text: [
        'We start from the glass: its facing, its hours of sun, the person beside it. Then comes the film, often a lighter one than you expected.',
        'A dealer near you measures, advises and installs. When you write to us, a person answers, within 24 to 48 hours.',
      ],
    },
    {
      id: 'future',
      title: 'What comes next',
      text: [
        'Kits that fit on the first try. Clear films that do the work of dark ones. Dealers in more of the countries that ask for them.',
      ],
    },
  ],
  closing: {
    title: 'See it on your own glass',
    text: 'A dealer shows you the shades in your light. Where there is none yet, you could be the one.',
    links: [dealersLink, { name: 'Become a Distributor', to: paths.distributor }],
  },
} as const
