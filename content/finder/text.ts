import { inText } from '../in-text'
import { thresholds } from '../thresholds'

const [balancedFrom, balancedTo] = thresholds.balancedVlt
const oneOrOther = new Intl.ListFormat('en', { type: 'disjunction' })

/** The questions and answers of the film finder. */
export const finderTool = {
  title: 'Your glass',
  kind: 'What is it for?',
  glass: 'Which glass?',
  glazing: 'What is the glass?',
  glazingHint: 'Heat cracks some glass: it decides what you are warned of.',
  needs: 'What bothers you?',
  needsHint: 'All that apply.',
  light: 'How much light should the film keep?',
  place: 'Where do you drive?',
  placeHint: 'Then the law of that place decides, too.',
  noPlace: 'Not decided',
  results: 'What fits',
  ask: 'All of these are made for that glass. Choose what bothers you, and at most three are left.',
  loading: (place: string) => `Reading the law of ${inText(place)}…`,
  lawFailed: (place: string) =>
    `The law of ${inText(place)} did not load, so we name no film. Try again, or read it on its page.`,
  lawLink: (place: string) => `The law of ${inText(place)}, with its sources`,
  /** Follows the name of the answer that the law gives. */
  inPlace: (answer: string, place: string) => `In ${inText(place)}: ${answer}`,
  found: (first: string, count: number, names: string) =>
    count === 1
      ? `One film fits: ${names}.`
      : `${count} films fit, the one that ${first} first: ${names}.`,
  first: {
    light: 'keeps most light',
    dark: 'keeps least light',
    ultraviolet: 'rejects most ultraviolet',
  },
  none: 'No film of ours does all of this.',
  /** Where no film of ours is allowed. */
  instead: {
    title: 'What helps instead',
    items: [
      'A reflecting sunshade behind the windshield while the car stands.',
      'Sunglasses, sleeves and sunscreen: bare glass lets much of the ultraviolet through.',
      'Glass that its factory made against heat or ultraviolet, where a pane has to be replaced and it lets through what the law asks for.',
    ],
  },
  relaxed: 'What would have to give',
  without: {
    light: 'Any light',
    law: 'Where no law limits it',
    need: (labels: readonly string[]) => `Without ${oneOrOther.format(labels)}`,
  },
  wayOut: (what: string, film: string) => `${what}: ${film}`,
  model: (line: string, model: string | undefined) => (model ? `${line}, ${model}` : line),
  for: 'For it',
  against: 'Against it',
  nothingAgainst: 'Nothing in its values speaks against it.',
  spectrum: (model: string) => `Light that ${model} lets through`,
  inquire: 'Ask a Dealer',
  film: 'See the film',
  store: (price: string) => `In the demo store: ${price}`,
  rest: 'Why not the others',
  more: 'More to decide by: light and law',
  moreOfBuilding: 'More to decide by: light and glass',
  why: 'Why, and what speaks against it',
  where: (kind: string, glass: string) => `${kind} (${glass})`,
  /** The message that an inquiry starts with. */
  message: (film: string, where: string, wish: string, place: string | undefined) =>
    `I am interested in ${film} for ${where}${place ? ` in ${inText(place)}` : ''}. ${wish}`,
  emptyMessage: (where: string, wish: string, place: string | undefined) =>
    `I am looking for a film for ${where}${place ? ` in ${inText(place)}` : ''}. ${wish} The film finder names none.`,
  /** The same where the law allows no film. */
  noFilmMessage: (where: string, wish: string, place: string) =>
    `The law of ${inText(place)} allows no film on ${where}. ${wish} What can I do instead?`,
  bothers: (needs: string) => `What bothers me: ${needs}.`,
  asDark: 'I want it as dark as the law lets.',
  list: (items: readonly string[]) => new Intl.ListFormat('en').format(items),
} as const

const range = (least: number, most: number, unit: string) =>
  least === most ? `${least}${unit}` : `${least} to ${most}${unit}`

/** Why a film is an answer. */
export const reasonsFor = {
  heat: (share: number, glass: string) => `It rejects ${share}% of the sun’s energy${glass}.`,
  on: { single: ' on one clear pane', insulated: ' on insulated glass' },
  glare: (light: number) => `With the glass it lets ${light}% of the light outside through.`,
  fading: (uvr: number) =>
    `It rejects ${uvr}% of the ultraviolet, the largest single cause of fading; light and heat fade, too.`,
  skin: (uvr: number) => `It rejects ${uvr}% of the ultraviolet, which ages skin.`,
  dark: (light: number) =>
    `With the glass it lets ${light}% of the light through: hard to look into.`,
  bareDark: (glass: number, light: number) =>
    `The glass alone, at ${glass}%, is hard to look into by day; with this film ${light}% comes through.`,
  mirror: (outside: number, vlt: number) =>
    `By day it is a mirror: it reflects ${outside}% outside and lets ${vlt}% through.`,
  frosted: 'Choose its frost: daylight passes, faces do not, by day or by night.',
  breakIns: (mil: number) =>
    `It is ${mil} mil thick and made to hold broken glass together; against break-ins it is anchored to the frame.`,
  signal: 'There is no metal in it: phone, GPS and radio stay as they were.',
  stones: (mil: number) =>
    `It is ${mil} mil thick and takes the stone on the outside of the glass.`,
  light: (vlt: number) => `It keeps ${vlt}% of the light, the most of its line for this.`,
  darkest: (vlt: number) => `It keeps ${vlt}% of the light, the least of its line that fits.`,
} as const

