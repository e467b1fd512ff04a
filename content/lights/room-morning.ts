import spec from '../images/layers/room-morning/layers.json'
import { lightLayers } from '../light-layers'

export const light = lightLayers(
  spec,
  import.meta.glob('../images/layers/room-morning/*.png', {
    eager: true,
    import: 'default',
    query: '?small-layer',
  }),
)
