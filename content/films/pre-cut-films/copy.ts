import boxKit from '../../images/box-kit.jpg?picture'
import { dealersLink } from '../../navigation'
import type { FilmCopy } from '../../schema'
import { pathOf } from '../catalog'
import { line as nanoCeramic } from '../nano-ceramic/line'
import { line as skinEyeCare } from '../skin-eye-care/line'
import { line as windshieldProtection } from '../windshield-protection/line'

export { card } from './card'
export * as values from './models'

/** Pre-cut kits of the Skin & Eye Care series, to apply at home. */
export const copy = {
  description:
    'DIY window film kits in the Skin & Eye Care series, pre-cut for sedans, SUVs, coupes, vans and hatchbacks. 5 year warranty.',
  headline: 'Cut for your car. Applied by you.',
  lead: 'A hard part of tinting a car is the cutting. We have done that. Each kit holds Skin & Eye Care film cut to the outline of your windows, ready for slip solution and a quiet afternoon.',
  benefitsTitle: 'What the kit does for you',
  benefits: [
    {
      title: 'Cut before it comes',
      text: 'Every piece is plotted to the window, with its radius and its edge.',
    },
    {
      title: 'The same film',
      text: 'Skin & Eye Care, as our dealers install it. Kits come in this series only.',
    },
    {
      title: 'Warranty of 5 years',
      text: 'Every kit carries the same 5 years. What voids it is not stated yet: ask.',
    },
  ],
  sections: [
    {
      id: 'kits',
      title: 'Five kinds of car',
      text: 'A kit for each, cut for its windows.',
      items: [
        { title: 'Sedans', text: 'Four doors, quarter glass and a rear window.' },
        { title: 'SUVs', text: 'Tall doors, cargo glass and the tailgate.' },
        { title: 'Coupes', text: 'Two long doors and a deep rear window.' },
        { title: 'Vans', text: 'Cab doors and the windows you have in the sides.' },
        { title: 'Hatchbacks', text: 'Short glass, steep hatch, small pieces done for you.' },
      ],
    },
    {
      id: 'how-it-works',
      numbered: true,
      title: 'Six steps',
      text: 'The film goes on the inside of the glass. Choose a day without wind, in the shade, above 50 °F.',
      items: [
        {
          title: 'Clean',
          text: 'Soap, water, a lint-free cloth, then again. Never scrape over heating lines.',
        },
        {
          title: 'Wet',
          text: 'Spray slip solution, water with a little mild shampoo, more than seems right.',
        },
        { title: 'Peel', text: 'Part the film from its liner and wet the adhesive as you go.' },
        {
          title: 'Place',
          text: 'Lower the window for its top edge and float the piece there. A curved rear window is first shaped by heat: a dealer’s work.',
        },
        {
          title: 'Squeegee',
          text: 'From the center out, along heating lines, until no water moves.',
        },
        {
          title: 'Wait',
          text: 'Windows up for three days; no rear heating and no wash for 30 days. Haze clears as the film dries, in cold weather over weeks.',
        },
      ],
    },
    {
      id: 'order',
      title: 'The kit',
      text: 'Film, squeegee and, to trim an edge, a knife in one box, the film cut for your vehicle in the shade you choose. Until it can be ordered, a dealer lays the same film.',
      picture: {
        source: boxKit,
        alt: 'An open ink-blue box holding a roll of dark film with an amber band, a squeegee and a knife in front.',
      },
      disabledAction: 'Coming Soon',
    },
  ],
  related: [
    { line: skinEyeCare, when: 'The same film, laid by a dealer.' },
    { line: nanoCeramic, when: 'By a dealer only: heat out, signal in.' },
    { line: windshieldProtection, when: 'Clear, for the windshield.' },
  ],
  actions: [{ name: 'See Skin & Eye Care Film', to: pathOf(skinEyeCare) }, dealersLink],
} as const satisfies FilmCopy
