export { default as light } from '../../images/layers/phone/layers.json?light'
