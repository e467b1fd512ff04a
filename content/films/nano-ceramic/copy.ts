import still from '../../images/phone-dpnc-35.jpg?picture'
import { inWords } from '../../in-words'
import { phone } from '../../scenes/phone'
import type { FilmCopy } from '../../schema'
import { line as platinumSignature } from '../platinum-signature/line'
import { line as skinEyeCare } from '../skin-eye-care/line'
import { line as windshieldProtection } from '../windshield-protection/line'
import { models } from './models'

export { card } from './card'
export * as values from './models'

/** Nano Ceramic, metal-free heat rejection for vehicles. */
export const copy = {
  description: `Metal-free automotive film in ${inWords(models.length)} shades, DPNC-05 to DPNC-65. Nano-ceramic particles reject infrared heat and leave every signal alone.`,
  headline: 'Heat out. Signal in.',
  lead: 'Ceramic particles smaller than a wavelength of light sit in the film, unseen, and take much of the heat out of the sun. There is no metal in it, so nothing that speaks by radio is disturbed.',
  benefitsTitle: 'What ceramic does',
  benefits: [
    {
      title: 'Works where heat is',
      text: 'About half of the sun’s energy is infrared. The ceramic layer is tuned to it.',
    },
    {
      title: 'No metal interference',
      text: 'Phone, GPS, radio, toll tag and tire sensors work as they did before.',
    },
    {
      title: 'Heat rejection that holds',
      text: 'The ceramic is not a dye. What darkens the deep shades is not stated yet.',
    },
  ],
  scene: phone,
  still,
  sections: [
    {
      id: 'shades',
      title: 'Dark behind, light in front',
      items: [
        {
          title: 'Deep shades',
          text: 'They close the rear windows to glances. The extra heat that they keep out is the part of the sun that one sees.',
        },
        {
          title: 'Light shades',
          text: 'Near the look of factory glass, they still stop most of the infrared. Front doors begin here, if the law above lets any shade pass: strict ones do not.',
        },
        {
          title: 'In an electric car',
          text: 'A cabin that gains less sun asks less of the air conditioning, and leaves more of the battery to the road.',
        },
      ],
    },
  ],
  related: [
    { line: skinEyeCare, when: 'When ultraviolet is the worry: up to 100% of it is blocked.' },
    {
      line: platinumSignature,
      when: 'When the look comes first: one gray from the front doors to the tailgate.',
    },
    {
      line: windshieldProtection,
      when: 'Against stones: a clear layer on the outside of the windshield.',
    },
  ],
} as const satisfies FilmCopy
