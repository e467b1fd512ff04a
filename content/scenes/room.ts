import bare from '../images/room-bare.jpg?picture'
import eveningBare from '../images/room-evening-bare.jpg?picture'
import dark from '../images/room-film-05.jpg?picture'
import medium from '../images/room-film-35.jpg?picture'
import type { Scene } from '../schema'

const windows = [
  { name: 'left', label: 'Left window', phrase: 'on the left window', at: [24, 54] },
  { name: 'middle', label: 'Middle window', phrase: 'on the middle window', at: [53, 52] },
  { name: 'right', label: 'Right window', phrase: 'on the right window', at: [92, 56] },
] as const

/** A living room with three windows on a lake. */
export const room = {
  legend: 'Time of day',
  views: [
    {
      name: 'midday',
      label: 'Midday',
      load: () => import('../lights/room'),
      windows,
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
    {
      name: 'evening',
      label: 'Evening',
      load: () => import('../lights/room-evening'),
      windows,
      side: 'inside',
      reflectance: 100,
      stills: [{ vlt: 100, source: eveningBare }],
      alt: 'The same living room after sunset, lit by its lamps; behind the three windows the lake and the sky are still blue.',
      remark:
        'The lamps are on, and the picture is exposed for them. What the windows mirror now is the room.',
    },
  ],
  glass: [
    { name: 'Clear glass', vlt: 90 },
    { name: 'Double glazing', vlt: 81 },
    { name: 'Grey-tinted glass', vlt: 45 },
  ],
} as const satisfies Scene
