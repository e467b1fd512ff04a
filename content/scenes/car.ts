import { carGlass } from '../car-glass'
import dark from '../images/car-film-05.jpg?picture'
import medium from '../images/car-film-35.jpg?picture'
import type { Scene } from '../schema'
import { bareCar } from './bare-car'

/** A pale estate car. Its windscreen stays bare. */
export const car = {
  legend: 'View',
  views: [
    {
      name: 'outside',
      label: 'From outside',
      load: () => import('../lights/car'),
      windows: bareCar.windows,
      side: 'outside',
      // Rendered as ordinary glass.
      reflectance: 8,
      stills: [
        { vlt: 100, source: bareCar.source },
        { vlt: 35, source: medium },
        { vlt: 5, source: dark },
      ],
      alt: bareCar.alt,
    },
  ],
  glass: carGlass,
} as const satisfies Scene
