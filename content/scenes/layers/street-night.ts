export { default as light } from '../../images/layers/street-night/layers.json?light'
