import picture from '../images/decorative-films.jpg?picture'
import { paths } from '../paths'
import {
  type FilmCard,
  type FilmCopy,
  type FilmLine,
  type FilmModel,
  type FilmTraits,
  illustrative,
  type Stated,
} from '../schema'

export const line = {
  market: 'architectural',
  position: 6,
  name: 'Decorative Film',
} as const satisfies FilmLine

export const card = {
  summary: 'Frost, gradient and pattern for partitions, doors and quiet corners.',
  picture: {
    source: picture,
    alt: 'A meeting room behind a glass partition: frosted lines above, and below them a long table and chairs as soft shapes in the late sun.',
    focus: '66% 52%',
  },
} as const satisfies FilmCard

export const models: readonly Stated<FilmModel>[] = []

export const traits = {
  goesOn: illustrative(['window', 'storefront', 'partition']),
  frosted: true,
} as const satisfies FilmTraits

/** Decorative, films chosen by eye: descriptive only, no values. */
export const film = {
  meta: {
    title: 'Decorative Film',
    description:
      'Frosted, gradient and patterned films for partitions, doors and storefronts: privacy and daylight in the same pane of glass.',
  },
  headline: 'Privacy, drawn in light.',
  lead: 'A wall keeps a room private and dark. Frosted glass keeps it private and bright. Decorative film turns the glass you have into the glass you wanted, in a morning and without dust.',
  benefits: [
    {
      title: 'Light without the view',
      text: 'Daylight passes, faces and screens do not.',
    },
    {
      title: 'Drawn to measure',
      text: 'Bands, fades, lines and lettering are cut to your drawing.',
    },
    {
      title: 'Reversible',
      text: 'When the lease ends or the taste changes, the film comes off and the glass remains.',
    },
    {
      title: 'Seen, so not walked into',
      text: 'A band at eye height makes a glass door visible.',
    },
    { title: 'Wipes clean', text: 'A soft cloth and water. No slats, no folds, no dust.' },
    {
      title: 'Nothing moved',
      text: 'No wall, no wiring, no noise. The room is in use the same day.',
    },
  ],
  applications: [
    { title: 'Meeting rooms', text: 'A clear band above and below, and quiet in between.' },
    { title: 'Clinics and bathrooms', text: 'Morning light, and no need for a blind.' },
    { title: 'Storefronts', text: 'A pattern, a line, the name above the door.' },
  ],
  related: ['safety-security-films', 'signature-sputtering', 'dyed-reflective'],
  actions: [
    { name: 'Find a Dealer', to: paths.dealers },
    { name: 'Contact Us', to: paths.contact },
  ],
} as const satisfies FilmCopy
