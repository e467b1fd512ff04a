import still from '../../images/facade-dp3r-20.jpg?picture'
import { inWords } from '../../in-words'
import { facade } from '../../scenes/facade'
import { type FilmCopy, illustrative } from '../../schema'
import { line as twoPlyReflective } from '../2-ply-reflective/line'
import { models as twoPly } from '../2-ply-reflective/models'
import { withFigures } from '../catalog'
import { line as dyedReflective } from '../dyed-reflective/line'
import { models as singlePly } from '../dyed-reflective/models'
import { line as signatureSputtering } from '../signature-sputtering/line'
import { models } from './models'

export { card } from './card'
export * as values from './models'

/** The shade of the same light in one ply, two and three. */
const at35 = [singlePly, twoPly, models].flatMap((its) =>
  its.map(withFigures).filter(({ vlt }) => vlt === 35),
)

/** 3-Ply Reflective, the heaviest solar construction for buildings. */
export const copy = {
  description: `Three bonded layers for glass in full sun: ${inWords(models.length)} models of architectural film, and single, 2-ply and 3-ply compared side by side.`,
  headline: 'For the side that faces the sun.',
  lead: 'Three bonded sheets of polyester: one for the color, one for the metal, one for the wear. Each does a single task, and the whole lasts for it.',
  benefitsTitle: 'What three layers do',
  benefits: [
    {
      title: 'Each layer, one task',
      text: 'Color, reflection and scratch resistance no longer compete for one sheet.',
    },
    {
      title: 'Stable color',
      text: 'The dye sits behind the mirror, out of the worst of the light that fades it.',
    },
    {
      title: 'A stiffer film',
      text: 'More polyester lies flatter on large panes and leaves fewer marks.',
    },
  ],
  scene: facade,
  still,
  whoSeesWhom: true,
  sections: [
    {
      id: 'plies',
      title: 'One ply, two or three',
      table: {
        caption: 'Single ply, 2 ply and 3 ply compared at 35% light',
        columns: ['Single ply', '2 ply', '3 ply'],
        highlight: '3 ply',
        rows: illustrative([
          [
            'Construction',
            'One sheet, dyed and coated',
            'Two sheets, metal between them',
            'Three sheets: color, metal, wear',
          ],
          ['Infrared rejected', ...at35.map(({ irr = '–' }) => irr)],
          ['Solar energy rejected', ...at35.map(({ tser = '–' }) => tser)],
          ['Suits', 'Glare and color', 'Most sunny facades', 'Full sun, all day'],
        ]),
      },
    },
  ],
  related: [
    { line: twoPlyReflective, when: 'For privacy by day, in less constant sun.' },
    { line: dyedReflective, when: 'For old panes that a stiff film fights: a single, supple ply.' },
    { line: signatureSputtering, when: 'For an even, neutral look with less of a mirror.' },
  ],
} as const satisfies FilmCopy
