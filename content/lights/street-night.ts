import spec from '../images/layers/street-night/layers.json'
import { lightLayers } from '../light-layers'

export const light = lightLayers(
  spec,
  import.meta.glob('../images/layers/street-night/*.png', {
    eager: true,
    import: 'default',
    query: '?layer',
  }),
)
