export { default as light } from '../../images/layers/street/layers.json?light'
