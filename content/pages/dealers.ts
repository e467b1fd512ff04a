import { brand } from '../brand'
import { namesIn } from '../countries'
import picture from '../images/film-peel.jpg?picture'
import { inText } from '../in-text'
import { paths } from '../paths'
import { type Dealer, illustrative, type PageMeta } from '../schema'

export const meta = {
  title: 'Find a Dealer',
  description: `${brand.name} dealers for the UK and Europe, the Middle East and India, and an inquiry form for every other country.`,
} as const satisfies PageMeta

const { opens, closes, days } = brand.hours

/** The countries of each dealer are illustrative, like the dealers. */
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
    elsewhere:
      'Three dealers and our head office answer. From everywhere else, the form finds the nearest.',
    dealer: (country: string) => `Your dealer for ${inText(country)}`,
    office: (country: string) => `For ${inText(country)}, our head office answers`,
    nobody: (country: string) => `No dealer in ${inText(country)} yet`,
    nobodyText:
      'Tell us where you are and what the glass is, and we will point you to the nearest one.',
    /** `time` is the local time of day. */
    now: (time: string, city: string) => `It is ${time} in ${city}.`,
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
  cards: [
    {
      region: 'UK and Europe',
      name: illustrative(`${brand.name} UK and Europe`),
      location: illustrative('London, United Kingdom'),
      email: illustrative('europe@example.com'),
      timeZone: illustrative('Europe/London'),
      hours: illustrative('Monday to Friday, 9:00 AM to 5:30 PM'),
      countries: namesIn(
        'Albania, Andorra, Austria, Belgium, Bosnia and Herzegovina, Bulgaria, Croatia, Cyprus, Czech Republic, Denmark, Estonia, Finland, France, Germany, Greece, Hungary, Iceland, Ireland, Italy, Latvia, Liechtenstein, Lithuania, Luxembourg, Malta, Moldova, Monaco, Montenegro, Netherlands, North Macedonia, Norway, Poland, Portugal, Romania, San Marino, Serbia, Slovakia, Slovenia, Spain, Sweden, Switzerland, Ukraine, United Kingdom',
      ),
    },
    {
      region: 'Middle East',
      name: illustrative(`${brand.name} Middle East`),
      location: illustrative('Dubai, United Arab Emirates'),
      email: illustrative('middle-east@example.com'),
      timeZone: illustrative('Asia/Dubai'),
      hours: illustrative('Monday to Friday, 9:00 AM to 6:00 PM'),
      countries: namesIn(
        'Bahrain, Egypt, Iraq, Israel, Jordan, Kuwait, Lebanon, Oman, Qatar, Saudi Arabia, Turkey, United Arab Emirates',
      ),
    },
    {
      region: 'India',
      name: illustrative(`${brand.name} India`),
      location: illustrative('Mumbai, India'),
      email: illustrative('india@example.com'),
      timeZone: illustrative('Asia/Kolkata'),
      hours: illustrative('Monday to Saturday, 10:00 AM to 6:30 PM'),
      countries: ['India'],
    },
  ] satisfies readonly Dealer[],
  illustrativeNote:
    'Dealers, their locations, hours, addresses and the countries they answer for are illustrative.',
  elsewhere: { title: 'Other countries' },
} as const
