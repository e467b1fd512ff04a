import { bareCar } from '@duskpane/content/scenes/bare-car'
import { Picture } from '@duskpane/ui/picture'

/** The still of the car, whose windows are bare glass. */
export function BareCar() {
  return (
    <Picture
      source={bareCar.source}
      alt={bareCar.alt}
      sizes="(min-width: 96rem) 63rem, (min-width: 64rem) 46rem, 100vw"
      className="aspect-video rounded-lg"
    />
  )
}
