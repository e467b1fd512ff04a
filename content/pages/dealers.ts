import { brand } from '../brand'
import picture from '../images/film-peel.jpg?picture'
import { inText } from '../in-text'
import { inWordsFirst } from '../in-words'
import { paths } from '../paths'
import { illustrativeAmong, type PageMeta } from '../schema'
import { dealerCards } from './dealers/cards'

export const meta = {
  title: 'Find a Dealer',
  description: `${brand.name} dealers for the UK and Europe, the Middle East and India, and an inquiry form for every other country.`,
} as const satisfies PageMeta

const { opens, closes, days } = brand.hours

const names = dealerCards.map(({ name }) => name)
const places = dealerCards.flatMap((dealer) => dealer.places)

export const dealers = {
  hero: {
    headline: 'The hand that lays the film.',
    lead: 'A dealer measures your glass, knows the rules where you live and installs to the edge.',
    picture: {
      source: picture,
      alt: 'Dark window film, cut to the shape of a rear window: one corner lifts from its liner, an amber squeegee lies ready beside it.',
      focus: '55% 50%',
    },
  },
  ask: {
    label: 'Where is your glass?',
    placeholder: 'Choose your country',
    elsewhere: `${inWordsFirst(dealerCards.length)} dealer${dealerCards.length === 1 ? '' : 's'} and our head office answer. From everywhere else, the form finds the nearest.`,
    dealer: (country: string) => `Your dealer for ${inText(country)}`,
    office: (country: string) => `For ${inText(country)}, our head office answers`,
    nobody: (country: string) => `No dealer in ${inText(country)} yet`,
    nobodyText:
      'Tell us where you are and what the glass is, and we will point you to the nearest one.',
    /** Day and time are those of the city. */
    now: (day: string, time: string, city: string) => `It is ${day}, ${time} in ${city}.`,
    hours: (hours: string) => `Answers ${hours}.`,
    form: 'Ask through the form',
    write: 'Write to us',
    /** The message of an inquiry from a country that its list lacks. */
    from: (country: string) => `I am in ${inText(country)}.`,
  },
  office: {
    countries: [brand.address.country],
    timeZone: brand.timeZone,
    hours: `${days}, ${opens} to ${closes}`,
    form: `${paths.contact}#contact-form`,
  },
  title: 'Dealers by region',
  locationLabel: 'Location',
  emailLabel: 'Email',
  phoneLabel: 'Phone',
  websiteLabel: 'Website',
  cards: dealerCards,
  illustrativeNote: illustrativeAmong({
    dealers: names,
    'their locations': places.map(({ location, street, timeZone }) => [location, street, timeZone]),
    hours: places.map(({ hours }) => hours),
    addresses: dealerCards.map(({ email, phone, website }) => [email, phone, website]),
    // As long as the dealers are.
    'the countries they answer for': names,
  }),
  elsewhere: { title: 'Other countries' },
} as const
