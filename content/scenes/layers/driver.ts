export { default as light } from '../../images/layers/driver/layers.json?light'
