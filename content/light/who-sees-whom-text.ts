/** Ratios nearer to 1 say nothing: what stands where in the room or the street weighs more. */
const CLOSE = 1.5

const behind = { outside: 'the room', inside: 'what is outside' } as const

/** The text of the four pictures of a mirror film, from the street and the room. */
export const whoSeesWhomText = {
  title: 'Who sees whom',
  lead: 'A mirror hides the darker side: by day your room, after dark the street. A lit room needs a curtain.',
  bareGlass: 'Bare glass',
  /** The film of the stills. */
  mirror: 'A mirror film',
  /** @param ratio how much more the pane mirrors than it shows */
  balance: (film: string, side: keyof typeof behind, ratio: number) => {
    if (ratio >= CLOSE) return `${film}: ${behind[side]} is hidden.`
    if (ratio <= 1 / CLOSE) return `${film}: ${behind[side]} is seen.`
    return `${film}: too close to call.`
  },
  note: (illustrative: boolean) =>
    `Gray is mirrored, amber comes through; less than ${CLOSE} to one is too close to call. Clear glass${illustrative ? ', reflectances illustrative' : ''}.`,
  still: (sentence: string) => `A still picture. ${sentence}`,
  failure: 'The light could not be drawn here, so the picture does not follow the choice.',
} as const
