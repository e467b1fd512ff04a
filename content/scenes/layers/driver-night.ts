export { default as light } from '../../images/layers/driver-night/layers.json?light'
