import bare from '../images/seam-bare.jpg?picture'
import { carFrom, carWindows } from './car'

/** A black door and its window at sunset, by the sea. */
export const seam = carFrom({
  name: 'seam',
  label: 'By the sea',
  load: () => import('./layers/seam'),
  windows: [{ ...carWindows.front, at: [44, 44] }],
  side: 'outside',
  // Rendered as perfect mirrors.
  reflectance: 100,
  bare,
  alt: 'The door of a black car at sunset, seen close: behind its window are a steering wheel and tan leather seats in the last sun, and in the glass and the paint stand a quay with a lamppost and the sea.',
})
