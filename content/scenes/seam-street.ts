import bare from '../images/seam-street-bare.jpg?picture'
import { carFrom, carWindows } from './car'

/** A blue door and its window by day, in a street of offices. */
export const seamStreet = carFrom({
  name: 'seam-street',
  label: 'In the street',
  load: () => import('./layers/seam-street'),
  windows: [{ ...carWindows.front, at: [40, 40] }],
  side: 'outside',
  // Rendered as perfect mirrors.
  reflectance: 100,
  bare,
  alt: 'The door of a deep blue car by day, seen close: behind its window are a steering wheel and a pale seat in the sun, and scaffolding on the far side of the street.',
})
