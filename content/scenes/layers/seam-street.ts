export { default as light } from '../../images/layers/seam-street/layers.json?light'
