import bare from '../images/car-bare.jpg?picture'
import dark from '../images/car-film-05.jpg?picture'
import medium from '../images/car-film-35.jpg?picture'
import type { Scene } from '../schema'

/** A pale estate car. Its windscreen stays bare. */
export const car = {
  legend: 'View',
  views: [
    {
      name: 'outside',
      label: 'From outside',
      load: () => import('../lights/car'),
      windows: [
        { name: 'front', label: 'Front doors', phrase: 'on the front doors', at: [32, 43] },
        { name: 'rear-side', label: 'Rear sides', phrase: 'on the rear sides', at: [56, 44] },
        { name: 'rear', label: 'Rear window', phrase: 'on the rear window', at: [86, 37] },
      ],
      side: 'outside',
      // Rendered as ordinary glass.
      reflectance: 8,
      stills: [
        { vlt: 100, source: bare },
        { vlt: 35, source: medium },
        { vlt: 5, source: dark },
      ],
      alt: 'A pale blue estate car on a paved drive in front of a white house, seen from behind its left side; inside it are beige seats, a child’s seat and a teddy bear behind the rear window.',
    },
  ],
  glass: [
    { name: 'Factory glass', vlt: 75 },
    { name: 'Lighter glass', vlt: 85 },
    { name: 'Light glass', vlt: 80 },
    { name: 'Darker glass', vlt: 70 },
  ],
} as const satisfies Scene
