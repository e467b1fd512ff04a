import { heatText as text } from '@duskpane/content/heat'
import type { HeatScene } from '@duskpane/content/schema'
import type { Shade } from '@duskpane/content/shades'
import { heatValues, meanIrradiance } from './irradiance'

/** What is compared; null is bare glass. */
export interface HeatChoice {
  readonly films: readonly [first: Shade | null, second: Shade | null]
  /** Whether the films are on the windshield too. */
  readonly windshield: boolean
}

/** What the two maps show, in sentences, with a mark where a value is illustrative. */
export function heatSentences(scene: HeatScene, { films, windshield }: HeatChoice): string[] {
  const meansOf = (film: Shade | null) => meanIrradiance(scene, heatValues(film, windshield))
  const say = (film: Shade | null) => text.film(text.name(film?.name), meansOf(film))
  const [first, second] = films
  return [
    ...(first === second ? [first] : films).map(say),
    text.compare(text.name(second?.name), meansOf(second), text.name(first?.name), meansOf(first)),
    ...(films.includes(null) ? [] : [say(null)]),
    windshield ? text.everywhere : text.where,
    ...(films.some((film) => film?.illustrative) ? [text.illustrative] : []),
  ]
}

/** What one map shows. */
export function picturedHeat(scene: HeatScene, film: Shade | null, windshield: boolean): string {
  const means = meanIrradiance(scene, heatValues(film, windshield))
  return text.picture(scene.alt, text.name(film?.name), means)
}
