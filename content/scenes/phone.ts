import bare from '../images/phone-bare.jpg?picture'
import { carFrom, carWindows } from './car'

/** A phone on the dashboard of a car, in low sun. */
export const phone = carFrom({
  name: 'phone',
  label: 'Dashboard',
  load: () => import('./layers/phone'),
  windows: [{ ...carWindows.front, at: [18, 20] }],
  side: 'inside',
  // Rendered without what the glass mirrors.
  reflectance: 100,
  bare,
  alt: 'A phone with a map stands in a holder on the dashboard of a car in low sun; behind the side window and its mirror are the orange fronts of old houses.',
})
