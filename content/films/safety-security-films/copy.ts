import { brand, phoneLink } from '../../brand'
import struckBare from '../../images/struck-bare.jpg?picture'
import struckFilm from '../../images/struck-film.jpg?picture'
import { type FilmCopy, type FilmSection, illustrative, plain } from '../../schema'
import { line as threePlyReflective } from '../3-ply-reflective/line'
import { line as decorativeFilms } from '../decorative-films/line'
import { line as windshieldProtection } from '../windshield-protection/line'

export { card } from './card'
export * as values from './models'

/** A blow, with and without film. */
const figures = {
  id: 'held',
  title: 'The same blow, twice',
  text: 'Two computed pictures of one shop window of plain glass, with the same cracks. The film does not stop the break; it decides where the pieces are.',
  figures: [
    {
      title: 'Bare glass',
      text: 'The pane has fallen out. What still stands in the frame is sharp.',
      picture: {
        source: struckBare,
        alt: 'A shop window with a large hole: long shards stand in the frame, the rest lies in pieces on the sill and the pavement.',
      },
    },
    {
      title: 'With safety film',
      text: 'Every piece stays on the film, and an anchored pane in its frame.',
      picture: {
        source: struckFilm,
        alt: 'The same window, cracked all over from one point like a web, with every piece in its place.',
      },
    },
  ],
} as const satisfies FilmSection

/** Safety & Security, clear PET that holds broken glass together. */
export const copy = {
  description:
    'Clear PET film from 2 to 16 mil, DPSF 02 to DPSF 16, that holds broken glass together. Warranty up to 5 years for commercial use.',
  headline: 'When glass breaks, it stays.',
  lead: 'Bare glass fails in an instant and leaves knives behind. A clear sheet of PET bonded to it cannot stop the break, but it holds the pieces and, anchored to the frame, the pane: the weather stays out, and a minute is won.',
  benefitsTitle: 'What it buys you',
  benefits: [
    {
      title: 'Pieces held together',
      text: 'Shards stay on the film instead of on the floor, or in someone’s way.',
    },
    {
      title: 'Time',
      text: 'A pane with anchored film has to be worked through. Most people in a hurry do not.',
    },
    {
      title: 'For the glass you have',
      text: 'No new panes, no new frames. Film goes on most of what stands: a dealer checks it first.',
    },
  ],
  sections: [
    figures,
    {
      id: 'choose',
      title: 'How thick is enough',
      text: 'Your dealer looks at the pane, its frame and its edges first. Broken already? Film mends no glass: have the opening boarded up and a glazier set a new pane, then call us for the film.',
      phone: { name: plain(brand.phone), to: phoneLink },
      table: {
        caption: 'Thickness, threat and fixing',
        columns: ['2 to 4 mil', '8 mil', '12 to 16 mil'],
        rows: illustrative([
          [
            'Against',
            'Accidents: a fall, a ball, a slammed door',
            'Harder knocks: debris, vandalism, a hurried break-in',
            'Sustained force',
          ],
          [
            'Fixed',
            'To the glass, up to the edge of the frame',
            'Anchored to the frame where somebody wants in, or the pane comes out whole',
            'Always anchored to the frame',
          ],
        ]),
      },
    },
  ],
  related: [
    {
      line: decorativeFilms,
      when: 'For privacy indoors: frosted, drawn, cut to measure.',
    },
    { line: threePlyReflective, when: 'When heat is the worry, and not the break.' },
    { line: windshieldProtection, when: 'For the car: a clear layer that takes the stones.' },
  ],
} as const satisfies FilmCopy
