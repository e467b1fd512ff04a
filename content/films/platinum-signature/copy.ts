import still from '../../images/seam-dpps-20.jpg?picture'
import { inWords } from '../../in-words'
import { seam } from '../../scenes/seam'
import type { FilmCopy } from '../../schema'
import { line as nanoCeramic } from '../nano-ceramic/line'
import { line as reflectiveFilm } from '../reflective-film/line'
import { line as skinEyeCare } from '../skin-eye-care/line'
import { models } from './models'

export { card } from './card'
export * as values from './models'

/** Platinum Signature, the neutral automotive tone. */
export const copy = {
  description: `A deep, neutral automotive film in ${inWords(models.length)} shades, DPPS-05 to DPPS-50: the same gray on every window, with much of the heat kept out.`,
  headline: 'One tone, all the way around.',
  lead: 'Dark film can lean blue, green or brown once it is on the car. Platinum Signature stays gray: neutral from inside, uniform from the street, and the same from the front doors to the tailgate.',
  benefitsTitle: 'What neutral gray does',
  benefits: [
    {
      title: 'Neutral by design',
      text: 'Colors outside look as they are, only calmer. No cast on skin, on the road or in a photo taken through the glass.',
    },
    {
      title: 'Heat kept out',
      text: 'A signature layer sends about a fifth of the infrared back and takes up most of the rest.',
    },
    {
      title: 'A surface that lasts',
      text: 'A hard coat takes the wipe-down, the seat belt buckle and the dog.',
    },
  ],
  scene: seam,
  still,
  sections: [
    {
      id: 'shades',
      title: 'How dark a gray',
      items: [
        {
          title: 'Behind the driver',
          text: 'The two darkest suit rear windows, where many laws ask less. At night, expect to reverse by mirrors and camera.',
        },
        {
          title: 'Two shades, one car',
          text: 'A deep one behind and a light one in front still read as a single car, since neither drifts into brown or blue.',
        },
        {
          title: 'Front doors',
          text: 'Where a law sets a limit, begin with the lightest, and see above whether it passes: the factory glass takes its share of the light first.',
        },
      ],
    },
  ],
  related: [
    {
      line: nanoCeramic,
      when: 'When phone, radio and toll tag come first: there is no metal in it.',
    },
    { line: reflectiveFilm, when: 'To be unseen by day: its darker shades mirror the street.' },
    {
      line: skinEyeCare,
      when: 'When you burn easily at the wheel: it closes the side window to ultraviolet.',
    },
  ],
} as const satisfies FilmCopy
