import spec from '../images/layers/room-winter/layers.json'
import { lightLayers } from '../light-layers'

export const light = lightLayers(
  spec,
  import.meta.glob('../images/layers/room-winter/*.png', {
    eager: true,
    import: 'default',
    query: '?layer',
  }),
)
