import { brand } from '../brand'
import { isComplete, pathOf, withFigures } from '../films/catalog'
import { line as skinEyeCare } from '../films/skin-eye-care/line'
import { models } from '../films/skin-eye-care/models'
import { statedNotes } from '../films/stated-notes'
import { goodShadesText } from '../films/value-basis'
import picture from '../images/film-layers.jpg?picture'
import { dealersLink } from '../navigation'
import {
  type ComparisonColumn,
  hasIllustrative,
  illustrative,
  type PageMeta,
  type Stated,
} from '../schema'

export const meta = {
  title: `Why ${brand.name}`,
  description: `${brand.name} Skin & Eye Care film beside six competitors: visible light, ultraviolet, infrared and total solar energy in one table.`,
} as const satisfies PageMeta

const OURS = 'DPSK-30'
const ours = models.map(withFigures).find(({ name }) => name === OURS)
if (!ours || !isComplete(ours)) throw new Error(`There is no ${OURS} with all its figures.`)

const columns: readonly Stated<ComparisonColumn>[] = [
  { name: brand.name, vlt: ours.vlt, uvr: ours.uvr, irr: ours.irr, tser: ours.tser },
  illustrative({ name: 'Competitor A', vlt: 35, uvr: 99, irr: 97, tser: 66 }),
  illustrative({ name: 'Competitor B', vlt: 30, uvr: 99, irr: 95, tser: 64 }),
  illustrative({ name: 'Competitor C', vlt: 32, uvr: 99, irr: 90, tser: 61 }),
  illustrative({ name: 'Competitor D', vlt: 30, uvr: 99, irr: 88, tser: 62 }),
  illustrative({ name: 'Competitor E', vlt: 35, uvr: 99, irr: 80, tser: 55 }),
  illustrative({ name: 'Competitor F', vlt: 28, uvr: 98, irr: 72, tser: 58 }),
]

const areIllustrative = hasIllustrative(columns)

export const why = {
  hero: {
    headline: 'Compare by the number that counts.',
    lead: 'Two films can look alike and feel like different seasons. The difference is in four figures. Here are ours, next to six others.',
    picture: {
      source: picture,
      alt: 'The layers of a window film lifted apart above a plate of glass, warm and blue light sliding over each thin sheet.',
      focus: '58% 50%',
    },
  },
  comparison: {
    title: 'Seven films, four figures',
    caption: `${brand.name} Skin & Eye Care film compared with six competitors`,
    text: `Ours is ${OURS} of the Skin & Eye Care line. ${statedNotes([ours]).join(' ')}${areIllustrative ? ' Names and values of the competitors are illustrative.' : ''}`,
    columns,
    source: areIllustrative
      ? 'The values of competitors are to come from the manufacturers’ websites, and are made up until then.'
      : 'The values of competitors come from the manufacturers’ websites.',
    disclaimer:
      'For orientation only. Manufacturers measure by different methods and change their products; ask for a current data sheet before you buy.',
  },
  reading: {
    title: 'How to read it',
    items: [
      {
        title: 'Begin with VLT',
        text: 'Compare films of the same light: any dark film keeps some heat out, which tells you little of it.',
      },
      {
        title: 'Then TSER',
        text: `It counts the whole of sunlight. Between 70 and 85% is good: ${goodShadesText}.`,
      },
      {
        title: 'Take IRR with care',
        text: 'Infrared is about half of the sun’s heat. A high IRR is worth what the TSER beside it confirms.',
      },
      {
        title: 'Expect UVR',
        text: 'Between 95 and 100%. Anything less is not a protective film.',
      },
      {
        title: 'Ask how it was measured',
        text: 'The glass, the angle and the band of wavelengths all move a figure. A data sheet names them.',
      },
      {
        title: 'Then look through it',
        text: 'Figures make the shortlist. Your eyes choose the film.',
      },
    ],
  },
  actions: [{ name: 'See Skin & Eye Care Film', to: pathOf(skinEyeCare) }, dealersLink],
} as const
