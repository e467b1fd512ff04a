import dayLayers from '../images/layers/room/layers.json'
import eveningLayers from '../images/layers/room-evening/layers.json'
import streetLayers from '../images/layers/street/layers.json'
import nightLayers from '../images/layers/street-night/layers.json'
import eveningMirror from '../images/room-evening-mirror.jpg?picture'
import dayMirror from '../images/room-mirror.jpg?picture'
import streetBare from '../images/street-bare.jpg?picture'
import streetMirror from '../images/street-mirror.jpg?picture'
import nightBare from '../images/street-night-bare.jpg?picture'
import nightMirror from '../images/street-night-mirror.jpg?picture'
import type { WhoSeesWhom } from '../schema'
import { evening, midday } from './room'

const front = { name: 'front', label: 'Window', phrase: 'on the window', at: [50, 50] } as const

/** As DP2R-20 of the 2-ply films. */
const still = { vlt: 20, reflectance: { outside: 45, inside: 18 } } as const

/** A mirror film at home: a house window from the street, and the living room from within. */
export const whoSeesWhom = {
  glass: 90,
  still,
  views: [
    {
      name: 'street-day',
      label: 'From the street by day',
      load: () => import('./layers/street'),
      windows: [front],
      side: 'outside',
      reflectance: 100,
      bare: streetBare,
      mirror: streetMirror,
      layers: streetLayers.layers,
      alt: 'A wide house window in a sunlit wall, seen from the street, with geraniums on its sill.',
    },
    {
      name: 'street-night',
      label: 'From the street after dark',
      load: () => import('./layers/street-night'),
      windows: [front],
      side: 'outside',
      reflectance: 100,
      bare: nightBare,
      mirror: nightMirror,
      layers: nightLayers.layers,
      alt: 'The same window after dark: a lamp hangs over a table, books stand along the wall, and a cat sits on the window board.',
    },
    {
      ...midday,
      label: 'From the room by day',
      mirror: dayMirror,
      layers: dayLayers.layers,
    },
    {
      ...evening,
      label: 'From the room after dark',
      mirror: eveningMirror,
      layers: eveningLayers.layers,
    },
  ],
} as const satisfies WhoSeesWhom
