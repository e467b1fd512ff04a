import stoneBare from '../images/stone-bare.jpg?picture'
import stoneFilm from '../images/stone-film.jpg?picture'
import type { FilmSection } from '../schema'

/** A stone, with and without film. */
export const section = {
  id: 'stone',
  title: 'The same stone, twice',
  text: 'A computed close-up of a strike that chips bare glass, as the driver sees it. Film spreads a blow; how much it takes depends on its thickness and on the stone.',
  figures: [
    {
      title: 'Bare windshield',
      text: 'A chip: crushed glass in the middle, a ring under the surface, cracks that may grow.',
      picture: {
        source: stoneBare,
        alt: 'In a windshield, before a road out of focus, the star of a stone chip: a bright pit, a ring round it and curved cracks.',
      },
    },
    {
      title: 'With Cleargard',
      text: 'A mark on the film. The glass behind it has no crack.',
      picture: {
        source: stoneFilm,
        alt: 'The same windshield with film: a small scuffed dent at the place of the strike, and no crack.',
      },
    },
  ],
} as const satisfies FilmSection