/** What is to be said against it all the same. */
export const reasonsAgainst = {
  lessLight: (other: string, its: number, others: number) =>
    `It keeps less light than ${other}: ${its}% against ${others}%.`,
  lessHeat: (other: string, its: number, others: number) =>
    `It keeps as much light as ${other} and rejects less heat: ${its}% against ${others}%.`,
  lessUv: (other: string, its: number, others: number) =>
    `It ties with ${other} in light and heat, and rejects less ultraviolet: ${its}% against ${others}%.`,
  lessUvFirst: (other: string, its: number, others: number) =>
    `It rejects less ultraviolet than ${other}: ${its}% against ${others}%.`,
  tie: (other: string) =>
    `It ties with ${other} in light, heat and ultraviolet; our listing names that one first.`,
  noValues: 'It is chosen by eye: there are no values that could be compared.',
  darkAtNight: (vlt: number) =>
    `At ${vlt}% it is darker than the balanced ${balancedFrom} to ${balancedTo}%: hard to see out of at night.`,
  heatUnstated: 'How much heat it rejects on insulated glass is not stated.',
  heat: (tser: number) =>
    `It rejects ${tser}% of the sun’s energy: short of the ${thresholds.goodTser}% from which that is good.`,
  darker: (other: string, vlt: number, tser: number) =>
    `${other} rejects more heat, ${tser}%, for less light, ${vlt}%.`,
  skylight: 'a skylight',
  heatStress: {
    unknown: (absorbed: number) =>
      `It takes up ${absorbed}% of the sun’s heat: tinted, coated, insulated, laminated or wired glass, plastic and a pane in part shade can crack from it. Have the glass checked first.`,
    single: (absorbed: number) =>
      `It takes up ${absorbed}% of the sun’s heat: a pane in part shade can crack from it. Have the glass checked first.`,
    fragile: (glass: string, absorbed: number, bare: number) =>
      `It takes up ${absorbed}% of the sun’s heat, where one bare pane takes up ${bare}%: ${glass} can crack from what film adds. Have the glass checked first.`,
    unstated: (glass: string) =>
      `How much heat it takes up is not stated, and ${glass} can crack from what film adds. Have the glass checked first.`,
  },
  metal: 'There is metal in it, which can weaken signals.',
  brighterSide:
    'It hides the darker side from the brighter one: with lamps on at night, one sees in.',
  mirrorUnstated: 'How much it mirrors after dark is not stated.',
  mirrorsInside: (inside: number) => `After dark it reflects ${inside}% to the inside.`,
} as const

/** What a figure on insulated glass takes. */
export const bandsText = 'the bands of light that heat on insulated glass follows from'

const finderList = (items: readonly string[]) => new Intl.ListFormat('en').format(items)

/** Says of a model that a table has that it was not looked at. */
export const leftOutText = (model: string, figures: readonly string[]) =>
  `${model} is left out: its maker does not state ${finderList(figures)}.`

/** The figures that the finder goes by, as they are named. */
export const figureNames = {
  vlt: 'VLT',
  irr: 'IRR',
  uvr: 'UVR',
  tser: 'TSER',
  reflectance: 'reflectance',
} as const

/** Why a line is not an answer, one sentence each. */
export const reasonsOut = {
  market: { automotive: 'It is made for vehicles.', architectural: 'It is made for buildings.' },
  place: 'It is not made for that glass.',
  cutFrom: (line: string) => `Its kits are ${line}, cut to your windows: see there for the shade.`,
  noValues: 'It is chosen by eye and has no values to check.',
  notStated: (figures: readonly string[]) =>
    `Its maker does not state what we would go by: ${finderList(figures)}.`,
  heat: (share: number, glass: string) =>
    `It rejects at most ${share}% of the sun’s energy${glass}.`,
  glare: (vlt: number) => `Even its darkest model here lets ${vlt}% through.`,
  fading: (uvr: number) => `It rejects at most ${uvr}% of the ultraviolet.`,
  seen: (vlt: number) => `Its models here let ${vlt}% or more through without enough of a mirror.`,
  skin: (uvr: number) => `It rejects at most ${uvr}% of the ultraviolet.`,
  seenAtNight: 'With lamps on at night, one sees in through it.',
  breakIns: 'It is not made to hold broken glass, or is too thin.',
  signal: {
    true: 'There is metal in it.',
    unknown: 'Its page does not say that it is free of metal.',
  },
  stones: 'It is not made for the outside of a windshield.',
  light: (least: number, most: number) =>
    `Its models that do the rest keep ${range(least, most, '%')} of the light.`,
  fails: (place: string, arithmetic: string) =>
    `It does not pass in ${inText(place)}: ${arithmetic}`,
  unstated: (place: string) =>
    `The law of ${inText(place)} states no limit here, so we cannot say that it passes.`,
  close: (place: string, arithmetic: string) =>
    `It is too close to call in ${inText(place)}: ${arithmetic}`,
  /** Followed by what the law says of a mirror. */
  mirror: {
    fails: (place: string, why: string) => `It does not pass in ${inText(place)}: ${why}`,
    close: (place: string, why: string) => `It is too close to call in ${inText(place)}: ${why}`,
    unstated: (place: string, why: string) =>
      `We cannot say that it passes in ${inText(place)}: ${why}`,
  },
  windshieldUnstated: (place: string, law: string) =>
    `We cannot say that clear film on a windshield passes in ${inText(place)}. ${law}`,
  outranked: (model: string, vlt: number) =>
    `${model} does it, too, and keeps less light than the three above: ${vlt}%.`,
  outrankedByUv: (model: string, uvr: number) =>
    `${model} does it, too, and rejects less ultraviolet than the three above: ${uvr}%.`,
  outrankedWithout: 'It does it, too, but it has no values, and three films above have.',
  tiedOut: (model: string, vlt: number) =>
    `${model} does it, too, with as much light as the third above, ${vlt}%; heat, ultraviolet or our listing decides.`,
} as const
