import spec from '../images/layers/street/layers.json'
import { lightLayers } from '../light-layers'

export const light = lightLayers(
  spec,
  import.meta.glob('../images/layers/street/*.png', {
    eager: true,
    import: 'default',
    query: '?layer',
  }),
)
