import { illustrative, isIllustrative, plain } from '../schema'
import { thresholds } from '../thresholds'
import type { ListedModel } from './catalog'

const [balancedFrom, balancedTo] = thresholds.balancedVlt

/** By which standard and angle the values of films count. */
export const valueBasis = illustrative(
  'The values count for film on 3 mm clear glass, where no other is named, and for sunlight that meets it head-on, measured by NFRC 300; TSER is 100% less the SHGC by NFRC 200.',
)

/** The day on which values and what follows from them last changed: `value-basis.test.ts` knows them. */
export const asOf = 'Values as of November 27, 2026.'

/** Says that the owner's own test reports may name another standard. */
const valueBasisNote = 'Standard and angle are illustrative.'

/**
 * What “up to 80% of total solar energy” is true of, by the bands of our models: who reaches it, and the most that a
 * shade of balanced VLT comes to. `reading.test.ts` computes both once more.
 */
export const upTo = {
  percent: 80,
  reached: { name: 'DP3R-15', vlt: 15 },
  balanced: { name: 'DP3R-20', tser: 77, from: balancedFrom, to: balancedTo },
} as const

/** Follows the claim wherever it stands. */
export const upToCondition = `${upTo.reached.name} does, at ${upTo.reached.vlt}% light`

/** Which share of shades has a good TSER: `reading.test.ts` counts them. */
export const goodShadesText = 'about a quarter of our shades reach it, nearly all of them dark'

/** Stands under tables that go above the claim. */
const upToText = `Of “up to ${upTo.percent}% of total solar energy”: ${upToCondition}; the best from ${upTo.balanced.from} to ${upTo.balanced.to}% VLT, ${upTo.balanced.name}, comes to ${upTo.balanced.tser}% by its bands.`

const darkerText = (names: readonly string[]) =>
  `More is rejected where a film stops most of the light as well: by ${new Intl.ListFormat('en').format(names)}.`

/** By which standard the values of a table count, and that some go above the claim. */
export function basisNotes(
  models: readonly Pick<ListedModel, 'name' | 'vlt' | 'tser'>[],
): string[] {
  const above = models.filter(({ tser = 0 }) => tser > upTo.percent)
  const darker = above.filter(({ vlt = 100 }) => vlt < upTo.balanced.from).map(({ name }) => name)
  return [
    plain(valueBasis),
    ...(isIllustrative(valueBasis) ? [valueBasisNote] : []),
    asOf,
    ...(above.length > 0 ? [upToText] : []),
    ...(darker.length > 0 ? [darkerText(darker)] : []),
  ]
}
