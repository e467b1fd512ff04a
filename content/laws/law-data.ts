import { conditions } from './conditions'
import { loadLaw } from './load-law'
import { places } from './places'
import { windshieldText } from './sentences'
import { dateOfText, type TintLaw } from './tint-law'

/** A law as `/tint-laws.json` gives it. VLT in per cent: 0 any film, 100 none, null not stated. */
function lawData({ slug, path, mpvIf, notes, otherVersions, ...law }: TintLaw) {
  return {
    ...law,
    textDated: dateOfText(law) ?? null,
    windshield: windshieldText(law),
    mpvIf: { name: mpvIf, ...conditions[mpvIf] },
    notes: notes ?? [],
    otherVersions: otherVersions ?? [],
  }
}

/** The tint laws as data for others, the states first. */
export async function tintLawData() {
  const laws = await Promise.all(places.map(({ slug }) => loadLaw(slug)))
  return laws.flatMap((law) => (law ? [lawData(law)] : []))
}
