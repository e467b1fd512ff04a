import spec from '../images/layers/heat/layers.json'
import { lightLayers } from '../light-layers'

export const light = lightLayers(
  spec,
  import.meta.glob('../images/layers/heat/*.png', {
    eager: true,
    import: 'default',
    query: '?layer',
  }),
)
