import bare from '../images/seat-bare.jpg?picture'
import type { Scene } from '../schema'
import { bareCar } from './bare-car'
import { car } from './car'

const [, rearSide] = bareCar.windows

/** A car of which the first picture is its back seat. */
export const backSeat = {
  ...car,
  framing: 'whole',
  views: [
    {
      name: 'seat',
      label: 'Back seat',
      load: () => import('./layers/seat'),
      windows: [{ ...rearSide, at: [30, 18] }],
      side: 'inside',
      // Rendered without what the glass mirrors.
      reflectance: 100,
      bare,
      alt: 'The back seat of a car by day: a knitted rabbit sits in the sun on an ocher blanket by the side window, and trees stand outside.',
    },
    ...car.views.slice(1),
  ],
} as const satisfies Scene
