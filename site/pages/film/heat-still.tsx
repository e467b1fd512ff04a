import type { HeatScene } from '@duskpane/content/schema'
import type { Shade } from '@duskpane/content/shades'
import { Picture } from '@duskpane/ui/picture'
import { picturedHeat } from './heat-words'

/** The film whose finished map stands for a choice: bare glass where there is no map of the film. */
export const stillFilm = (scene: HeatScene, film: Shade | null) =>
  film && film.name in scene.stills ? film : null

/** The finished map of a film on the side and rear windows. It works without script. */
export function HeatStill({
  scene,
  film,
}: {
  readonly scene: HeatScene
  readonly film: Shade | null
}) {
  const shown = stillFilm(scene, film)
  return (
    <Picture
      source={(shown && scene.stills[shown.name]) ?? scene.bare}
      alt={picturedHeat(scene, shown, false)}
      sizes="(min-width: 96rem) 48rem, (min-width: 48rem) 48vw, 100vw"
      className="aspect-video rounded-lg"
    />
  )
}
