import still from '../../images/office-dpaf-15.jpg?picture'
import { inWords } from '../../in-words'
import { office } from '../../scenes/office'
import type { FilmCopy } from '../../schema'
import { line as twoPlyReflective } from '../2-ply-reflective/line'
import { line as threePlyReflective } from '../3-ply-reflective/line'
import { line as signatureSputtering } from '../signature-sputtering/line'
import { models } from './models'

export { card } from './card'
export * as values from './models'

/** Dyed Reflective, color and glare control for buildings. */
export const copy = {
  description: `Architectural film in ${inWords(models.length)} shades, DPAF 05 to DPAF 45: color for the facade, softer light and less glare for the room behind it.`,
  headline: 'Softer light by day.',
  lead: 'Dye in the polyester tempers the light; a reflective finish gives the facade its calm. It is the simplest film we make for buildings, and often all that a bright room needs.',
  benefitsTitle: 'What a single ply does',
  benefits: [
    {
      title: 'Glare, turned down',
      text: 'Screens become readable, blinds stay up, and by day the view stays. With lamps on at night the glass mirrors the room.',
    },
    {
      title: 'An even facade',
      text: 'One color across old and new panes makes mixed glazing look intended.',
    },
    {
      title: 'A single ply',
      text: 'Thin and supple, it follows old panes that stiffer films fight.',
    },
  ],
  scene: office,
  still,
  whoSeesWhom: true,
  related: [
    {
      line: twoPlyReflective,
      when: 'When nobody should see in by day: a real mirror, between two sheets.',
    },
    { line: threePlyReflective, when: 'When heat is the trouble, and the sun stays on the glass.' },
    {
      line: signatureSputtering,
      when: 'For many panes that have to match, without streaks or clouds.',
    },
  ],
} as const satisfies FilmCopy
