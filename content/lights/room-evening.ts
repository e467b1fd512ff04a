import spec from '../images/layers/room-evening/layers.json'
import { lightLayers } from '../light-layers'

export const light = lightLayers(
  spec,
  import.meta.glob('../images/layers/room-evening/*.png', {
    eager: true,
    import: 'default',
    query: '?layer',
  }),
)
