import spec from '../images/layers/room-winter/layers.json'
import sun from '../images/layers/room-winter/right-peaks.png?fine-layer'
import { lightLayers } from '../light-layers'

export const light = lightLayers(spec, {
  ...import.meta.glob(
    ['../images/layers/room-winter/*.png', '!../images/layers/room-winter/right-peaks.png'],
    { eager: true, import: 'default', query: '?small-layer' },
  ),
  // The sun on the floor.
  '../images/layers/room-winter/right-peaks.png': sun,
})
