import spec from '../images/layers/driver-night/layers.json'
import windscreen from '../images/layers/driver-night/windscreen.png?layer'
import { lightLayers } from '../light-layers'

export const light = lightLayers(spec, {
  ...import.meta.glob(
    [
      '../images/layers/driver-night/*.png',
      '!../images/layers/driver-night/windscreen.png',
      '!../images/layers/driver-night/{dials,windscreen,strip,rear,front,rear-side}-peaks.png',
    ],
    { eager: true, import: 'default', query: '?small-layer' },
  ),
  // Two thirds of the light in dark places.
  '../images/layers/driver-night/windscreen.png': windscreen,
  // Lamps, and not what the panes mirror of them.
  ...import.meta.glob(
    '../images/layers/driver-night/{dials,windscreen,strip,rear,front,rear-side}-peaks.png',
    { eager: true, import: 'default', query: '?fine-layer' },
  ),
})
