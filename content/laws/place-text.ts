import share from '../images/slide-windshield.jpg?share'
import { inText } from '../in-text'

/** A text that bears a date, or has the change of that day. */
const datedText = (date: string, isChange: boolean) =>
  `a text ${isChange ? 'changed on' : 'of'} ${date}`

export const lawPage = {
  /** The names of the links to it and to the list of all places. */
  share: { source: share, alt: 'The road ahead through a windshield, low sun over the hills.' },
  title: (place: string) => `${place} window tint law`,
  description: (place: string, checked: string) =>
    `${place}: how dark film may be on each car window, the darkest shade that passes, the statute and its sources. Checked ${checked}.`,
  /** The headline: the films that pass in front and behind. */
  headline: {
    any: 'any shade',
    none: 'no film',
    noneOfOurs: 'none of our shades',
    unstated: 'no stated limit',
    film: (vlt: number) => `${vlt}% film`,
    allRound: (what: string) => `${what} all round.`,
    frontAndBehind: (front: string, behind: string) => `${front} in front, ${behind} behind.`,
    /** Where film behind the driver raises the limit in front. */
    frontOrBehind: (front: string, behind: string) => `${front} in front, or ${behind} behind.`,
    sidesAndRear: (sides: string, rear: string) => `${sides} on the sides, ${rear} in the rear.`,
    each: (front: string, sides: string, rear: string) =>
      `${front} in front, ${sides} on the rear sides, ${rear} in the rear.`,
  },
  lead: (place: string) =>
    `The darkest film of ours that passes on a passenger car in ${inText(place)}, over ordinary 75% factory glass.`,
  checked: (date: string) => `Checked ${date}`,
  textOf: (date: string, isChange: boolean) => `In ${datedText(date, isChange)}`,
  figure: { none: 'No film', noneOfOurs: 'None of ours', unstated: '—' },
  answer: {
    title: 'The darkest films that pass',
    text: 'A film counts as passing when it clears the limit by three points, the tolerance of film, glass and meter, less what the law itself grants.',
    needs: (vlt: number, limit: number) =>
      `The limit is ${limit}%: it would take a film of ${vlt}% or more, and our lightest shade is darker.`,
    glassAlone: (glass: number, limit: number) =>
      `The limit is ${limit}%, and the ${glass}% glass alone does not clear it.`,
    unstated: 'We have read no limit for this window. Ask before you tint it.',
    same: 'The same goes for SUVs, vans and trucks.',
    sameOthers: 'The other windows of SUVs, vans and trucks are as those of a car.',
  },
  car: {
    viewer: (line: string) => `The darkest of ${line}, in the viewer`,
    oneFilm: (film: string, line: string) => `One film for all windows: ${film}, ${line}.`,
  },
  table: {
    title: 'The limits',
    text: {
      net: 'The law measures glass and film together.',
      film: 'The law measures the film alone, but for a windshield.',
      both: 'The law sets two limits: one on the film alone, one on glass and film together.',
    },
    byUs: 'We count glass and film together, which the law leaves open.',
    tolerance: {
      limit: (points: number) => `It lets a window fall ${points} points below the limit.`,
      unclear: (points: number) =>
        `It names a tolerance of ${points} points. We could not tell whose it is, and do not count on it.`,
      meter: (points: number) =>
        `It grants the meter of an officer ${points} points, which is no license to go below the limit.`,
    },
    /** One of several alternatives. */
    way: (front: string, behind: string) =>
      `${front.toLowerCase()} in front with ${behind.toLowerCase()} behind`,
    choices: (ways: readonly string[]) =>
      `One or the other: ${new Intl.ListFormat('en', { type: 'disjunction' }).format(ways)}.`,
    floor: (floor: number) =>
      `Where there is a limit, the film by itself must let ${floor}% through.`,
    caption: 'Least light that must come through',
    window: 'Window',
    belowStrip: 'Windshield, below the strip',
    allVehicles: 'Car, SUV, van or truck',
  },
  words: {
    title: 'The law in words',
    windshield: 'Windshield',
    vehicles: 'What counts as an SUV, van or truck',
    vehicle: (is: string) => `The limits of SUVs, vans and trucks hold if ${is}.`,
    mirrors: 'Mirrors and colors',
    banned: (looks: string, windows: string) => `${looks} film is not allowed on ${windows}`,
    anyWindow: 'any window',
    reflects: (where: string, most: number) => `${where}: may reflect at most ${most}%`,
    reflectsFreely: (where: string) => `${where}: may reflect any amount`,
    reflectsToo: (most: number) => ` and a reflectance of at most ${most}%`,
    noReflectance:
      'We have read no limit of reflection in the law. That does not allow every mirror.',
    conditions: 'Limits with a condition',
    conditional: (window: string, limit: string, when: string) => `${window}: ${limit}, if ${when}`,
    vehicleOnly: { car: 'of a car', mpv: 'of an SUV, van or truck' },
    papers: 'Stickers and papers',
    paperOn: (windows: string, what: string) => `${windows}: ${what}`,
    exemptions: 'Who may go darker',
    notes: 'Good to know',
    versions: 'Before and after',
    until: (date: string) => `Until ${date}`,
    from: (date: string) => `From ${date}`,
    limit: (window: string, limit: string) => `${window.toLowerCase()} ${limit.toLowerCase()}`,
    version: (span: string, car: string, mpv: string) =>
      `${span}: on cars ${car}; on SUVs, vans and trucks ${mpv}.`,
  },
  source: {
    title: 'The source',
    statute: 'Statute or rule',
    sources: 'We read',
    kinds: {
      statute: 'the law, from its legislature or government',
      bill: 'a bill of the legislature, which prints the law that it would change',
      agency: 'page of the government',
      copy: 'the law’s text, from somebody else',
      secondary: 'secondary',
    },
    dated: (date: string) => `dated ${date}`,
    read: (date: string) => `read ${date}`,
    checked: 'Checked',
    changed: 'Newest change in force',
    changedUnknown: 'Not known',
    mark: 'How sure it is',
    marks: {
      verified: (date: string, isChange: boolean) =>
        `We have read it as the government or legislature publishes it, in ${datedText(date, isChange)}.`,
      secondary: () =>
        'Checked against secondary sources: we have read these limits at somebody else’s, or in a text without a date, and what we read agrees. Ask before you order.',
      unverified: () =>
        'What we read disagrees, or may not be the version in force. Ask before you order.',
    },
    /** Instead, where a verified law was published to us on such a page alone. */
    stated: (isCopied: boolean) =>
      `A page of the government or legislature states these limits. The text of the law we have ${isCopied ? 'read at somebody else’s' : 'not read'}.`,
    disclaimer: (date: string) =>
      `This is orientation, not legal advice, and right to our best knowledge on ${date}. Laws change, cities add rules of their own, and meters differ: ask your dealer or your state before you order.`,
    data: 'All places as one JSON file',
  },
  closing: {
    title: (place: string) => `Tinting a car in ${inText(place)}?`,
    text: 'Tell us what you drive. A dealer meters the glass first and then picks the shade.',
    inquire: 'Ask a Dealer',
    /** The start of the inquiry's message. */
    message: (place: string) => `I would like window film for a vehicle in ${inText(place)}.`,
    /** The same for a law that allows no film. */
    noFilmMessage: (place: string) =>
      `I drive in ${inText(place)}, where the law allows no film on my windows. What can I do instead?`,
    finder: 'Find a Film That Passes',
  },
} as const
