import { loadLaw } from './load-law'
import { places } from './places'
import type { TintLaw } from './tint-law'

/** A law as `/tint-laws.json` gives it. VLT in per cent: 0 any film, 100 none, null not stated. */
function lawData(law: TintLaw) {
  const { code, name, basis, car, mpv, filmFloor, tolerance, windshield, reflectance } = law
  const { statute, sources, checked, changed, verified, conditional, otherVersions } = law
  return {
    code,
    name,
    basis,
    car,
    mpv,
    filmFloor,
    tolerance,
    windshield,
    reflectance,
    statute,
    sources: sources.map(({ url }) => url),
    checked,
    changed,
    verified,
    country: law.country,
    conditional: conditional ?? [],
    exemptions: law.exemptions,
    notes: law.notes ?? [],
    otherVersions: otherVersions ?? [],
  }
}

/** The tint laws as data for others, the states first. */
export async function tintLawData() {
  const laws = await Promise.all(places.map(({ slug }) => loadLaw(slug)))
  return laws.flatMap((law) => (law ? [lawData(law)] : []))
}
