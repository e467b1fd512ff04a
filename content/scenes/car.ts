import bare from '../images/car-bare.jpg?picture'
import dark from '../images/car-film-05.jpg?picture'
import medium from '../images/car-film-35.jpg?picture'
import spec from '../images/layers/car/layers.json'
import type { Scene } from '../schema'
import { lightLayers } from './light-layers'

const sources = import.meta.glob<Readonly<Record<number, string>>>('../images/layers/car/*.png', {
  eager: true,
  import: 'default',
  query: '?layer',
})

/** A pale estate car by day, seen from outside. Its windscreen stays bare. */
export const car = {
  light: lightLayers(spec, sources),
  windows: [
    { name: 'front', label: 'Front doors', phrase: 'on the front doors', at: [32, 43] },
    { name: 'rear-side', label: 'Rear sides', phrase: 'on the rear sides', at: [56, 44] },
    { name: 'rear', label: 'Rear window', phrase: 'on the rear window', at: [86, 37] },
  ],
  side: 'outside',
  // Rendered as ordinary glass.
  reflectance: 8,
  glass: [
    { name: 'Factory glass', vlt: 75 },
    { name: 'Lighter factory glass', vlt: 85 },
    { name: 'Darker factory glass', vlt: 70 },
  ],
  stills: [
    { vlt: 100, source: bare },
    { vlt: 35, source: medium },
    { vlt: 5, source: dark },
  ],
  alt: 'A pale blue estate car on a paved drive in front of a white house, seen from behind its left side; inside it are beige seats, a child’s seat and a teddy bear behind the rear window.',
} as const satisfies Scene
