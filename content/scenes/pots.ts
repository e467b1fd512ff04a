import bare from '../images/pots-bare.jpg?picture'
import type { Scene } from '../schema'
import { before } from './room'

/** Glazed pots in the sun of a window. */
export const pots: Scene = before({
  name: 'pots',
  label: 'Pots in the sun',
  load: () => import('./layers/pots'),
  windows: [{ name: 'front', label: 'Window', phrase: 'on the window' }],
  side: 'inside',
  reflectance: 100,
  bare,
  alt: 'Six glazed pots on a pale shelf, orange, yellow, green, blue, red and purple, in the sun of a window beside them, whose bars throw their shadow on the wall.',
})
