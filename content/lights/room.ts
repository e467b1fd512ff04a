import spec from '../images/layers/room/layers.json'
import { lightLayers } from '../light-layers'

export const light = lightLayers(
  spec,
  import.meta.glob('../images/layers/room/*.png', {
    eager: true,
    import: 'default',
    query: '?layer',
  }),
)
