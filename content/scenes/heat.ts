import bare from '../images/heat-bare.jpg?picture'
import dpnc35 from '../images/heat-dpnc-35.jpg?picture'
import dpps50 from '../images/heat-dpps-50.jpg?picture'
import dprf35 from '../images/heat-dprf-35.jpg?picture'
import dprf50 from '../images/heat-dprf-50.jpg?picture'
import dpsk50 from '../images/heat-dpsk-50.jpg?picture'
import spec from '../images/layers/heat/layers.json'
import type { HeatScene } from '../schema'

/** A pale estate car in the sun, seen from ahead through its windshield. */
export const heat = {
  load: () => import('../lights/heat'),
  layers: spec.layers.map(({ factors, means: { seat, dashboard } }) => ({
    factors,
    means: { seat, dashboard },
  })),
  stills: {
    'DPNC-35': dpnc35,
    'DPPS-50': dpps50,
    'DPRF-35': dprf35,
    'DPRF-50': dprf50,
    'DPSK-50': dpsk50,
  },
  bare,
  alt: 'The cabin of a car from ahead, through its windshield: the dashboard and both front seats, colored by the irradiance on them.',
} as const satisfies HeatScene
