import { carGlass } from '../car-glass'
import dark from '../images/car-film-05.jpg?picture'
import medium from '../images/car-film-35.jpg?picture'
import type { Scene } from '../schema'
import { bareCar } from './bare-car'

/** A pale estate car by day, seen from outside. Its windscreen stays bare. */
export const car = {
  load: () => import('../lights/car'),
  windows: bareCar.windows,
  side: 'outside',
  // Rendered as ordinary glass.
  reflectance: 8,
  glass: carGlass,
  stills: [
    { vlt: 100, source: bareCar.source },
    { vlt: 35, source: medium },
    { vlt: 5, source: dark },
  ],
  alt: bareCar.alt,
} as const satisfies Scene
