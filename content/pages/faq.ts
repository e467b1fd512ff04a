import { goodShadesText, upTo, upToCondition } from '../films/value-basis'
import share from '../images/finish-linear.jpg?share'
import { inWords, inWordsFirst } from '../in-words'
import { contactLink } from '../navigation'
import type { PageMeta } from '../schema'

const questions = [
  {
    id: 'vlt',
    question: 'What is VLT?',
    answer:
      'Visible light transmitted: the share of the light you can see that passes the glass. 5% is nearly black, 70% is close to clear. A VLT of 20 to 50% is a balanced choice if you drive at night; in front the law nearly always asks for more than 20%, so ask your dealer for the local rule.',
  },
  {
    id: 'irr',
    question: 'What is IR, and what does IRR tell me?',
    answer:
      'IR is infrared, the part of sunlight you feel as warmth and cannot see. It carries about half of the sun’s energy. IRR is the share of it that a film rejects. Read it together with TSER: a film can be excellent in infrared and still let much heat in as visible light.',
  },
  {
    id: 'tser',
    question: 'What is TSER, and what is a good value?',
    answer: `Total solar energy rejected: the share of all sunlight, ultraviolet, visible and infrared together, that does not end up inside. It is the fairest single figure for heat. 70 to 85% is good: ${goodShadesText}. A light film that keeps out half does well.`,
  },
  {
    id: 'uv',
    question: 'How much ultraviolet does film block?',
    answer:
      'A protective film should reject 95 to 100% of UV. Ours block up to 99 or 100%, depending on the line, in clear shades as in dark ones: UV protection does not come from darkness.',
  },
  {
    id: 'ply',
    question: 'What does ply mean?',
    answer:
      'A ply is one sheet of polyester. A single-ply film does everything in one sheet. In a 2-ply film the metal lies protected between two. In a 3-ply film color, metal and wear each get a sheet of their own, which rejects more heat and holds its color longer.',
  },
  {
    id: 'mil',
    question: 'What is a mil?',
    answer:
      'One thousandth of an inch, or 0.0254 mm. Solar films are a few mil thick at most. Safety films run from 2 to 16 mil, windshield films from 4 to 8. Thickness is about strength; it says little about heat.',
  },
  {
    id: 'fading',
    question: 'Will film stop my furniture from fading?',
    answer:
      'It will slow it. By the trade’s rule ultraviolet does about two fifths of the fading, visible light and heat a quarter each, and the fabric itself decides how fast. A film with a UVR near 100% takes away the largest single cause. No film stops all three.',
  },
  {
    id: 'glare',
    question: 'Does film reduce glare?',
    answer:
      'Yes, in step with its VLT: a film of 35% leaves about a third of the brightness. For screens and low sun, a medium shade is usually enough. A very dark film also darkens the view you wanted to keep.',
  },
  {
    id: 'night',
    question: 'Can I see well at night?',
    answer:
      'A VLT of 20 to 50% is the balanced choice, and any film takes light from the night. Keep the front windows the lightest, where you need the road and the law nearly always asks for more than 20%. Film of low reflection mirrors the cabin no more than bare glass does.',
  },
  {
    id: 'lifespan',
    question: 'How long does film last?',
    answer:
      'Usually 5 to 10 years; film on the outside, as on a windshield, wears sooner. Sun, climate, the film’s construction and the care of installation decide where in that range. Film dries over days in the sun and weeks in the cold: wash it, and turn the rear heating on, after 30 days. Then a soft cloth and mild soap; ammonia and blades ruin film, which no warranty need cover.',
  },
  {
    id: 'signals',
    question: 'Does film disturb phone, GPS or radio?',
    answer:
      'Metal can: it reflects radio waves as it reflects light. Nano-ceramic film and film that is only dyed contain no metal and cause no interference. If antennas sit in your glass, choose one of those.',
  },
  {
    id: 'kinds',
    question: 'Dyed, metallic or ceramic: which should I choose?',
    answer:
      'Dyed film absorbs light: simple, low in cost, good against glare, modest against heat. Metallic film reflects it: in its dark shades the strongest against heat, with a mirror finish and a risk to signals. Ceramic film absorbs infrared: it rejects more heat than dyed film as light, is signal-safe, and the most costly of the three.',
  },
  {
    id: 'energy',
    question: 'Will film lower my energy bill?',
    answer: `In rooms with sun on the glass and cooling behind it, yes: heat that stays outside need not be pumped out again. Our films reject up to ${upTo.percent}% of total solar energy: ${upToCondition}, and by their bands lighter ones reject less. How much you save depends on the climate, the glass, the facing and the price of power. In cold, dim winters the same film also keeps some welcome sun out.`,
  },
]

const count = inWordsFirst(questions.length)

export const meta = {
  title: 'FAQs',
  description: `${count} plain answers about window film: VLT, IRR, TSER and UV, plies and mils, fading, glare, night driving, lifespan, signals and energy.`,
  share: { source: share, alt: 'An office behind a film of fine vertical lines.' },
} as const satisfies PageMeta

export const faq = {
  hero: {
    headline: `${count} plain answers.`,
    lead: 'What the figures mean, and what they mean for you.',
  },
  /** Names the list of links above the answers. */
  contents: 'Questions',
  questions,
  closing: {
    title: `A ${inWords(questions.length + 1)}th question?`,
    text: 'Ask it. We answer within 24 to 48 hours.',
    action: contactLink,
  },
} as const
