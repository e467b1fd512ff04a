import spec from '../images/layers/driver-night/layers.json'
import { lightLayers } from '../light-layers'

export const light = lightLayers(
  spec,
  import.meta.glob('../images/layers/driver-night/*.png', {
    eager: true,
    import: 'default',
    query: '?small-layer',
  }),
)
