import { brand } from '../../brand'
import { namesIn } from '../../countries'
import { type Dealer, illustrative } from '../../schema'

/** The dealers, in the order in which they are listed. `npm run content:export -- dealers` writes them as a table. */
export const dealerCards: readonly Dealer[] = [
  {
    region: 'UK and Europe',
    name: illustrative(`${brand.name} UK and Europe`),
    places: [
      {
        location: illustrative('London, United Kingdom'),
        timeZone: illustrative('Europe/London'),
        hours: illustrative('Monday to Friday, 9:00 AM to 5:30 PM'),
      },
    ],
    email: illustrative('europe@example.com'),
    countries: namesIn(
      'Albania, Andorra, Austria, Belgium, Bosnia and Herzegovina, Bulgaria, Croatia, Cyprus, Czech Republic, Denmark, Estonia, Finland, France, Germany, Greece, Hungary, Iceland, Ireland, Italy, Latvia, Liechtenstein, Lithuania, Luxembourg, Malta, Moldova, Monaco, Montenegro, Netherlands, North Macedonia, Norway, Poland, Portugal, Romania, San Marino, Serbia, Slovakia, Slovenia, Spain, Sweden, Switzerland, Ukraine, United Kingdom',
    ),
  },
  {
    region: 'Middle East',
    name: illustrative(`${brand.name} Middle East`),
    places: [
      {
        location: illustrative('Dubai, United Arab Emirates'),
        timeZone: illustrative('Asia/Dubai'),
        hours: illustrative('Monday to Friday, 9:00 AM to 6:00 PM'),
      },
    ],
    email: illustrative('middle-east@example.com'),
    countries: namesIn(
      'Bahrain, Egypt, Iraq, Israel, Jordan, Kuwait, Lebanon, Oman, Qatar, Saudi Arabia, Turkey, United Arab Emirates',
    ),
  },
  {
    region: 'India',
    name: illustrative(`${brand.name} India`),
    places: [
      {
        location: illustrative('Mumbai, India'),
        timeZone: illustrative('Asia/Kolkata'),
        hours: illustrative('Monday to Saturday, 10:00 AM to 6:30 PM'),
      },
    ],
    email: illustrative('india@example.com'),
    countries: ['India'],
  },
]
