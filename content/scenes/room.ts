import bare from '../images/room-bare.jpg?picture'
import dark from '../images/room-film-05.jpg?picture'
import medium from '../images/room-film-35.jpg?picture'
import type { Scene } from '../schema'

/** A living room with three windows on a lake. */
export const room = {
  legend: 'Time of day',
  views: [
    {
      name: 'midday',
      label: 'Midday',
      load: () => import('../lights/room'),
      windows: [
        { name: 'left', label: 'Left window', phrase: 'on the left window', at: [24, 54] },
        { name: 'middle', label: 'Middle window', phrase: 'on the middle window', at: [53, 52] },
        { name: 'right', label: 'Right window', phrase: 'on the right window', at: [92, 56] },
      ],
      side: 'inside',
      // Rendered as perfect mirrors.
      reflectance: 100,
      stills: [
        { vlt: 100, source: bare },
        { vlt: 35, source: medium },
        { vlt: 5, source: dark },
      ],
      alt: 'A bright living room with a sofa, a round table and an armchair; three tall windows look over a garden to a lake, and the sun lies on the floor.',
    },
  ],
  glass: [
    { name: 'Clear glass', vlt: 90 },
    { name: 'Double glazing', vlt: 81 },
    { name: 'Grey-tinted glass', vlt: 45 },
  ],
} as const satisfies Scene
