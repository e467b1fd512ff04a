import bare from '../images/room-bare.jpg?picture'
import eveningBare from '../images/room-evening-bare.jpg?picture'
import morningBare from '../images/room-morning-bare.jpg?picture'
import winterBare from '../images/room-winter-bare.jpg?picture'
import type { Scene, SceneView } from '../schema'

const fromInside = {
  windows: [
    { name: 'left', label: 'Left window', phrase: 'on the left window', at: [24, 54] },
    { name: 'middle', label: 'Middle window', phrase: 'on the middle window', at: [53, 52] },
    { name: 'right', label: 'Right window', phrase: 'on the right window', at: [92, 56] },
  ],
  side: 'inside',
  // Rendered as perfect mirrors.
  reflectance: 100,
} as const

export const midday = {
  name: 'midday',
  label: 'Midday',
  load: () => import('./layers/room'),
  ...fromInside,
  bare,
  alt: 'A bright living room with a sofa, a round table and an armchair; three tall windows look over a garden to a lake, and the sun lies on the floor.',
} as const

const morning = {
  name: 'morning',
  label: 'Morning',
  load: () => import('./layers/room-morning'),
  ...fromInside,
  bare: morningBare,
  alt: 'The same living room in the morning: a low sun comes in by the right window and lies across the rug, the table and the sofa.',
} as const

export const evening = {
  name: 'evening',
  label: 'Evening',
  load: () => import('./layers/room-evening'),
  ...fromInside,
  bare: eveningBare,
  alt: 'The same living room after sunset, lit by its lamps; behind the three windows the lake and the sky are still blue.',
  remark:
    'The lamps are on, and the picture is exposed for them. What the windows mirror now is the room.',
} as const

const winter = {
  name: 'winter',
  label: 'Winter midday',
  load: () => import('./layers/room-winter'),
  ...fromInside,
  bare: winterBare,
  alt: 'The same living room at noon in winter: snow and white trees outside, and a low sun that reaches far across the floor.',
  remark:
    'Snow sends so much light up that this picture is exposed at little more than half of midday’s.',
} as const

/** A living room with three windows on a lake. */
export const room = {
  legend: 'Time of day',
  views: [midday, morning, evening, winter],
  glass: [
    { name: 'Clear glass', vlt: 90 },
    { name: 'Double glazing', vlt: 81 },
    { name: 'Gray-tinted glass', vlt: 45 },
  ],
} as const satisfies Scene

/** Another view first, and the living room after it. */
export const before = (view: SceneView): Scene => ({
  ...room,
  legend: 'View',
  views: [view, ...room.views],
})
