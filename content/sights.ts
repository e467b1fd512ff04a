import { inquiryNote } from './illustrative-note'
import type { ModelValues } from './schema'

/** Ratios nearer to 1 say nothing: what stands where in the room or the street weighs more. */
const CLOSE = 1.5

const behind = { outside: 'the room', inside: 'what is outside' } as const

/** The text of the pictures of who sees whom. */
export const sightsText = {
  title: 'Who sees whom',
  lead: 'A mirror film hides the darker side. By day that is your room. After dark, with the lamps on, it is the street: the mirror turns around, and whoever stands on the lit side is seen. Then only a curtain or a blind keeps the room to itself.',
  bare: 'No film',
  film: ({ vlt, reflectance: { outside, inside } }: Pick<ModelValues, 'vlt' | 'reflectance'>) =>
    `A mirror film: ${vlt}% comes through, ${outside}% is mirrored outside, ${inside}% inside`,
  bareGlass: 'Bare glass',
  /** The film of the stills. */
  mirror: 'A mirror film',
  /** @param ratio how much more the pane mirrors than it shows */
  balance: (film: string, side: keyof typeof behind, ratio: number) => {
    if (ratio >= CLOSE) return `${film}: ${behind[side]} is hidden.`
    if (ratio <= 1 / CLOSE) return `${film}: ${behind[side]} is seen.`
    return `${film}: too close to call.`
  },
  note: `Each bar is the light in the pane: gray what it mirrors of your own side, amber what comes through, both summed over the glass of the picture. A pane that mirrors at least ${CLOSE} times what it shows hides; one that shows at least ${CLOSE} times what it mirrors lets you see through; in between it is too close to call. Clear glass, reflectances illustrative; each picture is exposed for its own hour.`,
  ask: 'Ask a dealer about this',
  inquiry: (line: string, sentences: readonly string[]) =>
    `${line}, who sees whom. ${sentences.join(' ')} ${inquiryNote}`,
  still: (film: string) => `A still picture. ${film}.`,
  failure: 'The light could not be drawn here, so the picture does not follow the choice.',
} as const
