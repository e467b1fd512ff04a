import stoneBare from '../../images/stone-bare.jpg?picture'
import stoneFilm from '../../images/stone-film.jpg?picture'
import { contactLink } from '../../navigation'
import { paths } from '../../paths'
import type { FilmCopy, FilmSection } from '../../schema'
import { line as nanoCeramic } from '../nano-ceramic/line'
import { line as platinumSignature } from '../platinum-signature/line'
import { line as skinEyeCare } from '../skin-eye-care/line'

export { card } from './card'
export * as values from './models'

/** A stone, with and without film. */
const figures = {
  id: 'stone',
  title: 'The same stone, twice',
  text: 'A computed close-up of a strike that chips bare glass, as the driver sees it. How much film takes depends on its thickness and on the stone.',
  figures: [
    {
      title: 'Bare windshield',
      text: 'A chip: crushed glass in the middle, a ring under the surface, cracks that may grow.',
      picture: {
        source: stoneBare,
        alt: 'In a windshield, before trees in the morning mist, the star of a stone chip: a bright pit, a ring round it and curved cracks.',
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

/** Cleargard and Chipgard, the clear outer skins of a windshield. */
export const copy = {
  description:
    'Cleargard: clear windshield protection at 4, 6 and 8 mil, and Chipgard at 7.5 mil with an 18 to 24 month regional warranty.',
  headline: 'Take the stone. Keep the glass.',
  lead: 'Cleargard is a clear film for the outside of the windshield. It spreads the blow of a stone over its own surface: a strike that chips bare glass can leave no more than a mark on the film.',
  benefitsTitle: 'What a clear layer does',
  benefits: [
    {
      title: 'Impact, spread out',
      text: 'A tough polyester layer takes the point load of gravel and passes on less of it.',
    },
    {
      title: 'Optically clear',
      text: 'Clear, without a tint. Laws that put a number on the windshield mostly ask for 70% of light through glass and film together, that of the United Kingdom for 75%.',
    },
    {
      title: 'A surface you can renew',
      text: 'When years of sand have dulled it, the film comes off, and its scratches with it.',
    },
  ],
  sections: [figures],
  related: [
    {
      line: nanoCeramic,
      when: 'Heat out on the windows behind it, without metal in the way of signals.',
    },
    { line: skinEyeCare, when: 'For the side windows, which let much of the ultraviolet through.' },
    { line: platinumSignature, when: 'One neutral gray for every window behind the windshield.' },
  ],
  actions: [{ name: 'Find a Dealer Centre', to: paths.dealers }, contactLink],
} as const satisfies FilmCopy
