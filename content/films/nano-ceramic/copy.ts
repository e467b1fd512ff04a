import { inWords, inWordsFirst } from '../../in-words'
import { paths } from '../../paths'
import { car } from '../../scenes/car'
import type { FilmCopy } from '../../schema'
import { line as platinumSignature } from '../platinum-signature/line'
import { line as skinEyeCare } from '../skin-eye-care/line'
import { line as windshieldProtection } from '../windshield-protection/line'
import { models } from './models'

export { card } from './card'
export * as values from './models'

/** Nano Ceramic, metal-free heat rejection for vehicles. */
export const copy = {
  meta: {
    title: 'Nano Ceramic Film',
    description: `Metal-free automotive film in ${inWords(models.length)} shades, DPNC-05 to DPNC-65. Nano-ceramic particles reject infrared heat and leave every signal alone.`,
  },
  headline: 'Heat out. Signal in.',
  lead: 'Ceramic particles smaller than a wavelength of light sit in the film, unseen, and take the heat out of the sun. There is no metal in it, so nothing that speaks by radio is disturbed.',
  leads: 'irr',
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
      title: 'Quiet to look at',
      text: 'Low reflection inside and out. At night the glass does not turn into a mirror.',
    },
    {
      title: 'Heat rejection that holds',
      text: 'Ceramics do not bleach. The layer works in its last summer as it did in its first.',
    },
    {
      title: `${inWordsFirst(models.length)} shades`,
      text: 'From DPNC-05, nearly black, to DPNC-65, light enough to overlook.',
    },
    { title: 'Up to 99% of UV blocked', text: 'In every shade, the light ones included.' },
  ],
  applications: [
    {
      title: 'Connected cars',
      text: 'Antennas in the glass, keys in the phone: metal-free film stays out of the way.',
    },
    {
      title: 'Electric vehicles',
      text: 'A cooler cabin asks less of the air conditioning, and so of the battery.',
    },
    {
      title: 'Large glass',
      text: 'Panoramic roofs and long side windows, where bare glass lets in the most heat.',
    },
  ],
  scene: car,
  order: ['viewer', 'purpose', 'law'],
  related: [skinEyeCare, platinumSignature, windshieldProtection],
  actions: [
    { name: 'Find a Dealer', to: paths.dealers },
    { name: 'Contact Us', to: paths.contact },
  ],
} as const satisfies FilmCopy
