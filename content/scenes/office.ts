import bare from '../images/office-bare.jpg?picture'
import type { Scene } from '../schema'
import { before } from './room'

/** A corner office by day. */
export const office: Scene = before({
  name: 'office',
  label: 'Office',
  load: () => import('./layers/office'),
  windows: [{ name: 'front', label: 'Front', phrase: 'on the front', at: [37, 30] }],
  side: 'inside',
  reflectance: 100,
  bare,
  alt: 'A corner office by day: the sun lies on an oak desk with a cup and a plant and on the face of its screen, which shows a floor plan; behind the glass, out of focus, stand cars, trees and the offices across the street.',
})
