export { default as light } from '../../images/layers/car/layers.json?light'
