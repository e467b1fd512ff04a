export { default as light } from '../../images/layers/pots/layers.json?light'
