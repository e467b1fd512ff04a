import struckBare from '../images/struck-bare.jpg?picture'
import struckFilm from '../images/struck-film.jpg?picture'
import type { FilmSection } from '../schema'

/** A blow, with and without film. */
export const section = {
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
      text: 'Every piece stays on the film, and the pane in its frame.',
      picture: {
        source: struckFilm,
        alt: 'The same window, cracked all over from one point like a web, with every piece in its place.',
      },
    },
  ],
} as const satisfies FilmSection
