import { inWords } from '../in-words'
import { notRead } from '../laws/not-read'
import { lawPage } from '../laws/place-text'
import { isState, places } from '../laws/places'
import { bareGlass, netVlt } from '../light/optics'
import type { PageMeta } from '../schema'

const countries = new Set(places.filter((place) => !isState(place)).map(({ country }) => country))

export const meta = {
  title: 'Window tint laws',
  description: `How dark window film may be in every US state, the District of Columbia and ${inWords(countries.size)} other countries: limits by window, each with its source and date.`,
  share: lawPage.share,
} as const satisfies PageMeta

export const laws = {
  hero: {
    headline: 'How dark may it be?',
    lead: 'The least light that a window must let through, where you drive. The page of each place has the darkest film that passes, the law in plain words, its source and its date.',
  },
  ask: {
    label: 'Where do you drive?',
    none: 'Choose, and the limits of a passenger car stand here.',
    /** In small letters below the limits: what they count. */
    counts: {
      net: 'Of the light through glass and film together.',
      film: 'Of the light through the film alone.',
      both: 'Of the light through glass and film together; the film alone has a limit, too.',
    },
    suv: (rearSide: string, rear: string) =>
      rearSide === rear
        ? `SUV, van or truck, behind the driver: ${rearSide}.`
        : `SUV, van or truck: rear sides ${rearSide}, rear window ${rear}.`,
    conditions: 'Conditions apply, and stand on its page.',
  },
  map: {
    title: 'Front side windows, state by state',
    text: 'The darker the tile, the darker they may be. Dashed: not verified.',
    /** From this limit on, per cent: the steps of the map. */
    steps: [
      { from: 0, name: 'Any' },
      { from: 1, name: 'to 25%' },
      { from: 26, name: 'to 35%' },
      { from: 36, name: 'to 50%' },
      { from: 51, name: 'to 70%' },
      { from: 100, name: 'No film' },
    ],
  },
  limits: {
    title: 'Every limit',
    text: 'The least light, in percent, that a window must let through.',
    states: { title: 'In the United States', caption: 'Limits by state' },
    countries: {
      title: 'In other countries, Canada and Australia by province and state',
      caption: 'Limits by country',
    },
  },
  columns: {
    name: 'Place',
    front: 'Front sides',
    rearSide: 'Rear sides',
    rear: 'Rear window',
    mpvRearSide: 'SUV rear sides',
    mpvRear: 'SUV rear window',
    mark: 'Read',
  },
  notVerified:
    'Not verified: checked against secondary sources, or what we read disagrees. The last column and the page of the place say which.',
  notRead: {
    title: `Not read yet: ${inWords(notRead.length)} places, and where to ask`,
    text: 'We have not read these laws, and let no film pass there.',
  },
  reading: {
    title: 'How to read the numbers',
    items: [
      {
        title: 'Any, and one or the other',
        text: '“Any” means the law sets no limit there, “Not stated” that we read none. Of several in a cell, the darker behind goes with the lighter in front.',
      },
      {
        title: 'Glass counts too',
        text: `Most laws measure glass and film together. A film’s figure counts on clear glass of ${bareGlass.vlt}%; factory glass lets about 75% through, so a 35% film over it leaves 35 × 75 / ${bareGlass.vlt} = ${Math.round(netVlt(75, 35))}%.`,
      },
      {
        title: 'Numbers are not the whole law',
        text: 'Mirrors, reflectance, colors and permits matter as well. They are on the page of each place.',
      },
    ],
  },
  data: {
    title: 'The data, to take with you',
    text: 'One JSON file: the 50 states and the District of Columbia by postal code, then other countries by three-letter code and their provinces by their ISO codes. Limits are in percent: 0 is any film, 100 is none, null is not stated. Mirrors, colors, conditions, the windshield, papers and dated sources stand beside them.',
    link: 'Download tint-laws.json',
  },
} as const
