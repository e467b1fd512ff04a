export { default as light } from '../../images/layers/facade/layers.json?light'
