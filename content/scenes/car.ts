import driverBare from '../images/driver-bare.jpg?picture'
import nightBare from '../images/driver-night-bare.jpg?picture'
import { carGlass } from '../laws/glass'
import type { Scene } from '../schema'
import { bareCar } from './bare-car'

const [front, rearSide, rear] = bareCar.windows

const fromTheSeat = {
  windows: [
    { name: 'strip', label: 'Windshield strip', phrase: 'on the windshield strip', at: [30, 28] },
    { ...front, at: [7, 38] },
    // Seen in the inside mirror alone.
    { name: rearSide.name, label: rearSide.label, phrase: rearSide.phrase },
    { ...rear, at: [56, 42] },
  ],
  side: 'inside',
  // Rendered as perfect mirrors.
  reflectance: 100,
} as const
const whatIsBare =
  'The windshield below its strip stays bare, and the mirror shows the rear windows.'

/** A pale estate car. Its windshield stays bare but for the strip at its top, which only the driver sees. */
export const car = {
  framing: 'windows',
  legend: 'View',
  views: [
    {
      name: 'outside',
      label: 'From outside',
      load: () => import('./layers/car'),
      windows: bareCar.windows,
      side: 'outside',
      // Rendered as ordinary glass.
      reflectance: 8,
      bare: bareCar.source,
      alt: bareCar.alt,
    },
    {
      name: 'driver',
      label: 'Driver’s view',
      load: () => import('./layers/driver'),
      ...fromTheSeat,
      bare: driverBare,
      alt: 'The driver’s view from a pale cabin along a road between gardens; the inside mirror shows what is behind.',
      remark: whatIsBare,
    },
    {
      name: 'driver-night',
      label: 'Driver’s view at night',
      load: () => import('./layers/driver-night'),
      ...fromTheSeat,
      bare: nightBare,
      alt: 'The same road at night from the driver’s seat: street lamps, lit windows and a car that comes toward us; inside, the dials and the map glow.',
      remark: whatIsBare,
    },
  ],
  glass: carGlass,
} as const satisfies Scene
