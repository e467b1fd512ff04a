import still from '../../images/seat-dpsk-30.jpg?picture'
import { inWordsFirst } from '../../in-words'
import { dealersLink } from '../../navigation'
import { paths } from '../../paths'
import { backSeat } from '../../scenes/back-seat'
import type { FilmCopy } from '../../schema'
import { line as nanoCeramic } from '../nano-ceramic/line'
import { line as preCutFilms } from '../pre-cut-films/line'
import { line as windshieldProtection } from '../windshield-protection/line'
import { models } from './models'

export { card } from './card'
export * as values from './models'

/** Skin & Eye Care, the automotive flagship. */
export const copy = {
  description: `Automotive film that blocks up to 100% of UV and infrared. DPSK-30, as stated: 30% light, 81% of total solar energy rejected. ${inWordsFirst(models.length)} shades.`,
  headline: 'Open to the view. Closed to UV.',
  lead: 'A side window stops the wind and lets much of the ultraviolet through. This film closes the gap: it blocks up to 100% of UV rays, and you choose how much light to keep. You see the road. Your skin sees shade.',
  leads: 'uvr',
  benefitsTitle: 'What it keeps from skin and eyes',
  benefits: [
    {
      title: 'Ultraviolet, closed',
      text: 'Up to 100% of UV ends at glass and film, before it reaches skin, eyes or leather.',
    },
    {
      title: 'Dermatologist recommended',
      text: 'By the maker’s own word: a quiet daily measure beside a window.',
    },
    {
      title: 'No metal, no interference',
      text: 'Nano-ceramic particles leave phone, navigation and toll tag alone.',
    },
  ],
  scene: backSeat,
  still,
  related: [
    { line: nanoCeramic, when: 'For a shade of 65%, which lets more light in than any of these.' },
    { line: preCutFilms, when: 'The same film as a kit, cut for your car, to lay yourself.' },
    {
      line: windshieldProtection,
      when: 'Clear, against stones, for the pane that this film leaves bare.',
    },
  ],
  actions: [dealersLink, { name: 'Compare the Figures', to: paths.why }],
} as const satisfies FilmCopy
