import bare from '../images/dusk-bare.jpg?picture'
import type { Scene } from '../schema'
import { before } from './room'

/** A wide window from the garden, after sunset. */
export const dusk: Scene = before({
  name: 'dusk',
  label: 'From the garden at dusk',
  load: () => import('./layers/dusk'),
  windows: [{ name: 'front', label: 'Front', phrase: 'on the front', at: [49, 45] }],
  side: 'outside',
  reflectance: 100,
  bare,
  alt: 'A wide window in a wooden wall after sunset, seen from the garden: behind it a lamplit room with a sofa, shelves of books and an armchair, and in its panes the evening sky over hills.',
})
