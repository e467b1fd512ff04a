export { default as light } from '../../images/layers/seat/layers.json?light'
