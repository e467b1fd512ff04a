import bare from '../images/seat-bare.jpg?picture'
import { carFrom, carWindows } from './car'

/** The back seat of a car by day. */
export const backSeat = carFrom({
  name: 'seat',
  label: 'Back seat',
  load: () => import('./layers/seat'),
  windows: [{ ...carWindows.rearSide, at: [30, 18] }],
  side: 'inside',
  // Rendered without what the glass mirrors.
  reflectance: 100,
  bare,
  alt: 'The back seat of a car by day: a knitted rabbit sits in the sun on an ocher blanket by the side window, and trees stand outside.',
})
