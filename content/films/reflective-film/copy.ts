import still from '../../images/seam-street-dprf-20.jpg?picture'
import { inWords } from '../../in-words'
import { seamStreet } from '../../scenes/seam-street'
import type { FilmCopy } from '../../schema'
import { line as nanoCeramic } from '../nano-ceramic/line'
import { line as platinumSignature } from '../platinum-signature/line'
import { line as skinEyeCare } from '../skin-eye-care/line'
import { models } from './models'

export { card } from './card'
export * as values from './models'

/** Reflective, the mirrored automotive film. */
export const copy = {
  description: `Automotive film with a fine mirrored layer, in ${inWords(models.length)} shades from DPRF-05 to DPRF-50. It sends part of the sunlight back before it becomes heat.`,
  headline: 'Send the sun back.',
  lead: 'Most films soak the sun up. This one returns a share of it. A metal layer thinner than a soap bubble on the inside of the glass mirrors part of the light back out through it.',
  benefitsTitle: 'What a mirror does',
  benefits: [
    {
      title: 'Reflects first',
      text: 'Energy that is mirrored away never has to be absorbed, cooled or vented.',
    },
    {
      title: 'Privacy by day',
      text: 'From the brighter side the darker shades are a mirror. From inside they are a window.',
    },
    {
      title: 'Metal in the layer',
      text: 'It can weaken signals that pass the glass. Where antennas sit in the windows, choose Nano Ceramic.',
    },
  ],
  scene: seamStreet,
  still,
  sections: [
    {
      id: 'shades',
      title: 'How much mirror',
      items: [
        {
          title: 'Close to chrome',
          text: 'The darkest is nearly a looking glass by day. Many places limit or forbid mirrors on a car, so read the law above first.',
        },
        {
          title: 'A hint of metal',
          text: 'The lightest gleams in full sun and looks like plain glass in the shade of a tree. To the law it is a mirror all the same.',
        },
        {
          title: 'After dark',
          text: 'Once the cabin is the brighter side, the mirror turns around: people see in, and the driver sees less of the road.',
        },
      ],
    },
  ],
  related: [
    { line: nanoCeramic, when: 'When antennas sit in the windows: heat out, and no metal.' },
    {
      line: platinumSignature,
      when: 'When a mirror is too much: neutral gray, all the way around.',
    },
    { line: skinEyeCare, when: 'When skin and eyes count more than privacy.' },
  ],
} as const satisfies FilmCopy
