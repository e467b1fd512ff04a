import bare from '../images/facade-bare.jpg?picture'
import type { Scene } from '../schema'
import { before } from './room'

/** A glass front by day, from below. */
export const facade: Scene = before({
  name: 'facade',
  label: 'From below',
  load: () => import('./layers/facade'),
  windows: [{ name: 'front', label: 'Front', phrase: 'on the front', at: [46, 48] }],
  side: 'outside',
  reflectance: 100,
  bare,
  alt: 'A glass front by day, seen from below: behind its panes are lit offices with blinds and shelves, and in the panes a row of houses and white clouds.',
})
