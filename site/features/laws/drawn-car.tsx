import { lightThrough, lightValues } from '@duskpane/content/film-light'
import type { Model } from '@duskpane/content/films/catalog'
import { light } from '@duskpane/content/lights/car'
import { bareCar } from '@duskpane/content/scenes/bare-car'
import { car } from '@duskpane/content/scenes/car'
import { viewerText } from '@duskpane/content/viewer'
import { LightView } from '@duskpane/ui/film/light-view'
import { BareCar } from './bare-car'

export interface DrawnCarProps {
  /** VLT of the factory glass, per cent. */
  readonly glass: number
  /** By the window's name; null is bare glass. */
  readonly films: Readonly<Record<string, Model | null>>
}

/** The car of the viewer with films on its windows, its light computed. */
export default function DrawnCar({ glass, films }: DrawnCarProps) {
  const said = bareCar.windows.map(({ name, phrase }) =>
    viewerText.sentence(films[name]?.name, phrase, lightThrough(glass, films[name] ?? null)),
  )
  return (
    <LightView
      scene={light}
      values={lightValues(light, car.views[0], glass, films)}
      label={`${bareCar.alt} ${said.join(' ')}`}
      caption={viewerText.stillCaption}
      failure={viewerText.failure}
    >
      <BareCar />
    </LightView>
  )
}
