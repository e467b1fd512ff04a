import spec from '../images/layers/car/layers.json'
import { lightLayers } from '../light-layers'

export const light = lightLayers(
  spec,
  import.meta.glob('../images/layers/car/*.png', {
    eager: true,
    import: 'default',
    query: '?layer',
  }),
)
