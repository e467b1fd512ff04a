/** How verdicts on windows are put, on the pages of places and of films. */
export const verdictText = {
  windows: {
    front: 'Front side windows',
    rearSide: 'Rear side windows',
    rear: 'Rear window',
  },
  vehicles: { car: 'Passenger car', mpv: 'SUV, van or truck' },
  limits: { any: 'Any', none: 'None', notStated: 'Not stated' },
  answers: {
    passes: 'Passes',
    passesIf: 'Passes on a condition',
    close: 'Too close to call',
    fails: 'Does not pass',
    unstated: 'No limit stated',
  },
  arithmetic: (glass: number, film: number, net: number) =>
    `${glass}% glass × ${film}% film = ${net}%`,
  filmAlone: (film: number) => `The film alone counts: ${film}%`,
  anyShade: 'The law sets no limit here.',
  noFilm: 'No film is allowed here.',
  asks: (limit: number) => `the law asks for ${limit}%`,
  tolerance: (points: number) => `less a tolerance of ${points} points`,
  filmFloor: (floor: number) => `and for ${floor}% of the film alone`,
  /** Follows the answer that holds if a condition is met. */
  condition: (answer: string, when: string) => `${answer} if ${when}.`,
  raisesFront: (limit: number) =>
    limit === 100
      ? 'Film this dark can mean that the front side windows may carry none.'
      : `Film this dark can raise the limit of the front side windows to ${limit}%.`,
  glass: 'Factory glass',
  glassOption: (vlt: number) => (vlt === 75 ? '75%, the usual' : `${vlt}%`),
  behind: 'Behind the driver of an SUV',
  behindOptions: { same: 'Same glass', privacy: 'Privacy glass, about 20%' },
  vehicle: 'Vehicle',
  unverified: 'Unverified',
} as const

/** The choices and answers of the tint-law part of film pages. */
export const lawTool = {
  place: 'Place',
  placeholder: 'Choose a place',
  shade: 'Shade',
  /** Of the shade, where the windows of the viewer have different ones. */
  mixed: 'As chosen above',
  mirrors: (film: number, most: number) => `This film reflects ${film}%†; the law allows ${most}%.`,
  states: 'United States',
  countries: 'Other countries',
  darkest: (model: string) => `Darkest of this line that passes: ${model}`,
  /** Follows a model that passes only under a condition. */
  onCondition: 'on a condition',
  noneOfLine: 'No shade of this line passes here.',
  drawDarkest: 'Show the darkest that pass on the car',
  windshield: 'Windshield',
  more: (place: string) => `The law of ${place}, with its sources`,
  failed: 'The law did not load. It is also on the page of each place.',
  note: 'Orientation, not legal advice. A film counts as passing when it clears the limit by three points; reflectance and color, which many places limit too, are on the page of each place.',
} as const
