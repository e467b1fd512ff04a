export { default as light } from '../../images/layers/seam/layers.json?light'
