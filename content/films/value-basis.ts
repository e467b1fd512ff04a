import { illustrative, plain } from '../schema'
import type { Model } from './catalog'

/** By which standard and angle the values of films count. */
export const valueBasis = illustrative(
  'The values count for film on 3 mm clear glass and for sunlight that meets it head-on, measured by NFRC 300 and computed by NFRC 200.',
)

/** Says that the owner's own test reports may name another standard. */
const valueBasisNote = 'Standard and angle are illustrative, like the values.'

/** What “up to 80% of total solar energy” speaks of: a total in per cent, and the shades by their VLT. */
export const roundClaim = { percent: 80, vlt: { from: 20, to: 50 } } as const

/** Stands under tables that go above the claim. */
const roundClaimText = `“Up to ${roundClaim.percent}% of total solar energy” is our round figure for shades of ${roundClaim.vlt.from} to ${roundClaim.vlt.to}% VLT.`

const darkerText = (names: readonly string[]) =>
  `More is rejected where a film stops most of the light as well: by ${new Intl.ListFormat('en').format(names)}.`

/** Says of a figure that the owner states what follows from the others. */
const statedText = (name: string, tser: number, follows: number) =>
  `The TSER of ${name} is the ${tser}% that its maker states; from its bands follow ${follows}%.`

/** By which standard the values of a table count, and that some go above the claim. */
export function basisNotes(models: readonly Pick<Model, 'name' | 'vlt' | 'tser'>[]): string[] {
  const above = models.filter(({ tser }) => tser > roundClaim.percent)
  const darker = above.filter(({ vlt }) => vlt < roundClaim.vlt.from).map(({ name }) => name)
  return [
    plain(valueBasis),
    valueBasisNote,
    ...(above.length > 0 ? [roundClaimText] : []),
    ...(darker.length > 0 ? [darkerText(darker)] : []),
  ]
}

/** Which values of a table do not follow from the others. */
export function statedNotes(
  models: readonly Pick<Model, 'name' | 'tser' | 'tserFollows'>[],
): string[] {
  return models.flatMap(({ name, tser, tserFollows }) =>
    tserFollows === undefined ? [] : statedText(name, tser, tserFollows),
  )
}
