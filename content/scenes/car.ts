import driverBare from '../images/driver-bare.jpg?picture'
import nightBare from '../images/driver-night-bare.jpg?picture'
import { carGlass } from '../laws/glass'
import type { Scene, SceneView } from '../schema'

/** The windows of a car that take film, without their places in a picture. */
export const carWindows = {
  front: { name: 'front', label: 'Front doors', phrase: 'on the front doors' },
  rearSide: { name: 'rear-side', label: 'Rear sides', phrase: 'on the rear sides' },
  rear: { name: 'rear', label: 'Rear window', phrase: 'on the rear window' },
} as const

const { front, rearSide, rear } = carWindows

const fromTheSeat = {
  windows: [
    { name: 'strip', label: 'Windshield strip', phrase: 'on the windshield strip', at: [30, 28] },
    { ...front, at: [7, 38] },
    // Seen in the inside mirror alone.
    rearSide,
    { ...rear, at: [56, 42] },
  ],
  side: 'inside',
  // Rendered as perfect mirrors.
  reflectance: 100,
  remark: 'The windshield below its strip stays bare, and the mirror shows the rear windows.',
} as const

/** A car in this view first, and from the driver's seat after it, by day and at night. */
export const carFrom = (view: SceneView): Scene => ({
  legend: 'View',
  views: [
    view,
    {
      name: 'driver',
      label: 'Driver’s view',
      load: () => import('./layers/driver'),
      ...fromTheSeat,
      bare: driverBare,
      alt: 'The driver’s view from a pale cabin over parked cars to offices of glass and brick; the inside mirror shows what is behind.',
    },
    {
      name: 'driver-night',
      label: 'Driver’s view at night',
      load: () => import('./layers/driver-night'),
      ...fromTheSeat,
      bare: nightBare,
      alt: 'The same road at night from the driver’s seat: street lamps, lit windows and a car that comes toward us; inside, the dials and the map glow.',
    },
  ],
  glass: carGlass,
})
