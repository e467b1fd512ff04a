export { default as light } from '../../images/layers/dusk/layers.json?light'
