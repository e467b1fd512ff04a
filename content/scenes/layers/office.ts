export { default as light } from '../../images/layers/office/layers.json?light'
